"""Whether the cards fell as chance lets them fall: what came, what was to be expected, how sure that is."""
