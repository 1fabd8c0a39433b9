"""How First Train to Nuremberg looks in a terminal."""
