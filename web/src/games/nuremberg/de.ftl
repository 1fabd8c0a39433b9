# First Train to Nuremberg, die Seite auf Deutsch: Beschriftungen der eigenen Teile, und der Plan in Worten.

nuremberg-map = Plan von { $map }: Pfeiltasten gehen von einer Wahl zur nächsten, die Eingabetaste wählt
nuremberg-tracks = Einfluss und Reihenfolgen
nuremberg-boxes = Einflusskästen
nuremberg-trains = Züge
nuremberg-score = Punkte
nuremberg-series-final = Punkte, wäre das Spiel jetzt zu Ende
nuremberg-series-points = Siegpunkte
nuremberg-series-profit = Gewinn und Verlust

nuremberg-kind-minor = kleiner Bahnhof
nuremberg-kind-major = großer Bahnhof
nuremberg-kind-company = Stadt einer Gesellschaft
nuremberg-kind-lowland = Flachland
nuremberg-kind-valley = Tal
nuremberg-kind-hill = Berg
nuremberg-kind-hop = Hopfenfeld
nuremberg-kind-barred = gesperrtes Land
nuremberg-station-red = der roten Gesellschaft
nuremberg-station-green = der grünen Gesellschaft
nuremberg-company-red = rote Gesellschaft
nuremberg-company-green = grüne Gesellschaft
nuremberg-link-to = { $owner } nach { $to }

nuremberg-piece-post = Post
nuremberg-piece-beer = Bier
nuremberg-piece-cheese = Käse
nuremberg-piece-stone = Stein
nuremberg-piece-red = Roter Passagier
nuremberg-piece-green = Grüner Passagier
nuremberg-pieces-post = { $count } Post
nuremberg-pieces-beer = { $count } Bier
nuremberg-pieces-cheese = { $count } Käse
nuremberg-pieces-stone = { $count } Stein
nuremberg-pieces-red = { $count ->
    [one] 1 roter Passagier
   *[other] { $count } rote Passagiere
}
nuremberg-pieces-green = { $count ->
    [one] 1 grüner Passagier
   *[other] { $count } grüne Passagiere
}
nuremberg-pieces-landlord = { $count ->
    [one] 1 Grundherr
   *[other] { $count } Grundherren
}

nuremberg-influence = Einfluss
nuremberg-influence-government = Regierung
nuremberg-influence-train = Zug
nuremberg-influence-red = Rot
nuremberg-influence-green = Grün
nuremberg-unit-cube = Würfel
nuremberg-unit-government = Regierungseinfluss
nuremberg-unit-train = Zugeinfluss
nuremberg-unit-red = Einfluss in Rot
nuremberg-unit-green = Einfluss in Grün

nuremberg-order-build = Bauen
nuremberg-order-train = Züge
nuremberg-order-player = Spieler
nuremberg-stacks-key = Auf einem Feld kommt die obere Scheibe zuerst.
nuremberg-profit = Gewinn und Verlust
nuremberg-profit-short = Gewinn

nuremberg-reveal-auction = Die Kästen sind vergeben
nuremberg-reveal-no-box = kein Kasten
nuremberg-reveal-boxes = { $n ->
    [one] Kasten { $boxes }
   *[other] Kästen { $boxes }
}
nuremberg-reveal-cubes = für { $n } Würfel
nuremberg-box-free = kein Gebot
nuremberg-outbid = { $seat } ist überboten
nuremberg-box-from = ab { $cubes }
nuremberg-boxes-key = Der Marker im gestrichelten Ring wurde in dieser Runde gezogen.
nuremberg-cubes-in-hand = { $cubes } Würfel auf der Hand
nuremberg-bids-standing = { $count ->
    [0] von dir steht kein Gebot
    [one] ein Gebot von dir steht
   *[other] { $count } Gebote von dir stehen
}
nuremberg-bid-on = Würfel auf Kasten { $number }


nuremberg-still-due = Noch { $due } zu zahlen
nuremberg-held = du hast { $held }

nuremberg-train-row = Reihe { $row }
nuremberg-train-free = frei
nuremberg-train-owned = gehört { $seat }
nuremberg-train-said = Zug { $train }, { $passengers } für Passagiere, { $goods } für Waren, { $state }
nuremberg-trains-key = Gewölbte Plätze sind für Passagiere, eckige für Waren.
nuremberg-trains-carry = Züge: { $carried }
nuremberg-own-trains = Deine Züge
nuremberg-buy-train = Einen Zug kaufen
nuremberg-load-piece = Ein Stück laden
nuremberg-into-train = Zug { $train }

nuremberg-pick-offer = Wähle, wer kauft und wo deine Strecke beginnt.
nuremberg-run-from = Strecke ab { $area }
nuremberg-lead-on = Weiter nach { $area }

nuremberg-points = Siegpunkte
nuremberg-points-short = SP
nuremberg-hand-and-stock = Würfel auf der Hand und im Vorrat
nuremberg-links-on-map = Streckenstücke auf dem Plan
nuremberg-links-left = Nicht verkaufte Streckenstücke
nuremberg-delivered = Befördert
nuremberg-player = Spieler
nuremberg-in-play = Im Spiel gewonnene Punkte
nuremberg-in-play-short = Spiel
nuremberg-sets = Sätze
nuremberg-total = Summe
nuremberg-score-now = Wäre das Spiel jetzt zu Ende
nuremberg-final-score = Endwertung
nuremberg-sets-key = Eingerahmt ist, wovon am wenigsten da ist: danach zählen die Sätze.
nuremberg-part-play = im Spiel
nuremberg-part-sets = Sätze
nuremberg-part-profit = Gewinn
nuremberg-part-loss = Verlust, Strecken
nuremberg-joined = { $a } und { $b } sind verbunden worden.
nuremberg-not-joined = { $a } und { $b } sind noch nicht verbunden: Der erste Weg zwischen ihnen bringt Punkte.

nuremberg-book-carried = Waren und Fahrgäste
nuremberg-book-connected = Verbindung der Städte
nuremberg-book-sets = Volle Sätze
nuremberg-book-profit = Gewinn und Verlust
nuremberg-book-links = Strecke auf dem Plan
nuremberg-book-total = Siegpunkte
nuremberg-carried = Beförderte Stücke
nuremberg-book-pieces = { $n ->
    [one] 1 Stück befördert
   *[other] { $n } Stücke befördert
}
nuremberg-book-built = { $n ->
    [one] 1 Streckenstück gebaut
   *[other] { $n } Streckenstücke gebaut
}
nuremberg-book-sold = { $n ->
    [one] 1 Streckenstück verkauft
   *[other] { $n } Streckenstücke verkauft
}

nuremberg-asks-auction = Du bist dran: ein Gebot
nuremberg-asks-building = Du bist dran: eine Strecke
nuremberg-asks-paying_track = Du bist dran: die Strecke bezahlen
nuremberg-asks-trains = Du bist dran: ein Zug oder ein Teil
nuremberg-asks-paying_train = Du bist dran: den Zug bezahlen
nuremberg-asks-takeovers = Du bist dran: eine Strecke verkaufen
nuremberg-nowhere-building = Keine Strecke, die du bezahlen kannst, führt nach { $area }.
nuremberg-nowhere-takeovers = Keine deiner Strecken führt nach { $area }.
nuremberg-missing-auction = Kasten wählen
nuremberg-missing-building = Anfang wählen
nuremberg-missing-building-begun = Erstes Stück wählen
nuremberg-missing-paying_track = Zahlungsmittel wählen
nuremberg-missing-paying_track-begun = Zahlungsmittel wählen
nuremberg-missing-paying_train = Zahlungsmittel wählen
nuremberg-missing-trains = Zug oder Teil wählen
nuremberg-missing-takeovers = Strecke wählen
nuremberg-missing-takeovers-begun = Zu einem Bahnhof führen

nuremberg-pick-start = Klicke an, wo deine Strecke beginnt, dann Gebiet um Gebiet. Ein Klick weit weg legt den billigsten Weg dorthin.
nuremberg-begins-in = Sie beginnt in { $area }.
nuremberg-pick-link = Klicke das nächste Gebiet an; ein Klick weit weg legt den billigsten Weg dorthin.
nuremberg-onwards = { $count ->
    [one] Ein Weg weiter, mit Namen
   *[other] { $count } Wege weiter, mit Namen
}
nuremberg-no-further = Weiter lässt sich nicht bauen.
nuremberg-click-to-lay = Klick legt es
nuremberg-end-here = Die Strecke mit diesem Stück enden lassen
nuremberg-end-with = Stück { $number }, nach { $area }: die Strecke damit enden lassen
nuremberg-chain-points = { $points ->
    [one] 1 Punkt,
   *[other] { $points } Punkte,
}
nuremberg-cubes-first = erst Würfel, dann Einfluss nach Wahl
nuremberg-payment = Womit bezahlt wird
nuremberg-pay-more = { $unit }: eins mehr
nuremberg-pay-less = { $unit }: eins weniger
nuremberg-left = { $left } übrig
nuremberg-of-held = von { $held }
nuremberg-exchange = Statt Zugeinfluss

nuremberg-hand-short = Würfel
nuremberg-cubes-short = Würfel auf der Hand
nuremberg-links-short = Stücke
nuremberg-becomes = wird

## Was Dinge sind und tun

nuremberg-box = Kasten { $number }
nuremberg-box-held = { $seat }: { $cubes }
nuremberg-train-price = Preis { $price }
nuremberg-beside = Daneben: { $pieces }.
nuremberg-about-minor = Hier warten Passagiere. Was in den Feldern daneben liegt, lässt sich hier laden, solange der Bahnhof keiner Gesellschaft gehört.
nuremberg-about-major = Hier warten Passagiere. Was in den Feldern daneben liegt, lässt sich hier laden, solange der Bahnhof keiner Gesellschaft gehört.
nuremberg-about-company = Für Einfluss dieser Farbe darf hier eine Strecke beginnen, und Passagiere dieser Farbe wollen hierher.
nuremberg-about-lowland = Gleise kosten hier 1. Was darin liegt, lädt, wer ein Streckenstück daran hat.
nuremberg-about-valley = Gleise kosten hier 2. Was darin liegt, lädt, wer ein Streckenstück daran hat.
nuremberg-about-hill = Hier werden keine Gleise gebaut. Waren werden an einem neutralen Bahnhof daneben geladen.
nuremberg-about-hop = Hier werden keine Gleise gebaut. Bier wird an einem neutralen Bahnhof daneben geladen.
nuremberg-about-barred = Hier werden keine Gleise gebaut.
nuremberg-about-engine = Er gehört dir für diese Runde. Fehlt Zugeinfluss, springen anderer Einfluss oder Würfel ein.
nuremberg-about-box = Das höchste Gebot erhält die Punkte und den gezogenen Marker. Wer überboten ist, nimmt die Würfel zurück.
nuremberg-about-low = In Reichweite, wo ein eigenes Streckenstück das Gebiet berührt und keines einer Gesellschaft.
nuremberg-about-high = In Reichweite an einem neutralen Bahnhof daneben, den ein eigenes Streckenstück berührt.
nuremberg-about-passenger = In Reichweite, wo eigene Strecken vom Bahnhof zu einem Bahnhof der eigenen Farbe führen.
nuremberg-track-points = Siegpunkte
nuremberg-track-profit = Gewinn und Verlust
nuremberg-track-hand = Würfel auf der Hand
nuremberg-track-links = Streckenstücke auf dem Plan
nuremberg-track-government = Regierungseinfluss
nuremberg-track-train = Zugeinfluss
nuremberg-track-red = Einfluss in Rot
nuremberg-track-green = Einfluss in Grün
nuremberg-about-points = Einer für jedes Teil, das ein Zug mitnimmt; Sätze und Gewinn kommen am Ende dazu.
nuremberg-about-profit = Teile erhöhen ihn, jedes eigene Streckenstück senkt ihn, Runde für Runde. Der höchste beginnt.
nuremberg-about-hand = Mit ihnen wird geboten und gebaut; jede Runde kommen neue.
nuremberg-links-of = { $seat }: { $built } von { $all } auf dem Plan, { $left } noch zu bauen
nuremberg-about-links = Jedes kostet jede Runde Gewinn und am Ende einen Punkt, bis eine Gesellschaft es übernimmt.
nuremberg-about-government = Wer am meisten hat, baut zuerst. Damit werden Grundherren abgefunden.
nuremberg-about-train = Wer am meisten hat, kommt zuerst zu den Zügen; damit werden sie bezahlt.
nuremberg-about-red = Gleise an einem roten Bahnhof kosten davon, ebenso ein Verkauf an die rote Gesellschaft.
nuremberg-about-green = Gleise an einem grünen Bahnhof kosten davon, ebenso ein Verkauf an die grüne Gesellschaft.

## Die Legende

nuremberg-legend-lowland = Flachland: hier kostet Strecke am wenigsten
nuremberg-legend-hop = Hopfenfeld: hier wird nicht gebaut
nuremberg-legend-valley = Tal: Strecke kostet mehr
nuremberg-legend-hill = Hügel: hier wird nicht gebaut
nuremberg-legend-barred = Gesperrtes Land: hier wird nicht gebaut
nuremberg-legend-river = Ein Fluss: Strecke darüber kostet mehr
nuremberg-legend-minor = Kleiner Bahnhof
nuremberg-legend-major = Großer Bahnhof
nuremberg-legend-companies = Bahnhof der roten oder der grünen Gesellschaft
nuremberg-legend-link = Ein Streckenstück in der Farbe seines Besitzers
nuremberg-legend-company-link = Strecke, die eine Gesellschaft übernommen hat
nuremberg-legend-passengers = Rote und grüne Fahrgäste
nuremberg-legend-landlord = Ein Grundherr: hier zu bauen verlangt Regierungseinfluss
nuremberg-legend-empty = Was hier lag, ist fort
nuremberg-legend-choice = Umrandet: kann jetzt gewählt werden
nuremberg-provenance = Beide Karten haben wir größtenteils nachgebildet; der gedruckte Plan kann anders aussehen, ebenso Kästen und Züge.

# Hinweise für Neulinge, nach Teil des Zugs oder Schritt.
hint-auction = Biete Würfel auf Kästen: Sie geben Einfluss, und der bestimmt die Reihenfolgen. Mit Würfeln wird auch gebaut, also behalte welche.
hint-building = Baue Strecken von Orten mit Reisenden oder Bier zu den Bahnhöfen, die sie haben wollen. Schwieriges Gelände kostet mehr.
hint-trains = Nimm einen Zug und lade, was an deinen Strecken liegt. Längere Züge tragen mehr und kosten mehr.
hint-takeovers = Verkaufe Strecken an eine Gesellschaft, ehe sie dich kosten: Für Gleise, die am Ende der Runde noch dir gehören, musst du zahlen.
