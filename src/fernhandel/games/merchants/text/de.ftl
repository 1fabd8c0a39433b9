# Die Händler auf Deutsch.
#
# action-*, event-* und refused-* heißen nach den Arten von Aktionen und Ereignissen und den Codes der Absagen; ihre
# Angaben tragen die Namen der Felder. Spieler, Waren, Karten, Städte und Orte kommen als Namen; `currency` ist immer da.


## Namen

currency-2010 = Florin
currency-1999 = Gulden

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-orange = Orange

good-cloth = Tuch
    .no = kein Tuch
good-iron = Eisen
    .no = kein Eisen
good-wine = Wein
    .no = keinen Wein
good-food = Nahrung
    .no = keine Nahrung
good-silk = Seide
    .no = keine Seide
good-salt = Salz
    .no = kein Salz

card-reduced-cost = Günstiger Einkauf
card-driver = Wagnerei
card-coach-driver = Große Wagnerei
card-courier = Kurier
card-express-courier = Express-Kurier
card-both = beide Kurierkarten
card-office = Kontor
card-large-office = Großes Kontor
card-warehouse-sale = Lagerverkauf

card-free-loading = Freie Fracht
card-broken-axle = Achsbruch
card-special-sale = Sonderverkauf
card-sale-with-bonus = Bonusverkauf
card-social-climbing = Standeserhebung
card-loading-master = Lademeister
card-low-upkeep = Sparsamkeit
card-sealed = verdeckte Karte

# Die Stufen der ersten Ausgabe; die zweite zählt sie nur.
status-0 = Krämer
status-1 = Höker
status-2 = Händler
status-3 = Kaufmann
status-4 = Großhändler
status-5 = Zunftmeister
status-6 = Patrizier
status-7 = Schöffe
status-8 = Ratsherr
rank-2010 = Stufe { $level }
rank-1999 = Stufe { $level } ({ $title })

step-courier-start = Platz des Kuriers
step-ability-auction = Versteigerung der Ausstattungskarten
step-purchasing = Einkauf
step-master-cards = Lademeister-Karten
step-master-auction = Wahl des Lademeisters
step-loading = Beladen
step-quoting = Ladegebühr
step-answering = Ladegebühr
step-replying = Ladegebühr
step-final-answer = Ladegebühr
step-rider-loading = Beladen
step-broken-axles = Achsbruch-Karten
step-movement = Bewegung
step-taking-influence = Einflusskarte
step-facing = Wahl der Abzweigung
step-wheels = Preisräder
step-offices = Kontore
step-warehouse-sale = Lagerverkauf
step-special-sales = Sonderverkauf-Karten
step-selling = Verkauf
step-investments = Versteigerung der Investitionskarten
step-taking-card = Wahl einer Karte
step-upkeep = Unterhalt
step-borrowing = Kredit
step-climbing = Aufstieg
step-turn-end = letzte Rückzahlungen
step-attention = Aufmerksamkeit
step-talk = Verhandlung

stage-purchasing = Einkauf
stage-loading = Beladen
stage-movement = Bewegung
stage-prices = Preise
stage-selling = Verkauf
stage-investments = Investitionen
stage-status = Status


## Kleine Teile

list-and = { $items } und { $last }
list-or = { $items } oder { $last }
counted = { $count } { $what }
amount = { $amount } { $currency }
says-seat = { $seat }: { $told }
of-seat = { $seat } { $told }
tokens = { $tokens ->
    [one] 1 Ware
   *[other] { $tokens } Waren
}
quoted = { $amount ->
    [0] { tokens } umsonst
   *[other] { tokens } für { $amount } { $currency }
}
tile = Plättchen { $tile }
extra-points = { $points ->
    [one] 1 Zusatzpunkt
   *[other] { $points } Zusatzpunkte
}
    .with = { $points ->
        [one] 1 Zusatzpunkt
       *[other] { $points } Zusatzpunkten
    }
the-card = die Karte { $card }
wheel-none = nichts
wheel-once = einmal { $good }
wheel-twice = zweimal { $good }


## Orte

place-city = { $city }
    .at = in { $city }
    .onto = nach { $city }
    .to = nach { $city }
    .from = von { $city }
place-junction = { $noun }
    .at = { $article ->
        [none] bei { $noun }
        [die] an der { $noun }
       *[der] am { $noun }
    }
    .onto = { $article ->
        [none] nach { $noun }
        [die] an die { $noun }
        [das] ans { $noun }
       *[der] an den { $noun }
    }
    .to = { $article ->
        [none] nach { $noun }
        [die] zur { $noun }
       *[der] zum { $noun }
    }
    .from = { $article ->
        [none] von { $noun }
        [die] von der { $noun }
       *[der] vom { $noun }
    }
place-space = { $nth }. Feld ab { $start } Richtung { $end }{ which-road }
    .at = auf dem { place-space }
    .onto = auf das { place-space }
    .to = zum { place-space }
    .from = vom { place-space }
place-between = Feld zwischen { $start } und { $end }{ which-road }
    .at = auf dem { place-between }
    .onto = auf das { place-between }
    .to = zum { place-between }
    .from = vom { place-between }
# Nur wo mehrere Straßen dieselben Enden verbinden.
which-road = { $road ->
    [0] { "" }
   *[other] { " " }(Straße { $road })
}
to-coming-from = { $to }, { $via } her,


## Aktionen

action-done = Fertig
action-repay = Einen Schuldbrief für { $price } { $currency } einlösen
action-buy = { $good } in { $city } kaufen
action-bid = { $amount ->
    [0] Nichts bieten
   *[other] { $amount } { $currency } bieten
}
action-pass = Passen
action-load = { $good } laden
action-quote = { $amount ->
    [0] Für { tokens } nichts verlangen
   *[other] Für { tokens } { $amount } { $currency } verlangen
}
action-no-quote = Für { tokens } keinen Preis nennen
action-accept = Den Preis für { tokens } annehmen
action-counter = Für { tokens } { $amount } { $currency } bieten
action-final-price = { $amount } { $currency } als letzten Preis nennen
action-decline = Ablehnen
action-play-free-loading = { card-free-loading } spielen und ohne Gebühr laden
action-play-broken-axle = { card-broken-axle } gegen Wagen { $wagon } spielen
action-play-special-sale = { card-special-sale } spielen: { $good } aus { $city } für { $price } { $currency }
action-play-sale-with-bonus = { card-sale-with-bonus } für alle eigenen Waren auf diesem Wagen spielen
action-play-social-climbing = { card-social-climbing } spielen und für { $price } { $currency } eine Stufe steigen
action-play-loading-master = { card-loading-master } für Wagen { $wagon } spielen, für { $price } { $currency }
action-play-low-upkeep = { card-low-upkeep } spielen und nur { $price } { $currency } zahlen
action-waste-tile = Plättchen { $tile } spielen, ohne einen Wagen zu ziehen
action-take-influence = Die Karte { $influence } nehmen
action-set-wheel = Preisrad stellen: { $wheel }
action-shift-price = { $direction ->
    [down] Den Preis für { $good } um eine Stufe senken
   *[up] Den Preis für { $good } um eine Stufe heben
}
action-sell-stock = { $good } aus { $city } zum Einkaufspreis verkaufen
action-offer-card = Die Karte { $card } ab { $price } { $currency } versteigern
action-take-card = Die Karte { $card } nehmen
action-pay-upkeep = Den Unterhalt zahlen
action-take-loan = { $price } { $currency } gegen einen Schuldbrief leihen
action-climb = Eine Stufe steigen
action-place-courier = Den Kurier { $onto } stellen
action-move-courier = Den Kurier { $to } ziehen ({ $by })
action-face = Den Wagen { $to } ausrichten
action-move = Wagen { $wagon } mit { $means } { $to } ziehen

# Was in einer Verhandlung gesagt wird; ein Vorschlag ist eine Reihe solcher Worte.
action-attend = { $how ->
    [open] Diese Runde für Abmachungen offen sein
   *[silent] Diese Runde keine Abmachungen treffen
}
action-ready = Nichts mehr sagen
action-hush = { $until ->
    [action] In dieser Aktion keine Vorschläge mehr hören
   *[turn] Diese Runde keine Vorschläge mehr hören
}
action-deal-accept = Den Vorschlag von { $seat } annehmen
action-deal-decline = Den Vorschlag von { $seat } ablehnen
action-deal-withdraw = Den eigenen Vorschlag zurückziehen
action-deal-lay = { $influence } verdeckt übergeben
action-deal-say = Diese Abmachung vorschlagen
action-deal-drop = Diesen Entwurf verwerfen
action-deal-with = Eine Abmachung mit { $seat }
action-deal-counter = Ein Gegenvorschlag an { $seat }
action-deal-if = Falls: { $happening }
action-deal-unless = Außer wenn: { $happening }
action-deal-gift = { $giver } gibt { $receiver }
action-deal-will = { $seat } wird
action-deal-will-not = { $seat } wird nicht
action-deal-money = { $amount } { $currency } geben
action-deal-card = Geben: { $influence }
action-deal-deed = Versprechen: { $deed }
action-deal-wagon = Wagen { $wagon }
action-deal-good = Ware: { $good }
action-deal-city = In { $city }
action-deal-over = Über { $over }
action-deal-to = Ende { $at }
action-deal-seat = Spieler: { $seat }
action-deal-kind = Karte: { $influence }
action-deal-investment = Karte: { $card }
action-deal-tokens = Mit { tokens }
action-deal-tile = Mit Plättchen { $tile }
action-deal-number = { $number ->
    [1] Ein Pfeil oder mehr
   *[other] Beide Pfeile
}
action-deal-change = Preis: { $change }
action-deal-least = Mindestens { $amount } { $currency }
action-deal-most = Höchstens { $amount } { $currency }
action-deal-level-least = Stufe { $level } oder höher
action-deal-level-most = Stufe { $level } oder tiefer
action-deal-times = { $times ->
    [each] Jedes Mal
   *[other] { $times } mal
}
action-deal-until = Bis { $moment }
action-deal-at = Bei { $moment }
action-deal-once = Sobald Punkt { $clause } getan ist


## Ereignisse

event-courier-placed = { $seat } stellt den Kurier { $onto }.
event-turn-began = Runde { $turn } beginnt; { $seat } fängt an.
event-bought = { $price ->
    [0] { $seat } kauft { $good } in { $city } ohne weitere Kosten.
   *[other] { $seat } kauft { $good } in { $city } für { $price } { $currency }.
}
event-choice-sealed = { $choice ->
    [bid] { $seat } bietet verdeckt { $bid } { $currency }.
    [wheel] { $seat } stellt verdeckt das Preisrad: { $wheel }.
   *[hidden] { $seat } hat verdeckt gewählt.
}
event-bids-revealed = Die Gebote für Wagen { $wagon } liegen offen. { $bids }.
event-master-named = { $by_card ->
    [yes] { $seat } spielt { card-loading-master } und übernimmt Wagen { $wagon } in { $city } für { $price } { $currency }.
   *[no] { $price ->
        [0] { $seat } wird Lademeister von Wagen { $wagon } in { $city }, ohne zu zahlen.
       *[other] { $seat } wird Lademeister von Wagen { $wagon } in { $city } und zahlt { $price } { $currency }.
    }
}
event-loaded = { $seat } lädt { $good } auf Wagen { $wagon }.
event-price-quoted = { $amount ->
    [none] { $seat } nennt { $rider } keinen Preis für { tokens } auf Wagen { $wagon }.
    [0] { $seat } verlangt von { $rider } nichts für { tokens } auf Wagen { $wagon }.
   *[other] { $seat } verlangt von { $rider } { $amount } { $currency } für { tokens } auf Wagen { $wagon }.
}
event-counter-offered = { $seat } bietet { $master } { $amount } { $currency } für { tokens } auf Wagen { $wagon }.
event-final-price-named = { $seat } nennt { $rider } den letzten Preis: { $amount } { $currency } für { tokens } auf Wagen { $wagon }.
event-fee-agreed = { $amount ->
    [0] { $master } nimmt für { $seat } { tokens } umsonst auf Wagen { $wagon } mit.
   *[other] { $seat } zahlt { $master } { $amount } { $currency } für { tokens } auf Wagen { $wagon }.
}
event-talk-ended = { $seat } sagt Nein: keine Einigung für Wagen { $wagon }.
event-free-loading-played = { $seat } spielt { card-free-loading } für Wagen { $wagon }.
event-axle-broken = { $seat } spielt { card-broken-axle }: Wagen { $wagon } steht diese Runde still.
event-wagon-moved = { $seat } zieht Wagen { $wagon } mit { $means } { $from } { $to }.
event-wagon-faced = { $seat } richtet Wagen { $wagon } { $to } aus.
event-wagon-arrived = Wagen { $wagon } erreicht { $city }.
event-tile-wasted = { $seat } spielt Plättchen { $tile }, doch kein Wagen kann ziehen.
event-tiles-refreshed = { $seat } hat alle vier Plättchen gespielt und deckt sie wieder auf.
event-courier-moved = { $seat } zieht den Kurier { $from } { $to } ({ $by }).
event-pile-opened = { $pile ->
    [none] Wagen und Kurier treffen sich: { $seat } sieht die Einflusskarten durch.
   *[seen] Wagen und Kurier treffen sich: { $seat } findet im Stapel { $pile }.
}
event-influence-taken = { $influence ->
    [none] { $seat } nimmt eine Einflusskarte.
   *[known] { $seat } nimmt die Einflusskarte { $influence }.
}
event-wheels-revealed = Die Preisräder liegen offen. { $wheels }.
event-price-changed = { $by ->
    [office] { $change ->
        [up] { $seat } hebt { $good } von Stufe { $before } auf Stufe { $after }: Einkauf { $cost }, Verkauf { $selling } { $currency }.
       *[down] { $seat } senkt { $good } von Stufe { $before } auf Stufe { $after }: Einkauf { $cost }, Verkauf { $selling } { $currency }.
    }
   *[wheels] { $change ->
        [up] Der Preis für { $good } steigt von Stufe { $before } auf Stufe { $after }: Einkauf { $cost }, Verkauf { $selling } { $currency }.
        [down] Der Preis für { $good } fällt von Stufe { $before } auf Stufe { $after }: Einkauf { $cost }, Verkauf { $selling } { $currency }.
       *[same] Der Preis für { $good } läuft einmal rundum und bleibt auf Stufe { $after }.
    }
}
event-stock-sold = { $by_card ->
    [yes] { $seat } spielt { card-special-sale } und verkauft { $good } aus { $city } für { $price } { $currency }.
   *[no] { $seat } verkauft { $good } aus dem Lager in { $city } für { $price } { $currency }.
}
event-arrivals-counted = { $arrivals ->
    [one] Der erste Wagen ist angekommen; eine Stufe kostet jetzt { $climb_price } { $currency }.
   *[other] { $arrivals } Wagen sind bisher angekommen; eine Stufe kostet jetzt { $climb_price } { $currency }.
}
event-bonus-claimed = { $seat } spielt { card-sale-with-bonus } für Wagen { $wagon } in { $city }.
event-sold = { $tokens ->
    [one] { $seat } verkauft 1 { $good } von Wagen { $wagon } in { $city } für { $total } { $currency }{ $bonus ->
        [0] .
       *[other] , davon { $bonus } Bonus.
    }
   *[other] { $seat } verkauft { $tokens } { $good } von Wagen { $wagon } in { $city } für { $total } { $currency }: je { $each }{ $bonus ->
        [0] .
       *[other] , davon { $bonus } Bonus.
    }
}
event-bonus-changed = { $bonus ->
    [0] { $city } zahlt jetzt keinen Bonus.
   *[other] { $city } zahlt jetzt { $bonus } { $currency } Bonus.
}
event-card-offered = { $seat } bietet die Karte { $card } ab { $price } { $currency } zur Versteigerung an.
event-bid-made = { $seat } bietet { $amount } { $currency }.
event-passed = { $seat } passt.
event-card-taken = { $price ->
    [0] { $seat } erhält dazu die Karte { $card }.
   *[other] { $seat } nimmt die Karte { $card } für { $price } { $currency }.
}
event-cards-revealed = Neu im Angebot: { $cards }.
event-upkeep-paid = { $by_card ->
    [yes] { $seat } spielt { card-low-upkeep } und zahlt nur { $amount } { $currency } Unterhalt.
   *[no] { $amount ->
        [0] { $seat } hat keinen Unterhalt zu zahlen.
       *[other] { $seat } zahlt { $amount } { $currency } Unterhalt.
    }
}
event-status-dropped = { $seat } kann den Unterhalt nicht zahlen und fällt von { $before } auf { $after }.
event-loan-taken = { $seat } leiht sich { $amount } { $currency } gegen einen Schuldbrief.
event-loan-declined = { $seat } nimmt keinen Kredit.
event-loan-repaid = { $seat } löst einen Schuldbrief für { $amount } { $currency } ein.
event-climbed = { $by_card ->
    [yes] { $seat } spielt { card-social-climbing } und steigt für { $price } { $currency } auf { $rank }.
   *[no] { $seat } steigt für { $price } { $currency } auf { $rank }.
}
event-game-ended = Das Spiel endet nach Runde { $turn }; { $arrivals } Wagen sind angekommen.

event-attention-set = { $open ->
    [yes] { $seat } ist diese Runde für Abmachungen offen.
   *[no] { $seat } trifft diese Runde keine Abmachungen.
}
event-seat-ready = { $hushed ->
    [none] { $seat } hat nichts mehr zu sagen.
    [action] { $seat } hört in dieser Aktion keine Vorschläge mehr.
   *[turn] { $seat } hört diese Runde keine Vorschläge mehr.
}
event-phrase-said = { $seat } sagt: { $told }.
event-proposal-made = { $answers ->
    [0] { $seat } schlägt Abmachung { $number } vor: „{ $line }“.
   *[other] { $seat } antwortet auf Abmachung { $answers } mit Abmachung { $number }: „{ $line }“.
}
event-proposal-answered = { $accepted ->
    [yes] { $seat } nimmt Abmachung { $deal } an.
   *[no] { $seat } lehnt Abmachung { $deal } ab.
}
event-proposal-closed = Aus Abmachung { $deal } wird nichts: { $reason ->
    [declined] sie ist abgelehnt.
    [countered] ein Gegenvorschlag tritt an ihre Stelle.
    [withdrawn] sie ist zurückgezogen.
    [time] die Zeit zum Verhandeln ist um.
    [cannot_come] etwas daraus kann diese Runde nicht mehr kommen.
    [empty_promise] ein Versprechen daraus ist leer geworden.
    [promises_clash] sie lässt sich neben einer geltenden Abmachung nicht halten.
    [pot_over_upkeep] eine Gabe daraus würde über den Unterhalt hinaus warten.
    [too_many] es gelten schon zu viele Abmachungen.
   *[other] sie kann nicht mehr getroffen werden.
}
event-deal-struck = Abmachung { $number } gilt: „{ $line }“.
event-money-given = { $giver } gibt { $receiver } { $amount } { $currency } (Abmachung { $deal }, Punkt { $clause }).
event-card-given = { $card ->
    [none] { $giver } gibt { $receiver } eine verdeckte Karte (Abmachung { $deal }, Punkt { $clause }).
   *[known] { $giver } gibt { $receiver } die Karte { $card } (Abmachung { $deal }, Punkt { $clause }).
}
event-card-laid = { $card ->
    [none] { $seat } gibt eine verdeckte Karte ab (Abmachung { $deal }, Punkt { $clause }).
   *[known] { $seat } gibt die Karte { $card } verdeckt ab (Abmachung { $deal }, Punkt { $clause }).
}
event-pot-paid = { $amount ->
    [0] { $card ->
        [none] { $receiver } erhält die verdeckte Karte, die { $giver } abgegeben hat (Abmachung { $deal }, Punkt { $clause }).
       *[known] { $receiver } erhält die Karte { $card }, die { $giver } abgegeben hat (Abmachung { $deal }, Punkt { $clause }).
    }
   *[other] { $receiver } erhält die { $amount } { $currency }, die { $giver } abgegeben hat (Abmachung { $deal }, Punkt { $clause }).
}
event-pot-returned = { $amount ->
    [0] { $card ->
        [none] { $seat } nimmt eine verdeckte Karte zurück (Abmachung { $deal }, Punkt { $clause }).
       *[known] { $seat } nimmt die Karte { $card } zurück (Abmachung { $deal }, Punkt { $clause }).
    }
   *[other] { $seat } nimmt { $amount } { $currency } zurück (Abmachung { $deal }, Punkt { $clause }).
}
event-promise-kept = { $seat } hat Wort gehalten: Abmachung { $deal }, Punkt { $clause }.
event-promise-lapsed = Das Versprechen von { $seat } in Abmachung { $deal }, Punkt { $clause }, verfällt: { $reason ->
    [could_not] es ist nicht mehr zu halten.
    [no_other_way] es gab keinen anderen Weg.
    [did_not_happen] wovon es abhängt, geschieht nicht.
    [clause_lapsed] der Punkt, auf den es wartet, ist verfallen.
   *[until] seine Zeit ist um.
}


## Absagen

refused-not-now = Das geht jetzt nicht, im Schritt „{ $phase }“.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-game-is-over = Das Spiel ist zu Ende.
refused-not-enough-money = Dafür brauchst du { $need } { $currency }; du hast { $have }.
refused-no-loan = Du hast keinen Schuldbrief.
refused-letter-of-credit = { $letters ->
    [one] Mit einem Schuldbrief kannst du nicht aufsteigen; löse ihn erst ein.
   *[other] Mit { $letters } Schuldbriefen kannst du nicht aufsteigen; löse sie erst ein.
}
refused-card-not-in-hand = Du hast die Karte { $card } nicht auf der Hand.
refused-upkeep-is-low = Dein Unterhalt beträgt { $upkeep } { $currency }; { card-low-upkeep } brächte dir nichts.
refused-city-does-not-sell = { $city } verkauft { $no_good }.
refused-good-sold-out = Der Vorrat enthält { $no_good } mehr.
refused-bid-above-cash = Du kannst nicht { $need } { $currency } bieten; du hast { $have }.
refused-bid-above-reserve = Du darfst höchstens { $most } { $currency } bieten, damit eine zweite Karte erreichbar bleibt.
refused-bid-too-low = Das nächste Gebot muss mindestens { $least } { $currency } betragen.
refused-wagon-needs-no-master = Wagen { $wagon } braucht jetzt keinen Lademeister.
refused-master-loads-one-kind = Der Lademeister lädt nur eine Warenart, und auf diesem Wagen ist es { $good }.
refused-not-in-warehouse = Du hast { $no_good } in deinem Lager in { $city }.
refused-kind-aboard-already = Auf diesem Wagen hat schon jemand anders { $good } geladen.
refused-masters-kind = Auf diesem Wagen darf nur der Lademeister { $good } laden.
refused-quote-for-other-number = Jetzt ist der Preis für { tokens } zu nennen.
refused-no-price-named = Für { tokens } wurde kein Preis genannt.
refused-counter-not-lower = Ein Gegenangebot muss unter { $price } { $currency } liegen.
refused-offer-for-other-number = Das Angebot gilt für { tokens }.
refused-final-price-out-of-range = Der letzte Preis muss zwischen { $least } und { $most } { $currency } liegen.
refused-tile-played-already = Du hast dein Plättchen für diese Runde schon gespielt.
refused-tile-face-down = Dein Plättchen { $tile } liegt verdeckt.
refused-tile-must-be-played = Du musst ein Plättchen spielen.
refused-a-wagon-can-move = Mit Plättchen { $tile } kann ein Wagen ziehen, also musst du einen ziehen.
refused-no-extra-points = { $points ->
    [0] Du hast keine Zusatzpunkte einzusetzen.
    [one] Du hast 1 Zusatzpunkt; ein Zug ohne Plättchen braucht mindestens einen.
   *[other] Du hast { $points } Zusatzpunkte; ein Zug ohne Plättchen braucht mindestens einen.
}
refused-wagon-arrived = Wagen { $wagon } ist diese Runde angekommen und ruht bis zur nächsten.
refused-axle-is-broken = Wagen { $wagon } hat einen Achsbruch und steht diese Runde still.
refused-wagon-earned-a-card = Wagen { $wagon } hat dir eine Einflusskarte gebracht; du darfst ihn diese Runde nicht mehr ziehen.
refused-wagon-cannot-go-there = Dieser Zug von Wagen { $wagon } kann nicht { $at } enden.
refused-no-courier-card = Das kannst du jetzt nicht nutzen: { $card }.
refused-courier-cannot-reach = Dieser Zug bringt den Kurier nicht { $to }.
refused-not-two-from-empty-city = Der Kurier beginnt genau zwei Felder von einer Stadt ohne Wagen entfernt.
refused-no-branch-there = Der Wagen lässt sich nicht { $to } ausrichten.
refused-pile-has-none-left = Im Stapel liegt diese Karte nicht mehr: { $card }.
refused-price-cannot-cross = Der Preis für { $good } steht auf Stufe { $level }; zwischen 5 und 1 wechselt er nur durch die Karte { card-large-office }, einmal je Runde.
refused-card-on-offer-already = Die Karte { $card } wird schon versteigert.
refused-card-not-open = Die Karte { $card } ist nicht im Angebot.
refused-card-of-same-group = Du hast schon eine Karte aus derselben Preisgruppe wie { $card }.

in-clause = Punkt { $clause }: { $told }
refused-promised-otherwise = Das hast du anders versprochen, in Abmachung { $deal }, Punkt { $clause }.
refused-promised-first = Du hast erst etwas anderes versprochen, in Abmachung { $deal }, Punkt { $clause }.
refused-without-active = Zu einer Abmachung gehört, wer am Zug ist, und jede Gabe kommt von dort oder geht dorthin.
refused-self-gift = Niemand gibt sich selbst etwas.
refused-cannot-change-hands = Nur Geld und Einflusskarten wechseln den Besitzer.
refused-cannot-be-promised = Nichts zu tun kann man weder versprechen noch ausschließen.
refused-cannot-come = Das kann diese Runde nicht mehr kommen.
refused-empty-promise = Daran kann dieser Spieler in dieser Runde nichts tun.
refused-promises-clash = { $deal ->
    [0] Das lässt sich neben dem Rest der Abmachung nicht halten.
   *[other] Das lässt sich neben Abmachung { $deal } nicht halten.
}
refused-pot-over-upkeep = Keine Gabe wartet über den Unterhalt hinaus.
refused-too-many = Das ist zu viel: jeder hat einen offenen Vorschlag, drei in einer Verhandlung, acht in einer Runde, und zwölf Abmachungen gelten zugleich.
refused-no-card-free = Du hast keine Karte mehr, die du geben könntest.
refused-draft-not-whole = Die Abmachung ist nicht vollständig: jeder Punkt muss fertig sein, und alle Beteiligten müssen darin vorkommen.
refused-proposal-not-open = Auf Abmachung { $deal } ist keine Antwort offen.


## Was gefragt ist

prompt = { $stage }, { $step }: { $asked }
stage-2010 = Aktion { $number }
stage-1999 = Phase { $number }
stage-setup = Vor der ersten Runde
prompt-over = Das Spiel ist nach Runde { $turn } zu Ende.
prompt-courier-start = { $seat } stellt den Kurier zwei Felder vor eine Stadt ohne Wagen.
prompt-ability-auction = { $card ->
    [none] { $seat } bietet eine Karte zur Versteigerung an.
   *[card] { $bidder } hält die Karte { $card } mit { $bid } { $currency }; { $seat } bietet mehr oder passt.
}
prompt-purchasing = { $round ->
    [0] { $seat } darf bis zu { $most } Waren kaufen; bisher gekauft: { $bought }.
    [1] { $seat } darf bis zu { $most } Waren kaufen; bisher gekauft: { $bought } (erster von zwei Durchgängen).
   *[other] { $seat } darf bis zu { $most } Waren kaufen; bisher gekauft: { $bought } (zweiter von zwei Durchgängen).
}
prompt-master-cards = { $seat } darf { card-loading-master } spielen.
prompt-master-auction = verdeckte Gebote für Wagen { $wagon } { $at }; noch gefragt: { $waiting }.
prompt-loading = { $room ->
    [one] { $seat }, Lademeister von Wagen { $wagon } { $at }, darf noch 1 Ware laden.
   *[other] { $seat }, Lademeister von Wagen { $wagon } { $at }, darf bis zu { $room } Waren einer Art laden.
}
prompt-quoting = { $seat } nennt { $rider } einen Preis für { tokens } auf Wagen { $wagon } { $at } oder lehnt ab.
prompt-answering = { $quotes ->
    [none] { $master } hat für Wagen { $wagon } { $at } keinen Preis genannt; { $seat } darf { card-free-loading } spielen oder lehnt ab.
   *[named] { $master } würde auf Wagen { $wagon } { $at } { $quotes } mitnehmen; { $seat } nimmt an, macht ein Gegenangebot, spielt { card-free-loading } oder lehnt ab.
}
prompt-replying = { $rider } bietet { $amount } { $currency } für { tokens } auf Wagen { $wagon } { $at }; { $seat } nimmt an, nennt einen letzten Preis oder lehnt ab.
prompt-final-answer = { $amount ->
    [none] { $master } lehnt ab; { $seat } darf auf Wagen { $wagon } { $at } { card-free-loading } spielen oder lehnt auch ab.
   *[named] { $master } verlangt als letzten Preis { $amount } { $currency } für { tokens } auf Wagen { $wagon } { $at }; { $seat } nimmt an, spielt { card-free-loading } oder lehnt ab.
}
prompt-rider-loading = { $free ->
    [yes] { $load ->
        [one] { $seat } darf noch 1 Ware auf Wagen { $wagon } { $at } laden, ohne Gebühr.
       *[other] { $seat } darf bis zu { $load } Waren auf Wagen { $wagon } { $at } laden, ohne Gebühr.
    }
   *[no] { $load ->
        [one] { $seat } lädt 1 Ware auf Wagen { $wagon } { $at }.
       *[other] { $seat } lädt { $load } Waren auf Wagen { $wagon } { $at }.
    }
}
prompt-broken-axles = { $seat } darf { card-broken-axle } spielen.
prompt-movement = { $tile ->
    [played] { $seat } darf noch { $extras } nutzen.
   *[due] { $extras ->
        [none] { $seat } spielt ein Plättchen und zieht einen Wagen.
       *[some] { $seat } spielt ein Plättchen und zieht einen Wagen, dazu stehen bereit: { $extras }.
    }
}
prompt-taking-influence = { $seat } wählt eine Einflusskarte, denn Wagen und Kurier haben sich getroffen.
prompt-facing = { $seat } wählt die Abzweigung für Wagen { $wagon } { $at }.
prompt-wheels = alle stellen verdeckt beide Pfeile; noch gefragt: { $waiting }.
prompt-offices = { $shifts ->
    [one] { $seat } darf einen Preis um eine Stufe ändern.
   *[other] { $seat } darf { $shifts }-mal einen Preis um eine Stufe ändern.
}
prompt-warehouse-sale = { $seat } darf bis zu { $limit } Waren aus den Lagern zum Einkaufspreis verkaufen; bisher verkauft: { $sold }.
prompt-special-sales = { $seat } darf { card-special-sale } spielen.
prompt-selling = { $seat } darf { card-sale-with-bonus } für Wagen { $wagon } { $at } spielen.
prompt-investments = { $bid ->
    [0] { $seat } darf das erste Gebot machen.
   *[other] { $bidder } hat { $bid } { $currency } geboten; { $seat } bietet mehr oder passt.
}
prompt-taking-card = { $seat } hat mit { $bid } { $currency } gewonnen und wählt eine Karte.
prompt-upkeep = { $letters ->
    [0] { $seat } zahlt { $upkeep } { $currency } Unterhalt oder spielt { card-low-upkeep }.
   *[other] { $seat } zahlt { $upkeep } { $currency } Unterhalt und darf vorher einen Schuldbrief einlösen.
}
prompt-borrowing = { $seat } musste absteigen und darf einen Kredit nehmen.
prompt-climbing = { $letters ->
    [0] { $levels ->
        [one] { $seat } darf noch eine Stufe steigen, für { $price } { $currency }.
       *[other] { $seat } darf bis zu { $levels } Stufen steigen, für je { $price } { $currency }.
    }
   *[other] { $seat } hat einen Schuldbrief und kann nicht steigen, ohne ihn einzulösen.
}
prompt-turn-end = { $seat } kann ein letztes Mal einen Schuldbrief einlösen.
prompt-attention = alle sagen, ob sie diese Runde für Abmachungen offen sind; noch gefragt: { $waiting }.
prompt-talk = { $talk }.
talk-lay = { $seat } wählt die Karte, die verdeckt übergeben wird
talk-answer = { $count ->
    [one] { $seats } antwortet auf Abmachung { $deal } von { $seat }, „{ $line }“
   *[other] { $seats } antworten auf Abmachung { $deal } von { $seat }, „{ $line }“
}
talk-propose = { $count ->
    [one] { $seats } darf eine Abmachung mit { $active } vorschlagen
   *[other] { $seats } dürfen jeweils eine Abmachung mit { $active } vorschlagen
}
talk-active = { $count ->
    [one] { $seats } darf Abmachungen vorschlagen
   *[other] { $seats } dürfen Abmachungen vorschlagen
}


## Was gefragt ist, gesagt zu dem, der gefragt ist, aus offenen Dingen allein

ask-courier-start = Stelle den Kurier zwei Felder vor eine Stadt ohne Wagen.
ask-ability-auction = { $card ->
    [none] Bringe eine Karte zur Versteigerung.
   *[card] Biete mehr als { $bid } { $currency } für { $card }, oder passe.
}
ask-purchasing = Kaufe bis zu { $most } Waren.
ask-master-cards = Spiele { card-loading-master }, oder nicht.
ask-master-auction = Biete verdeckt auf Wagen { $wagon } { $at }.
ask-loading = Belade deinen Wagen { $wagon } { $at }.
ask-quoting = Nenne { $rider } einen Preis für Wagen { $wagon } { $at }, oder lehne ab.
ask-answering = { $quotes ->
    [none] { $master } nennt keinen Preis für Wagen { $wagon } { $at }: spiele { card-free-loading }, oder lehne ab.
   *[named] { $master } nähme auf Wagen { $wagon } { $at } { $quotes } mit: nimm an, biete selbst, oder lehne ab.
}
ask-replying = { $rider } bietet { $amount } { $currency } für Wagen { $wagon } { $at }: nimm an oder nenne einen letzten Preis.
ask-final-answer = { $amount ->
    [none] { $master } lehnt ab: spiele { card-free-loading } auf Wagen { $wagon } { $at }, oder lehne auch ab.
   *[named] { $master } verlangt zuletzt { $amount } { $currency } für { tokens } auf Wagen { $wagon } { $at }: nimm an, oder lehne ab.
}
ask-rider-loading = Belade Wagen { $wagon } { $at }.
ask-broken-axles = Spiele { card-broken-axle }, oder nicht.
ask-movement = { $tile ->
    [played] Nutze { $extras }, oder beende deinen Zug.
   *[due] Spiele ein Plättchen und bewege einen Wagen.
}
ask-taking-influence = Wähle eine Einflusskarte.
ask-facing = Wähle die Abzweigung für Wagen { $wagon } { $at }.
ask-wheels = Stelle verdeckt beide Pfeile deines Preisrads.
ask-offices = Verschiebe Preise um eine Stufe.
ask-warehouse-sale = Verkaufe aus deinen Lagern zum Einkaufspreis, oder behalte alles.
ask-special-sales = Spiele { card-special-sale }, oder nicht.
ask-selling = Spiele { card-sale-with-bonus } für Wagen { $wagon } { $at }, oder nicht.
ask-investments = { $bid ->
    [0] Eröffne die Versteigerung der Investitionskarten, oder passe.
   *[other] Biete mehr als die { $bid } { $currency } von { $bidder }, oder passe.
}
ask-taking-card = Wähle die Karte, die du ersteigert hast.
ask-upkeep = Zahle deinen Unterhalt von { $upkeep } { $currency }.
ask-borrowing = Nimm einen Kredit, oder bleib eine Stufe tiefer.
ask-climbing = Steige für { $price } { $currency } je Stufe, oder bleib.
ask-turn-end = Löse einen Schuldbrief ein, oder behalte ihn.
ask-attention = Sag, ob du diese Runde für Abmachungen offen bist.
ask-talk = Antworte auf das, was angeboten ist.


## Die Lage

heading-turn = Runde { $turn }
heading-goods = Preise und Vorrat
heading-cities = Städte
heading-wagons = Wagen und Kurier
heading-players = Spieler
heading-cards = Karten

order-of-play = Reihenfolge in dieser Runde: { $order }.
arrivals = { $arrivals ->
    [0] Noch kein Wagen ist angekommen
    [one] 1 Wagen ist angekommen
   *[other] { $arrivals } Wagen sind angekommen
}; Nummer { $last } bringt die letzte Runde. Eine Stufe kostet { $price } { $currency }.
last-turn = Dies ist die letzte Runde.
letters-left = Schuldbriefe im Vorrat: { $letters }.
asked-later = Danach: { $seats }.
talk = { $master }, Lademeister von Wagen { $wagon }, und { $rider } verhandeln über die Gebühr. { $quotes ->
    [none] Es gilt kein Preis.
   *[named] Genannt: { $quotes }.
}{ $offer ->
    [none] { "" }
   *[made] { " " }Letztes Angebot: { $offer }.
}
highest-bid = Höchstes Gebot: { $amount } { $currency } von { $seat }.
winners = Karte ersteigert in dieser Runde: { $seats }.
out-of-auction = Aus dieser Versteigerung ausgestiegen: { $seats }.
sealed = Verdeckt gewählt: { $seats }.
own-bid = Dein verdecktes Gebot: { $amount } { $currency }.
own-wheel = Dein Preisrad: { $wheel }.
barred = { $seat } darf Wagen { $wagons } diese Runde nicht mehr ziehen.
with-bonus = { card-sale-with-bonus } für diesen Wagen: { $seats }.

good-line = { $good }: Stufe { $level }, Einkauf { $cost }, Verkauf { $selling }, { $supply } im Vorrat.
city-line = { $city } verkauft { $market }; Bonus { $bonus }. { $stored ->
    [none] Nichts gelagert.
   *[some] Gelagert: { $stored }.
}
wagon-line = { $rows ->
    [none] { $told }. Leer.
   *[some] { $told }. Geladen: { $rows }.
}
wagon-at = Wagen { $wagon } { $at }
wagon-from = kommt { $origin }
wagon-ahead = fährt Richtung { $ahead }
wagon-master = Lademeister { $seat }
wagon-arrived = diese Runde angekommen
wagon-broken = diese Runde mit Achsbruch
courier-line = Der Kurier steht { $at }.
courier-to-come = Der Kurier hat noch keinen Platz.

yourself = { $seat } (du)
another = { $seat }
player-line = { $seat }: { $told }.
money = { $amount ->
    [hidden] Geld verdeckt
   *[shown] { $amount } { $currency }
}
player-status = { $rank }, Unterhalt { $upkeep }
player-tiles = offene Plättchen: { $tiles }
player-cards-2010 = Investitionskarten: { $cards }
player-cards-1999 = Ausstattungskarten: { $cards }
card-from-next-turn = { $card } (ab nächster Runde)
player-hand = Einflusskarten: { $cards }
player-influence = { $cards ->
    [one] 1 Einflusskarte
   *[other] { $cards } Einflusskarten
}
player-letters = { $letters ->
    [one] 1 Schuldbrief
   *[other] { $letters } Schuldbriefe
}

priced-card = { $card } für { $price }
cards-on-offer = { $deck ->
    [0] Im Angebot: { $cards }.
   *[other] Im Angebot: { $cards }; { $deck } weitere verdeckt.
}
cards-out = Nicht im Spiel: { $cards }.
influence-pile = Einflusskarten im Stapel: { $cards }.
pile-open = Der Stapel liegt offen vor dir: { $cards }.
pile-seen = Als du zuletzt aus dem Stapel gewählt hast, lagen darin { $cards }.
influence-played = Gespielte Einflusskarten: { $cards }.

heading-deals = Abmachungen
deals-with = Abmachungen gibt es jetzt mit { $seat }.
deals-open = Diese Runde für Abmachungen offen: { $seats }.
deals-hushed = Keine Vorschläge mehr für { $seats }.
deals-draft = { $seat } setzt gerade einen Vorschlag auf.
deals-none = Keine Abmachung gilt, und keine ist vorgeschlagen.
deal-struck = Abmachung { $deal } gilt. { $clauses }.
deal-proposed = Abmachung { $deal }, vorgeschlagen von { $seat }: „{ $line }“. { $agreed ->
    [none] { $waiting ->
        [none] Alle haben zugestimmt.
       *[some] Noch gefragt: { $waiting }.
    }
   *[some] { $waiting ->
        [none] Alle haben zugestimmt.
       *[some] Angenommen von { $agreed }. Noch gefragt: { $waiting }.
    }
}
deal-clause = { $number }. { $line } ({ $state })
clause-waiting = wartet
clause-pot = wartet im Topf
clause-pot-card = wartet im Topf: { $card }
clause-standing = gilt
clause-partly = gilt; { $done } von { $times } mal getan
clause-done = getan
clause-lapsed = verfallen

place-line = { $letters ->
    [0] { $place }. { $seat }: { $rank }, { $money } { $currency }
    [one] { $place }. { $seat }: { $rank }, { $money } { $currency }, 1 Schuldbrief offen
   *[other] { $place }. { $seat }: { $rank }, { $money } { $currency }, { $letters } Schuldbriefe offen
}
verdict-status = { $levels ->
    [one] { $seat } steht auf { $rank }, eine Stufe über { $second }. (M11.2)
   *[other] { $seat } steht auf { $rank }, { $levels } Stufen über { $second }. (M11.2)
}
verdict-money = { $seat } und { $second } stehen beide auf { $rank }. Das Geld entscheidet: { $money } { $currency } gegen { $less }. (M11.2)
verdict-letters = { $debtor } käme zuerst, wäre da nicht ein offener Schuldbrief: Schuldner stehen hinter allen anderen. (M11.3)
verdict-shared = { $seats } stehen auf { $rank } mit je { $money } { $currency } und teilen sich den ersten Platz. (MR31)


## Die Zeile einer Abmachung
#
# Vorlagen: eine Angabe ist ein Platz, [...] kann fehlen, von Formen mit | dazwischen wird die erste geschrieben. Eine Tat
# oder ein Geschehen hat für Menüs einen Namen, wo sie allein stehen; .not verneint ein Versprechen mit anderen Worten.

deed-buy = { $good } [in { $city }] kaufen
    .label = kaufen
deed-bid = { $amount } für Wagen { $wagon } bieten
    .label = für einen Wagen bieten
deed-load = { $good } [auf Wagen { $wagon }] laden
    .label = laden
deed-carry = { $seat } auf Wagen { $wagon } [mit { $tokens }] [für { $amount }] mitnehmen
    .label = jemanden mitnehmen
deed-ride = auf Wagen { $wagon } [mit { $tokens }] [für { $amount }] mitfahren
    .label = mitfahren
deed-play = { $influence } [auf Wagen { $wagon }] [mit { $good }] [in { $city }] spielen
    .label = eine Karte spielen
deed-move = Wagen { $wagon } [um { $tile }] [über { $over }] [nach { $to }] ziehen
    .label = einen Wagen ziehen
deed-courier = Kurier [über { $over }] [nach { $to }] ziehen
    .label = den Kurier ziehen
deed-face = Wagen { $wagon } nach { $to } drehen
    .label = einen Wagen ausrichten
deed-arrows = { $number } auf { $good } setzen
    .not = keinen Pfeil auf { $good } setzen
    .label = Pfeile setzen
deed-shift = { $good } { $change }
    .label = einen Preis ändern
deed-sell = { $good } [in { $city }] verkaufen
    .label = aus einem Lager verkaufen
deed-offer = { $amount } für eine Karte geben
    .label = für eine Karte bieten
deed-choose = { $card } wählen
    .label = eine Karte wählen
deed-climb = aufsteigen
    .label = aufsteigen
deed-borrow = leihen
    .label = leihen
deed-repay = tilgen
    .label = tilgen

happening-buys = { $seat } { $good } kauft|kaufe|kaufst
    .label = jemand kauft eine Ware
happening-master = { $seat } Lademeister von Wagen { $wagon } ist|bin|bist
    .label = jemand ist Lademeister
happening-loads = { $seat } auf Wagen { $wagon } lädt|lade|lädst
    .label = jemand lädt
happening-breaks = Wagen { $wagon } bricht
    .label = eine Achse bricht
happening-passes = Wagen { $wagon } { $over } passiert
    .label = ein Wagen passiert ein Feld
happening-arrives = Wagen { $wagon } [in { $city }] ankommt
    .label = ein Wagen kommt an
happening-meets = { $seat } eine Karte nimmt|nehme|nimmst
    .label = jemand nimmt eine Einflusskarte
happening-stands = { $good } auf { $level } steht
    .label = ein Preis steht auf einer Stufe
happening-sells = { $seat } von Wagen { $wagon } verkauft|verkaufe|verkaufst
    .label = jemand verkauft von einem Wagen
happening-wins = { $seat } { $card } gewinnt|gewinne|gewinnst
    .label = jemand gewinnt eine Karte
happening-climbs = { $seat } aufsteigt|aufsteige|aufsteigst
    .label = jemand steigt auf

moment-loading = Beladen
moment-movement = Bewegung
moment-prices = Preise
moment-offices = Kontore
moment-selling = Verkauf
moment-auctions = Versteigerung
moment-upkeep = Unterhalt
moment-end = Ende

arrows-1 = einen Pfeil
arrows-2 = 2 Pfeile
change-fall = senken
change-rise = heben

## Aussichten: was eine Wahl bedeuten würde, bevor sie getroffen ist. `act` steht auf einem Knopf.

figure = { $n }
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
outlook-you = Du
outlook-cash = Bargeld
outlook-cash-if-won = Bargeld, wenn es gewinnt
outlook-cash-if-agreed = Geld bei Einigung, { tokens }
outlook-cash-if-not-raised = Bargeld, wenn niemand erhöht
outlook-upkeep-short = Der Unterhalt dieser Runde ist { $upkeep }: nur { $left } bleiben.
outlook-goods-at = { $goods }, { $at }
outlook-aboard = an Bord
outlook-today = heute
outlook-spaces = Felder
outlook-bonus-of = { $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
outlook-sold-in = Verkauf in { $city }{ outlook-bonus-of }
outlook-of-it-bonus = { $amount } Bonus
outlook-no-bonus = ohne Bonus
outlook-would-bring = { $goods } in
outlook-in-store = Im Lager { $at }
outlook-cards-held = { $card } auf der Hand

outlook-buy = { $n } kaufen für { $price }
outlook-buy-nothing = Nichts mehr kaufen
outlook-sells-best = { $bonus ->
    [0] { $good } bringt überall { $price }: heute ohne Bonus.
   *[other] { $good } bringt am meisten in { $cities }: je { $price } + { $bonus }.
}
outlook-wagon-waits = { $loaded ->
    [no] Wagen { $wagon } wartet { $at }, leer.
   *[yes] Wagen { $wagon } steht { $at } mit Waren an Bord.
}
outlook-wagon-nearest = Kein Wagen { $at }; Wagen { $wagon } ist am nächsten, { $spaces } entfernt.
outlook-no-wagon-comes = Kein Wagen { $at }, und keiner ist dorthin unterwegs.

outlook-seal-bid = { $amount ->
    [0] Nichts bieten, verdeckt
   *[other] { $amount } verdeckt bieten
}
outlook-wagon-in = Wagen { $wagon } { $at }
outlook-ties-lost = Von gleichen Geboten geht das von { $seats } deinem vor.
outlook-ties-won = Von gleichen Geboten geht deines vor.
outlook-could-load = Als Lademeister könntest du { $goods } laden.
outlook-nothing-to-load = Du hast dort nichts zu laden; die anderen würden dir zahlen.
outlook-master-by-card = Wagen { $wagon } für { $price } nehmen
outlook-ask = { $amount ->
    [0] Nichts verlangen für { tokens }
   *[other] { $amount } verlangen für { tokens }
}
outlook-ask-nothing = Kein Preis für { tokens }
outlook-rider-answers = { $seat } kann annehmen, einmal bieten oder ablehnen.
outlook-offer = { $amount } bieten für { tokens }
outlook-master-answers = { $seat } kann es nehmen, einen letzten Preis nennen oder ablehnen.
outlook-last-price = Letzter Preis { $amount } für { tokens }
outlook-last-answer = { $seat } kann ihn nur nehmen oder lassen.
outlook-pay-fee = { $amount ->
    [0] { tokens } umsonst laden
   *[other] { $amount } zahlen für { tokens }
}
outlook-take-fee = { $amount ->
    [0] { tokens } umsonst mitnehmen
   *[other] { $amount } nehmen für { tokens }
}
outlook-decline = Ablehnen
outlook-stays-behind = Deine Waren bleiben { $at }.
outlook-rider-stays = Du bekommst keine Gebühr, und die Waren bleiben { $at }, wenn nicht { card-free-loading } gespielt wird.
outlook-free-loading = { tokens } ohne Gebühr laden
outlook-store-of = { $good } im Lager { $at }
outlook-load = { $goods } laden
outlook-load-nothing = Nichts mehr laden
outlook-kind-closed = { $good } kann sonst niemand mehr auf diesen Wagen laden.
outlook-play-nothing = Keine Karte spielen

outlook-break-axle = Wagen { $wagon } anhalten
outlook-axle-broken = Niemand bewegt in dieser Runde Wagen { $wagon }.
outlook-take-card = { $card } nehmen
outlook-only-you = Nur du weißt, welche Karte es ist.

outlook-move = Wagen { $wagon } bewegen
outlook-move-into = Wagen { $wagon } nach { $city }
outlook-moves = { $n } Züge machen
outlook-move-nothing = Nichts mehr bewegen
outlook-means = { $means }, { $told }
outlook-no-city-ahead = keine Stadt voraus
outlook-city-in = { $city } in { $spaces }
outlook-cities-in = { $each ->
    [yes] { $n } Städte, jede in { $spaces }
   *[no] { $n } Städte, die nächste in { $spaces }
}
outlook-mark-own = { $own ->
    [0] du nichts
   *[other] du { $own }
}
outlook-mark = { $spaces ->
    [0] { $city } · { outlook-mark-own }
   *[other] { $city } in { $spaces } · { outlook-mark-own }
}
outlook-way-to = Weg nach { $city }
outlook-no-way-back = kein Weg zurück
outlook-arrives = Ankunft in { $city }
outlook-tiles = Deine Plättchen
outlook-tiles-again = alle wieder aufgedeckt
outlook-points = Zusatzpunkte
outlook-still-ahead = Noch erreichbar: { $cities }.
outlook-no-more = Kein Weg mehr nach { $cities }.
outlook-brings-in = Eine { $tiles } bringt ihn hinein.
outlook-other-end = Stattdessen { $to }: { $city } in { $spaces }, { outlook-mark-own }{ $rival ->
    [none] .
   *[other] , { $rival } { $theirs }.
}
outlook-other-end-blind = Stattdessen { $to }.
outlook-most-to = { $own ->
    [0] Du hast nichts an Bord; { $seat } bekommt { $theirs }.
   *[other] Das meiste davon geht an { $seat }.
}
outlook-meets = Wagen { $wagon } und Kurier treffen sich: Du nimmst eine Einflusskarte.
outlook-courier = Kurier bewegen
outlook-place-courier = Kurier aufstellen
outlook-wagon-off = Wagen { $wagon } in { $spaces }
outlook-courier-near = Von dort: { $wagons }.
outlook-waste = Plättchen { $tile } spielen
outlook-no-wagon-moves = Damit kann kein Wagen fahren.
outlook-face = Wagen { $wagon } ausrichten

outlook-seal-wheel = { $any ->
    [no] Keinen Pfeil setzen
   *[yes] { $wheel } setzen
}
outlook-sells-for = Preis
outlook-yours = mit dir
outlook-one-more = +1 mehr
outlook-you-have = du hast
outlook-wraps = von vorn
outlook-falls = { $lost ->
    [0] { $good } fällt von { $before } auf { $after }: Über der höchsten Stufe beginnt es von vorn.
   *[other] { $good } fällt von { $before } auf { $after }: Über der höchsten Stufe beginnt es von vorn. Deine { $tokens } verlieren { $lost }.
}
outlook-sold-today = Heute verkauft: { $seat }
outlook-stock = Dein Vorrat: { $goods }
outlook-shift = { $good } auf { $price } setzen
outlook-shifts = { $n } Preise ändern
outlook-shift-nothing = Preise lassen
outlook-sell = { $n } verkaufen für { $price }
outlook-sell-nothing = Nichts mehr verkaufen
outlook-by-wagon = Von einem Wagen brächten sie heute { $amount }.
outlook-your-sale = Dein Verkauf { $at }
outlook-play-bonus = { $amount } Bonus holen

outlook-bid = { $amount } bieten
outlook-after-upkeep = { $upkeep ->
    [0] { "" }
   *[other] { " " }nach { $upkeep } Unterhalt
}
outlook-levels-left = { $n ->
    [0] Heute reicht es dann für keine Stufe zu { $price }{ outlook-after-upkeep }.
    [one] Heute reicht es noch für 1 Stufe zu { $price }{ outlook-after-upkeep }.
   *[other] Heute reicht es noch für { $n } Stufen zu je { $price }{ outlook-after-upkeep }.
}
outlook-one-card = Eine zweite Karte gewinnst du in dieser Runde nicht.
outlook-works-from = Sie wirkt ab Runde { $turn }, bis zum Ende des Spiels.
outlook-offer-card = { $card } anbieten für { $price }
outlook-must-take = Wenn niemand erhöht, nimmst du sie selbst.

outlook-pay-upkeep = { $amount ->
    [0] Kein Unterhalt
   *[other] { $amount } Unterhalt zahlen
}
outlook-sinks = Du kannst { $need } nicht zahlen und sinkst auf { $rank }.
outlook-low-upkeep = Nur { $amount } zahlen
outlook-instead-of = Statt { $amount }; du behältst deine Stufe.
outlook-borrow = { $amount } leihen
outlook-to-repay = Zurückgezahlt wird mit { $amount }, jederzeit.
outlook-no-climb = Vor der Rückzahlung kein Aufstieg; mit Schulden endest du hinter allen anderen.
outlook-repay = { $n ->
    [one] { $amount } zurückzahlen
   *[other] { $n } Kredite mit { $amount } zurückzahlen
}
outlook-climb = { $n ->
    [one] 1 Stufe steigen für { $price }
   *[other] { $n } Stufen steigen für { $price }
}
outlook-stay = Bleiben: { $rank }
outlook-level = Deine Stufe
outlook-loans = Deine Kredite
outlook-upkeep-next = Unterhalt nächste Runde
outlook-upkeep-next-short = Der Unterhalt der nächsten Runde ist { $upkeep }: nur { $left } bleiben.
outlook-last-turn = Dies ist die letzte Runde: Unterhalt fällt nicht mehr an.
