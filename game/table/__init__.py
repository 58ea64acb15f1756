"""One match being played, without a window."""
