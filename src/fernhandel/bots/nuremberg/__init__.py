"""Players of First Train to Nuremberg."""
