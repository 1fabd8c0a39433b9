# What a table says beside its game.

entry-opened = The table is laid.
entry-sat = { $seat } has sat down.
entry-stood = { $seat } has left the table.
entry-began = The game begins.
entry-composes = { $seat } is putting a deal together.
entry-took-back = { $seat } takes back a decision.
entry-asked-back = { $seat } asks to take back a decision that goes further back than undo.
entry-answered = { $granted ->
    [yes] { $seat } agrees to the undo.
   *[other] { $seat } does not agree to the undo.
}
entry-stood-in = { $why ->
    [owner] The bot { $level } now plays for { $seat }.
    [vote] By the wish of the others, the bot { $level } now plays for { $seat }.
    [host] The host of the house lets the bot { $level } play for { $seat }.
   *[failure] The bot in the chair of { $seat } failed; { $level } goes on in its place.
}
entry-came-back = { $seat } is back in the chair.
entry-voted = { $seat } wishes that a bot plays for { $chair }.
entry-advised = { $seat } has asked for advice.
entry-key-turned = { $seat } has a new seat link.
entry-offered = { $seat } offers the chair to somebody else.
entry-withdrew = { $seat } keeps the chair.
entry-handed-on = { $named ->
    [yes] { $name } has taken over from { $before }.
   *[no] { $name } has taken over the chair.
}
entry-left = { $named ->
    [yes] { $name } has left the game for good; the bot { $level } plays on as { $seat }.
   *[no] { $seat } has left the game for good; the bot { $level } plays on.
}
entry-dropped = { $seat } has cleared the table away.
entry-rematched = { $too ->
    [yes] { $seat } wants a rematch too.
   *[no] { $seat } has laid the table again.
}
entry-removed = { $by ->
    [author] Removed by its author
   *[host] Removed by the host
}
entry-jumped = The server's clock was set; nobody loses time by it.

barrier-moved = { $seat } has moved since.
barrier-learned = Something was learned since: { $event }
barrier-drew = Luck was drawn since.

declined-stale = The table has moved on; look again.
declined-not-begun = The game has not begun; there are empty chairs.
declined-game-over = The game is over.
declined-bot-sits-there = A bot plays for { $seat } now.
declined-nothing-to-undo = There is nothing of yours to take back.
declined-undo-needs-consent = This can be taken back only if the others agree.
declined-undo-of-absent = { $seat } is away, and a decision of theirs would go too. It can be asked for when they are back, or in { $hours } h { $minutes } min.
declined-undo-asked-already = { $seat } has already asked for an undo.
declined-no-undo-asked = Nobody asks for an undo.
declined-not-yours-to-grant = This is not yours to grant, or you have answered.
declined-empty-talk = There are no words in it.
declined-too-much-talk = You have said a lot; go on in { $seconds } s.
declined-clock-still-runs = The clock of { $seat } has not run out.
declined-weak-stand-in = The others may put { $levels } into a chair, not { $level }.
declined-voted-already = You have already said so of { $seat }.
declined-no-bot-in-chair = No bot sits in your chair.
declined-already-begun = The game has begun.
declined-others-sit-there = Others sit at this table; you can give up your own chair.
declined-not-offered = Your chair is not offered to anybody.
declined-offer-spent = This link has been used or withdrawn; the chair is taken.
declined-table-dropped = This table was cleared away before the game began.
declined-no-empty-chair = No chair is empty.
declined-chair-taken = That chair is taken.
declined-not-your-seat = That seat is not yours.
declined-no-invitation = This link does not let you sit down; ask for an invitation.
declined-not-over-yet = That is possible when the game is over.
declined-no-auction = There is no open auction now.
declined-broken-table = The log of this table cannot be read; whoever runs the server can look into it.
declined-no-such-table = There is no such table.
declined-no-such-move = There is no move { $move }; they run from 0 to { $last }.
declined-wrong-secret = This secret opens no seat here.
declined-nobody-known = You have no name here yet.
declined-known-already = This browser is already known as { $name }.
declined-name-and-mark-taken = Somebody here has this name with this mark. Choose another mark, or another name.
declined-no-such-device = There is no such device.
declined-too-many-devices = You have { $most } devices already. Remove one of them first.
declined-code-used-up = This code is used up or too old. Let the other device show a new one.
declined-same-device = This is the device that shows the code. Open the link on the other one.
declined-nothing-to-answer = Nobody is waiting for an answer any more.
declined-wrong-words = These words belong to nobody here.
declined-unknown-word = Word { $nth }, “{ $word }”, is on no list.
declined-unknown-word-but = Word { $nth }, “{ $word }”, is on no list. Perhaps it is “{ $nearest }”.
declined-no-talk = There is no talk now in which you could propose a deal.
declined-composes-already = The talk waits for you already.
declined-said-in-pieces = A deal is proposed whole, as a line of text or as its clauses.
declined-learned-between = Something comes to light after move { $move } of these; what follows is decided then.
declined-not-asked = You are not asked now.
declined-no-lesson = There is no lesson of this game.
declined-nobody-to-study-with = No bot of this game can say what it takes to be best.
declined-no-gallery = Those who look on do not talk at this table.
declined-plays-here = You play here: say it to the table. The gallery opens to you when the game is over.
declined-offer-gone = This is not asked any more: it has taken too long, or somebody did not want to.
declined-left-too-often = You have taken a chair and left it three times within the hour; sit down again in { $minutes } min.
declined-house-full = This house has { $most } open tables, and its host allows no more. Sit down at one, or lay a table by link.
declined-laid-too-often = Ten public tables were laid from your address within the hour; the next one in { $minutes } min. Tables by link are free.
declined-laid-enough = You have { $most } open public tables; wait until one is full. Tables by link are free.
declined-guest-laid-enough = You have an open public table; wait until it is full. Tables by link are free.
declined-muted = { $ends ->
    [good] The host has muted you for good, saying: “{ $why }”.
   *[time] The host has muted you, for { $hours } h { $minutes } min more, saying: “{ $why }”.
}
declined-shut-out = { $ends ->
    [good] The host has shut you out for good, saying: “{ $why }”.
   *[time] The host has shut you out, for { $hours } h { $minutes } min more, saying: “{ $why }”.
}
declined-no-new-guests = New guests cannot come in for another { $hours } h { $minutes } min: “{ $why }”. Whoever has been here before can.
declined-guests-do-not-talk = In this house only people with a key talk.
declined-guests-play-first = In this house guests talk once they have finished a game.
declined-gallery-is-silent = In this house those who look on do not talk.
declined-not-for-you = You cannot sit down at this table; look for another one.
declined-lobby-closed = In this house tables are by invitation only.
declined-for-the-host = This is for the host of the house.
declined-not-over-hosts = This cannot be done to the host, nor by one deputy to another.
declined-needs-a-key = For this you need a key of your own; make one first.
declined-link-spent = This link has been used, or is older than a day. A new one comes from the server's terminal.
declined-needs-a-reason = Say why: it is told in these words.
declined-needs-a-name = There are no letters in this name.
declined-nobody-there = Nobody is meant by this.
declined-no-such-line = Nothing was said there.
declined-no-such-report = There is no such report.
declined-too-many-reports = You have reported a lot today; go on tomorrow.
declined-yourself = This is you.
declined-nothing-to-undo-here = This was taken back already.
declined-words-are-gone = Words that were removed are gone and cannot be brought back.
declined-way-not-offered = This house does not send notices that way.
declined-no-mail-address = That is no mail address.
declined-no-subscription = The browser's subscription is not whole; switch it on anew.
declined-address-not-reached = { $why ->
    [no_address] That is no address of the web.
    [no_such_host] There is no such host.
    [only_https] Only addresses with https and without a port of their own are asked.
   *[other] That address is not public: this house asks no machines of inner networks.
}
declined-too-many-places = { $most } places are the most one can have; take one away first.
declined-asked-often = This address has been asked { $times } times today; try again tomorrow.
declined-mail-not-taken = The mail server has not taken the mail ({ $why }); try again later.
declined-no-such-place = There is no such place of yours.
declined-stopped-by-link = A link in a mail has stopped this; add the address anew, and it is asked again.

too-many-requests = Too many requests; come back in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-database = The database does not answer; try again in a moment.
