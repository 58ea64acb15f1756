"""Before the cards are dealt: which game, by which house rules, against whom."""
