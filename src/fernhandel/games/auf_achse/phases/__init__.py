"""The steps of a game in the rulebook's order; `course` strings them together."""
