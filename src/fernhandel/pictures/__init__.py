"""What pictures of tables in a terminal are made of."""
