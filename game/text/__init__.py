"""The words of the game, in every language of the interface."""
