"""The Tell deck: heroes of the oath, riding kings, four seasons, sixteen small scenes."""
