"""Card pictures of both decks."""
