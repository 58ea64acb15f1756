"""A decision is explained by one ground that the view proves, what the seat knew, and what it imagined."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.ai.bidding.seen_cards import cards_with
from game.ai.bidding.usual import usual_call
from game.ai.cardplay.royals import is_half, is_thrown
from game.ai.cardplay.sight import Sight, sight_of
from game.ai.cardplay.weights import STANDARD
from game.ai.coding import TRUMP_CODES, cards_of, packed
from game.ai.decision import Reason, error_between
from game.ai.knowledge import SUIT_CONTRACTS, Knowledge, knowledge_of
from game.ai.masks import beaters, best_place, higher
from game.ai.silence import silent
from game.cards.card import DECK
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.actions import MakeCall, Play
from game.rules.call import Bid, Word
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.ai.decision import Candidate, Decision
    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.actions import SeatAction
    from game.rules.seats import Seat
    from game.rules.view import View

SHOWN: Final = 3
"""So many actions are compared; further ones were worse."""
CLEAR: Final = 2.0
"""Standard errors by which a difference must exceed chance before it is called one."""
WHOLE_SUIT: Final = 0xFF
HOPEFUL: Final = frozenset({Reason.STRONG_ENOUGH, Reason.RAISES_PARTNER, Reason.BETTER_GAME})
"""Reasons that promise something."""
HUNDRED: Final = 100
ENOUGH: Final = 30
"""Fewer imagined deals tell nothing in per cent."""


class Ground(Enum):
    """What is true of an action and can be checked from the view; each has a sentence."""

    REASON = "reason"
    """Not a card: the mind's own reason is all there is to say."""
    JUDGED = "judged"
    """A card for which nothing can be proved, and nothing was imagined."""
    MOSTLY = "mostly"
    """In `number` of the imagined deals nothing brought more: in most of them."""
    PROMISES = "promises"
    """It should bring `amount` more than `card`, the next best, judged by the imagined deals."""
    LEVEL = "level"
    """It and `card` should do equally well, within what chance does in the imagined deals."""

    USUAL = "usual"
    """What a rule player would call; another call brought `amount` more, too little to be sure of it."""
    MADE = "made"
    """A call by which the contract is made in `number` of a hundred imagined deals in which it is played."""
    FALLS = "falls"
    """Contra to a contract that falls in `number` of a hundred imagined deals in which it is played."""
    PASSES = "passes"
    """A pass; the best call that was weighed is made in `number` of a hundred imagined deals."""
    LOSES_LESS = "losesLess"
    """A call that is expected to lose, and no other that was weighed loses less."""

    DRAWS_TRUMPS = "drawsTrumps"
    """A trump led by the taker's side; opponents may hold at most `number` more."""
    SURE = "sure"
    """A lead that no card with the opponents can beat."""
    NO_TRUMP_OUT = "noTrumpOut"
    """The same, no opponent having a trump to ruff it with."""
    HIGHEST = "highest"
    """A lead whose suit has no higher card with the opponents, who may have trumps."""
    PARTNER_RUFFS = "partnerRuffs"
    """The partner has none of the suit led and may have a trump."""
    PARTNER_MAY_TAKE = "partnerMayTake"
    """The partner may have a card that beats the lead."""
    SAYS_BELOTE = "saysBelote"
    """Belote is said with it, which is lost where both its cards are thrown away (Bulgaria, all trumps)."""
    CHEAP_LEAD = "cheapLead"
    """Not one of the cards that could be led counts less; it counts `number`."""

    TAKES = "takes"
    """It takes the trick whatever the opponents do; there are at least `number` points in it."""
    BEST_SO_FAR = "bestSoFar"
    """It beats the trick so far, and an opponent might beat it; `number` points are in it."""
    FEEDS = "feeds"
    """`number` points onto a trick that no opponent can take from the partner."""
    FEEDS_BEST = "feedsBest"
    """`number` points onto the partner's card, the best so far."""
    PARTNER_TAKES = "partnerTakes"
    """The partner has the trick for sure: nothing needs to be spent."""
    KEEPS_TRUMP = "keepsTrump"
    """A trump could have taken the lead of the trick; it stays in the hand."""
    KEEPS_CARD = "keepsCard"
    """`card` stays in the hand: no card with the opponents beats it in its suit."""
    KEEPS_GUARD = "keepsGuard"
    """`card`, a ten, keeps the small card that stands before it; its ace may be with an opponent."""
    KEEPS_BELOTE = "keepsBelote"
    """`card`, half a belote, stays in the hand and counts no more; the same."""
    LOST = "lost"
    """Neither the seat nor its partner can take the trick; the card counts least, `number`."""
    LEAST = "least"
    """Not one of the cards that could be played counts less; it counts `number`."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the seat knew; nothing in it comes from anywhere but the view. Tuples are by seat."""

    voids: tuple[tuple[Suit, ...], ...] = ()
    """Suits of which the seat can hold no card, as far as any are out."""
    holds: tuple[tuple[Card, ...], ...] = ()
    """Cards that the seat must hold."""
    lacks: tuple[tuple[Card, ...], ...] = ()
    """Cards that the seat would have said belote with (`game.ai.silence`), of suits that it may hold."""
    trumps_out: int | None = None
    """Trumps neither in the own hand nor played nor seen to lie apart; None without a trump suit."""
    points: tuple[int, ...] = ()
    """Card points taken so far, by side; empty before the play."""
    own_trumps: int | None = None
    """With a call: how many trumps of the suit that was called the hand would have."""
    own_aces: int | None = None
    """And how many aces beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A decision with its ground; no words."""

    action: SeatAction
    reason: Reason
    """The mind's own."""
    ground: Ground
    number: int = 0
    """Points or cards, as the ground says."""
    amount: float = 0.0
    """Points of the sheet, as the ground says."""
    card: Card | None = None
    """As the ground says."""
    options: tuple[Candidate, ...] = ()
    """The best of what was weighed, with the action itself first."""
    worlds: int = 0
    """In how many imagined deals; 0: nothing was imagined."""
    known: Known = Known()


@dataclass(frozen=True, slots=True)
class _Found:
    """A ground with what belongs to it."""

    ground: Ground
    number: int = 0
    card: Card | None = None


def explain(view: View, decision: Decision) -> Explanation:
    """Say why, from the same view that the decision was made of."""
    action = decision.action
    known = _known(view, action)
    weighed = sorted(decision.candidates, key=lambda one: (one.action != action, -one.value))
    options = tuple(weighed[:SHOWN])
    found, amount = _Found(Ground.REASON), 0.0
    if isinstance(action, Play) and len(view.choices.cards) > 1 and view.contract is not None:
        sight = sight_of(view, STANDARD)
        found = _led(sight, action.card) if not sight.trick.cards else _given(sight, action.card)
        if found.ground is Ground.JUDGED and len(options) > 1:
            found, amount = _compared(options, decision.worlds)
    elif isinstance(action, MakeCall) and len(options) > 1:
        found, amount = _said(view, options, decision.reason)
    return Explanation(
        action=action,
        reason=decision.reason,
        ground=found.ground,
        number=found.number,
        amount=amount,
        card=found.card,
        options=options,
        worlds=decision.worlds,
        known=known,
    )


def _compared(options: tuple[Candidate, ...], worlds: int) -> tuple[_Found, float]:
    """How the best did against the next best; the same deals were imagined for both."""
    best, other = options[:2]
    amount = best.value - other.value
    if amount > 0 and 2 * best.best_in > worlds:
        return _Found(Ground.MOSTLY, best.best_in), amount
    card = other.action.card if isinstance(other.action, Play) else None
    is_clear = amount > CLEAR * error_between(best, other)
    return _Found(Ground.PROMISES if is_clear else Ground.LEVEL, card=card), amount


def _said(view: View, options: tuple[Candidate, ...], reason: Reason) -> tuple[_Found, float]:
    """What the imagined deals say to the mind's own reason for a call."""
    if reason is Reason.MATCH_SCORE:
        return _Found(Ground.REASON), 0.0
    best, other = options[:2]
    behind, is_hopeful = other.value - best.value, reason in HOPEFUL
    if behind > 0:
        # a mind compares within each deal; the error of that is never larger than both together
        is_chance = behind <= CLEAR * (best.error + other.error)
        if is_chance and best.action == usual_call(view).action:
            return _Found(Ground.USUAL), behind
    elif best.value < 0 and is_hopeful:
        return _Found(Ground.LOSES_LESS), -behind
    if view.rules.score.can_fall:
        if is_hopeful and best.stands >= ENOUGH:
            return _Found(Ground.MADE, _in_a_hundred(best)), 0.0
        if reason is Reason.DOUBTS_CONTRACT and best.stands >= ENOUGH:
            return _Found(Ground.FALLS, _in_a_hundred(best)), 0.0
        if reason is Reason.TOO_WEAK and behind <= 0 and other.stands >= ENOUGH and _names_a_game(other):
            return _Found(Ground.PASSES, _in_a_hundred(other)), 0.0
    return _Found(Ground.REASON), 0.0


def _in_a_hundred(call: Candidate) -> int:
    """How often the call reaches what it is out for, where that comes about."""
    return round(HUNDRED * call.reached / call.stands)


def _names_a_game(call: Candidate) -> bool:
    action = call.action
    return isinstance(action, MakeCall) and (action.call is Word.TAKE or isinstance(action.call, Bid))


def _led(sight: Sight, card: Card) -> _Found:
    know, partner = sight.know, sight.know.partner
    against = know.trumps_against
    if know.is_trump(card) and against and sight.is_takers:
        return _Found(Ground.DRAWS_TRUMPS, against.bit_count())
    if not know.against & beaters(card, know.trumps):
        has_trumps = know.trumps < SUIT_CONTRACTS and not know.is_trump(card)
        return _Found(Ground.NO_TRUMP_OUT if has_trumps else Ground.SURE)
    if know.is_master(card):
        return _Found(Ground.HIGHEST)
    if is_half(sight.view, card):
        return _Found(Ground.SAYS_BELOTE)
    if partner is not None:
        may = know.may_hold[partner]
        if not may & WHOLE_SUIT << 8 * card.suit and may & know.all_trumps and know.trumps < SUIT_CONTRACTS:
            return _Found(Ground.PARTNER_RUFFS)
        if may & higher(card, know.trumps):
            return _Found(Ground.PARTNER_MAY_TAKE)
    if sight.points[card] == min(sight.points[other] for other in sight.view.choices.cards):
        return _Found(Ground.CHEAP_LEAD, sight.points[card])
    return _Found(Ground.JUDGED)


def _given(sight: Sight, card: Card) -> _Found:
    know, trick, choices = sight.know, sight.trick, sight.view.choices.cards
    points, partner = sight.points, know.partner
    waiting = _waiting(sight)
    others_may = 0
    for seat in waiting:
        if seat != partner:
            others_may |= know.may_hold[seat]
    if _beats(sight, card):
        is_sure = not others_may & beaters(card, know.trumps)
        return _Found(Ground.TAKES if is_sure else Ground.BEST_SO_FAR, sight.on_table + points[card])
    place = best_place(packed(trick.cards), len(trick.cards), know.trumps)
    best, owner = trick.cards[place], (trick.leader + place) % know.players
    least = min(points[other] for other in choices)
    if owner == partner:
        is_sure = not others_may & beaters(best, know.trumps)
        if points[card] > least:
            return _Found(Ground.FEEDS if is_sure else Ground.FEEDS_BEST, points[card])
        if is_sure:
            return _Found(Ground.PARTNER_TAKES)
    kept = _royal(sight, card) or _kept(sight, card)
    if kept is not None:
        return kept
    if points[card] > least:
        return _Found(Ground.JUDGED)
    is_lost = owner != partner and not any(_beats(sight, other) for other in choices)
    if partner in waiting and partner is not None:
        is_lost = is_lost and not know.may_hold[partner] & beaters(best, know.trumps)
    return _Found(Ground.LOST if is_lost else Ground.LEAST, points[card])


def _royal(sight: Sight, card: Card) -> _Found | None:
    """A belote that is said with the card, or that it spares."""
    view, points = sight.view, sight.points
    if not is_thrown(view, card):
        return _Found(Ground.SAYS_BELOTE) if is_half(view, card) else None
    spared = [other for other in view.choices.cards if is_half(view, other) and points[other] <= points[card]]
    if is_half(view, card) or not spared:
        return None
    return _Found(Ground.KEEPS_BELOTE, card=max(spared, key=lambda one: points[one]))


def _kept(sight: Sight, card: Card) -> _Found | None:
    """What the card spares, if that is what sets it apart."""
    know, choices, points = sight.know, sight.view.choices.cards, sight.points
    others = [other for other in choices if other != card]
    if not know.is_trump(card) and any(know.is_trump(other) and _beats(sight, other) for other in others):
        return _Found(Ground.KEEPS_TRUMP)
    guards = [other for other in others if sight.worth.guards_ten(other)]
    if guards and not sight.worth.guards_ten(card) and card.rank is not Rank.TEN:
        return _Found(Ground.KEEPS_GUARD, card=DECK[8 * guards[0].suit + Rank.TEN])
    if not know.is_master(card):
        masters = [other for other in others if points[other] and know.is_master(other)]
        if masters:
            return _Found(Ground.KEEPS_CARD, card=max(masters, key=lambda one: points[one]))
    return None


def _beats(sight: Sight, card: Card) -> bool:
    cards = (*sight.trick.cards, card)
    return best_place(packed(cards), len(cards), sight.know.trumps) == len(cards) - 1


def _waiting(sight: Sight) -> list[Seat]:
    """Who plays to the trick after the seat."""
    players, trick = sight.know.players, sight.trick
    return [(trick.leader + place) % players for place in range(len(trick.cards) + 1, players)]


def _known(view: View, action: SeatAction) -> Known:
    if isinstance(action, MakeCall):
        return _called(view, action)
    if view.contract is None or view.trick is None:
        return Known()
    know, said_nothing = knowledge_of(view), silent(view)
    lacks = [may & cards for may, cards in zip(know.may_hold, said_nothing, strict=True)]
    return Known(
        voids=tuple(_voids(know, seat) for seat in range(know.players)),
        holds=tuple(cards_of(held) for held in know.holds),
        lacks=tuple(cards_of(lack) for lack in lacks),
        trumps_out=(know.unknown & know.all_trumps).bit_count() if know.trumps < SUIT_CONTRACTS else None,
        points=view.card_points,
    )


def _voids(know: Knowledge, seat: Seat) -> tuple[Suit, ...]:
    if seat == know.seat or not know.counts[seat]:
        return ()
    whole = [(suit, WHOLE_SUIT << 8 * suit) for suit in SUITS]
    return tuple(suit for suit, mask in whole if know.unknown & mask and not know.may_hold[seat] & mask)


def _called(view: View, action: MakeCall) -> Known:
    """The strength in the suit that was called, the cards that would come with it included."""
    call = action.call
    trumps = call.trumps if isinstance(call, Bid) else None
    if call is Word.TAKE and view.proposed is not None:
        trumps = Trumps.of(view.proposed.suit)
    if trumps is None or TRUMP_CODES[trumps] >= SUIT_CONTRACTS:
        return Known()
    hand = cards_with(view, trumps)
    aces = [card for card in hand if card.rank is Rank.ACE and card.suit is not trumps.suit]
    return Known(own_trumps=sum(card.suit is trumps.suit for card in hand), own_aces=len(aces))
