"""Imagined deals: drawn, made likelier by what was heard and seen, and played out."""
