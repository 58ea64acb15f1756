"""Heads in local units: chin at y = +62 (a woman +53), crown at -72, half width 42."""
