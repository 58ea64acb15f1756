"""Cards by rules: what each should bring, judged from the hand and what was seen."""
