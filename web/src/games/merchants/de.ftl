# Der Tisch der Händler auf Deutsch: Beschriftungen und Worte für Vorleseprogramme.


## Namen

merchants-you = Du
merchants-good-cloth = Tuch
merchants-good-iron = Eisen
merchants-good-wine = Wein
merchants-good-food = Nahrung
merchants-good-silk = Seide
merchants-good-salt = Salz
merchants-good-none = nichts

merchants-card-reduced-cost = Günstiger Einkauf
merchants-card-driver = Wagnerei
merchants-card-coach-driver = Große Wagnerei
merchants-card-courier = Kurier
merchants-card-express-courier = Express-Kurier
merchants-card-office = Kontor
merchants-card-large-office = Großes Kontor
merchants-card-warehouse-sale = Lager­verkauf
merchants-card-free-loading = Freie Fracht
merchants-card-broken-axle = Achsbruch
merchants-card-special-sale = Sonder­verkauf
merchants-card-sale-with-bonus = Bonus­verkauf
merchants-card-social-climbing = Standes­erhebung
merchants-card-loading-master = Lademeister
merchants-card-low-upkeep = Sparsamkeit

merchants-rank-0 = Krämer
merchants-rank-1 = Höker
merchants-rank-2 = Händler
merchants-rank-3 = Kaufmann
merchants-rank-4 = Großhändler
merchants-rank-5 = Zunftmeister
merchants-rank-6 = Patrizier
merchants-rank-7 = Schöffe
merchants-rank-8 = Ratsherr


## Was die Karten können

merchants-does-reduced-cost = Alles, was du in einem Einkauf kaufst, kostet zusammen { $sum }.
merchants-does-driver = In jedem deiner Züge ein Zusatzpunkt für einen Wagen.
merchants-does-coach-driver = In jedem deiner Züge zwei Zusatzpunkte für Wagen.
merchants-does-courier = In jedem deiner Züge darfst du den Kurier ein Feld ziehen.
merchants-does-express-courier = In jedem deiner Züge darfst du den Kurier bis zu zwei Felder ziehen.
merchants-does-office = Nach den Preisrädern verschiebst du einen Preis um eine Stufe, aber nicht zwischen der höchsten und der niedrigsten.
merchants-does-large-office = Nach den Preisrädern verschiebst du einen Preis um eine Stufe, auch zwischen der höchsten und der niedrigsten.
merchants-does-warehouse-sale = Nach den Preisrädern verkaufst du gelagerte Waren zum Einkaufspreis.
merchants-does-free-loading = Du lädst bis zu zwei eigene Waren auf einen Wagen, ohne zu fragen und zu zahlen.
merchants-does-broken-axle = Bevor gezogen wird, legst du einen Wagen für diese Runde still.
merchants-does-special-sale = Wenn die Preise feststehen, verkaufst du eine gelagerte Ware für { $sum }.
merchants-does-sale-with-bonus = Für alle deine Waren auf einem Wagen bekommst du den Bonus der Stadt.
merchants-does-social-climbing = Du steigst für { $sum } eine Stufe, was eine Stufe auch kostet.
merchants-does-loading-master = Für { $sum } wirst du ohne Versteigerung Lademeister eines Wagens.
merchants-does-low-upkeep = Du zahlst { $sum } Unterhalt und behältst deine Stufe.


## Spielplan

merchants-board = Spielplan mit { $cities } Städten, ihren Straßen und drei Wagen
merchants-place-from = Feld { $nth } ab { $start }
merchants-place-between = { $spaces ->
    [one] { $start } – { $end }
   *[other] { $start } – { $end }, Feld { $nth }
}
merchants-city = { $city }, Bonus { $bonus }, verkauft
merchants-wagon-at = Wagen { $wagon }: { $place }
merchants-wagon-master = Lademeister: { $player }
merchants-wagon-broken = Achsbruch
merchants-wagon-arrived = in dieser Runde angekommen
merchants-arrived = am Ziel
merchants-courier-at = Kurier: { $place }
merchants-courier-reach =
    { $spaces ->
        [one] Kurier: { $place }; heute käme er auf das markierte Feld
       *[other] Kurier: { $place }; heute käme er auf { $spaces } markierte Felder
    }
merchants-status = Stand
merchants-upkeep = Unterhalt
merchants-arrivals = Ankünfte
merchants-of = { $n } von { $all }
merchants-one-level = Eine Stufe kostet
merchants-status-of = { $player }: Stufe { $level }
merchants-arrivals-of = { $arrivals } von { $last } Wagen angekommen
merchants-level-costs = eine Stufe kostet { $price }


## Tafeln

merchants-prices = Preise
merchants-cards = Karten
merchants-sell = Verkauf
merchants-buy = Einkauf
merchants-left = noch { $n }
merchants-sold-out = ausverkauft
merchants-price-level = { $good } auf Stufe { $level }: kostet { $cost }, bringt { $selling }, noch { $supply } im Vorrat
merchants-arrow-of = Pfeil von { $player }
merchants-open-cards = Im Angebot
merchants-ability-cards = Ausstattungskarten
merchants-deck = noch { $n } im Stapel
merchants-cards-gone = Alle Investitionskarten sind vergeben.
merchants-own-hand = Deine Einflusskarten
merchants-pile = Einflusskarten im Stapel: { $n }
merchants-stars = { $n } von { $most } Sternen
merchants-standing = Leiter
merchants-level = Stufe { $level }


## Vor den Spielern

merchants-tile-up = Plättchen { $tile }
merchants-tile-down = Plättchen { $tile }, verdeckt
merchants-money-hidden = geheim
merchants-money-hidden-long = Geld geheim
merchants-influence-held = { $n ->
    [one] 1 Einflusskarte
   *[other] { $n } Einflusskarten
}
merchants-letters-held = { $n ->
    [one] 1 Schuldbrief
   *[other] { $n } Schuldbriefe
}
merchants-first-player = Startspieler


## Entscheidungen

merchants-follows = Was daraus folgt
merchants-follows-more = { $n } weitere
merchants-more = { $step } mehr
merchants-less = { $step } weniger
merchants-no-amount = –
merchants-cash = Geld { $amount }
merchants-sealed = versiegelt
merchants-thinking = überlegt
merchants-your-bid = dein Gebot
merchants-bid-for = Lademeister von Wagen { $wagon } in { $city }
merchants-wait-for-seals = Aufgedeckt wird, wenn alle versiegelt haben.
merchants-bought = { $n } von { $most } gekauft
merchants-wheel = Preisrad
merchants-arrow-nothing = keine Ware
merchants-arrow-choose = noch frei
merchants-turn-arrow = Pfeil { $n } auf { $good } stellen
merchants-clear = Leeren
merchants-your-stock-here = Dein Lager hier
merchants-tokens = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
merchants-tokens-for = { merchants-tokens } für { $price }
merchants-asks = { $own ->
    [yes] Du verlangst
   *[no] { $player } verlangt
}
merchants-offers = { $own ->
    [yes] Du bietest
   *[no] { $player } bietet
}
merchants-final = { $own ->
    [yes] Dein letzter Preis
   *[no] Letzter Preis von { $player }
}
merchants-price-for = Preis für { $tokens }
merchants-accept = { $amount } annehmen
merchants-counter-offer = Gegengebot
merchants-name-final = Dein letzter Preis
merchants-tile = Plättchen
merchants-wagon = Wagen
merchants-goes-to = Wohin
merchants-courier = Kurier
merchants-first-wagon = Wähle einen Wagen, hier oder auf der Karte.
merchants-extra-points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
merchants-meets-courier = Wagen trifft Kurier
merchants-arrives = Ankunft
merchants-only-you-see = Nur du siehst, welche Karte du nimmst.
merchants-copies = { $n } im Stapel
merchants-high-bid = { $own ->
    [yes] Du führst
   *[no] { $player } führt
}
merchants-reveal-wheels = Die Räder sind offen
merchants-reveal-bids = Gebote für Wagen { $wagon }
merchants-reveal-master = { $own ->
    [yes] Du bist Lademeister von Wagen { $wagon }
   *[no] { $player } ist Lademeister von Wagen { $wagon }
}
merchants-reveal-pays-as-master = zahlt, Lademeister
merchants-reveal-pays-nothing = zahlt nichts
merchants-reveal-nothing = nichts
merchants-reveal-no-arrow = kein Pfeil
merchants-reveal-road = Deine Waren unterwegs, { $goods }: { $before } → { $after }
merchants-reveal-road-same = Deine Waren unterwegs, { $goods }: { $after } wie zuvor
merchants-reveal-fee = { $own ->
    [yes] Du fährst auf Wagen { $wagon } mit
   *[no] { $player } fährt auf Wagen { $wagon } mit
}
merchants-reveal-rides = zahlt für { $tokens ->
    [one] { $tokens } Ware
   *[other] { $tokens } Waren
}
merchants-reveal-earns = Lademeister, verdient es
merchants-reveal-no-fee = Keine Einigung über Wagen { $wagon }
merchants-reveal-asks = verlangt, Lademeister
merchants-reveal-offers = bietet
merchants-reveal-says-no = sagt nein
merchants-reveal-asked = verlangte zuerst { $sums }
merchants-reveal-offered = bot zuerst { $sums }
merchants-reveal-card = { $own ->
    [yes] Du gewinnst { $card }
   *[no] { $player } gewinnt { $card }
}
merchants-passed = gepasst
merchants-won-already = hat schon eine Karte
merchants-to-bid = ist dran
merchants-waits = wartet
merchants-on-offer = Um { $card }
merchants-any-card = Wer gewinnt, nimmt eine beliebige offene Karte.
merchants-bid = Gebot
merchants-cash-now = Geld jetzt
merchants-cash-after = { $amount } übrig
merchants-next-upkeep = nächster Unterhalt { $amount }
merchants-stay = Auf Stufe { $level } bleiben
merchants-upkeep-due = Unterhalt der Stufe { $level }
merchants-in-store = Hier gelagert
merchants-money-chart = Geld
merchants-prices-over-game = Stufe 1 bis { $levels }, Runde für Runde
merchants-sells = bringt { $price }
merchants-levels-of = { $good }: Stufen { $levels }


## Entwürfe, Erklärungen und Überschriften

merchants-leads = führt
merchants-basket = Dein Korb
merchants-ends = Ziele
merchants-take-out = Herausnehmen: { $what }
merchants-to-load = Wird geladen
merchants-to-sell = Wird verkauft
merchants-sell-buy = Verkauf / Einkauf
merchants-level-brief = St. { $level }
merchants-missing-space = Feld wählen
merchants-missing-bid = Gebot wählen
merchants-missing-goods = Waren wählen
merchants-missing-wagon = Wagen wählen
merchants-missing-end = Ziel wählen
merchants-missing-load = Ware wählen
merchants-missing-price = Preis wählen
merchants-missing-answer = Antwort wählen
merchants-missing-card = Karte wählen
merchants-missing-arrow = Pfeil setzen
merchants-missing-shift = Preis wählen
merchants-missing-sale = Ware wählen
merchants-missing-level = Stufe wählen
merchants-asks-purchasing = Waren kaufen
merchants-asks-bid = Dein Gebot für einen Wagen
merchants-asks-load = Den Wagen beladen
merchants-asks-fee = Die Ladegebühr
merchants-asks-axle = Achsbruch spielen?
merchants-asks-wagon = Dein Zug: ein Wagen
merchants-asks-influence = Einflusskarte nehmen
merchants-asks-office = Dein Kontor
merchants-asks-sale = Aus dem Lager verkaufen
merchants-asks-card-bid = Dein Gebot für eine Karte
merchants-asks-card = Eine Karte nehmen
merchants-asks-upkeep = Dein Unterhalt
merchants-asks-loan = Ein Kredit?
merchants-asks-climb = Aufsteigen
merchants-card-works = Wirkt ab der Runde nach dem Erwerb, bis zum Ende des Spiels.
merchants-card-of = Gehört: { $player }
merchants-still-in-deck = Noch im Stapel: { $cards }
merchants-card-once = Wird einmal gespielt und ist dann aus dem Spiel.
merchants-when-free-loading = Beim Beladen, wenn du mitladen könntest.
merchants-when-broken-axle = Bevor jemand fährt.
merchants-when-special-sale = Wenn alle Preise feststehen.
merchants-when-sale-with-bonus = Gerade bevor ein Wagen mit deinen Waren geleert wird.
merchants-when-social-climbing = Wenn du aufsteigst.
merchants-when-loading-master = Vor den Geboten um die Wagen.
merchants-when-low-upkeep = Statt deines Unterhalts.
merchants-city-sells = Verkauft { $goods }: darauf kein Bonus.
merchants-city-pays = Ein Bonus von { $bonus } auf jede andere Ware, die hier verkauft wird.
merchants-bonus-moves = Er wächst mit jedem Wagen, der anderswo ankommt, und ist 0, sobald einer hier ankommt.
merchants-sold-by = Zu kaufen in { $cities }
merchants-price-moves = Jeder Pfeil hebt sie um eine Stufe; über der höchsten beginnt sie wieder unten.
merchants-tile-does = Bewegt einen Wagen { $tile } Felder. Danach liegt es verdeckt, bis alle vier gespielt sind.
merchants-level-upkeep = Unterhalt { $amount } je Runde
merchants-arrivals-end = Die Runde, in der Wagen { $last } ankommt, ist die letzte.
merchants-next-costs = { $price } nach der nächsten Ankunft
merchants-brief-reduced-cost = ein Einkauf für { $sum }
merchants-brief-driver = 1 Zusatzpunkt je Runde
merchants-brief-coach-driver = 2 Zusatzpunkte je Runde
merchants-brief-courier = bewegt den Kurier um 1
merchants-brief-express-courier = bewegt den Kurier um 2
merchants-brief-office = ändert einen Preis, nicht über die Enden
merchants-brief-large-office = ändert einen Preis, auch über die Enden
merchants-brief-warehouse-sale = verkauft Lagerware zum Einkaufspreis
merchants-brief-free-loading = zwei Waren ohne Gebühr laden
merchants-brief-broken-axle = hält einen Wagen an
merchants-brief-special-sale = verkauft eine Ware für { $sum }
merchants-brief-sale-with-bonus = Bonus auf alle deine Waren
merchants-brief-social-climbing = eine Stufe für { $sum }
merchants-brief-loading-master = ein Wagen für { $sum }, ohne Gebote
merchants-brief-low-upkeep = ein Unterhalt von { $sum }


## Das Buch am Ende

merchants-book-sales = Verkauf von Wagen
merchants-book-store = Verkauf aus dem Lager
merchants-book-fees-earned = Frachtgeld erhalten
merchants-book-loans = Schuldbriefe
merchants-book-goods = Wareneinkauf
merchants-book-masters = Lademeister
merchants-book-fees-paid = Frachtgeld gezahlt
merchants-book-cards = Karten
merchants-book-upkeep = Unterhalt
merchants-book-status = Ansehen
merchants-book-total = Geld übrig
merchants-book-sold = { $n ->
    [one] 1 Ware verkauft
   *[other] { $n } Waren verkauft
}
merchants-book-mastered = { $n }-mal Lademeister
merchants-book-climbed = { $n ->
    [one] 1 Stufe gestiegen
   *[other] { $n } Stufen gestiegen
}

## Die Legende

merchants-legend-city = Stadt: was ihr Markt verkauft; darunter alle Lager dort
merchants-legend-bonus = Bonus für jede Ware, die die Stadt nicht selbst verkauft
merchants-legend-space = Ein Feld der Straße
merchants-legend-junction = Eine Gabelung: hier teilt sich die Straße
merchants-legend-square = Platz einer Stadt: hier kommen Wagen an und fahren ab
merchants-legend-wagon = Ein Wagen mit einer Reihe für jeden Händler; die Pferde zeigen, wohin er fährt
merchants-legend-master = Der Lademeister des Wagens
merchants-legend-broken = Achsbruch: der Wagen fährt in dieser Runde nicht
merchants-legend-courier = Der Kurier: wessen Wagen ihn trifft, nimmt eine Einflusskarte
merchants-legend-choice = Golden umrandet: kann jetzt gewählt werden
merchants-legend-end = Wo ein Zug enden kann: mit welchem Plättchen und wie vielen Zusatzpunkten
merchants-provenance = Städte und Wagen folgen der Anleitung; die Straßen und die meisten Märkte haben wir nachgebildet, der gedruckte Plan kann anders aussehen.

# Hinweise für Neulinge, nach Teil des Zugs oder Schritt.
hint-purchasing = Kaufe Waren, wo sie billig sind und ein Wagen vorbeikommt. Verkauft wird nur, was auf einem Wagen ankommt.
hint-loading = Biete darum, Lademeister eines Wagens zu sein: Du lädst zuerst, und die anderen bezahlen dich für einen Platz.
hint-movement = Spiele ein Plättchen und bewege einen Wagen. Bringe deine Waren in Städte mit Bonus und halte fremde unterwegs auf.
hint-broken_axles = Halte einen Wagen auf, der die Waren deiner Rivalen ans Ziel bringt oder den du noch beladen willst. Eine Karte, die du behältst, gilt auch später noch.
hint-taking_influence = Nimm die Karte, die dir am meisten nützt: Nur du siehst, was im Stapel übrig ist.
hint-prices = Richte beide Pfeile deiner Scheibe auf Waren, deren Preis steigen soll. Der höchste Preis fällt auf den niedrigsten zurück.
hint-selling = Angekommene Wagen werden verkauft. Was du bekommst, hängt von den Preisen und vom Bonus der Stadt ab.
hint-investments = Biete auf Karten, die bis zum Ende helfen. Wer gewinnt, wählt eine der ausliegenden.
hint-status = Zahle deinen Unterhalt und steige dann auf. Wer am Ende am höchsten steht, gewinnt; Geld entscheidet nur bei Gleichstand.

# Deals: what clauses are made of, as menus call it.
merchants-deal-deed-buy = kaufen
merchants-deal-deed-bid = bieten
merchants-deal-deed-load = laden
merchants-deal-deed-carry = mitnehmen:
merchants-deal-deed-ride = mitfahren auf
merchants-deal-deed-play = spielen:
merchants-deal-deed-move = ziehen:
merchants-deal-deed-courier = den Kurier ziehen
merchants-deal-deed-face = drehen:
merchants-deal-deed-arrows = setzen:
merchants-deal-deed-shift = im Kontor
merchants-deal-deed-sell = verkaufen:
merchants-deal-deed-offer = für eine Karte bieten
merchants-deal-deed-choose = wählen:
merchants-deal-deed-climb = aufsteigen
merchants-deal-deed-borrow = leihen
merchants-deal-deed-repay = tilgen
merchants-deal-happening-buys = jemand kauft
merchants-deal-happening-master = jemand wird Lademeister
merchants-deal-happening-loads = jemand lädt
merchants-deal-happening-breaks = eine Achse bricht
merchants-deal-happening-passes = ein Wagen passiert
merchants-deal-happening-arrives = ein Wagen kommt an
merchants-deal-happening-meets = jemand nimmt eine Karte
merchants-deal-happening-stands = ein Preis steht
merchants-deal-happening-sells = jemand verkauft
merchants-deal-happening-wins = jemand gewinnt eine Karte
merchants-deal-happening-climbs = jemand steigt auf
merchants-deal-moment-loading = Beladen
merchants-deal-moment-movement = Bewegung
merchants-deal-moment-prices = Preise
merchants-deal-moment-offices = Kontore
merchants-deal-moment-selling = Verkauf
merchants-deal-moment-auctions = Versteigerung
merchants-deal-moment-upkeep = Unterhalt
merchants-deal-moment-end = Ende der Runde
merchants-deal-field-wagon = Wagen
merchants-deal-field-good = Ware
merchants-deal-field-city = in einer Stadt
merchants-deal-field-over = über ein Feld
merchants-deal-field-to = zu einem Feld
merchants-deal-field-seat = Spieler
merchants-deal-field-influence = Karte
merchants-deal-field-card = Karte
merchants-deal-field-tokens = wie viele Waren
merchants-deal-field-tile = mit einem Plättchen
merchants-deal-field-number = Pfeile
merchants-deal-field-change = auf oder ab
merchants-deal-field-amount = für wie viel
merchants-deal-field-level = Stufe
merchants-deal-before-wagon = Wagen
merchants-deal-before-good = { "" }
merchants-deal-before-city = in
merchants-deal-before-over = über
merchants-deal-before-to = nach
merchants-deal-before-seat = { "" }
merchants-deal-before-influence = { "" }
merchants-deal-before-card = { "" }
merchants-deal-before-tokens = mit
merchants-deal-before-tile = um
merchants-deal-before-number = { "" }
merchants-deal-before-change = { "" }
merchants-deal-before-amount = für
merchants-deal-before-level = auf
merchants-deal-arrows = { $n ->
    [1] einen Pfeil auf
   *[other] { $n } Pfeile auf
}
merchants-deal-change-rise = heben
merchants-deal-change-fall = senken
merchants-promised-way = { $names } versprochen

hint-attention = Bindende Abmachungen: Wer am Zug ist, kann mit den anderen fast alles vereinbaren. Sag, ob du gefragt werden willst.
hint-talk = Biete dem Spieler am Zug Florin oder Versprechen für das, was er tut oder lässt. Was vereinbart ist, setzt der Tisch durch.
