"""Pygame tools that know nothing of cards and would serve a chess program too."""
