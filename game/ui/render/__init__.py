"""Pictures on their way to the screen."""
