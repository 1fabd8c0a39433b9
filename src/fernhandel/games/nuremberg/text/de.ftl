# First Train to Nuremberg auf Deutsch.
#
# action-*, event-* und refused-* heißen nach den Arten von Aktionen und Ereignissen und den Codes der Absagen; ihre
# Angaben tragen die Namen der Felder. Spieler, Gebiete, Gesellschaften und Züge kommen als Namen, ebenso Aufzählungen.


## Namen

colour-blue = Blau
colour-amber = Gelb
colour-purple = Lila
colour-black = Schwarz

influence-government = Regierung
influence-train = Zug
influence-red = Rot
influence-green = Grün

track-government = Regierungseinfluss
track-train = Zugeinfluss
track-red = Einfluss in Rot
track-green = Einfluss in Grün
track-profit = Gewinn und Verlust

unit-cube = { $count } Würfel
unit-government = { $count } Regierungseinfluss
unit-train = { $count } Zugeinfluss
unit-red = { $count } Einfluss in Rot
unit-green = { $count } Einfluss in Grün

piece-post = { $count } Post
    .kind = Post
    .one = Post
    .no = keine Post
piece-beer = { $count } Bier
    .kind = Bier
    .one = Bier
    .no = kein Bier
piece-cheese = { $count } Käse
    .kind = Käse
    .one = Käse
    .no = kein Käse
piece-stone = { $count } Stein
    .kind = Stein
    .one = Stein
    .no = kein Stein
piece-red = { $count ->
    [one] 1 roter Passagier
   *[other] { $count } rote Passagiere
}
    .kind = rote Passagiere
    .one = einen roten Passagier
    .no = kein roter Passagier
piece-green = { $count ->
    [one] 1 grüner Passagier
   *[other] { $count } grüne Passagiere
}
    .kind = grüne Passagiere
    .one = einen grünen Passagier
    .no = kein grüner Passagier
piece-landlord = { $count ->
    [one] 1 Grundherr
   *[other] { $count } Grundherren
}
    .kind = Grundherren

step-auction = Versteigerung
step-building = Streckenbau
step-paying-track = Bezahlen der Strecke
step-trains = Züge
step-paying-train = Bezahlen des Zuges
step-takeovers = Übernahmen

stage-investment-cubes = Investitionswürfel
stage-influence-tokens = Einflussmarker
stage-auction = Versteigerung
stage-orders = Reihenfolgen
stage-building = Streckenbau
stage-trains = Züge
stage-profit = Gewinn und Verlust
stage-player-order = Spielerreihenfolge
stage-takeovers = Übernahmen
stage-turn-end = Ende der Runde


## Kleine Teile

list-and = { $items } und { $last }
list-or = { $items } oder { $last }
counted = { $count } { $what }
counted-for = { $what } { $count }
counted-from = { $area } { $count } (ab { $stations })
signed = { $side ->
    [minus] −{ $number }
   *[plus] { $number }
}
victory-points = { $side ->
    [minus] −{ $points }
   *[plus] { $points }
} { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
cubes = { $cubes ->
    [0] keine Würfel
   *[other] { $cubes } Würfel
}
build-points = { $points ->
    [one] 1 Baupunkt
   *[other] { $points } Baupunkte
}
landlord-fee = { $count ->
    [one] 1 Regierungseinfluss für den Grundherrn
   *[other] { $count } Regierungseinfluss für die Grundherren
}
links = { $links ->
    [0] keine Streckenstücke
    [one] 1 Streckenstück
   *[other] { $links } Streckenstücke
}
scored-sets = { $sets ->
    [0] { sets }
   *[other] { $worth } für { sets }
}
sets = { $sets ->
    [0] keine Sätze
    [one] 1 Satz
   *[other] { $sets } Sätze
}
passengers = { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
}
goods = { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
token-of-box = { $seat ->
    [none] Kasten { $box } { $what }
   *[someone] Kasten { $box } { $what } ({ $seat } { $bid })
}
means = { $points ->
    [none] { cubes }, kein Einfluss
   *[some] { cubes }, Einfluss { $points }
}
# Die Klasse nur, wo Passagiere nach ihr zählen.
in-class = { $class ->
    [0] { "" }
   *[other] { " " }(Klasse { $class })
}


## Aktionen

action-pass = Passen
action-done = Fertig
action-bid = { cubes } auf Kasten { $box } bieten ({ $points }, dazu der Marker)
action-start = Strecke in { $area } beginnen
action-link = Streckenstück nach { $to } bauen
action-pay = { $unit } zahlen
action-buy = Zug { $train }{ in-class } für { $spaces } kaufen, Preis { $price }
action-load = { $one } aus { $area } auf den Zug in Reihe { $row }{ in-class } laden
action-offer = Strecke ab { $area } an die { $company } verkaufen
action-extend = Strecke nach { $to } weiterführen


## Ereignisse

event-turn-began = Runde { $turn } von { $turns } beginnt.
event-cubes-taken = { $seat } nimmt { cubes } aus dem Vorrat und hat { $hand } auf der Hand.
event-tokens-drawn = Die Marker werden gezogen: { $tokens }.
event-bid-placed = { $displaced ->
    [none] { $seat } bietet { cubes } auf Kasten { $box }.
   *[someone] { $seat } bietet { cubes } auf Kasten { $box }; { $displaced } ist überboten und nimmt die Würfel zurück.
}
event-box-won = { $seat } erhält Kasten { $box } für { cubes } und damit Einfluss: { $points }.
event-orders-set = Strecken werden in der Reihenfolge { $build } gebaut, Züge in der Reihenfolge { $trains } gekauft.
event-chain-started = { $seat } beginnt eine Strecke in { $area }.
event-link-built = { $seat } baut ein Streckenstück von { $area } nach { $to } für { $price }.
event-paid = { $units ->
    [none] { $seat } hat keine Zuschläge zu zahlen.
   *[some] { $seat } zahlt { $units }.
}
event-passed = { $step ->
    [building] { $able ->
        [yes] { $seat } baut nichts.
       *[no] { $seat } kann nichts bauen.
    }
    [takeovers] { $able ->
        [yes] { $seat } verkauft nichts.
       *[no] { $seat } hat keine Strecke zu verkaufen.
    }
   *[trains] { $able ->
        [yes] { $seat } passt und scheidet bei den Zügen dieser Runde aus.
       *[no] { $seat } kann nichts mehr kaufen oder laden und scheidet bei den Zügen dieser Runde aus.
    }
}
event-towns-connected = { $start } und { $end } sind verbunden, über { $run }. Jedes Streckenstück auf diesem Weg zählt für seinen Besitzer: { $scored }.
event-train-bought = { $seat } kauft Zug { $train }{ in-class } für { $spaces }, Preis { $price }.
event-piece-loaded = { $seat } lädt { $one } aus { $area } auf Zug { $train }{ in-class }.
event-profit-counted = { $pieces ->
    [none] { $seat } hat nichts befördert.
   *[some] { $seat } erhält { $points } ({ $pieces }).
} Gewinn und Verlust: { $earned } verdient, { $links } für Streckenstücke verloren, { $moved ->
    [no] der Stand bleibt { $profit }.
   *[yes] von { $before } auf { $profit }.
}
event-order-set = Neue Spielerreihenfolge: { $order }.
event-run-offered = { $seat } will eine Strecke ab { $area } an die { $company } verkaufen.
event-run-extended = { $seat } führt die Strecke von { $area } nach { $to } weiter.
event-run-sold = Die { $company } übernimmt von { $seat } { links } für { $price }: { $run }.
event-pieces-removed = { $count ->
    [one] { $pieces } in { $area } scheidet aus dem Spiel aus.
   *[other] { $pieces } in { $area } scheiden aus dem Spiel aus.
}
event-final-scored = { $seat } kommt auf { $score }.
event-game-ended = { $seat } gewinnt das Spiel.


## Absagen

refused-not-now = Das geht jetzt nicht, im Schritt „{ $phase }“.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-game-is-over = Das Spiel ist zu Ende.
refused-box-is-yours = Kasten { $box } gehört dir schon; das eigene Gebot kann man nicht erhöhen.
refused-bid-too-low = Auf Kasten { $box } musst du mindestens { $least } Würfel bieten.
refused-not-enough-cubes = Dafür brauchst du { $need } Würfel; auf der Hand hast du { $have }.
refused-chain-is-empty = Deine Strecke hat noch kein Streckenstück.
refused-chain-begun = Die Strecke ist begonnen; baue weiter oder beende sie.
refused-one-chain-only = In einer Runde baust du nur eine Strecke.
refused-closed-to-track = In { $area } kann man nicht bauen.
refused-no-start-there = In { $area } kann keine Strecke beginnen: Dort ist kein Bahnhof einer Gesellschaft und kein Streckenstück von dir.
refused-no-start-outside-towns = In { $area } kann keine Strecke beginnen: Dort ist keine Gesellschaftsstadt und kein Streckenstück von dir.
refused-no-links-left = Deine Streckenstücke liegen alle schon auf dem Plan.
refused-no-link-from-there = Auf jeder Grenze von { $area }, über die eine Strecke führen kann, liegt schon ein Streckenstück.
refused-start-first = Wähle zuerst, wo die Strecke beginnt.
refused-area-twice = Der Weg führt schon durch { $area }.
refused-not-neighbours = { $area } und { $to } haben keine gemeinsame Grenze.
refused-border-taken = Zwischen { $area } und { $to } liegt schon ein Streckenstück.
refused-landlords-unpaid = Grundherren verlangen für diese Strecke { $need } Regierungseinfluss; du hast { $have }.
refused-surcharge-unpaid = Die { $company } verlangt für diese Strecke { $need } Einfluss in { $influence }; du hast { $have }.
refused-not-enough-points = { $need ->
    [one] Die Strecke würde 1 Baupunkt kosten
   *[other] Die Strecke würde { $need } Baupunkte kosten
}, mehr als deine Würfel und dein Einfluss hergeben.
refused-surcharges-leave-too-little = Die Strecke würde { build-points } kosten und dazu { $fees } Einfluss für Gesellschaften und Grundherren. Ist dieser Einfluss bezahlt, bleibt dir zum Bauen { $left ->
    [0] nichts
   *[other] an Würfeln und Einfluss nur { $left }
}.
refused-nothing-to-pay-with = Du kannst nicht mit { $unit } zahlen, denn davon hast du nichts.
refused-train-taken = Zug { $train } ist schon vergeben.
refused-row-taken = In Reihe { $row } hast du schon einen Zug.
refused-cannot-afford-train = Zug { $train } kostet { $price } Zugeinfluss oder für jeden, der fehlt, drei Würfel oder andere Einflusspunkte; dazu hast du zu wenig.
refused-no-such-piece = In { $area } ist { $no }.
refused-piece-out-of-reach = Deine Streckenstücke erlauben dir nicht, { $one } aus { $area } zu laden.
refused-no-train-in-row = In Reihe { $row } hast du keinen Zug.
refused-no-space-on-train = Dein Zug in Reihe { $row } hat dafür keinen freien Platz.
refused-run-needs-station = Die Strecke muss in einem Bahnhof enden, bevor du sie verkaufen kannst.
refused-no-run-begun = Wähle zuerst eine Gesellschaft und den Ort, an dem die Strecke beginnt.
refused-run-begun = Der Verkauf ist begonnen; führe die Strecke weiter oder verkaufe sie.
refused-one-run-only = In einer Runde verkaufst du nur eine Strecke.
refused-not-a-company-station = { $area } ist kein Bahnhof dieser Gesellschaft: { $company }.
refused-not-at-a-company-station = { $area } ist kein Bahnhof dieser Gesellschaft, und kein Streckenstück von dir führt von dort zu einem: { $company }.
refused-first-link-elsewhere = Das erste Streckenstück muss einen Bahnhof dieser Gesellschaft berühren: { $company }. Das zwischen { $area } und { $to } tut es nicht.
refused-run-has-to-lead-on = Ein einzelnes Streckenstück verkaufst du vom Bahnhof der Gesellschaft aus: { $company }. Diese Strecke muss noch zu einem anderen Bahnhof führen.
refused-no-company-influence = Du hast keinen Einfluss in { $influence }, also übernimmt die { $company } nichts von dir.
refused-no-company-links = Die { $company } hat keine Streckenstücke mehr, die deine ersetzen.
refused-no-run-from-there = Ab { $area } führt keine deiner Strecken, die du bezahlen kannst, zu einem anderen Bahnhof.
refused-not-your-link = Zwischen { $area } und { $to } liegt kein Streckenstück von dir.
refused-run-too-long = Eine so lange Strecke kostet { $need } Einfluss in { $influence }, mehr als du hast.
refused-leads-to-no-station = Über { $to } führt die Strecke zu keinem Bahnhof, den du bezahlen kannst.


## Was gefragt ist

prompt = { $stage }, { $step }: { $asked }
stage-turn = Runde { $turn } von { $turns }
prompt-over = Das Spiel ist zu Ende. { $seat } hat gewonnen und kommt auf { $points }.

prompt-auction = { $seat } muss auf einen Kasten bieten. Auf der Hand: { cubes }; eigene Gebote: { $standing } von { $bids }. Das höchste Gebot gewinnt die gedruckten Punkte und den Marker eines Kastens; wer überboten wird, nimmt die Würfel zurück und bietet neu. Marker und Gebote: { $tokens }.

prompt-building = { $seat } darf eine Strecke bauen oder passen. Zum Bauen: { $means }; { links }. Eine Strecke beginnt { $towns_only ->
    [yes] in einer Gesellschaftsstadt
   *[no] an einem Bahnhof einer Gesellschaft
} oder an einem eigenen Streckenstück. Ein Streckenstück kostet 1 Baupunkt{ $dear ->
    [river] , über den Fluss 2
    [valley] , mit einem Ende im Tal 2
    [both] , über den Fluss oder mit einem Ende im Tal 2
   *[none] { "" }
}; dazu kommt 1 Einfluss jeder Gesellschaft mit Bahnhof an einem Ende und 1 Regierungseinfluss für jeden Grundherrn im neuen Gebiet. Jeder Baupunkt wird mit einem Würfel bezahlt{ $cubes_first ->
    [yes] , und wenn keiner mehr da ist, mit beliebigem Einfluss.
   *[no] { " " }oder mit beliebigem Einfluss.
}
prompt-chain = { $price ->
    [none] { $seat } beginnt eine Strecke in { $run }.
   *[some] { $seat } hat { $run } gebaut, bisher für { $price }.
} Zum Bauen: { $means }; { links }. { $next ->
    [none] Weiter geht es nicht; „Fertig“ beendet die Strecke.
   *[some] { $price ->
        [none] Weiter: { $next }.
       *[some] Weiter: { $next }. „Fertig“ beendet die Strecke.
    }
}
link-on = { $area } für { $price }
prompt-paying-track = { $seat } schuldet noch { build-points } für die Strecke { $run }. Zum Zahlen: { $means }. Jeder Baupunkt kostet einen Würfel oder einen beliebigen Einfluss.

prompt-trains = { $seat } kauft einen Zug, lädt ein Stück oder passt für den Rest der Runde. Zum Zahlen: { $means }; drei Würfel oder andere Einflusspunkte ersetzen einen fehlenden Zugeinfluss. { $own ->
    [none] Ohne Zug kann man nichts laden.
   *[some] Eigene Züge: { $own }.
} { $by_class ->
    [yes] Eine Ware bringt 1 Siegpunkt, ein Passagier so viele wie die Klasse des Zuges.
   *[no] Jedes Stück bringt 1 Siegpunkt.
}
train-room = { $room ->
    [none] { $train }{ in-class } ist voll
   *[some] { $train }{ in-class } hat Platz für { $room }
}
prompt-paying-train = { $seat } schuldet noch { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} für den neuen Zug. Zum Zahlen: { $means }. Eine Einheit ist ein Würfel oder ein Einflusspunkt; drei davon ersetzen je einen fehlenden Zugeinfluss.

prompt-takeovers = { $seat } darf eine eigene Strecke an eine Gesellschaft verkaufen oder passen. Zum Zahlen: { $influence }. Die Strecke { $through ->
    [yes] berührt mit ihrem ersten Streckenstück einen Bahnhof der Gesellschaft
   *[no] beginnt an einem Bahnhof der Gesellschaft
}, endet an einem anderen Bahnhof und kostet je zwei Streckenstücke 1 Einfluss in der Farbe der Gesellschaft, aufgerundet. Verkaufte Streckenstücke kosten keinen Gewinn mehr; aber alle Bahnhöfe auf der Strecke fallen an die Gesellschaft, und was dort niemand mehr laden kann, scheidet aus dem Spiel aus.
prompt-run = { $seat } verkauft an die { $company } und hat { $have } Einfluss in { $influence }. { $links ->
    [0] Die Strecke beginnt in { $run }.
   *[other] Bisher: { $run }, { links } für { $price }.
} { $next ->
    [none] „Fertig“ verkauft die Strecke.
   *[some] { $complete ->
        [yes] Weiter nach { $next }, oder verkaufen mit „Fertig“.
       *[no] Weiter nach { $next }; verkaufen kann man erst, wenn die Strecke in einem Bahnhof endet.
    }
}


## Was eine Wahl bedeuten würde

outlook-bid = { $cubes } auf Kasten { $box } bieten
outlook-hand = Würfel auf der Hand
outlook-if-held = { $track }, wenn es reicht
outlook-outbid = { $seat } ist überboten und nimmt { cubes } zurück.
outlook-orders = Du baust als Nummer { $build } und kaufst Züge als Nummer { $trains }.
outlook-points-lost = { $points ->
    [one] 1 Punkt verfällt: Dort endet die Leiste.
   *[other] { $points } Punkte verfallen: Dort enden die Leisten.
}
outlook-no-cubes = Zum Bauen bleibt kein Würfel.

outlook-start = In { $area } beginnen
outlook-chain = { links } für { $price } bauen
outlook-build-nothing = Nichts bauen
outlook-reach = { $pieces } in Reichweite: { $where }
outlook-at = { $area } bei { $stations }
outlook-new = neu
outlook-for-trains = { $price ->
    [0] Zugeinfluss: kein Zug ist bezahlbar
   *[other] Zugeinfluss: reicht bis Preis { $price }
}
outlook-upkeep = Unterhalt deiner Strecken, jede Runde
outlook-joined = { $start } und { $end } verbunden: Siegpunkte
outlook-no-station = { $area } hat keinen Bahnhof: Was dort endet, ist nicht zu verkaufen.
outlook-no-train = Für einen Zug bleibt nichts übrig.
outlook-nothing-new = Nichts Neues kommt in Reichweite.
outlook-ground = { $ground ->
    [river] über den Fluss
    [valley] im Tal
   *[lowland] Tiefland
}
outlook-landlords = { $count ->
    [one] ein Grundherr geht
   *[other] { $count } Grundherren gehen
}
outlook-cubes-next-turn = Würfel auf der Hand, nächste Runde

outlook-pay = { $units } zahlen
outlook-paid = { $cubes ->
    [0] Einfluss: { $points }
   *[other] { cubes }, Einfluss: { $points }
}
outlook-buy = Zug { $train } für { $price } kaufen
outlook-room-passengers = Platz für Passagiere
outlook-room-goods = Platz für Waren
outlook-waiting = { $pieces ->
    [none] In deiner Reichweite liegt nichts.
   *[some] In deiner Reichweite: { $pieces }.
}
outlook-next-train = { $price ->
    [0] Danach ist kein weiterer Zug bezahlbar.
   *[other] Der Rest reicht für einen weiteren Zug zum Preis { $price }.
}
outlook-nothing-fits = Nichts in deiner Reichweite passt darauf.
outlook-load = { $one } laden
outlook-from = aus { $area } auf Zug { $train }
outlook-points-turn = Siegpunkte dieser Runde
outlook-profit-turn = Gewinn dieser Runde
outlook-sets = Volle Sätze
outlook-gain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outlook-rivals = { $count ->
    [one] { $seats } könnte das auch laden.
   *[other] { $seats } könnten das auch laden.
}
outlook-pass-trains = Für diese Runde passen
outlook-vp = Siegpunkte
outlook-profit = Gewinn und Verlust
outlook-left-behind = Es wäre noch Platz: { $pieces }.

outlook-run = Strecke ab { $area } an die { $company }
outlook-sell = { links } für { $price } verkaufen
outlook-sell-nothing = Nichts verkaufen
outlook-final = Punkte, wenn jetzt Schluss wäre
outlook-gone = Verlässt das Spiel
outlook-player = Spieler
outlook-in-reach = Teile in Reichweite
outlook-stations = { $count ->
    [one] { $stations } wird Bahnhof der { $company }.
   *[other] { $stations } werden Bahnhöfe der { $company }.
}
outlook-own-loss = Das hättest du selbst bewegen können: { $pieces }.
outlook-links-cost = { $links ->
    [one] Ein Streckenstück, das dir bleibt, kostet am Ende 1 Punkt.
   *[other] { $links } Streckenstücke, die dir bleiben, kosten am Ende { $links } Punkte.
}


## Was gefragt ist, gesagt zu dem, der gefragt ist, aus offenen Dingen allein

ask-auction = Biete auf einen Kasten: { cubes } auf der Hand.
ask-building = Baue eine Strecke, oder passe.
ask-chain = Baue deine Strecke ab { $from } weiter, oder beende sie.
ask-paying-track = Zahle die { build-points }, die du für deine Strecke schuldest.
ask-trains = Kaufe einen Zug, lade ein Stück, oder passe.
ask-paying-train = Zahle, was du für deinen Zug noch schuldest.
ask-takeovers = Verkaufe eine Strecke an eine Gesellschaft, oder passe.
ask-run = Verlängere die Strecke, die du der { $company } verkaufst, oder beende sie.


## Die Lage

heading-tracks = Leisten (bei Gleichstand liegt oben, wer zuerst genannt ist)
heading-boxes = Einflusskästen
heading-trains = Züge
heading-players = Spieler
heading-links = Streckenstücke
heading-stations = Bahnhöfe der Gesellschaften
heading-pieces = Waren und Personen
heading-gone = Aus dem Spiel
heading-borders = Freie Grenzen, mit den Baupunkten eines Streckenstücks

player-order = Spielerreihenfolge: { $order }.
other-orders = Reihenfolge beim Bauen: { $build }. Reihenfolge bei den Zügen: { $trains }.
out-of-trains = Bei den Zügen ausgeschieden: { $seats }.
connection = { $joined ->
    [yes] { $start } und { $end } sind schon verbunden worden.
   *[no] Der erste Weg zwischen { $start } und { $end } bringt den Besitzern 1 Siegpunkt je Streckenstück.
}

track-line = { $track }: { $told }.
box-line = Kasten { $box }: { $points } (davon gezogen: { $token }); { $seat ->
    [none] kein Gebot, mindestens { $least } Würfel.
   *[someone] { $seat } hat { $bid } geboten.
}

train-row = Reihe { $row }{ in-class }, Preis { $price }: { $told ->
    [none] kein Zug ist frei.
   *[some] { $told }.
}
free-trains = { $trains } für { $spaces }
owned-train = { $seat }: { $room }; { $load ->
    [none] nichts geladen.
   *[some] geladen: { $load }.
}

yourself = { $seat } (du)
another = { $seat }
player-line = { $seat }: { cubes } auf der Hand, { $stock } im Vorrat; { links } auf dem Plan, { $left } noch zu bauen; { $points }; { $pile ->
    [none] noch nichts befördert
   *[some] bisher befördert: { $pile } ({ sets })
}; wäre das Spiel jetzt zu Ende: { $final }.

links-line = { $links ->
    [0] { $owner }: { links }.
   *[other] { $owner }, { links }: { $runs }.
}
borders-line = { $area }: { $told }.
company-line = { $company } ({ $influence }): { $stations }.
pieces-at = { $kind }: { $told }.
pieces-from = { $kind }, mit den Bahnhöfen zum Laden: { $told }.
no-pieces = { $kind }: nichts mehr.
area-with = { $told ->
    [none] { $area }
   *[some] { $area } ({ $told })
}
station = Bahnhof
station-of = Bahnhof: { $company }
station-of-both = Bahnhof beider Gesellschaften
beside = daneben { $pieces }
gone = { $pieces ->
    [none] nichts.
   *[some] { $pieces }.
}


## Die Rangliste

score = { $total } ({ $track } im Spiel, { scored-sets }, Gewinn und Verlust { $profit }, { links } übrig)
place-line = { $place }. { $seat }: { $score }
verdict-points = Die meisten Punkte gewinnen: { $seat } hat { $points }, { $lead } vor { $second }. (N13.4)
verdict-profit = { $seat } und { $second } haben beide { $points }. Der Gewinn entscheidet: { $profit } gegen { $less }. (N13.4)
verdict-disc = { $seat } und { $second } haben beide { $points } und { $profit } Gewinn. Die höher liegende Scheibe auf der Gewinnleiste entscheidet. (N13.4)
