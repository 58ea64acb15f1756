"""The French deck: the same hand in cooler ink, deco textiles, a beaded diagonal joint."""
