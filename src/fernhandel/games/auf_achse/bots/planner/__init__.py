"""The planner of Auf Achse: tours, auctions and signs, judged in money."""
