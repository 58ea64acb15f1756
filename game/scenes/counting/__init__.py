"""The tricks of a deal, counted by the side that did not call."""
