"""The easy bot of Merchants of the Middle Ages: a rule of thumb for every decision."""
