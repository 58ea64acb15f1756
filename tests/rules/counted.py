"""A deal that was counted, for tests of what is written."""

from __future__ import annotations

from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.scoring import settle
from game.rules.writing.count import Count, Settlement
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from


def rules_of(game: str, **options: object) -> Rules:
    return options_from(options, game_named(game).rules)


def settled(game: str, cards: tuple[int, ...], hung: int = 0, /, **given: object) -> Settlement:
    """A settled deal of the game; `given` are fields of Count, other names are options.

    Everybody has a trick, the side with most points the last one, hearts are trumps, unless told otherwise.
    """
    fields = {key: given.pop(key) for key in list(given) if key in Count.__dataclass_fields__}
    zeros = (0,) * len(cards)
    standard = {
        "taker": 0,
        "declared": zeros,
        "belote": zeros,
        "tricks": (2,) * len(cards),
        "last": cards.index(max(cards)),
        "trumps": Trumps.HEARTS,
    }
    count = Count(cards=cards, **(standard | fields))  # type: ignore[arg-type]
    return settle(count, rules_of(game, **given).score, hung)
