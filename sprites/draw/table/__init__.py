"""The table itself and the small parts that lie on it."""
