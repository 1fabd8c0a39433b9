"""The easy bot of First Train to Nuremberg: it looks for its chain and its sale, with rules of thumb for the rest."""
