"""Round portraits of the players, in the same hand as the decks."""
