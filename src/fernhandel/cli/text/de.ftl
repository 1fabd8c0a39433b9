# Was das Programm rund um ein Spiel im Terminal sagt, auf Deutsch.


## Asking

your-choice = { $seat }, deine Wahl (? für Hilfe):
amount = Betrag, { range } (Enter: zurück):
range = { $step ->
    [1] { $least } bis { $most }
   *[other] { $least } bis { $most } in Schritten von { $step }
}
folded = { $text } ({ $count } Möglichkeiten)
under-names = { $text } (unter diesen Namen)
by-amount = { $text } (Betrag eingeben: { range })
line-and-amount = (Zeile und Betrag eingeben, etwa 2 4)
only-one = Es gibt nur eine Möglichkeit; Enter führt sie aus.
done-for-you = { $prompt } Einzige Wahl: { $action }.
within = Welche davon? (Enter: zurück):
how-to-speak = Eine Abmachung schlägst du vor, indem du sie in einer Zeile hinter einen Doppelpunkt schreibst: „: ich gebe dir 300; du wirst …“ (? hilft).
wish-undo = u zurück undo
wish-advice = a rat advice
wish-outlook = o folgen outlook
how-to-foresee = Was folgen würde, sagt o mit einer Wahl dahinter: o 2 oder o wein köln.


## Answers that are none

expected-number = Bitte eine Zahl von 1 bis { $last } oder den Anfang der Wörter eingeben; ? für Hilfe.
expected-amount = Der Betrag geht von { range }.
fits-nothing = „{ $answer }“ passt zu keiner Möglichkeit. Bitte eine Zahl von 1 bis { $last } oder den Anfang der Wörter eingeben; ? für Hilfe.
fits-several = „{ $answer }“ passt zu { $count } Möglichkeiten. Bitte mehr von den Wörtern oder die Zahl eingeben.


fits-nothing-yet = „{ $words }“ passt zu keiner Möglichkeit.
no-such-key = { $key } ist hier keine Taste; ? zeigt alle. / und Wörter grenzen die Möglichkeiten ein.


## In the window

more-of-question = … (t)
more-of-outlook = … (o)
choices-page = { $first }–{ $last } von { $count } · { $page } von { $pages } · Bild↑ Bild↓
page-lines = Zeilen { $first }–{ $last } von { $count } · ↑ ↓ Bild↑ Bild↓
narrowed = „{ $words }“
hint-choice = Nummer oder ↑ ↓ und Enter · / Wörter grenzen ein
hint-deal = Nummer oder ↑ ↓ und Enter · / Wörter grenzen ein · : Abmachung
hint-within = Nummer oder ↑ ↓ und Enter · Esc: zurück
hint-amount = der Betrag, { range } · ↑ ↓ ändern ihn · Enter · Esc: zurück
hint-page = Esc: zurück zu den Möglichkeiten · / und Nummer: diese Regel
hint-marked = Enter: { $act }
hint-final = Enter: { $act } · endgültig
for-good = Endgültig: nicht zurückzunehmen.
outlook-of-none = Erst eine Möglichkeit markieren oder ihren Betrag eingeben: dann sagt o alles, was folgen würde.
thinks = { $seat } überlegt …
press-enter-end = Enter verlässt den Tisch
nothing-there = Hier ist noch nichts.
key-m = Karte
key-p = Spieler
key-g = Markt
key-d = Abmachungen
key-c = Karten
key-r = Regeln
key-l = Verlauf
key-t = Text
key-u = Zurück
key-a = Rat
key-help = Hilfe
key-q = Ende
page-help = Tasten
page-m = Landkarte
page-p = Spieler
page-g = Markt
page-d = Abmachungen
page-c = Karten
page-r = Regeln
page-l = Alles, was geschehen ist
page-t = Die ganze Lage in Worten
page-o = Was folgen würde


## Undo and advice

undo-again = Noch einmal u nimmt es trotzdem zurück, mit allem, was danach kam.
undo-together = Sind alle einverstanden, nimmt es noch einmal u zurück, mit allem, was danach kam.
advice = { $bot } würde wählen: { $action }.
advice-others = Die nächstbesten: { $actions }
no-advice = Der Bot { $bot } weiß keinen Rat: { $error }


## Handing over

hand-over = { $seat }, du bist dran. Wenn niemand sonst zuschaut, Enter drücken (q speichert und beendet):
no-hiding = Mehrere Leute teilen sich dieses Terminal, und einfache Ausgabe kann nicht verbergen, was andere gesehen haben.


## News

news = Was geschehen ist
earlier = … und { $count ->
    [one] eine Zeile davor
   *[other] { $count } Zeilen davor
} (l zeigt alles)
nothing-new = Nichts seit deiner letzten Entscheidung.
bot-failed = Der Bot { $bot } von { $seat } ist ausgefallen ({ $error }); Zufallszüge übernehmen.
not-saved = Die Aufzeichnung ließ sich nicht schreiben: { $error }. Das Spiel geht weiter; nach dem nächsten Zug folgt ein neuer Versuch.


## Help

help-number = die Nummer einer Zeile
    .what = wählt sie; bei Beträgen genügt der Betrag selbst
help-words = der Anfang ihrer Wörter
    .what = wählt sie auch: „wein köln“ findet den Kauf von Wein in Köln; passen mehrere, werden sie gezeigt
help-two = zwei Zahlen
    .what = Zeile und Betrag; wo Preise für eine Anzahl gelten, die Anzahl und der Betrag: 2 400
help-choose = Nummer oder ↑ ↓ ← →
    .what = markiert eine Möglichkeit, Enter wählt sie; bei Beträgen genügt der Betrag selbst
help-narrow = / und Wörter
    .what = grenzen die Möglichkeiten nach dem Anfang der Wörter ein: „/wein kö“ findet den Kauf von Wein in Köln
help-pages = Bild↑, Bild↓
    .what = blättern in den Möglichkeiten; Esc geht einen Schritt zurück
help-find-rule = / und Nummer
    .what = diese Regel oder dieses Kapitel: /{ $rule }
help-p = p
    .what = die Spieler
help-g = g
    .what = was zu haben ist, mit Preisen
help-u = u
    .what = zurück: nimmt deine letzte Entscheidung zurück; zweimal, wo seither jemand etwas erfahren hat
help-o = o
    .what = alles, was aus der markierten Möglichkeit folgen würde; das Wichtigste steht neben der Karte
help-foresee = o und eine Wahl
    .what = was daraus folgen würde: o 2 oder o wein köln
help-a = a
    .what = Rat: was ein Bot tun würde
help-t = t
    .what = die ganze Lage in Worten
help-m = m
    .what = die Karte
help-r = r
    .what = die Regeln dieses Schritts
help-c = c
    .what = was die Karten bewirken
help-rule = { $rule }
    .what = diese Regel oder dieses Kapitel
help-l = l
    .what = der Verlauf des ganzen Spiels
help-q = q
    .what = speichern und beenden; Strg-C ebenso
help-deal = : und eine Abmachung
    .what = schlägt sie vor, die Punkte durch Strichpunkte getrennt; was nicht verstanden wird, ist markiert, dazu die Worte, die dort stehen könnten
help-counter = :7 und eine Abmachung
    .what = antwortet auf Abmachung 7 mit einem Gegenvorschlag
no-cards = Es gibt keine Karten zu erklären.
no-map = Zu diesem Spielplan lässt sich keine Karte zeichnen.


## Beginning and end

began = { $title }, Ausgabe { $edition }, Startwert { $seed }
who = { $seat }: { $who }
who-person = an diesem Terminal
who-bot = Bot { $bot }
resumed = Das Spiel geht weiter nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}.
seed = Der Startwert war { $seed }: das Glück kann jeder nachprüfen.
recorded = Die Aufzeichnung liegt in { $file }
how-to-replay = Noch einmal ansehen: fernhandel replay { $file }
left = Gespeichert in { $file }
how-to-resume = Weiter mit: fernhandel play --resume { $file }


## Replaying

replay-of = { $title }, Ausgabe { $edition }, { $players } Spieler, Startwert { $seed }
replay-seats = Plätze: { $seats }
replay-open = Die Aufzeichnung endet vor dem Ende des Spiels.
move-title = Entscheidung { $number } von { $count }
move-made = Deine Wahl: { $action }
move-decided = { $seat } wählt; noch folgt nichts daraus.
move-begin = Der Tisch zu Beginn.
move-ask = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende:
move-expected = Enter geht weiter, b zurück, eine Zahl von 0 bis { $count } dorthin, q beendet.
earlier-lines = … (l zeigt alles)
hint-replay = → ← Entscheidung · ↓ ↑ Teil · Bild↓ Bild↑ Zug · Pos1 Ende · oder Nummer
hint-replay-page = Esc: zurück zum Tisch
move-range = Es gibt die Nummern 0 bis { $count }.
