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
game-merchants = Die Händler
game-merchants-short = Händler
game-merchants-also = Merchants of the Middle Ages
game-merchants-about = Belade Wagen gemeinsam, feilsche um Gebühren, dreh an den Preisen und steige auf bis in den Rat.
game-merchants-time = 90 Min.
game-merchants-editions = 2010, 1999
game-auf_achse = Auf Achse
game-auf_achse-short = Auf Achse
game-auf_achse-also = Mit dem Lastwagen durch Europa
game-auf_achse-about = Ersteigere Frachten, plane die günstigste Tour und sei vor den anderen an der Rampe.
game-auf_achse-time = 60 Min.
game-auf_achse-editions = 2007, 1987
game-nuremberg = First Train to Nuremberg
game-nuremberg-short = Nürnberg
game-nuremberg-also = und Last Train to Wensleydale
game-nuremberg-about = Baue Nebenbahnen, befördere Bier und Reisende und verkaufe, ehe die großen Bahnen kommen.
game-nuremberg-time = 120 Min.
game-nuremberg-editions = 2 Karten

# A table's title, by the edition and the options played there.
title-merchants = { $year ->
    [1999] Die Händler
   *[other] { game-merchants }
}
title-auf_achse = { game-auf_achse }
title-nuremberg = { $map ->
    [wensleydale] Last Train to Wensleydale
   *[other] { game-nuremberg }
}

seat-merchants-0 = Rot
seat-merchants-1 = Blau
seat-merchants-2 = { $year ->
    [1999] Gelb
   *[other] Grün
}
seat-merchants-3 = Orange
seat-auf_achse-0 = Rot
seat-auf_achse-1 = Gelb
seat-auf_achse-2 = Blau
seat-auf_achse-3 = Grün
seat-auf_achse-4 = Violett
seat-auf_achse-5 = Schwarz
seat-nuremberg-0 = Blau
seat-nuremberg-1 = Gelb
seat-nuremberg-2 = Lila
seat-nuremberg-3 = Schwarz

level-random = Zufall
level-easy = Leicht
level-normal = Solide
level-hard = Stark


## Anfang

which-road = Welche Straße heute?
which-road-why = Klassische Handelsspiele mit genauen Regeln. Ohne Konto: Tisch öffnen, Link teilen, spielen.
players-range = { $least }–{ $most } Spieler
opponents = Bots
how-many = Spieler
count-players = { $count } Spieler
play-bots = Gegen Bots spielen
lay-table = Tisch
continue = Weiterspielen
watch-now = Offene und öffentliche Tische
finished = Beendete Spiele
none-mine = Hier erscheinen deine Tische.
none-public = Gerade kein öffentlicher Tisch.
none-finished = Hier erscheinen beendete Spiele mit Wiedergabe und Kurven.
n-tables = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
n-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
n-open = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
state-waiting = Wartet
state-playing = Läuft
state-over = Beendet
import-record = Gespeichertes Spiel öffnen

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

option-merchants-money = Das Geld der anderen
option-merchants-money-hidden = liegt verdeckt, wie in den Regeln
option-merchants-money-open = liegt offen
option-merchants-start = Die Wagen beginnen in
option-merchants-start-A = Paris, Köln, Genova
option-merchants-start-B = Genova, Brugge, Wien
option-merchants-start-random = ausgelosten Städten
option-merchants-courier = Der Kurier beginnt
option-merchants-courier-fixed = wo der Aufbau ihn vorsieht
option-merchants-courier-chosen = wo der Startspieler ihn hinstellt
option-merchants-auctions = Ladeherren werden versteigert
option-merchants-auctions-first = alle, ehe ein Wagen beladen wird
option-merchants-auctions-per_wagon = Wagen für Wagen
option-merchants-junction_stop = Wohin ein Wagen von einer Kreuzung weiterfährt,
option-merchants-junction_stop-next_mover = bestimmt, wer ihn als Nächster bewegt
option-merchants-junction_stop-stopper = bestimmt, wer ihn dort angehalten hat
option-merchants-bonus_step = Die Boni der Städte steigen
option-merchants-bonus_step-per_arrival = mit jeder Ankunft
option-merchants-bonus_step-per_turn = einmal in jeder Runde mit Ankunft
option-merchants-abilities = Fähigkeitskarten kommen
option-merchants-abilities-auction = durch Versteigerung
option-merchants-abilities-split = durch Versteigerung, je eine teure und eine billige
option-merchants-abilities-dealt = als ausgeteiltes Paar für 1.000
option-merchants-labels_1999 = Namen von drei Städten
option-merchants-labels_1999-genf = Wien, Genf, Genua
option-merchants-labels_1999-hamburg = Hamburg, Genova, Wien wie 2010
option-auf_achse-variant = Spiel
option-auf_achse-variant-standard = das ganze Spiel
option-auf_achse-variant-children = für Kinder: ohne Anhänger und Versteigerungen
option-auf_achse-free_movement = Ein Lastwagen fährt
option-auf_achse-free_movement-off = genau die gewählte Zahl, außer in eine Stadt hinein
option-auf_achse-free_movement-on = bis zur gewählten Zahl und hält, wo er will
option-auf_achse-one_truck_cities = In einer Stadt steht
option-auf_achse-one_truck_cities-on = nur ein Lastwagen
option-auf_achse-one_truck_cities-off = jede Zahl von Lastwagen
option-auf_achse-first_player = Es beginnt
option-auf_achse-first_player-random = wen das Los bestimmt
option-auf_achse-first_player-red = Rot auf Platz 1
option-auf_achse-first_player-yellow = Gelb auf Platz 2
option-auf_achse-first_player-blue = Blau auf Platz 3
option-auf_achse-first_player-green = Grün auf Platz 4
option-auf_achse-first_player-violet = Violett auf Platz 5
option-auf_achse-first_player-black = Schwarz auf Platz 6
option-nuremberg-map = Karte
option-nuremberg-map-nuremberg = das Land um Nürnberg
option-nuremberg-map-wensleydale = die Yorkshire Dales
option-nuremberg-display = Felder und Züge für
option-nuremberg-display-d34 = drei und vier Spieler
option-nuremberg-display-d23 = zwei und drei Spieler
option-nuremberg-build_cubes_first = Einfluss bezahlt Gleise
option-nuremberg-build_cubes_first-on = nur wenn die Hand keine Würfel mehr hat
option-nuremberg-build_cubes_first-off = jederzeit
option-nuremberg-chain_start = Eine Strecke beginnt
option-nuremberg-chain_start-stations = an jedem Bahnhof einer Gesellschaft
option-nuremberg-chain_start-towns = nur in Gesellschaftsstädten


## An den Tisch kommen

table-laying = Der Tisch wird gedeckt …
table-named = „{ $name }“ · { $edition }
edition-line = Regeln von { $edition }
no-such-table = Diesen Tisch gibt es nicht
no-such-table-why = Vielleicht ist der Link abgeschnitten, oder der Tisch ist abgeräumt. Frage noch einmal nach dem Link oder beginne von vorn.
trouble = Etwas ist schiefgegangen
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
leave-chair = Platz aufgeben
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
chronicle = Chronik
talk-only = Gespräch
undone = zurückgenommen
chronicle-start = Der Anfang
move-link = Zug { $move }
nothing-said = Noch nichts.
say-something = Etwas sagen
your-move = Du bist am Zug
others-move = Andere sind am Zug
link-spent = Dieser Link öffnet keinen Platz mehr. Wer ihn dir gab, kann einen neuen machen; bis dahin siehst du zu.
link-full = Alle Plätze sind besetzt, darum siehst du zu.
waiting-for = Warten auf { $names }
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
action-bar = Bestätigen und zurücknehmen
choose-first = Wähle zuerst
choose-how = Auf dem Plan oder in der Liste; nichts geschieht, ehe du bestätigst.
sending = Unterwegs …
sending-later = Keine Verbindung: Es wird gesendet, sobald es geht.
confirm = Bestätigen
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
bot-for-me-why = Für eine Pause oder für immer. Du kannst deinen Platz jederzeit zurücknehmen.
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
key-decision = zur Entscheidung
key-board = zum Plan
key-arrows = über den Plan, von einer markierten Stelle zur nächsten
key-find = etwas auf dem Plan beim Namen suchen
key-order = die markierte Stelle davor und die nächste
key-enter = wählen; noch einmal bestätigt
key-confirm = bestätigen, egal wo man ist
key-escape = einen Schritt zurück
key-undo = zurücknehmen
key-text = der Tisch in Worten
key-rules = die Regel dieses Teils der Runde
key-log = zur Chronik
key-zoom = näher, weiter weg, ganzer Plan
key-legend = was die Zeichen des Plans bedeuten
key-help = diese Liste
help-mouse = Klicke auf etwas Markiertes auf dem Plan, um zu sehen, was man damit tun kann. Ziehen, zwei Finger oder das Mausrad bewegen den Plan.
hint = Worum es geht
hints-on = Hinweise für Neulinge zeigen
hints-off = Keine Hinweise mehr


## Hinweise

hint-merchants-purchasing = Kaufe Waren, wo sie billig sind und ein Wagen vorbeikommt. Verkauft wird nur, was auf einem Wagen ankommt.
hint-merchants-loading = Biete darum, Lademeister eines Wagens zu sein: Du lädst zuerst, und die anderen bezahlen dich für einen Platz.
hint-merchants-movement = Spiele ein Plättchen und bewege einen Wagen. Bringe deine Waren in Städte mit Bonus und halte fremde unterwegs auf.
hint-merchants-broken_axles = Halte einen Wagen auf, der die Waren deiner Rivalen ans Ziel bringt oder den du noch beladen willst. Eine Karte, die du behältst, gilt auch später noch.
hint-merchants-taking_influence = Nimm die Karte, die dir am meisten nützt: Nur du siehst, was im Stapel übrig ist.
hint-merchants-prices = Richte beide Pfeile deiner Scheibe auf Waren, deren Preis steigen soll. Der höchste Preis fällt auf den niedrigsten zurück.
hint-merchants-selling = Angekommene Wagen werden verkauft. Was du bekommst, hängt von den Preisen und vom Bonus der Stadt ab.
hint-merchants-investments = Biete auf Karten, die bis zum Ende helfen. Wer gewinnt, wählt eine der ausliegenden.
hint-merchants-status = Zahle deinen Unterhalt und steige dann auf. Wer am Ende am höchsten steht, gewinnt; Geld entscheidet nur bei Gleichstand.
hint-auf_achse-dice = Würfle. Bei zwei Würfeln fährst du nach einem davon, wie es dir besser passt.
hint-auf_achse-driving = Markierte Orte sind erreichbar. Fahre in eine Stadt, in der du für einen Frachtbrief laden oder abladen kannst.
hint-auf_achse-event = Ereignisse helfen oder kosten. Tu, was die Karte sagt.
hint-auf_achse-city = Lade für deine Frachtbriefe oder lade ab und kassiere. Auch neue Fracht gibt es hier.
hint-auf_achse-procurement = Eine Fracht wird versteigert: Biete, was sie dir nach dem Weg, den du fahren musst, wert ist.
hint-auf_achse-turn-end = Anhänger tragen mehr; vor dem Ende deines Zuges kannst du einen kaufen.
hint-nuremberg-auction = Biete Würfel auf Kästen: Sie geben Einfluss, und der bestimmt die Reihenfolgen. Mit Würfeln wird auch gebaut, also behalte welche.
hint-nuremberg-building = Baue Strecken von Orten mit Reisenden oder Bier zu den Bahnhöfen, die sie haben wollen. Schwieriges Gelände kostet mehr.
hint-nuremberg-trains = Nimm einen Zug und lade, was an deinen Strecken liegt. Längere Züge tragen mehr und kosten mehr.
hint-nuremberg-takeovers = Verkaufe Strecken an eine Gesellschaft, ehe sie dich kosten: Für Gleise, die am Ende der Runde noch dir gehören, musst du zahlen.


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
study-by = nach dem Urteil des starken Bots
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
pace = Tempo: { $pace }fach
replay-begin = Vor der ersten Entscheidung.
eyes-of = Gesehen mit den Augen von
eyes-all = allen: was öffentlich war
fork = Von hier weiterspielen
fork-from = Von Zug { $move } weiterspielen
fork-turn = Anders versuchen
fork-at = Vom Beginn von
fork-why = Ein neuer Tisch mit derselben Stellung. Das beendete Spiel bleibt, wie es ist.
play-as = Spielen als

learn = Spielend lernen
guide = Lotse
guide-note = Lotse: { $n } von { $all }
guide-next = Weiter
guide-finish = Weiterspielen
guide-skip = Lotsen wegschicken
guide-resume = Lotse, bitte weiter
guide-wait = Die anderen entscheiden. Der Lotse meldet sich, wenn es so weit ist.
guide-far = Wie weit der Lotse ist
moment-turn = Runde { $turn }
moment-lead = { $name } übernimmt die Führung.
