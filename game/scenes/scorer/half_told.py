"""A deal that was left half told waits with its sheet until the program ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.scorer.draft import Draft
    from game.table.real_match import RealMatch


class HalfTold:
    """The next deal of each sheet, as far as it has been told."""

    def __init__(self) -> None:
        """Nothing has been told."""
        self._drafts: dict[tuple[str, tuple[str, ...], str], Draft] = {}

    def of(self, match: RealMatch) -> Draft:
        """What has been told; whoever tells on changes it."""
        from game.scenes.scorer.draft import Draft  # the title, which comes first, does without

        return self._drafts.setdefault(_sheet(match), Draft(match.rules))

    def is_begun(self, match: RealMatch) -> bool:
        """Whether there is anything of it."""
        return _sheet(match) in self._drafts and self.of(match).is_begun

    def end(self, match: RealMatch) -> None:
        """The deal is written, or the sheet is a new one: what is told next begins with nothing.

        A new one has the name of another that the same people began in the same minute.
        """
        self._drafts.pop(_sheet(match), None)


def _sheet(match: RealMatch) -> tuple[str, tuple[str, ...], str]:
    """What stays the same of a sheet while it is written on."""
    return match.game, match.names, match.begun
