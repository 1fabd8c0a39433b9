"""Many games at once: series of bots among themselves, tournaments, ratings, reports."""
