"""The options page: a table of entries, and the page that shows, finds and changes them."""
