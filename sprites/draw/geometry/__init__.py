"""Points, matrices, paths and the shapes made of them; nothing here knows a colour."""
