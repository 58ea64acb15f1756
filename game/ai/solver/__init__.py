"""The exact double dummy solver: what a side takes when all hands are open and all play perfectly."""
