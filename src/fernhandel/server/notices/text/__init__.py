"""The sentences of notices, in every language."""
