# Was das Bild des Tisches im Terminal sagt, auf Deutsch.

active = { $seat } ist dran
last = letzte Runde
connected = { $start } und { $end } sind verbunden
unconnected = { $start } und { $end } noch nicht verbunden
phase = Phase
order = Folge
auction = Versteigerung
building = Streckenbau
trains = Züge
takeovers = Übernahmen
price = Preis
spaces = Züge: Passagiere|Waren
boxes = Einflusskästen: gedruckte Punkte + Marker
box = Kasten { $box }
least = ab { $cubes } Würfeln
bid = { $cubes } Würfel
cubes = Würfel
points = SP
sets = Satz
profit = G/V
links = Gleis
total = Stand
chain = Strecke von { $seat }: { $run }
run = { $seat } verkauft an die { $company }: { $run }
due = noch { $count } zu zahlen
passed = ohne weitere Züge: { $seats }
reach = In Reichweite:
legend-cubes = Würfel: Hand+Vorrat
legend-total = Stand: SP + 2 je Satz + G/V − Gleis
legend-pile = { $pieces }: bisher befördert
legend-stack = ¹ liegt im Gleichstand oben
legend-class = ein Passagier zählt so viel, wie sein Zug kostet
station = Bahnhof
company-station = Bahnhof einer Gesellschaft
open = offenes Land
closed = keine Strecke
free = { $points ->
    [one] freie Grenze, 1 Baupunkt
   *[other] freie Grenze, { $points } Baupunkte
}
