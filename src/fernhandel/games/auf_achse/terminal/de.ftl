# Was das Bild des Tisches im Terminal sagt, auf Deutsch.

active = { $seat } ist am Zug
rolled = gewürfelt { $dice }
construction = Baustelle { $at }
jam = Stau { $at } bis zum Zug von { $seat }
no-sign = kein Schild auf der Straße
pile = { $count ->
    [one] 1 öffentlicher Auftrag verdeckt
   *[other] { $count } öffentliche Aufträge verdeckt
}
last = die letzten öffentlichen Aufträge
none-left = kein öffentlicher Auftrag mehr
ending = wer zuerst keinen Auftrag mehr hat, beendet das Spiel
contract = Auftrag
goods = Waren
pays = Erlös
points = Start+Ziel
offers = Angebot 1 bis 5 kostet
dock = Rampe
public = Reihe
hand = Hand
aboard = Lkw
auction = Ausschreibung von { $route }
no-offer = noch kein Angebot
offer = { $seat } hält Angebot { $offer } für { $cost }
passed = gepasst: { $seats }
truck = Lkw
cash = Geld
load = Waren
keeps = behält { $card }
owes = schuldet { $amount }
misses = { $turns ->
    [one] setzt einen Zug aus
   *[other] setzt { $turns } Züge aus
}
known = auf der Hand { $routes }
trailer-large = +{ $count }G
trailer-small = +{ $count }K
supply = Anhänger zu kaufen: { $large } große (G) und { $small } kleine (K)
events = { $count ->
    [one] noch 1 Ereigniskarte
   *[other] noch { $count } Ereigniskarten
}
legend = { $city } Stadt  { $space } Feld  { $event } Ereignisfeld  { $ferry } Fähre  { $construction } Baustelle  { $jam } Stau
legend-own = { $load } hier beginnen deine Aufträge  { $unload } hierhin geht deine Ladung
