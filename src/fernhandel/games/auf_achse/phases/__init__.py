"""The steps of a game in the rulebook's order; `sequence` strings them together."""
