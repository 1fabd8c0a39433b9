"""Merchants of the Middle Ages (2010) and its older edition Die Händler (1999).

Read it with the rulebook in the other hand: `setup` deals the table, `phases` holds the seven actions of a turn in
their order, `figures` every number printed on board and cards, `board` the map, `view` what one seat can see.
"""
