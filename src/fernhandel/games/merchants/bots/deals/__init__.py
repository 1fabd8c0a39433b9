"""What a merchant has to say: deals worth proposing at this table, and what may be given away."""
