"""Characters: what a computer prefers among actions that are about equally good."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.coding import WHOLE_SUIT
from game.ai.decision import Candidate, Decision, Mind
from game.ai.knowledge import Knowledge, is_own, knowledge_of
from game.ai.rule_based.bid import bid
from game.ai.rule_based.card_choice import Option, is_half
from game.ai.rule_based.reasons import is_double, reason_of
from game.ai.weights.rule_player import PLAIN, BidWeights
from game.cards.card import Card
from game.rules.actions import MakeCall, Play, SeatAction
from game.rules.call import Word
from game.rules.strength import points_of
from game.rules.trick import best_place
from game.rules.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Preferences from -1 (avoids it) to 1 (seeks it). They never make a player see more."""

    name: str
    """The portrait has it, too; the words are `character.NAME`, and that with `.text`."""
    calls: float = 0.0
    """Naming trumps, taking the turned card, going higher."""
    doubles: float = 0.0
    """Contra and recontra."""
    draws: float = 0.0
    """Leading trumps for the taker's side while others may have some."""
    cashes: float = 0.0
    """Leading a plain card that no opponent can beat in its suit."""
    feeds: float = 0.0
    """Giving points to a trick that the partner is winning."""
    signals: float = 0.0
    """Throwing a small card of a suit whose best card it holds, where it cannot follow."""
    long_suits: float = 0.0
    """Leading from the longest plain suit."""


NOBODY: Final = Character(name="nobody")
"""The player of a level without a character: it prefers nothing."""

CHARACTERS: Final = (
    Character(name="mara", calls=-1.0, doubles=-1.0),
    Character(name="ana", cashes=1.0),
    Character(name="zlata", feeds=0.7, signals=0.7, long_suits=0.7),
    Character(name="joza", calls=1.0, doubles=1.0),
    Character(name="luka", draws=-0.6, cashes=-0.4),
    Character(name="tome", draws=1.0),
    Character(name="ruza", calls=0.6, feeds=0.7),
    Character(name="iva", calls=-0.5, doubles=1.0),
    Character(name="vesna", cashes=0.7, signals=0.8),
    Character(name="kata", calls=-0.6, feeds=1.0),
    Character(name="nada", long_suits=1.0),
    Character(name="stipe", draws=0.8, cashes=0.6),
    Character(name="franjo", doubles=-0.8, cashes=-0.7),
    Character(name="niko", calls=0.8, cashes=0.8),
    Character(name="drago", doubles=0.8, draws=0.7),
    Character(name="pavao", draws=-0.6, signals=0.8),
)
"""All characters, one for each portrait."""


class UnknownCharacterError(ValueError):
    """There is no character of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(one.name for one in CHARACTERS)
        super().__init__(f"there is no character {name!r}; there is {known}")
        self.name = name


def character_named(name: str) -> Character:
    """Return the character of that name, `NOBODY` for `nobody`; raise UnknownCharacterError without one."""
    for character in (NOBODY, *CHARACTERS):
        if character.name == name:
            return character
    raise UnknownCharacterError(name)


GIVEN_UP: Final = 4.0
"""The card points that a rule player gives up for what it likes most; its values are no more exact."""
SHARE: Final = 0.03
"""The same for a searching player, as a share of the standard deviation of the card's value."""
SHARE_OF_A_CALL: Final = 0.04
"""The same for a call."""
CALLS: Final = 5.0
"""By how many points the least value for a call is lowered."""
DOUBLES: Final = 15.0
"""The same for contra to trumps that the seat would have called."""
DOUBLES_GAIN: Final = 30.0
"""The same for the gain that contra asks for, where games are named one above the other."""
MUCH: Final = 10
"""A card of this many points feeds a trick in full."""
EARLY: Final = 3
"""The first tricks, in which a style of leading shows; later it would cost too much."""
MANY: Final = 2
"""This many trumps against the taker's side are drawn for the sake of it."""
LONG: Final = 3
"""Cards of a long suit, at least."""


def preference(character: Character, know: Knowledge, view: View, card: Card) -> float:
    """Return how much the character likes a legal card, from -1 to 1."""
    trick = view.trick
    if trick is None or character is NOBODY:
        return 0.0
    liked = _led(character, know, view, card) if not trick.cards else _given(character, know, view, card)
    return max(-1.0, min(1.0, liked))


def _led(character: Character, know: Knowledge, view: View, card: Card) -> float:
    is_early = len(view.tricks) < EARLY
    if know.is_trump(card):
        took = view.contract is not None and is_own(view, view.contract.taker)
        is_drawn = know.trumps_against.bit_count() >= MANY and took
        return character.draws if is_early and is_drawn else 0.0
    liked = character.cashes if is_early and know.is_master(card) else 0.0
    lengths = [(know.hand >> 8 * suit & WHOLE_SUIT).bit_count() for suit in range(4)]
    if know.trumps.suit is not None:
        lengths[know.trumps.suit] = 0
    if lengths[card.suit] >= LONG and lengths[card.suit] == max(lengths):
        liked += character.long_suits
    return liked


def _given(character: Character, know: Knowledge, view: View, card: Card) -> float:
    trick, contract, liked = view.trick, view.contract, 0.0
    assert trick is not None and contract is not None  # noqa: S101, PT018 - a trick is on the table
    counts = points_of(card, contract.trumps, view.rules.score.scale(contract.trumps))
    best = best_place(trick.cards, know.trumps)
    if (trick.leader + best) % know.players == know.partner:
        liked += character.feeds * counts / MUCH
    if card.suit != trick.cards[0].suit and not know.is_trump(card):
        sure = know.masters(know.hand & WHOLE_SUIT << 8 * card.suit)
        if sure and not sure >> card & 1 and not is_half(view, card):
            liked += character.signals
    return liked


def by_preference(
    character: Character, know: Knowledge, view: View, ranked: Sequence[Option]
) -> list[Option]:
    """Return the options, given the best first, in the order in which this character takes them."""

    def drawn_to(one: Option) -> float:
        # Rounded as `options` does: what is equal stays in its order.
        return -round(one.value + GIVEN_UP * preference(character, know, view, one.card), 6)

    return sorted(ranked, key=drawn_to)


def preferred_candidate(character: Character, view: View, decision: Decision) -> Candidate:
    """Return the candidate that this character takes: one it likes, if its value is about that of the choice.

    A search may not choose the best value, so any difference to its choice counts against a candidate.
    """
    chosen = next(one for one in decision.candidates if one.action == decision.action)
    spread = chosen.error * math.sqrt(decision.worlds)
    know = knowledge_of(view) if isinstance(chosen.action, Play) else None

    def drawn_to(one: Candidate) -> float:
        value = -abs(one.value - chosen.value)
        if know is not None and isinstance(one.action, Play):
            return value + SHARE * spread * preference(character, know, view, one.action.card)
        return value + SHARE_OF_A_CALL * spread * preference_for_call(character, one.action)

    best = max(decision.candidates, key=drawn_to)
    return best if drawn_to(best) > drawn_to(chosen) else chosen


def preference_for_call(character: Character, action: SeatAction) -> float:
    """Return how much the character likes a call, from -1 to 1; 0 for a pass and for other actions."""
    if not isinstance(action, MakeCall) or action.call is Word.PASS:
        return 0.0
    return character.doubles if is_double(action.call) else character.calls


ASKED_OF_CALLS: Final = (
    *("eldest", "second", "third", "dealer", "take", "name", "take_freely", "name_freely"),
    *("opens", "floor", "over_partner", "over_opponents"),
)
ASKED_OF_DOUBLES: Final = ("contra", "recontra")
ASKED_OF_DOUBLED_GAINS: Final = ("doubles", "doubles_number")
"""The fields of `BidWeights` that a character lowers by `CALLS`, `DOUBLES` and `DOUBLES_GAIN`."""


def bids_of(character: Character, weights: BidWeights) -> BidWeights:
    """Return the weights of a level as the character bends them."""
    if not character.calls and not character.doubles:
        return weights
    less = dict.fromkeys(ASKED_OF_CALLS, CALLS * character.calls)
    less |= dict.fromkeys(ASKED_OF_DOUBLES, DOUBLES * character.doubles)
    less |= dict.fromkeys(ASKED_OF_DOUBLED_GAINS, DOUBLES_GAIN * character.doubles)
    return replace(weights, **{name: getattr(weights, name) - points for name, points in less.items()})


class CharacterPlayer:
    """A mind that lets the mind of a level search and then chooses as its character likes."""

    def __init__(self, mind: Mind, character: Character) -> None:
        """Decide as `mind` does wherever it searched nothing, apart from calls."""
        self._mind = mind
        self._character = character

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the candidates stay as they were searched, the best first."""
        decision = self._mind.decide(view, seed)
        if not decision.candidates:
            return bid(view, bids_of(self._character, PLAIN)) if view.choices.calls else decision
        chosen = preferred_candidate(self._character, view, decision).action
        if chosen == decision.action:
            return decision
        return replace(decision, action=chosen, reason=reason_of(view, chosen, decision.reason))
