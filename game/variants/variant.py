"""A game of the family: its name, its house rules, and how its sheet is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.options.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One game of the family."""

    name: str
    """The name in records and on the command line."""
    rules: Rules
    runs_totals: bool = False
    """True: the sheet shows the total after every deal, as in France; False: what each deal brought."""
    written_against: Rules | None = None
    """The house rules of version 1.0, where `rules` has been corrected since."""

    @property
    def base(self) -> Rules:
        """The house rules from which records, codes, named presets and sheets name their differences.

        The house rules kept in the preferences count from `rules`.

        They never change, so that all of these are read for ever; the deals of the calendar have them, too.
        """
        return self.written_against or self.rules
