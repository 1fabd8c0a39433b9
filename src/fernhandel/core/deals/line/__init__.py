"""A deal as one line of text (DL36): the frame that every game says alike, read and printed from the same templates."""

from fernhandel.core.deals.line.words import BadLine as BadLine
