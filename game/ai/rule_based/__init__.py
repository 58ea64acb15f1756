"""The players without search: cards and calls by readable rules, with reasons."""
