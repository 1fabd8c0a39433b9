"""How Auf Achse looks in a terminal."""
