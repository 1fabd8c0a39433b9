"""The easy bot of Auf Achse: a rule of thumb for every decision."""
