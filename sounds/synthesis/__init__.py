"""How the sounds of the table are made, from sine waves and filtered noise."""
