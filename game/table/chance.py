"""What chance does at a table: it draws the first dealer and shuffles, all from one seed that can be told."""

from __future__ import annotations

import secrets
from itertools import count
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK, card_of
from game.cards.rank import Rank
from game.cards.shuffle import byte_stream, pick, shuffled
from game.cards.suit import Suit
from game.records.deal_seal import PLEDGES, is_sealing, sealed_deck
from game.rules.actions import ChooseDealer, Shuffle
from game.rules.drawing import dealer_by_draw
from game.rules.options.deal import FirstDealer
from game.rules.phase import Phase
from game.rules.seats import FOUR, seats_of, sides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.result import MatchResult
    from game.rules.seats import Seat
    from game.rules.state import MatchState

SEED_RANGE: Final = 2**63


def chance_action(
    state: MatchState, seed: str, before: MatchResult | None = None, decks: tuple[tuple[Card, ...], ...] = ()
) -> ChooseDealer | Shuffle | None:
    """What chance does now, None if the table does not wait for it.

    `before` is the match before this one, for rules in which its loser or winner deals first. `decks` are
    the decks of the first deals, where they are given and not shuffled.
    """
    if state.phase is Phase.SEATING:
        return first_dealer(state.rules, seed, before)
    if state.phase is not Phase.SHUFFLING:
        return None
    if state.gathered:
        return Shuffle(state.gathered)
    number = state.deal_number + 1
    return Shuffle(decks[number - 1] if number <= len(decks) else deck_of(seed, number))


def new_seed() -> str:
    """A seed that nobody knows, 256 bits from the system, with a pledge for all its deals."""
    return PLEDGES + secrets.token_hex(32)


def deck_of(seed: str, number: int) -> tuple[Card, ...]:
    """The shuffled deck of the deal with that number, 1 for the first."""
    if is_sealing(seed):
        return sealed_deck(seed, number)
    return shuffled(DECK, _bytes(seed, f"deal {number}"))


def decision_seed(seed: str, place: int) -> int:
    """The seed with which a computer decides after so many actions of the match."""
    numbers = byte_stream(_bytes(seed, f"decision {place}"))
    return int.from_bytes(bytes(next(numbers) for _ in range(8)), "big") % SEED_RANGE


def first_dealer(rules: Rules, seed: str, before: MatchResult | None = None) -> ChooseDealer:
    """Who deals first: by lot, by drawing cards, or by the match before."""
    numbers = byte_stream(_bytes(seed, "first dealer"))
    if rules.deal.first_dealer is FirstDealer.DRAW:
        return _drawn(rules, seed, numbers)
    return ChooseDealer(_among(_candidates(rules, before), pick(numbers, 240)))


def _drawn(rules: Rules, seed: str, numbers: Iterator[int]) -> ChooseDealer:
    """Each seat's card; four draw from four consecutive ones of a suit and sit down by them (rule book F)."""
    if rules.deal.draws_seats and rules.players == FOUR:
        dealer, top = pick(numbers, FOUR), FOUR - 1 + pick(numbers, len(Rank) - FOUR + 1)
        suit = tuple(Suit)[pick(numbers, len(Suit))]
        cards = [card_of(suit, Rank(top - (seat - dealer - 1) % FOUR)) for seat in range(FOUR)]
        return ChooseDealer(dealer, tuple(cards))
    draws = (shuffled(DECK, _bytes(seed, f"draw {attempt}"))[: rules.players] for attempt in count())
    settled = ((dealer_by_draw(drawn, rules), drawn) for drawn in draws)
    return next(ChooseDealer(dealer, drawn) for dealer, drawn in settled if dealer is not None)


def _candidates(rules: Rules, before: MatchResult | None) -> tuple[Seat, ...]:
    everybody = tuple(range(rules.players))
    habit = rules.deal.first_dealer
    if habit not in {FirstDealer.LAST_LOSER, FirstDealer.LAST_WINNER}:
        return everybody
    if before is None or len(before.scores) != sides(rules.players):  # none, or it was another kind of game
        return everybody
    wins = habit is FirstDealer.LAST_WINNER
    chosen = [
        seat
        for side in range(len(before.scores))
        if (side in before.winners) == wins
        for seat in seats_of(side, rules.players)
    ]
    return tuple(chosen) or everybody


def _among(seats: tuple[Seat, ...], number: int) -> Seat:
    """One of them; 240 numbers fall evenly on two, three, four and more seats."""
    return seats[number % len(seats)]


def _bytes(seed: str, purpose: str) -> bytes:
    return f"{seed}/{purpose}".encode()
