"""A match with real cards: which game, by which rules, who plays, and what was told of each deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.rules.phase import Phase
from game.rules.view import NOTHING, View
from game.table.scorer import Standing, Told, standing_after
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RealMatch:
    """One sheet of the scorer."""

    game: str
    names: tuple[str, ...]
    """By seat, in order of play; the first two in four are of different sides."""
    options: Mapping[str, bool | int | str]
    """The house rules, as a difference from the base of the game."""
    dealer: Seat = 0
    """Who dealt first."""
    begun: str = ""
    """Day and minute, as 2026-11-22 08:34."""
    told: tuple[Told, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules by which it is written; raises UnknownGameError or OptionError for what is unknown."""
        return options_from(self.options, game_named(self.game).base)

    def standing(self) -> Standing:
        """The sheet after all that was told."""
        return standing_after(self.told, self.rules, self.dealer)

    def with_deal(self, deal: Told, place: int | None = None) -> RealMatch:
        """One deal more, or this one in the place of another."""
        if place is None:
            return replace(self, told=(*self.told, deal))
        return replace(self, told=(*self.told[:place], deal, *self.told[place + 1 :]))

    def without_deal(self, place: int) -> RealMatch:
        """The same without a deal that was told."""
        return replace(self, told=(*self.told[:place], *self.told[place + 1 :]))


def view_of(match: RealMatch) -> View:
    """What the sheet's own reader, who sits first, sees of it: the lines and nothing on the table."""
    rules, standing = match.rules, match.standing()
    nothing = (0,) * rules.players
    return View(
        rules=rules,
        seat=0,
        phase=Phase.OVER if standing.over is not None else Phase.SHUFFLING,
        turn=None,
        dealer=standing.dealer,
        deal_number=0,
        scores=standing.scores,
        hung=standing.hung,
        results=standing.results,
        match_result=standing.over,
        hand=(),
        counts=nothing,
        talon_counts=nothing,
        calls=(),
        contract=None,
        announced=(),
        shown=(),
        contest=None,
        belotes=(),
        trick=None,
        tricks=(),
        takers=(),
        card_points=nothing,
        choices=NOTHING,
    )
