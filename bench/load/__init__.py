"""A generator of load for servers of board games: the same for ours and for boardgame.io's."""
