"""Merchants of the Middle Ages as a picture, from the data that its page is drawn from too."""
