"""What the game stands on, and under which terms."""
