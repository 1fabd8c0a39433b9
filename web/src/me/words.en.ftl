who-plays = Who shall we say is playing?
your-mark = Your mark
mark-nth = Mark { $n }
other-marks = Other marks
names-need-not-differ = Names need not be unique: the mark tells you apart.
key-kept-here = A key is made and kept by this browser. No password, no e-mail.
tables-move-along = Your { $n ->
    [one] table
   *[other] { $n } tables
 } here move under it.
bring-name = Bring { $name } to another device
is-this-you = Is this you?
wants-to-be = { $device } wants to be { $name }. If it is yours, it shows the same number and mark.
a-device = A device
yes-my-device = Yes, that is mine
no-stop = No, stop it
brought = { $name } is there now.
bring-refused = Nothing was handed over.
code-expired = The code is too old now.
new-code = New code
point-camera = Point its camera here, or open the link there.
code-for-camera = The link as a code for a camera
code-left = { $minutes }:{ $seconds } left, works once
bring-link = Link for the other device
nothing-without-yes = Nothing is handed over until you have agreed here, so a stolen picture of this code opens nothing.
digits = Number { $digits }
code-opens-nothing = This code opens nothing
go-on = Go on
be-here = Be { $name } on this device?
be-here-why = Your tables and your name are then on both devices. The other one is asked first.
take-tables-along = { $n ->
    [one] Take my table of this browser along
   *[other] Take my { $n } tables of this browser along
 }
yes-i-am = Yes, I am { $name }
no-not-me = No, that is not me
now-say-yes = Now say yes over there
now-say-yes-why = The other device shows the same number and mark, and a button.
here-you-are = Here you are, { $name }
to-tables = To my tables
bring-refused-there = The other device has said no.
devices = Devices
devices-of-most = { $n } of at most { $most }
this-one = this one
in-use-now = now
is-asked-again = is asked again who it is
sign-off = Sign off
remove = Remove
really = Really?
sign-off-loses = { $name } is on no other device and has no recovery words: signing off here loses the name and all seats.
today = today
days-ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
 }
recovery-words = Recovery words
checked-on = checked { $day }
not-checked = not checked yet
recovery-why = Twelve words bring { $name } back when every device is lost. Making new ones ends the old ones.
make-words = Make twelve words
make-new-words = Make new words
test-words = Test mine
words-for-rainy-day = Words for a rainy day
words-shown-once = With these twelve words you get { $name } back when every device is lost. They cannot be shown again.
save-as-file = Save as file
print = Print
two-words-please = Word { $one } and word { $two }, please
word-nth = Word { $n }
i-have-them = I have them
your-words = Your twelve words
check-words = Check them
have-a-name = I have a name here
was-signed-off = { $name } was signed off here: the device was not used for long, or the recovery words were used elsewhere. If that was not you, use your words now.
by-other-device = On a device that has it: Me, then “Bring to another device”. Open its link or code here.
by-words = Or type your twelve words
words-of-twelve = { $n } of 12
bring-me-back = Bring me back
all-kept = Everything kept about you
all-kept-what = Name, mark, hashes of your devices, seats at { $n ->
    [one] one table
   *[other] { $n } tables
 }, your settings. No address of yours, no e-mail unless you gave one, no browsing.
take-home = Take it all home (JSON)
forget-me = Forget me
forget-what = Deletes key, devices, settings and notices at once. Your games stay whole for the others: there you are called by your colour, what you said is removed, and a bot plays your running games to their end.
type-your-name = Type your name to go on
forget-for-good = Forget { $name } for good
stays-in-house = Nothing about you leaves this house unless its host and you switch it on.
forget-seven-days = For seven days your twelve words can undo this.
forget-no-words = Without recovery words nothing can undo this.
forgotten = You are forgotten here.
key-since = key { $key } · since { $day }
change-name = Change name
change-mark = Change mark
keep-it = Keep it
tables-apart = { $n ->
    [one] One table of this browser is
   *[other] { $n } tables of this browser are
 } not yours yet.
take-along = Take along

told-host = What you told the host
told-line = A line at { $table }
told-gallery = A line in the gallery of { $table }
told-name = A name at { $table }
told-table = The table { $table }
told-outcome-open = The host has it.
told-outcome-removed = The host has removed the line.
told-outcome-done = The host has acted.
told-outcome-nothing = The host has found nothing to do.
not-read = Whom you do not read
not-read-guest = A guest
not-read-since = since { $when }
not-read-again = Read again
not-read-again-toast = You will read { $name } again.
not-read-why = Their lines are hidden on all your devices, and they cannot sit down at your public tables. Nobody is told.
