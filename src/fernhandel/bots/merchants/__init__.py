"""Bots for Merchants of the Middle Ages."""
