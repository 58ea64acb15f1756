"""The corner of a card: own letters, numerals and small signs, put together at run time."""
