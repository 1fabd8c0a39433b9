"""How Merchants of the Middle Ages looks in a terminal."""
