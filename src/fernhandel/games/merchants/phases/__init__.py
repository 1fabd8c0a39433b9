"""The seven actions of a turn, in the rulebook's order; `sequence` strings them together."""
