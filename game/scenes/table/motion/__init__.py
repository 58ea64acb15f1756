"""What is under way on the table: cards in flight, events that wait to be shown, points that are counted."""
