"""The phases of a turn in the rulebook's order; `sequence` strings their steps together."""
