"""Auf Achse (2007, its children's variant, and the edition of 1987).

`setup` deals the table, `phases` holds the turn in the rulebook's order: dice and driving, signs, events, arrival in
a city, public procurement. `drive` knows where a truck can go; `board` holds the map and the cards.
"""
