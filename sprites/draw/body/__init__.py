"""Limbs, hands and clothes in card units; nothing here belongs to one figure."""
