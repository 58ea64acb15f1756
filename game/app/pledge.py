"""The pledge of the next match: it stands before the players add their number."""

from __future__ import annotations


class NextMatch:
    """Holds the seed of the match that is begun next; a thread may make it."""

    def __init__(self) -> None:
        """There is none yet."""
        self._seed = ""
        self.pledge = ""
        """The beginning of the pledge in groups of four, as pages show it; empty as long as there is none."""

    def make(self) -> None:
        """Have a seed and its pledge, unless they are there already."""
        if not self._seed:
            from game.records.deal_seal import in_short, pledge_of
            from game.table.chance import new_seed

            self._seed = new_seed()
            self.pledge = in_short(pledge_of(self._seed))

    def begin(self, number: str) -> str:
        """The seed of the match with the number that the players add; the match after it gets another one."""
        from game.records.deal_seal import with_players

        self.make()
        seed, self._seed = with_players(self._seed, number), ""
        self.make()
        return seed
