"""The card table itself."""
