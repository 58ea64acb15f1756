"""How a computer thinks: it is shown a view and nothing else."""
