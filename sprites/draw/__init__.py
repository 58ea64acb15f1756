"""The generator of every drawing in sprites/: hand-set points, one palette per deck, one command."""
