"""Searching: every choice is played out in many imagined deals."""
