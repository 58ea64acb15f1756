"""Calls: what a hand is worth, what to say with it, and auctions that are only imagined."""
