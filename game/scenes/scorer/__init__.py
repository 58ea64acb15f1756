"""The score sheet for real cards: a list of sheets, one sheet, and the page on which a deal is told."""
