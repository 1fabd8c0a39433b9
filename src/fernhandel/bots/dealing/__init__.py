"""Bots that make deals: how they judge a proposal, what they answer, what they propose. No game in it."""
