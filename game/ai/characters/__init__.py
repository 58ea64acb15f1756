"""Characters: what a computer prefers among actions that are about equally good."""
