"""The table's own sentences, one catalogue for each language."""
