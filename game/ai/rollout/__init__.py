"""Worlds are played to their end, and what came of them is valued."""
