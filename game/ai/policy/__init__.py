"""Policies: how likely each lawful card is, and which is played, given the player's hand and what all saw."""
