"""What each sentence of a lesson claims, looked up in the view without the facts that chose the sentence."""

from __future__ import annotations

from collections.abc import Callable

from game.cards.card import DECK, Card
from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.call import CAPOT_GOAL, Bid, Word
from game.rules.contract import Contract, Trumps
from game.rules.declarations import held
from game.rules.options.declarations import Announce
from game.rules.result import DealResult, Outcome
from game.rules.seats import Seat
from game.rules.trick import winner_of
from game.rules.view import View
from game.text.lesson_facts import strongest_suit

Claim = Callable[[View], bool]

# --- what the view shows ------------------------------------------------------------------------------


def side(view: View, seat: Seat) -> int:
    return seat % 2 if view.rules.players == 4 else seat


def is_ours(view: View, seat: Seat) -> bool:
    return side(view, seat) == side(view, view.seat)


def contract(view: View) -> Contract:
    found = view.contract or view.results[-1].contract
    assert found is not None
    return found


def suit(view: View) -> Suit:
    found = contract(view).trumps.suit
    assert found is not None
    return found


def led(view: View) -> Suit:
    assert view.trick is not None
    return view.trick.cards[0].suit


def is_void(view: View) -> bool:
    return all(card.suit is not led(view) for card in view.hand)


def holder(view: View) -> Seat:
    assert view.trick is not None
    return winner_of(view.trick, contract(view).trumps, view.rules.players)


def leads(view: View) -> bool:
    return bool(view.choices.playable) and (view.trick is None or not view.trick.cards)


def trumps_elsewhere(view: View) -> list[Card]:
    """The trumps that may be in other hands or in the pack."""
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    known = [*view.hand, view.turned, view.bottom, *(card for trick in tricks for card in trick.cards)]
    return [card for card in DECK if card.suit is suit(view) and card not in known]


def best_trump_in_trick(view: View) -> Card:
    assert view.trick is not None
    order = "78QKTA9J"
    return max(
        (card for card in view.trick.cards if card.suit is suit(view)),
        key=lambda card: order.index(card.rank.letter),
    )


def has_higher_trump(view: View) -> bool:
    order = "78QKTA9J"
    best = order.index(best_trump_in_trick(view).rank.letter)
    return any(card.suit is suit(view) and order.index(card.rank.letter) > best for card in view.hand)


def standing(view: View) -> Seat:
    """Who made the highest bid so far."""
    return next(seat for seat, call in reversed(view.calls) if isinstance(call, Bid))


def is_open(view: View) -> bool:
    return bool(view.choices.calls) and not any(isinstance(call, Bid) for _, call in view.calls)


def holds(view: View, *ranks: Rank) -> int:
    return sum(card.rank in ranks for card in view.hand)


def in_best(view: View) -> list[Rank]:
    """The ranks of the suit that is recommended, the turned card among them if the taker gets it."""
    cards = [*view.hand]
    if view.turned is not None and view.rules.taker_gets_turned:
        cards.append(view.turned)
    return [card.rank for card in cards if card.suit is strongest_suit(view)]


def is_strong(view: View) -> bool:
    best = strongest_suit(view)
    is_offered = Word.TAKE in view.choices.calls or any(
        isinstance(call, Bid) and call.trumps.suit is best for call in view.choices.calls
    )
    return is_offered and Rank.JACK in in_best(view) and len(in_best(view)) >= 3


def may_bid(view: View, trumps: Trumps) -> bool:
    return any(isinstance(call, Bid) and call.trumps is trumps for call in view.choices.calls)


def result(view: View) -> DealResult:
    return view.results[-1]


def wrote(view: View) -> tuple[int, int]:
    own = side(view, view.seat)
    return result(view).written[own], result(view).written[1 - own]


def made(view: View) -> tuple[int, int]:
    own = side(view, view.seat)
    return result(view).totals[own], result(view).totals[1 - own]


def ended(outcome: Outcome, *, ours: bool) -> Claim:
    return lambda view: (
        result(view).outcome is outcome
        and is_ours(view, contract(view).taker) == ours
        and result(view).multiplier == 1
    )


# --- claims -------------------------------------------------------------------------------------------


def own(view: View) -> bool:
    return contract(view).taker == view.seat


def partner(view: View) -> bool:
    return not own(view) and is_ours(view, contract(view).taker)


def theirs(view: View) -> bool:
    return not is_ours(view, contract(view).taker)


def both(*claims: Claim) -> Claim:
    return lambda view: all(claim(view) for claim in claims)


def needs(view: View) -> bool:
    return 0 < contract(view).goal < CAPOT_GOAL


def named(trumps: Trumps) -> Claim:
    return lambda view: contract(view).trumps is trumps


def in_suit(view: View) -> bool:
    return contract(view).trumps.suit is not None


def must_trump(view: View) -> bool:
    return is_void(view) and all(card.suit is suit(view) for card in view.choices.playable)


def announces(view: View) -> bool:
    """A declaration that the seat has not played from, which the program announces."""
    rules = view.rules.declarations
    is_first = not view.tricks and len(view.hand) == view.rules.pack.hand
    is_said = rules.announce is Announce.AUTO and contract(view).trumps is not Trumps.NONE
    return is_first and is_said and bool(held(view.hand, rules))


def has_belote(view: View) -> bool:
    return {card.rank for card in view.hand if card.suit is suit(view)} >= {Rank.KING, Rank.QUEEN}


def doubled(view: View) -> bool:
    return contract(view).multiplier > 1


def passed(view: View) -> bool:
    return Word.PASS in view.choices.calls


def second_round(view: View) -> bool:
    return view.turned is not None and len(view.calls) >= view.rules.players and passed(view)


def seen(players: int, cards: int) -> Claim:
    return lambda view: view.rules.players == players and len(view.hand) == cards and not view.tricks


def takes(ours: bool) -> Claim:
    return lambda view: is_ours(view, view.takers[-1]) == ours


def has_ace(view: View) -> bool:
    return any(card.rank is Rank.ACE and card.suit is not suit(view) for card in view.hand)


def has_trump_jack(view: View) -> bool:
    return any(card.rank is Rank.JACK and card.suit is suit(view) for card in view.hand)


def partner_holds(view: View) -> bool:
    return is_ours(view, holder(view))


def they_hold(view: View) -> bool:
    return not is_ours(view, holder(view))


def follows(view: View) -> bool:
    return all(card.suit is led(view) for card in view.choices.playable)


def climbs(view: View) -> bool:
    same = [card for card in view.hand if card.suit is led(view)]
    return follows(view) and len(view.choices.playable) < len(same)


CLAIMS: dict[str, Claim] = {
    # the auction
    "thrownIn": lambda view: view.deal_number > 1 and not view.results,
    "bulgarian.seats": both(seen(4, 5), lambda view: view.rules.pack.rest == 3, is_open),
    "bulgarian.ladder": lambda view: bool(view.choices.calls),
    "bulgarian.jacks": lambda view: may_bid(view, Trumps.ALL) and holds(view, Rank.JACK) >= 2,
    "bulgarian.aces": lambda view: may_bid(view, Trumps.NONE) and holds(view, Rank.ACE) >= 3,
    "bulgarian.call": both(is_open, is_strong, passed),
    "bulgarian.weak": both(is_open, passed, lambda view: not is_strong(view)),
    "bulgarian.helped": both(passed, lambda view: is_ours(view, standing(view))),
    "bulgarian.higher": both(is_strong, lambda view: not is_ours(view, standing(view))),
    "bulgarian.contra": lambda view: Word.CONTRA in view.choices.calls and not is_ours(view, standing(view)),
    "recontra": lambda view: Word.RECONTRA in view.choices.calls and is_ours(view, standing(view)),
    "pass": both(passed, lambda view: not is_ours(view, standing(view))),
    "french.seats": both(seen(4, 5), lambda view: view.turned is not None and view.rules.taker_gets_turned),
    "french.take": both(is_strong, lambda view: Word.TAKE in view.choices.calls),
    "french.leave": both(passed, lambda view: Word.TAKE in view.choices.calls and not is_strong(view)),
    "french.name": both(second_round, is_strong),
    "french.second": both(second_round, lambda view: not is_strong(view)),
    "coinche.seats": both(seen(4, 8), lambda view: bool(view.choices.calls)),
    "coinche.bid": both(is_open, is_strong, lambda view: Bid(Trumps.HEARTS, 80) in view.choices.calls),
    "coinche.weak": both(is_open, passed),
    "coinche.support": both(
        passed,
        lambda view: is_ours(view, standing(view)),
        lambda view: holds(view, Rank.ACE, Rank.JACK, Rank.NINE) > 0,
        lambda view: any(isinstance(call, Bid) for call in view.choices.calls),
    ),
    "coinche.trust": both(passed, lambda view: is_ours(view, standing(view))),
    "coinche.higher": both(is_strong, passed, lambda view: not is_ours(view, standing(view))),
    "coinche.contra": lambda view: Word.CONTRA in view.choices.calls and not is_ours(view, standing(view)),
    "two.seats": both(seen(2, 6), lambda view: view.turned is not None and view.rules.pack.rest == 3),
    "two.seven": lambda view: (
        view.choices.may_exchange and any(card.rank is Rank.SEVEN for card in view.hand)
    ),
    "two.take": both(is_strong, lambda view: Word.TAKE in view.choices.calls),
    "two.leave": both(passed, lambda view: Word.TAKE in view.choices.calls and not is_strong(view)),
    "two.name": both(second_round, is_strong),
    "two.second": both(second_round, lambda view: not is_strong(view)),
    # the contract
    "bulgarian.doubled": doubled,
    "bulgarian.own": own,
    "bulgarian.partner": partner,
    "bulgarian.theirs": theirs,
    "bulgarian.noTrumps": named(Trumps.NONE),
    "bulgarian.allTrumps": named(Trumps.ALL),
    "french.own": own,
    "french.partner": partner,
    "french.theirs": theirs,
    "coinche.doubled": doubled,
    "coinche.capot": lambda view: contract(view).goal == CAPOT_GOAL,
    "coinche.own": both(own, needs),
    "coinche.partner": both(partner, needs),
    "coinche.theirs": both(theirs, needs),
    "two.own": own,
    "two.theirs": theirs,
    # the tricks
    "out": lambda view: bool(trumps_elsewhere(view)),
    "two.out": lambda view: bool(trumps_elsewhere(view)),
    "gone": lambda view: leads(view) and not trumps_elsewhere(view),
    "belote": has_belote,
    "two.belote": has_belote,
    "holds": announces,
    "two.holds": announces,
    "declared": lambda view: bool(view.shown),
    "two.declared": lambda view: bool(view.shown),
    "taken": both(in_suit, takes(True)),
    "lost": both(in_suit, takes(False)),
    "two.taken": takes(True),
    "two.lost": takes(False),
    "bulgarian.rest": named(Trumps.ALL),
    "last": lambda view: len(view.hand) == 1,
    "french.last": lambda view: len(view.hand) == 1,
    "hint": lambda view: bool(view.choices.playable),
    # leading
    "lead": both(leads, in_suit),
    "draw": both(leads, own, has_trump_jack),
    "toPartner": both(
        leads, partner, lambda view: any(card.suit is suit(view) for card in view.choices.playable)
    ),
    "defend": both(leads, theirs, has_ace),
    "bulgarian.leadAll": both(leads, named(Trumps.ALL)),
    "bulgarian.leadNone": both(leads, named(Trumps.NONE)),
    "two.draw": both(leads, has_trump_jack),
    "two.ace": both(leads, has_ace),
    # following and ruffing
    "climb": both(climbs, lambda view: led(view) is suit(view)),
    "give": both(follows, partner_holds),
    "spare": both(follows, they_hold),
    "two.follow": follows,
    "ruff": both(must_trump, they_hold),
    "two.ruff": both(must_trump, they_hold),
    "over": both(must_trump, they_hold, has_higher_trump),
    "under": both(must_trump, they_hold, lambda view: not has_higher_trump(view)),
    "excused": both(is_void, partner_holds, lambda view: len(view.choices.playable) == len(view.hand)),
    "tooLow": both(
        is_void,
        they_hold,
        lambda view: not has_higher_trump(view) and len(view.choices.playable) == len(view.hand),
    ),
    "free": both(is_void, lambda view: all(card.suit is not suit(view) for card in view.hand)),
    "two.free": both(is_void, lambda view: all(card.suit is not suit(view) for card in view.hand)),
    "bulgarian.off": both(is_void, lambda view: not in_suit(view)),
    "bulgarian.beatAll": both(climbs, named(Trumps.ALL)),
    # the sheet
    "hung": lambda view: result(view).outcome is Outcome.HUNG and made(view)[0] == made(view)[1],
    "doubledEnd": lambda view: (
        doubled(view) and result(view).outcome is not Outcome.HUNG and wrote(view)[0] != wrote(view)[1]
    ),
    "bulgarian.made": both(ended(Outcome.MADE, ours=True), lambda view: made(view)[0] > made(view)[1]),
    "bulgarian.theyMade": both(ended(Outcome.MADE, ours=False), lambda view: made(view)[0] < made(view)[1]),
    "bulgarian.fell": both(ended(Outcome.FELL, ours=True), lambda view: wrote(view)[0] == 0),
    "bulgarian.theyFell": both(ended(Outcome.FELL, ours=False), lambda view: wrote(view)[1] == 0),
    "french.made": both(ended(Outcome.MADE, ours=True), lambda view: wrote(view) == made(view)),
    "french.theyMade": both(ended(Outcome.MADE, ours=False), lambda view: wrote(view) == made(view)),
    "french.fell": both(ended(Outcome.FELL, ours=True), lambda view: wrote(view)[0] in (0, 20)),
    "french.theyFell": both(ended(Outcome.FELL, ours=False), lambda view: wrote(view)[1] in (0, 20)),
    "coinche.made": both(
        ended(Outcome.MADE, ours=True),
        lambda view: wrote(view) == (made(view)[0] + contract(view).goal, made(view)[1]),
    ),
    "coinche.theyMade": both(
        ended(Outcome.MADE, ours=False),
        lambda view: wrote(view) == (made(view)[0], made(view)[1] + contract(view).goal),
    ),
    "coinche.fell": both(
        ended(Outcome.FELL, ours=True), lambda view: wrote(view)[1] >= 160 + contract(view).goal
    ),
    "coinche.theyFell": both(
        ended(Outcome.FELL, ours=False), lambda view: wrote(view)[0] >= 160 + contract(view).goal
    ),
    "two.ahead": lambda view: wrote(view) == made(view) and wrote(view)[0] > wrote(view)[1],
    "two.behind": lambda view: wrote(view) == made(view) and wrote(view)[0] <= wrote(view)[1],
}
"""By the name of the sentence."""
