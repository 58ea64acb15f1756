"""The ways of writing a deal into the sheet: in points, in tens, with the bid."""
