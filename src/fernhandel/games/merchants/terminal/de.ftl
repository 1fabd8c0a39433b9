# Was das Bild des Tisches im Terminal sagt, auf Deutsch.

action-purchasing = Einkauf
action-loading = Beladen
action-movement = Bewegung
action-prices = Preise
action-selling = Verkauf
action-investments = Investitionen
action-status = Status
setup = Vor der ersten Runde
turn = Runde { $turn }
arrivals = { $arrivals } von { $last } Wagen angekommen
climb = eine Stufe kostet { $price }
last = letzte Runde
good = Ware
level = Stufe
cost = Kauf
selling = Erlös
prices-at-hand = Preise
supply = Rest
wagons = Wagen (Schritte bis zur Stadt)
empty = leer
master = Lademeister { $seat }
arrived = angekommen
broken = Achsbruch
courier = Kurier { $at }
no-courier = Der Kurier hat noch keinen Platz
city = Stadt
bonus = Bonus
market = Angebot
status = Status
upkeep = Unterhalt
money = Geld
hidden = verdeckt
tiles = Plättchen
cards = Karten
influence = { $count } Einfluss
letters = { $count ->
    [one] 1 Kreditbrief
   *[other] { $count } Kreditbriefe
}
hand = Deine Einflusskarten: { $cards }
no-hand = keine
open = Offene Karten: { $cards }
deck = { $count } verdeckt
deal = Abmachung
clause = Was sie sagt
state = Stand
proposed = offen: { $seats }
