"""One live game: chairs, clocks, undo, bots in chairs, and the log that all of it is the fold of. No HTTP in here."""
