"""The planner of Auf Achse: tours, auctions and signs, rated in money."""
