who-plays = Wer spielt hier?
your-mark = Dein Zeichen
mark-nth = Zeichen { $n }
other-marks = Andere Zeichen
names-need-not-differ = Namen dürfen gleich sein: Das Zeichen unterscheidet euch.
key-kept-here = Ein Schlüssel entsteht und bleibt in diesem Browser. Kein Passwort, keine E-Mail.
tables-move-along = { $n ->
    [one] Dein Tisch hier zieht
   *[other] Deine { $n } Tische hier ziehen
 } mit um.
bring-name = { $name } auf ein anderes Gerät bringen
is-this-you = Bist du das?
wants-to-be = { $device } möchte { $name } sein. Ist es deins, zeigt es dieselbe Zahl und dasselbe Zeichen.
a-device = Ein Gerät
yes-my-device = Ja, das ist meins
no-stop = Nein, abbrechen
brought = { $name } ist jetzt auch dort.
bring-refused = Es wurde nichts übergeben.
code-expired = Der Code ist inzwischen zu alt.
new-code = Neuer Code
point-camera = Richte die Kamera des anderen Geräts hierher oder öffne dort den Link.
code-for-camera = Der Link als Code für eine Kamera
code-left = noch { $minutes }:{ $seconds }, gilt einmal
bring-link = Link für das andere Gerät
nothing-without-yes = Es wird nichts übergeben, bevor du hier zugestimmt hast: Ein abfotografierter Code öffnet nichts.
digits = Zahl { $digits }
code-opens-nothing = Dieser Code öffnet nichts
go-on = Weiter
be-here = Auf diesem Gerät { $name } sein?
be-here-why = Deine Tische und dein Name sind dann auf beiden Geräten. Das andere wird erst gefragt.
take-tables-along = { $n ->
    [one] Meinen Tisch aus diesem Browser mitnehmen
   *[other] Meine { $n } Tische aus diesem Browser mitnehmen
 }
yes-i-am = Ja, ich bin { $name }
no-not-me = Nein, das bin ich nicht
now-say-yes = Jetzt dort Ja sagen
now-say-yes-why = Das andere Gerät zeigt dieselbe Zahl, dasselbe Zeichen und einen Knopf.
here-you-are = Da bist du, { $name }
to-tables = Zu meinen Tischen
bring-refused-there = Das andere Gerät hat Nein gesagt.
devices = Geräte
devices-of-most = { $n } von höchstens { $most }
this-one = dieses
in-use-now = jetzt
is-asked-again = wird neu gefragt, wer es ist
sign-off = Abmelden
remove = Entfernen
really = Wirklich?
sign-off-loses = { $name } ist auf keinem anderen Gerät und hat keine Wörter zum Wiederfinden: Wer sich hier abmeldet, verliert Namen und Plätze.
today = heute
days-ago = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
 }
recovery-words = Wörter zum Wiederfinden
checked-on = geprüft am { $day }
not-checked = noch nicht geprüft
recovery-why = Zwölf Wörter bringen { $name } zurück, wenn alle Geräte verloren sind. Neue machen die alten ungültig.
make-words = Zwölf Wörter machen
make-new-words = Neue Wörter machen
test-words = Meine prüfen
words-for-rainy-day = Wörter für schlechte Tage
words-shown-once = Mit diesen zwölf Wörtern bekommst du { $name } zurück, wenn alle Geräte verloren sind. Sie lassen sich kein zweites Mal zeigen.
save-as-file = Als Datei sichern
print = Drucken
two-words-please = Wort { $one } und Wort { $two }, bitte
word-nth = Wort { $n }
i-have-them = Ich habe sie
your-words = Deine zwölf Wörter
check-words = Prüfen
have-a-name = Ich habe hier einen Namen
was-signed-off = { $name } wurde hier abgemeldet: Das Gerät wurde lange nicht benutzt, oder die Wörter wurden anderswo gebraucht. Warst du das nicht, dann nimm jetzt deine Wörter.
by-other-device = Auf einem Gerät, das ihn hat: Ich, dann „Auf ein anderes Gerät bringen“. Öffne Link oder Code hier.
by-words = Oder tippe deine zwölf Wörter
words-of-twelve = { $n } von 12
bring-me-back = Bring mich zurück
all-kept = Alles, was von dir da ist
all-kept-what = Name, Zeichen, Prüfsummen deiner Geräte, Plätze an { $n ->
    [one] einem Tisch
   *[other] { $n } Tischen
 }, deine Einstellungen. Keine Adresse, keine E-Mail, wenn du keine angegeben hast, kein Verlauf.
take-home = Alles mitnehmen (JSON)
forget-me = Vergiss mich
forget-what = Löscht Schlüssel, Geräte, Einstellungen und Nachrichten sofort. Deine Spiele bleiben für die anderen ganz: Dort heißt du nach deiner Farbe, was du gesagt hast, wird entfernt, und ein Bot spielt laufende Spiele zu Ende.
type-your-name = Tippe deinen Namen, um weiterzugehen
forget-for-good = { $name } für immer vergessen
stays-in-house = Nichts von dir verlässt dieses Haus, solange Gastgeber und du es nicht einschalten.
forget-seven-days = Sieben Tage lang machen deine zwölf Wörter das rückgängig.
forget-no-words = Ohne Wörter zum Wiederfinden lässt sich das nicht rückgängig machen.
forgotten = Du bist hier vergessen.
key-since = Schlüssel { $key } · seit { $day }
change-name = Name ändern
change-mark = Zeichen ändern
keep-it = So lassen
tables-apart = { $n ->
    [one] Ein Tisch dieses Browsers gehört
   *[other] { $n } Tische dieses Browsers gehören
 } dir noch nicht.
take-along = Mitnehmen

told-host = Was du dem Gastgeber gemeldet hast
told-line = Eine Zeile am Tisch { $table }
told-gallery = Eine Zeile in der Galerie von { $table }
told-name = Ein Name am Tisch { $table }
told-table = Der Tisch { $table }
told-outcome-open = Der Gastgeber hat es.
told-outcome-removed = Der Gastgeber hat die Zeile entfernt.
told-outcome-done = Der Gastgeber hat gehandelt.
told-outcome-nothing = Der Gastgeber hat keinen Anlass gefunden.
not-read = Wen du nicht liest
not-read-guest = Ein Gast
not-read-since = seit { $when }
not-read-again = Wieder lesen
not-read-again-toast = Du liest { $name } wieder.
not-read-why = Ihre Zeilen sind auf allen deinen Geräten ausgeblendet, und an deine öffentlichen Tische können sie sich nicht setzen. Niemand erfährt davon.
