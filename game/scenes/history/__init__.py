"""The matches played so far: the list, one match on its sheet, the figures of a game."""
