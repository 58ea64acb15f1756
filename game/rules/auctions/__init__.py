"""The courses that an auction can take."""
