"""What may happen at the table, as pure functions of values."""
