"""What a card is."""
