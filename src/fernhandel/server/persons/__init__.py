"""People who have a name in this house: their key, their devices, and what is theirs wherever they are."""
