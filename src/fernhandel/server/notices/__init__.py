"""Notices: who is told what, and where. They follow the log; nothing of a game waits for them."""
