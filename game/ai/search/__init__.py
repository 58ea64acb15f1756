"""The search (PIMC): every candidate is played out in many sampled worlds."""
