"""Deals as codes: one that is over, one that a friend has sent, those of the day and of the week."""
