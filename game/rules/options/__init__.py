"""The house rules of one match: grouped, immutable, each choice with its meaning (rule book, section 4)."""
