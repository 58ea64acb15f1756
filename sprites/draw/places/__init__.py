"""The rooms in which the table stands; units are thousandths of the window's height."""
