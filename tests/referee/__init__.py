"""A second account of the rules, written from the rule book alone, which judges records of the program."""
