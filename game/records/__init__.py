"""Written games: text that people can read and the table can play again."""
