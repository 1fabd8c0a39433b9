"""The seven actions of a turn, in the rulebook's order; `turn` strings them together."""
