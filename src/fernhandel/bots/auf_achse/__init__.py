"""Bots for Auf Achse."""
