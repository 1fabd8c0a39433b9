"""Bots that learn by playing: positions of many games, a net that learns from them, and gates it must pass."""
