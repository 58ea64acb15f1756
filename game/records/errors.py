"""What is wrong with a written game, and where."""

from __future__ import annotations


class RecordError(ValueError):
    """A text that is no sound record."""

    def __init__(self, line: int, column: int, sentence: str) -> None:
        """Keep the place, both numbers from 1, and the sentence."""
        super().__init__(f"line {line}, column {column}: {sentence}")
        self.line = line
        self.column = column
        self.sentence = sentence


class NewerRecordError(RecordError):
    """A record that a newer version of the game has written."""


class DamagedRecordError(RecordError):
    """A sealed record that was cut off or changed after it was written."""
