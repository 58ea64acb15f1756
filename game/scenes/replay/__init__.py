"""A past deal opened again: call by call and card by card, hands open or as they were seen."""
