"""What a seat believes about hidden cards: worlds are sampled, then weighed by calls and plays."""
