"""King and queen of trumps: with which card which word is said (A7, D, E)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner
from game.rules.options.declarations import BeloteSaid, BeloteWords

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.declarations import DeclarationRules
    from game.rules.seats import Seat
    from game.rules.state import MatchState
    from game.rules.trick import Trick


class BeloteWord(Enum):
    """What is said with king and queen of trumps."""

    BELOTE = "belote"
    """The word that counts, said with one of the two."""
    REBELOTE = "rebelote"
    """The second word where both must be said ([004]); which word is heard with it, `is_rebelote` tells."""


def word_with(state: MatchState, seat: Seat, card: Card) -> BeloteWord | None:
    """The word that the seat may say if it plays this card now; None if the card lets it say nothing.

    Belote is said with the first of the two, the other still in hand (A7). In Bulgaria it is said "при
    подаване на всяка от двете карти, когато отговаряте на боя или подавате първи … и когато цакате" [001]:
    with either card, but not with a discard. Who had to discard the first may therefore say it with the
    second, if that one leads, follows or ruffs; who discards both has no belote (D-decl-10). By the official
    rules only the first of the two can be said (OFF "при изиграването на първата от двете карти").
    """
    rules, deal = state.rules.declarations, state.the_deal
    trumps = deal.the_contract.trumps
    other = belote_partner(card, trumps)
    if other is None or not rules.belote:
        return None
    playing = deal.the_play
    if other in playing.hands[seat]:
        return BeloteWord.BELOTE if is_first_word(card, playing.trick, trumps, rules) else None
    is_said = (seat, other) in playing.belotes
    if rules.belote_twice:
        return BeloteWord.REBELOTE if is_said else None
    if rules.belote_said is not BeloteSaid.EITHER_PLAYED or is_said or other not in deal.hands[seat]:
        return None
    if rules.belote_king_first and card > other:
        return None
    return None if is_discard(card, playing.trick, trumps) else BeloteWord.BELOTE


def is_rebelote(card: Card, word: BeloteWord, rules: DeclarationRules) -> bool:
    """Whether "rebelote" is heard with the card, and not "belote"; [004] takes either order (E-05)."""
    if not rules.belote_twice:
        return False
    if rules.belote_words is BeloteWords.IN_ORDER:
        return word is BeloteWord.REBELOTE
    return card.rank is Rank.QUEEN


def is_first_word(card: Card, trick: Trick, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether belote may be said with the card, which comes to this trick, if the other is still in hand.

    The card is king or queen of trumps.
    """
    if rules.belote_king_first and card.rank is Rank.QUEEN:
        return False
    return rules.belote_said is BeloteSaid.FIRST or not is_discard(card, trick, trumps)


def can_be_lost(trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether a belote is lost by discards ([001]): at all trumps, one suit would ruff."""
    return trumps is Trumps.ALL and rules.belote and rules.belote_said is not BeloteSaid.FIRST


def is_discard(card: Card, trick: Trick, trumps: Trumps) -> bool:
    """Whether the card neither leads nor follows nor ruffs."""
    return bool(trick.cards) and card.suit is not trick.cards[0].suit and card.suit is not trumps.suit
