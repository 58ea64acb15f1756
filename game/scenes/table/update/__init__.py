"""The only place that changes the model of the table; effects for the outside come out."""
