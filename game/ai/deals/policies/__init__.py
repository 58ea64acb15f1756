"""What masters taught: numbers that a policy learned, written by `tests/bench/teach.py` and by nobody else."""
