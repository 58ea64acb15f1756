"""A deal once more, as practice: how it is begun, and the page that compares the lines."""
