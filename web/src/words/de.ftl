# Die Seite auf Deutsch: alles um die Spiele herum.


## Überall

close = Schließen
copy = Kopieren
copied = Kopiert
loading = Einen Moment …
menu = Einstellungen
language = Sprache
theme-light = Hell
theme-dark = Dunkel
sound = Töne
to-home = Fernhandel, zum Anfang
try-again = Noch einmal versuchen
you = du
send = Senden
stop = Beenden
choose = wählen
less = Weniger
more = Mehr
amount = Betrag
toasts = Meldungen
not-possible = Das geht nicht:
show-all = Alle { $n } zeigen

problem-no-answer = Der Server antwortet nicht. Prüfe die Verbindung; die Seite versucht es von selbst wieder.
problem-too-many = Zu viele Anfragen auf einmal. Warte kurz und versuche es noch einmal.
problem-fault = Der Server hat versagt; nichts hat sich geändert. Versuche es gleich noch einmal.
problem-bad-input = So geht es nicht: { $message }
problem-unknown = Das hat nicht geklappt. Versuche es noch einmal.
problem-no-drawing = Dieses Spiel ließ sich nicht laden. Lade die Seite neu.


## Die Spiele

game-any = Tisch
game-in-words = Diese Seite hat keine Zeichnung davon: Der Tisch wird in Worten erzählt.
level-random = Zufall
level-easy = Leicht
level-normal = Solide
level-hard = Stark
level-champion = Meister


## Anfang

which-road = Welche Straße heute?
which-road-why = Klassische Handelsspiele mit genauen Regeln. Kein Konto, keine E-Mail: aussuchen und hinsetzen.
game-by = von { $names }
players-range = { $least }–{ $most } Spieler
opponents = Bots
how-many = Spieler
count-players = { $count } Spieler
play-bots = Gegen Bots spielen
finished = Beendete Spiele
n-open = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
import-record = Gespeichertes Spiel öffnen
learn-here = Neu hier? Beginne damit
learn-why = Ein Begleiter führt dich durch echte Züge dieses Spiels. Etwa 15 Minuten, nichts vorher zu lesen.
learn-begin = Erstes Spiel beginnen
play-bots-why = Beginnt sofort. Sie drängen nie, und du kannst Züge zurücknehmen.
play-now = Jetzt spielen
invite-friends = Freunde einladen
invite-friends-why = Schicke einen Link. Wer ihn öffnet, nimmt sich einen Stuhl, auf jedem Gerät.
chairs-and-clock = { $chairs } Stühle, ohne Uhr: ändern
make-link = Link erstellen
your-tables = Deine Tische
nothing-asked = Gerade wartet niemand auf dich.
others-thinking = Andere überlegen
new-game = Neues Spiel
asked-undo = Jemand möchte einen Zug zurücknehmen.
at-the-table = Am Tisch
is-away = abwesend
go-to-table = Zum Tisch
time-out = Zeit abgelaufen
time-left-moment = Weniger als eine Minute
time-left-minutes = Noch { $minutes } Min.
time-left-hours = Noch { $hours } Std. { $minutes } Min.
time-left-days = { $days ->
    [one] Noch 1 Tag { $hours } Std.
   *[other] Noch { $days } Tage { $hours } Std.
}
time-then = Danach dürfen die anderen einen Bot für dich einsetzen.
yesterday = gestern { $clock }
played-turn = { $title }, Runde { $turn }
place-number = { $place }.
needs-host = Nicht lesbar: der Gastgeber muss ihn richten
laid-at = aufgestellt { $when }
waits-for = { $names } überlegt
since = seit { $when }
put-away = Ausblenden, bis er mich fragt
take-out = Wieder zeigen
menu-of = Menü von { $name }
menu-table = Dieser Tisch
menu-bot = Einen Bot für mich spielen lassen
menu-watch-link = Link zum Zuschauen kopieren
menu-report = Dem Gastgeber melden …
menu-leave = Verlassen …
watch-link-copied = Der Link zum Zuschauen ist kopiert.
leave-title = { $name } verlassen?
leave-why = Die anderen sollen nicht darunter leiden. Wähle, was mit deinem Platz geschieht.
leave-ways = Wege, den Tisch zu verlassen
leave-chair-of = Platz
leave-hide = Nur ausblenden
leave-hide-why = Er bleibt deiner und kommt von selbst wieder, sobald er dich etwas fragt.
leave-hide-do = Ausblenden
leave-bot = Ein Bot spielt, bis ich wiederkomme
leave-bot-why = Du kannst dich jederzeit wieder setzen.
leave-bot-do = Bot spielen lassen
leave-hand-on = Meinen Platz weitergeben
leave-hand-on-why = Ein Link lässt jemanden übernehmen. Von da an sieht er, was du siehst, und du nicht mehr.
leave-hand-on-do = Link erstellen
leave-leave = Endgültig verlassen
leave-leave-why = Der Platz gehört dir nicht mehr. In einem laufenden Spiel spielt ein Bot zu Ende.
leave-leave-do = Endgültig verlassen
leave-drop = Den Tisch abräumen
leave-drop-why = Noch sitzt hier sonst niemand. Er ist für alle weg, und sein Link sagt es.
leave-drop-do = Abräumen
leave-stay = Bleiben
hand-on-out = Ein Link für diesen Platz ist unterwegs. Ein neuer ersetzt ihn.
hand-on-withdraw = Link zurückziehen
hand-on-link = Link zum Übernehmen des Platzes
hand-on-why = Wer ihn zuerst öffnet, darf sich an deine Stelle setzen. Bis dahin gehört der Platz dir, und du kannst weiterspielen.
hand-on-once = Er gilt einmal und wird nur jetzt gezeigt.
hand-on-done = Fertig
qr-of = QR-Code: { $what }
share-link = Teilen …
result-won = Du hast gewonnen
result-shared = Du teilst dir den Sieg
result-lost = Sieg für { $winners }, du bist { $place }. von { $of }
name-with = { $name }, mit { $names }
study-short = Rückschau
rematch-short = Revanche
rematch-count = Revanche: { $n } von { $of }
rematch-wanted = Revanche: { $n } von { $of } wollen sie
as-last-time = Wie letztes Mal:
count-chairs = { $n } Plätze
last-clock-minutes = 2 Minuten je Zug
last-clock-bank = 15 Minuten je Person
last-clock-days = ein Tag je Zug
count-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
hidden-tables = { $n ->
    [one] 1 Tisch weggelegt
   *[other] { $n } Tische weggelegt
}
about = Über Fernhandel
stays-here = Nichts davon verlässt diesen Server. Deine Plätze bleiben in diesem Browser.
lists-offline = Keine Verbindung.
lists-away = Das Haus antwortet nicht. Nichts von dem, was du getan hast, ist verloren.
lists-of = So stand es um { $when }.
again-in = { $n ->
    [0] Neuer Versuch läuft
   *[other] Neuer Versuch in { $n } s
}
again-now = Jetzt
next-waiting = Zum nächsten Tisch, der auf dich wartet
tables-wait = { $n ->
    [one] Tisch wartet
   *[other] Tische warten
}

create-table = Tisch öffnen
game = Spiel
edition = Regeln von
players = Spieler
chair-mine = Ich, hier
chair-open = Wer kommt
chair-bot = Bot: { $level }
chair-number = Platz { $number }
name = Name
name-of-chair = Name für Platz { $number }
hot-seat = Mehrere an diesem Bildschirm: Vor jedem Zug bittet die Seite darum, ihn weiterzugeben, damit Geheimes geheim bleibt.
clock = Uhr
clock-none = Keine
clock-minutes = 2 Min.
clock-bank = 15 Min.
clock-days = Ein Tag
clock-none-why = Alle nehmen sich die Zeit, die sie brauchen.
clock-minutes-why = Zwei Minuten für jede Entscheidung. Wer sie überschreitet, kann durch einen Bot ersetzt werden und zurückkommen.
clock-bank-why = Fünfzehn Minuten für das ganze Spiel und zehn Sekunden mehr mit jeder Entscheidung.
clock-days-why = Ein Tag für jede Entscheidung: für Spiele nebenbei.
clock-left-days = { $days } Tage
clock-hours = { $hours } Std. { $minutes } Min.
more-options = Regeln und Varianten
table-name = Name des Tisches
table-name-hint = Salzstraße
public-table = Alle dürfen zuschauen und freie Plätze nehmen
open-table = Tisch öffnen
create-why = Wer die Einladung hat, kann einen freien Platz nehmen. Dein eigener Platz bleibt in diesem Browser.


## An den Tisch kommen

table-laying = Der Tisch wird gedeckt …
table-named = „{ $name }“
edition-line = Regeln von { $edition }
no-such-table = Diesen Tisch gibt es nicht
no-such-table-why = Vielleicht ist der Link abgeschnitten, oder der Tisch ist abgeräumt. Frage noch einmal nach dem Link oder beginne von vorn.
table-dropped = Dieser Tisch ist abgeräumt
table-dropped-why = Wer ihn aufgestellt hat, hat ihn vor dem Spiel wieder abgeräumt. Nichts ist verloren; stelle einen neuen auf oder bitte um einen neuen Link.
trouble = Etwas ist schiefgegangen
take-over = Einen Platz übernehmen
take-over-from = Den Platz von { $name } übernehmen
take-over-why = Der Platz wird dir so weitergegeben, wie er ist: Alles daran gehört von jetzt an dir, und die anderen erfahren es.
take-over-own = Das ist der Link, mit dem du deinen eigenen Platz weitergibst. Schick ihn dem, der ihn haben soll.
take-over-spent = Dieser Link ist verbraucht oder zurückgezogen. Du kannst zuschauen; bitte zum Spielen um einen neuen.
take-over-do = Platz nehmen
only-watch = Nur zuschauen
chair-gone = Dein Platz ist nicht mehr in diesem Browser; von jetzt an schaust du zu.
waiting-room = Warten auf Mitspieler
chairs-awaited = { $n ->
    [one] ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
chair-empty = freier Platz
here = da
away = fort
away-long = Gerade nicht verbunden
begins-when-full = Das Spiel beginnt, wenn alle Plätze besetzt sind.
share = Andere einladen
share-why = Schicke diesen Link. Wer ihn öffnet, kann einen freien Platz nehmen.
share-secret = Gib ihn nur denen, die mitspielen sollen.
invitation-link = Einladungslink
invitation-elsewhere = Der Einladungslink ist in dem Browser, der diesen Tisch geöffnet hat.
take-chair = Platz nehmen
your-name = Dein Name
which-chair = Platz
any-chair = Egal
sit-down = Hinsetzen
no-invitation = Du kannst zuschauen. Um mitzuspielen, öffne den Einladungslink, den du bekommen hast.
hand-over = Bildschirm weitergeben
hand-over-to = Gib den Bildschirm weiter: { $name }
hand-over-why = Manches auf dem Tisch ist geheim. Nichts wird gezeigt, bis die richtige Person da ist.
i-am = Ich bin { $name }


## Am Tisch

line-connecting = Verbinden
line-live = Verbunden
line-sending = Wird gesendet
line-lost = Verbindung verloren, neuer Versuch
line-stopped = Server startet neu, einen Moment
stages = Teile der Runde
stage-done = vorbei
stage-now = jetzt
stage-to_come = kommt noch
stage-skipped = entfällt
stage-of = { $number } von { $all }
rules = Regeln
rules-of = Regeln: { $game }
open-rule = Regel { $rule } öffnen
search-rules = In den Regeln suchen
no-rule-found = Davon spricht keine Regel.
text-board = Der Tisch in Worten
seat-menu = Dein Platz
keys = Tasten und Hilfe
board = Spielplan
board-keys = Pfeiltasten gehen von einer markierten Stelle zur nächsten; / sucht eine beim Namen.
find-thing = Auf dem Plan suchen
find-nothing = Nichts, was markiert ist, heißt so.
legend = Was die Zeichen bedeuten
overview = Übersicht: ein Tippen führt dorthin
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Ganzer Plan
bot = Ein Bot
bot-stands-in = Ein Bot spielt für den Besitzer
sealed = versiegelt
thinking = ist am Zug
player-acting = { $name }, ist am Zug
vote-bot = Zeit abgelaufen: Bot spielen lassen ({ $votes } dafür)
reveal-on = Weiter
reveal-keep = Offen lassen
reveal-closes = schließt in { $seconds } s
reveal-again = noch einmal
chronicle = Chronik
talk-only = Gespräch
undone = zurückgenommen
chronicle-start = Der Anfang
move-link = Zug { $move }
nothing-said = Noch nichts.
line-more = Was sich wegen dieser Zeile von { $name } tun lässt
line-hidden = Eine Zeile von { $name } ist ausgeblendet.
line-read-again = Wieder lesen
to-host = Gastgeber
say-something = Etwas sagen
your-move = Du bist am Zug
others-move = Andere sind am Zug
link-spent = Dieser Link öffnet keinen Platz mehr. Wer ihn dir gab, kann einen neuen machen; bis dahin siehst du zu.
link-full = Alle Plätze sind besetzt, darum siehst du zu.
thinks = überlegt
ready = bereit
player-ready = { $name } ist bereit.
unseal-of = Zurücknehmen: { $name }
unseal = Zurücknehmen
watching = Du schaust zu
you-have-sealed = Deine Wahl ist versiegelt
bot-plays-for-you = Zurzeit spielt ein Bot für dich.
take-back = Selbst weiterspielen
prompt-more = Mehr dazu
filter-choices = In { $n } Möglichkeiten suchen
no-choice-fits = Keine Möglichkeit passt. Esc legt zurück, was gewählt war.
action-bar = Entscheiden und zurücknehmen
choose-first = Wähle etwas
news-count = { $n } neu
below-board = Unter dem Brett
widen = Breiter
focus = Nur das Brett
aim-move = Mein Zug
aim-whole = Ganze Karte
time-of = { $n } von { $all }
your-move-in = Du bist dran: { $stage }
undo-until = bis { $names } entscheidet
undo-take = Zurücknehmen
undo-ask = Die anderen fragen
undo-final = endgültig: nicht zurückzunehmen
key-focus = nur das Brett, und zurück
undo-sketch = Den letzten Klick herausnehmen
if-done = Was daraus folgen würde
when-done = Was daraus folgte
becomes = wird
sending = Unterwegs …
sending-later = Keine Verbindung: Es wird gesendet, sobald es geht.
undo = Zurück
undo-ends = Weiter zurück geht es nicht allein.
ask-them = Andere fragen
undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
undo-waits = { $name } hat gebeten, eine Entscheidung zurückzunehmen; die anderen antworten.
grant = Erlauben
refuse = Ablehnen
bid-for-me = Für mich bieten …
bid-for-me-why = Erhöht so wenig wie möglich bis zu diesem Betrag und passt dann. Niemand sonst sieht es.
bid-on = Worauf bieten
up-to = Bis zu
order = Beauftragen
bids-for-you = Bietet für dich bis { $most }
advice-ask = Einen Bot um Rat fragen
advice-thinking = Der Bot überlegt …
advice-why = Die anderen erfahren, dass du gefragt hast.
advice-best = Der Bot würde:
advice-worth = Wert { $worth }
advice-chance = gewinnt { $chance }
advice-on = Rat
auto = Tun, was sein muss
auto-why = Wo alle wissen, dass du keine Wahl hast, geschieht es von selbst.
bot-for-me = Einen Bot spielen lassen
bot-for-me-why = Für eine Pause. Du kannst deinen Platz jederzeit zurücknehmen.
bot-level = Stärke der Bots
let-bot = Spielen lassen
other-device = Anderes Gerät
other-device-why = Ein neuer Link bringt diesen Platz auf ein anderes Gerät; ältere Platzlinks gelten dann nicht mehr.
new-seat-link = Platzlink machen
seat-link = Link zu deinem Platz
beside-board = Neben dem Plan
parts-of-table = Teile des Tisches
tab-move = Zug
tab-players = Spieler
tab-panels = Auslage
tab-log = Chronik
sheet-tall = Mehr Platz unter dem Plan
sheet-low = Allen Platz dem Plan
sheet-half = Öffnen, was unter dem Plan liegt
unread = ungelesen:

key-tab = von Teil zu Teil; der Plan ist einer davon
key-decision = zur ersten Wahl
key-board = zum Plan
key-arrows = über den Plan, von einer markierten Stelle zur nächsten
key-find = etwas auf dem Plan beim Namen suchen
key-order = die markierte Stelle davor und die nächste
key-enter = wählen; noch einmal auf demselben: ausführen
key-confirm = entscheiden, egal wo man ist
key-escape = den letzten Klick herausnehmen
key-undo = den letzten Klick herausnehmen, sonst am Tisch zurücknehmen
key-text = der Tisch in Worten
key-rules = die Regel dieses Teils der Runde
key-log = zur Chronik
key-zoom = näher, weiter weg, ganzer Plan
key-legend = was die Zeichen des Plans bedeuten
key-go = zum nächsten Tisch, der auf dich wartet
key-new = ein neues Spiel
key-help = diese Liste
key-replay-step = einen Zug zurück, einen Zug weiter
key-replay-part = dahin, wo der Teil der Runde davor beginnt, oder der nächste
key-replay-turn = dahin, wo die Runde davor beginnt, oder die nächste
key-replay-ends = an den Anfang, ans Ende
key-replay-walk = von selbst ablaufen lassen und anhalten
key-replay-away = weglegen, was über dem Plan liegt
help-mouse = Klicke auf etwas Markiertes auf dem Plan, um zu sehen, was man damit tun kann. Ziehen, zwei Finger oder das Mausrad bewegen den Plan.
hint = Worum es geht
hints-on = Hinweise für Neulinge zeigen
hints-off = Keine Hinweise mehr


## Danach

winner = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
evening = { $turns ->
    [one] Eine Runde,
   *[other] { $turns } Runden,
} { $moves } Entscheidungen.
evening-long = { $hours ->
    [0] { $minutes ->
        [one] Eine Minute
       *[other] { $minutes } Minuten
    } am Tisch.
   *[other] { $hours } Std. { $minutes } Min. am Tisch.
}
books = Woraus die Ergebnisse bestehen
book-opening = Zu Beginn
replay = Wiedergabe
rematch = Noch einmal
rematch-go = Zum neuen Tisch
see-board = Plan ansehen
save-record = Spiel speichern
to-result = Ergebnis
charts-coming = Die Kurven werden gezeichnet …
chart-of = { $what } im Lauf des Spiels, eine Linie für jeden Spieler; die Zahlen folgen als Tabelle
chart-start = Anfang
chart-end = Ende
chart-table = In Zahlen
key-moments = Höhepunkte
moments-how = von dort ansehen
study = Rückschau
study-by = bewertet vom starken Bot
study-whose = Wessen Entscheidungen
study-begin = Entscheidungen prüfen
study-stop = Anhalten
study-why = Wie sich die Aussichten entwickelten und welche Entscheidungen am meisten kosteten. Es dauert etwa eine halbe Minute, länger, wo die Bots nicht übersetzt sind.
study-progress = { $done } von { $all } Entscheidungen
study-chance = Aussicht auf den Sieg, soweit dieser Spieler wissen konnte
study-chart = Die Aussicht auf den Sieg ging von { $first } auf { $last }; die teuersten Entscheidungen folgen
study-lost = { $least ->
    [yes] kostet { $share } oder mehr
   *[no] kostet { $share }
}
study-better = Besser: { $what }
study-none = Keine Entscheidung kostete viel. Gut gespielt.
study-blind = Der Bot konnte hier nicht weit genug voraussehen, um etwas zu sagen.
luck = Glück: Startzahl und Prüfsumme
luck-agrees = Glück geprüft: Die Startzahl passt zur Prüfsumme vom Anfang
luck-differs = Die Startzahl passt nicht zur Prüfsumme vom Anfang
luck-why = Die Prüfsumme war vor der ersten Entscheidung zu sehen; mit der Startzahl kann jeder alles Gezogene nachspielen.
seed = Startzahl
hash = Prüfsumme
move-number = Zug
move-of = { $move } von { $last }
to-first = An den Anfang
to-last = Ans Ende
move-back = Einen Zug zurück
move-on = Einen Zug weiter
walk = Abspielen
pause = Anhalten
pace = Tempo
pace-minute = 1 Min.
turn-back = Zur Runde davor
turn-on = Zur nächsten Runde
jump-to = Zu einer Runde oder einem Teil von ihr
replay-begin = Vor der ersten Entscheidung.
meant = Was das bedeutete
meant-for = Aus der Sicht von { $name }:
eyes-of = Gesehen mit den Augen von
eyes-all = allen: was öffentlich war
fork = Von hier weiterspielen
fork-from = Von Zug { $move } weiterspielen
fork-turn = Anders versuchen
fork-at = Vom Beginn von
fork-why = Ein neuer Tisch mit derselben Stellung. Das beendete Spiel bleibt, wie es ist.
play-as = Spielen als

learn = Spielend lernen
learn-more = Die nächste Lektion
guide = Lotse
guide-note = Lotse: { $n } von { $all }
guide-next = Weiter
guide-finish = Weiterspielen
guide-skip = Lotsen wegschicken
guide-resume = Lotse, bitte weiter
guide-wait = Die anderen entscheiden. Der Lotse meldet sich, wenn es so weit ist.
guide-free = Spiel weiter, wie du magst. Der Lotse meldet sich, wenn es so weit ist.
guide-missed = So weit ist es noch nicht gekommen. In einer der nächsten Runden kommt es dazu.
guide-again = Lektion von vorn
guide-table = Tisch gegen Bots
guide-far = Wie weit der Lotse ist
moment-turn = Runde { $turn }
moment-lead = { $name } übernimmt die Führung.

# Deals
tab-deals = Handel
deals-count = Abmachungen dieser Runde
deals-of-turn = Abmachungen dieser Runde
deals-gone = enden mit der Runde
deals-none = In dieser Runde noch keine Abmachung.
deals-number = Nr. { $n }
deals-you = dich
deals-state-offered = wartet auf { $names }
deals-state-laying = eine Karte wird noch gewählt
deals-state-binds-you = bindet dich
deals-state-binds = bindet { $names }
deals-state-waiting = noch nicht fällig
deals-state-kept = gehalten
deals-state-lapsed = verfallen
deals-clause-offered = angeboten
deals-clause-waiting = wartet
deals-clause-pot = wartet im Topf
deals-clause-standing = gilt
deals-clause-done = gehalten
deals-clause-lapsed = verfallen
deals-clause-returned = ging zurück
deals-clause-lapsed-could-not = verfallen: es ging nicht
deals-clause-lapsed-no-other-way = verfallen: es blieb nichts anderes
deals-clause-lapsed-did-not-happen = verfallen: es kam nicht dazu
deals-clause-lapsed-clause-lapsed = verfallen mit dem Punkt davor
deals-clause-lapsed-until = verfallen: die Zeit war um
deals-offers = { $name } bietet an
deals-cash = Bares
deals-becomes = wird zu
deals-aside = Bis dahin hinterlegt
deals-later = Später für dich
deals-binds-you = Bindet dich
deals-others-too = Auch andere müssen zustimmen.
deals-accept = Annehmen
deals-counter = Gegenangebot
deals-decline = Ablehnen
deals-cannot-accept = Was hier verlangt wird, kannst du nicht geben; mach ein Gegenangebot oder lehne ab.
deals-answers = muss antworten
deals-speaks = kann etwas sagen
deals-is-ready = fertig
deals-is-silent = schweigt
deals-active = am Zug
deals-clock = Der Tisch macht weiter in
deals-ready = Nichts zu sagen
deals-hush-action = Nichts mehr in dieser Aktion
deals-hush-turn = Nichts mehr in dieser Runde
deals-propose = Abmachung vorschlagen
deals-propose-to = { $name } etwas anbieten
deals-attention = Abmachungen in dieser Runde
deals-attention-ask = Jede Runde fragen
deals-attention-open = Jede Runde: ich höre zu
deals-attention-silent = Jede Runde: ohne mich
deals-attend-open = Ich höre zu
deals-attend-open-why = Vor jeder Handlung kannst du etwas anbieten.
deals-attend-silent = Ohne mich
deals-attend-silent-why = Du wirst nur gefragt, wenn dir jemand etwas anbietet.
deals-always = In jeder Runde dasselbe
deals-talk = Gespräch
deals-bars = Nr. { $n } verbietet das:
deals-barred-by = Nr. { $n } verbietet es
deals-barred-more = und { $n } weitere
deals-see = Ansehen
deals-see-number = Ansehen: Abmachung Nr. { $n }
deals-bound = { $name } ist an Abmachung { $n } gebunden
deals-with = Abmachung mit { $name }
deals-countering = Gegenangebot zu Nr. { $n }, { $name }
deals-who = Außerdem dabei
deals-discard = Verwerfen
deals-empty = Noch nichts: füge hinzu, was jeder gibt.
deals-you-give = Du gibst
deals-gives = { $name } gibt
deals-purse = bar { $amount }
deals-purse-hidden = Kasse verdeckt
deals-add-money = Florin
deals-add-card = Eine Karte
deals-add-will = Versprechen …
deals-add-will-not = Versprechen, nicht …
deals-full = Eine Abmachung hat höchstens { $n } Punkte.
deals-why-empty = füge erst etwas hinzu
deals-why-gone = dieses Angebot ist vorbei
deals-why-not-now = du kannst gerade nicht sprechen
deals-keepable = Alle können es halten; es widerspricht keiner Abmachung.
deals-binding = Einmal angenommen bindet es bis zum Ende der Runde.
deals-public = Alle sehen das Angebot, und andere können mehr bieten.
deals-offer-it = { $name } anbieten
deals-type = Als Zeile eintippen
deals-take-line = Übernehmen
deals-gives-money = zahlt
deals-gives-card = gibt
deals-amount = Wie viele Florin
deals-less = Weniger
deals-more = Mehr
deals-card = Welche Karte
deals-sealed = eine verdeckte Karte
deals-whether = Versprochen zu tun oder zu lassen
deals-will = wird
deals-will-not = wird nicht
deals-deed = Was versprochen wird
deals-to-whom = an
deals-when = Wann
deals-now = jetzt
deals-from-now = ab jetzt
deals-at = bei: { $moment }
deals-once = sobald { $n } getan ist
deals-if-it = falls …
deals-unless-it = außer wenn …
deals-if = falls
deals-unless = außer wenn
deals-happening = Was geschieht
deals-until = Bis wann
deals-this-turn = diese Runde
deals-until-moment = bis { $moment }
deals-how-often = Wie oft
deals-how-much = Wie der Betrag gemeint ist
deals-range-least = mindestens
deals-range-most = höchstens
deals-range-exactly = genau
deals-range-between = zwischen
deals-least = Mindestens
deals-most = Höchstens
deals-to = und
deals-remove = Punkt { $n } entfernen
deals-remove-field = Ohne: { $field }
deals-clause-number = Punkt { $n }
deals-times = { $n ->
    [0] jedes Mal
    [1] einmal
   *[other] { $n } mal
}
deals-hears = hört, was geboten wird
deals-bar = Was hier gesagt wird, gilt als gesagt
deals-bar-how = Reden allein ändert nichts auf dem Tisch.
deals-keep = Abmachung bereithalten
deals-kept = Bereitgehalten für { $name }
deals-kept-when = Wird von selbst angeboten, sobald { $name } am Zug ist und du sprechen kannst; bis dahin siehst nur du sie.
deals-kept-again = Was dann nicht geht, wartet auf das nächste Mal.
deals-kept-unheard = In dieser Runde sprichst du nicht mit; sie wartet auf die nächste.
deals-kept-change = Ändern
deals-kept-drop = Verwerfen
deals-keeping = Bereithalten für { $name }
deals-keep-it = Für { $name } bereithalten
deals-keep-instead = Bereithalten, bis { $name } am Zug ist
deals-for-whom = Für wen
deals-lay = Nr. { $n } ist beschlossen. Welche Karte gibst du her?


## Who one is

guest = Gast
make-key = Schlüssel anlegen
make-name-offer = Sollen wir dich wiedererkennen?
make-name-offer-why = Ein Name und ein Zeichen, von diesem Browser verwahrt: Deine Tische kommen auf alle deine Geräte mit.

## The rooms of the house

nav = Haus
nav-play = Spielen
nav-lobby = Lobby
n-watching = { $n } sehen zu
gallery-too = Wer zusieht, darf sich mit anderen Zuschauern unterhalten


## Gallery

gallery = Galerie
gallery-later = Spieler lesen das nach dem Ende
gallery-together = Beide Gespräche
gallery-none = Hier oben hat noch niemand etwas gesagt.
gallery-say = Der Galerie etwas sagen
gallery-say-all = Allen etwas sagen
gallery-talks = Die Galerie unterhält sich
gallery-silent = Die Galerie schweigt
gallery-shut = { $n ->
    [0] Was sagt, wer zusieht, öffnet sich dir nach dem Ende der Partie, damit dir niemand helfen kann.
    [one] Eine Zeile von denen, die zusehen. Sie öffnet sich dir nach dem Ende der Partie, damit dir niemand helfen kann, nicht einmal durch einen Seufzer.
   *[other] { $n } Zeilen von denen, die zusehen. Sie öffnen sich dir nach dem Ende der Partie, damit dir niemand helfen kann, nicht einmal durch einen Seufzer.
}
gallery-guest = Gast { $number }
gallery-somebody = Jemand
gallery-removed-host = Vom Gastgeber entfernt
gallery-removed-author = Von der Person entfernt, die es gesagt hat
gallery-player = am Tisch
gallery-from = Galerie
notices = Nachrichten
notices-mute = Nachrichten von diesem Tisch
notices-muted-now = Von diesem Tisch wird nichts geschickt.
notices-heard-again = Von diesem Tisch kommt wieder Nachricht.
notices-mute-choose = So lassen
notices-mute-hear = Sag mir Bescheid
notices-mute-hour = Eine Stunde nichts
notices-mute-tomorrow = Nichts bis morgen, 8:00
notices-mute-end = Nichts bis zum Ende
