# Was Gastgeber lesen und tun, und was alle wegen einer Zeile tun können. Wird geholt, wenn es jemand braucht.

line-menu = Zu dieser Zeile von { $name }
tell-host = Dem Gastgeber melden …
block = { $name } nicht mehr lesen
blocked-toast = Du liest { $name } nicht mehr, auf keinem deiner Geräte. Niemand erfährt es.
remove-line = Zeile entfernen …
mute = Stumm schalten …
shut-out = Ausschließen …

report-title = Dem Gastgeber melden
report-insult = Beleidigung oder Drohung
report-name = Name oder Zeichen
report-two-keys = Spielt hier noch mit einem anderen Schlüssel
report-other = Etwas anderes
report-words = Was der Gastgeber wissen sollte (muss nicht sein)
report-block = Ich möchte { $name } nicht mehr lesen
report-seen = Der Gastgeber sieht diese Zeile und die zwei darum herum, deinen Namen und den von { $name }. { $name } erfährt nicht, wer es war.
report-send = An den Gastgeber senden
report-done = Der Gastgeber hat es.
report-again = Der Gastgeber hat es schon.

deed-remove = Diese Zeile entfernen
deed-remove-why = Die Worte sind für immer weg. An ihrer Stelle steht „Vom Gastgeber entfernt“.
deed-mute = { $name } stumm schalten
deed-shut-out = { $name } ausschließen
deed-shut-out-why = Auf allen Plätzen spielen Bots weiter. Mitnehmen, was einem gehört, geht noch immer.
reason = Grund, wird { $name } mit diesen Worten gesagt
reason-any = Grund, wird mit diesen Worten gesagt
for-how-long = Wie lange
time-here = an diesem Tisch, bis zum Ende
time-hour = 1 Stunde
time-day = 1 Tag
time-week = 7 Tage
time-month = 30 Tage
time-good = für immer
do-remove = Entfernen
do-mute = Stumm schalten
do-shut-out = Ausschließen

barred-talk = Der Gastgeber hat dich stumm geschaltet.
barred-talk-here = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
barred-house = Der Gastgeber hat dich ausgeschlossen.
barred-house-why = Du kannst zusehen und mitnehmen, was dir gehört. Auf deinen Plätzen spielen Bots.
barred-until = Bis { $when }.
barred-good = Für immer.
barred-reason = Der Gastgeber sagt: „{ $why }“
silent = Zurzeit reden Gäste in diesem Haus nicht.
told-remove-line = Der Gastgeber hat eine Zeile von dir entfernt: „{ $why }“
told-rename = Der Gastgeber hat einen Namen von dir geändert: „{ $why }“
greeting-title = Vom Gastgeber
understood = Verstanden

host-page = Die Seite des Gastgebers
host-nav = Teile der Seite
reports = Meldungen
oldest-first = älteste zuerst
settled = Erledigt
kept-90 = 90 Tage lang
no-reports = Nichts gemeldet. Ein gutes Haus.
case-line = Gespräch am Tisch { $table }
case-name = Ein Name am Tisch { $table }
case-table = Der Tisch { $table }
case-by = von { $name }, { $when }
case-by-more = { $others ->
    [one] von { $name } und noch jemandem, { $when }
   *[other] von { $name } und { $others } anderen, { $when }
}
a-guest = einem Gast
nameless-table = ohne Namen
kind-insult = Beleidigung
kind-name = Name
kind-two_keys = zwei Schlüssel
kind-other = anderes
only-round = nur die Zeilen um die gemeldete werden dir gezeigt
look-at-table = Tisch ansehen
talk-at = Gespräch am Tisch { $table }
line-removed-host = vom Gastgeber entfernt
line-removed-author = von der Person selbst entfernt
guest-chip = Gast, ohne Schlüssel
key-chip = Schlüssel { $key }
here-since = hier seit { $day }
n-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
earlier-none = Bisher nicht gemeldet.
earlier = Frühere Meldungen: { $upheld } mit Folgen, { $dismissed } ohne Grund.
hosts-see-no-hands = Gastgeber sehen von laufenden Partien keine Züge, Karten oder Gebote.
is-barred-talk = jetzt stumm
is-barred-house = jetzt ausgeschlossen
reporters = Wer es gemeldet hat
reporter-record = bisher { $upheld } mit Folgen, { $dismissed } ohne Grund
reporter-first = erste Meldung
tools = Was geschehen soll
tool-mute-here = Stumm
tool-mute-here-why = hier, bis zum Ende
tool-mute = Stumm
tool-mute-why = überall
tool-shut-out = Ausschließen
tool-shut-out-why = ein Bot spielt weiter
tool-rename = Umbenennen
tool-rename-why = der Name beleidigt
tool-unlist = Nicht listen
tool-unlist-why = in keiner Liste mehr
tool-nothing = Kein Verstoß
tool-nothing-why = es geschieht nichts
new-name = Der neue Name
settle = Erledigen
outcome-done = mit Folgen
outcome-nothing = kein Verstoß
settled-by = { $outcome }, { $name }
the-terminal = Konsole
settled-toast = Erledigt.
done-toast = Geschehen.

barred-now = Ausgeschlossen und stumm
barred-nav = Ausgeschlossen
nobody-barred = Niemand.
lift = Aufheben
lift-name = Aufheben: { $what }, { $name }
until = bis { $when }
for-good = für immer
new-guests = neue Gäste
what-mute = stumm
what-shut_out = ausgeschlossen
what-shut_guests = ferngehalten
did-mute = { $by } hat { $name } stumm geschaltet
did-shut_out = { $by } hat { $name } ausgeschlossen
did-shut_guests = { $by } hat neue Gäste ferngehalten
did-remove_line = { $by } hat eine Zeile von { $name } entfernt
did-rename = { $by } hat { $was } in { $name } umbenannt
did-unlist = { $by } hat den Tisch { $name } aus den Listen genommen
did-deputy = { $by } hat { $name } zur Stellvertretung gemacht
did-no_deputy = { $by } hat { $name } die Stellvertretung genommen
undone-by = zurückgenommen von { $by }, { $when }
undo-deed = Zurücknehmen
undo-deed-name = Zurücknehmen: { $what }

guests-out = Neue Gäste fernhalten
guests-out-why = Niemand ohne Schlüssel kommt neu herein; wer da ist, bleibt.
hours = Stunden
keep-out = Fernhalten

house-rules = Hausregeln
guests-talk = Gäste dürfen reden
guests-never = nie
guests-after_one = nach einer beendeten Partie
guests-always = immer
gallery-talk = Gespräch der Galerie
gallery-why = wer zusieht, redet untereinander
public-lobby = Offene Tische
lobby-why = es gibt Tische, die alle finden
greeting = Gesagt, wenn jemand zum ersten Mal redet
greeting-none = nichts
rules-kept = Die Hausregeln gelten.
rules-for-host = Nur der Gastgeber ändert sie.
save = Merken

deeds = Was Gastgeber taten
no-deeds = Noch nichts.
deputies = Stellvertretung
role-host = Gastgeber
role-deputy = Stellvertretung
deputy-key = Schlüssel der neuen Stellvertretung, etwa 7F3A-91C2
make-deputy = Einsetzen
deputy-no-more = Nicht mehr
deputy-no-more-name = { $name } ist keine Stellvertretung mehr

not-host = Diese Seite ist für den Gastgeber und seine Stellvertretung
not-host-why = Wer den Server betreibt, wird Gastgeber durch den Link, den `fernhandel admin host` zeigt.
claim-title = Gastgeber dieses Hauses werden
claim-why = Dieser Link macht dich zum Gastgeber: Du siehst Meldungen und kannst stumm schalten und ausschließen. Er gilt einmal.
claim = Gastgeber werden
claim-later = Nicht jetzt
claimed = Du bist der Gastgeber.
to-host-page = Zur Seite des Gastgebers
