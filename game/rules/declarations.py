"""What a hand may declare, and which declaration is the better (rule book, A6).

Where a contract matters, the rules that come in are those `under` its trumps.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK, card_of
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.options.declarations import BelotSuit, Declarable, LongRun, RunOfEight

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cards.card import Card
    from game.rules.options.declarations import DeclarationRules

ALIKE: Final = tuple(tuple(card_of(suit, rank) for suit in SUITS) for rank in RANKS)
"""The four cards of each rank, from the sevens up."""
SHORTEST_RUN: Final = 3
HUNDRED_RUN: Final = 5
WHOLE_SUIT: Final = 8
RUN_VALUES: Final = {3: 20, 4: 50}


def are_allowed(trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether anything can be declared in this contract."""
    return rules.allowed and rules.declarable(trumps) != Declarable()


def run_value(length: int, rules: DeclarationRules) -> int:
    """What a run of three to eight cards counts; a belot that wins the match counts 100 until it does."""
    if length == WHOLE_SUIT and rules.run_of_eight is RunOfEight.HUNDRED_AND_TWENTY:
        return 120
    return RUN_VALUES.get(length, 100)


def runs(cards: Iterable[Card], rules: DeclarationRules) -> list[Declaration]:
    """The longest sequences among the cards: natural order, one suit, three cards or more.

    Eight in a row are two where the rules say so: the upper five and the lower three.
    """
    found: list[Declaration] = []
    run: list[Card] = []
    if not rules.sequences:
        return found
    for card in (*sorted(cards), None):
        if card is not None and run and card == run[-1] + 1 and card.suit is run[-1].suit:
            run.append(card)
            continue
        if len(run) == WHOLE_SUIT and rules.run_of_eight is RunOfEight.FIVE_AND_THREE:
            found += [_sequence(run[-HUNDRED_RUN:], rules), _sequence(run[:-HUNDRED_RUN], rules)]
        elif len(run) >= SHORTEST_RUN:
            found.append(_sequence(run, rules))
        run = [] if card is None else [card]
    return found


def _sequence(run: list[Card], rules: DeclarationRules) -> Declaration:
    return Declaration(Kind.SEQUENCE, tuple(run), run_value(len(run), rules))


def fours(cards: Iterable[Card], rules: DeclarationRules) -> list[Declaration]:
    """Every four of a kind among the cards that counts, the best first."""
    held = set(cards)
    return [
        Declaration(Kind.FOUR, ALIKE[rank], value)
        for rank, value in rules.fours
        if held.issuperset(ALIKE[rank])
    ]


def four_place(rank: Rank, rules: DeclarationRules) -> int:
    """A number that is larger for the better four; 0 for the least one."""
    return next(place for place, (other, _) in enumerate(reversed(rules.fours)) if other is rank)


def held(
    hand: tuple[Card, ...], rules: DeclarationRules, trumps: Trumps = Trumps.NONE
) -> tuple[Declaration, ...]:
    """What the hand can declare, best first; of level sequences the one in trumps where that one wins.

    Where a card may not serve twice (sharedCards=False), the choice that is worth most; of equals the
    one with the better best declaration.
    """
    if not rules.allowed:
        return ()
    four_list = fours(hand, rules)
    if rules.shared_cards or not four_list:
        return in_rank(four_list + runs(hand, rules), rules, trumps)
    choices = []
    for count in range(len(four_list) + 1):
        for chosen in combinations(four_list, count):
            used = {card for four in chosen for card in four.cards}
            rest = [card for card in hand if card not in used]
            choices.append(in_rank([*chosen, *runs(rest, rules)], rules, trumps))
    return max(
        filter(None, choices), key=lambda found: (sum(one.value for one in found), rank_of(found[0], rules))
    )


Place = tuple[bool, int, int, int]


def rank_of(declaration: Declaration, rules: DeclarationRules) -> Place:
    """A key that is larger for the better declaration; trump and position are not in it.

    Fours before sequences; fours by value, then by strength of the card; sequences by value, then length
    where it counts (LongRun), then top card in natural order.
    """
    top = declaration.top.rank
    if declaration.kind is Kind.FOUR:
        return (True, declaration.value, four_place(top, rules), top)
    length = len(declaration.cards)
    counted = length if rules.long_run is LongRun.LENGTH else min(length, HUNDRED_RUN)
    return (False, declaration.value, counted, top)


def in_rank(found: list[Declaration], rules: DeclarationRules, trumps: Trumps) -> tuple[Declaration, ...]:
    """The declarations, best first; level ones in listing order, where it is better one in trumps first."""
    first = trumps.suit if rules.tie.trumps_first else None
    return tuple(
        sorted(found, key=lambda one: (rank_of(one, rules), one.top.suit is first, -one.top), reverse=True)
    )


def is_belot(declaration: Declaration, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether it is the eight in a row that wins the match (A6, A-06)."""
    if len(declaration.cards) != WHOLE_SUIT or rules.run_of_eight is not RunOfEight.INSTANT_WIN:
        return False
    if rules.belot_suit is BelotSuit.TRUMP:
        return trumps.is_trump(declaration.top.suit)
    return rules.belot_suit is BelotSuit.ANY


def is_true(declaration: Declaration, hand: tuple[Card, ...], rules: DeclarationRules) -> bool:
    """Whether the hand holds it and its value is right: any run of three or more, or a four that counts."""
    if not rules.allowed or not set(declaration.cards) <= set(hand):
        return False
    return declaration in [*fours(declaration.cards, rules), *runs(declaration.cards, rules)]


def stand_together(said: tuple[Declaration, ...], rules: DeclarationRules) -> bool:
    """Whether all may be said by one hand: no card stands in two sequences, for the longest one is one.

    Where a card may not serve twice (sharedCards=False), not in a four and a sequence either.
    """
    return not any(
        set(one.cards) & set(other.cards) and (one.kind is other.kind or not rules.shared_cards)
        for one, other in combinations(said, 2)
    )


def belote_suits(trumps: Trumps) -> tuple[int, ...]:
    """The suits whose king and queen are a belote: the trump suit, every suit at all trumps, else none."""
    return tuple(suit for suit in SUITS if trumps.is_trump(suit))


def _other_half(card: Card, trumps: Trumps) -> Card | None:
    if card.rank not in {Rank.KING, Rank.QUEEN} or card.suit not in belote_suits(trumps):
        return None
    return card_of(card.suit, Rank.QUEEN if card.rank is Rank.KING else Rank.KING)


BELOTE_PARTNERS: Final = {trumps: tuple(_other_half(card, trumps) for card in DECK) for trumps in Trumps}
"""By trumps and card number."""


def belote_partner(card: Card, trumps: Trumps) -> Card | None:
    """The other half of the belote to which the card belongs, or None."""
    return BELOTE_PARTNERS[trumps][card]
