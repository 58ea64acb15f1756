"""The seven for the turned card, and cards laid away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.actions import Action, Discard, Exchange, Keep, MakeCall, Play
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import BIDS, Word
from game.rules.events import SevenExchanged
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.seats import side_of
from game.rules.trick import trick_points
from game.rules.viewing import view_for
from tests.cases.laid_deck import laid_deck
from tests.cases.shape import NotUnderstoodError, Part, cards_of, same, trumps_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from tests.cases.stage import Stage


def exchange(given: Part, expect: Part, stage: Stage, turned: Card, dealer: int) -> None:
    """Whether a seat may lay the seven down, and what becomes of both cards."""
    seat, trumps = given.take("seat"), trumps_of(given.take("trump"))
    is_taken = given.take("trumpRound", 1) == 1 and trumps.suit is turned.suit
    hand: tuple[Card, ...] = ()
    for key in ("firstSix", "firstFive", "firstCards", "hand9", "hand8", "hand"):
        hand = hand or cards_of(given.take(key, ()))
    taker = given.take("declarer", given.take("taker", seat_after(dealer, stage)))
    played = cards_played(given)
    hands = {seat: hand} | {who: (one,) for who, one in played if who != seat}
    stage.deal(laid_deck(stage.rules, dealer, turned=turned, hands=hands, taker=taker))
    _call(stage, Word.TAKE if is_taken else BIDS[trumps], taker)
    if stage.state.phase is Phase.DISCARDING:
        choices = choices_for(stage.state, taker)
        laid = [card for card in choices.discardable if card != turned]
        stage.do(Discard(taker, tuple(laid[: choices.discards])))
    if stage.state.phase is Phase.EXCHANGING:
        while stage.state.phase is Phase.EXCHANGING and (played or seat_to_act(stage.state) != seat):
            asked = seat_to_act(stage.state)
            assert asked is not None
            stage.do(Keep(asked))
    for who, card in played:
        lawful = choices_for(stage.state, who).cards
        # the rest of the other hand is not told: where it must play another card, that is no matter here
        stage.do(Play(who, card if card in lawful or who == seat else lawful[0]))
    same("whether the seven may be exchanged", _try(stage, Exchange(seat)), expect.take("allowed"))
    events = [event for event in stage.events if isinstance(event, SevenExchanged)]
    if "handGains" in expect:
        gained = expect.take("handGains")
        same("the card gained", [event.turned.code for event in events], [gained])
        assert events[0].turned in view_for(stage.state, seat).hand
    if "turnedBecomes" in expect:
        became = [event.seven.code for event in events]
        same("the card that the turned one became", became, [expect.take("turnedBecomes")])
        lying = stage.state.the_deal.turned
        assert lying == events[0].seven or events[0].receiver == taker
    for key in ("takerGets", "takerGains"):
        if key in expect:
            same("the taker's card", [event.seven.code for event in events], [expect.take(key)])
            assert events[0].seven in view_for(stage.state, taker).hand


def seat_after(dealer: int, stage: Stage) -> int:
    """Eldest hand."""
    return (dealer + 1) % stage.rules.players


def cards_played(given: Part) -> list[tuple[int, Card]]:
    """[[seat, card], ...] as given."""
    return [(int(who), cards_of([code])[0]) for who, code in given.take("played", [])]


def _call(stage: Stage, call: Any, taker: int) -> None:  # noqa: ANN401 - a Call
    while stage.state.phase is Phase.CALLING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        says = call if seat == taker and call in choices_for(stage.state, seat).calls else Word.PASS
        stage.do(MakeCall(seat, says))


def _try(stage: Stage, action: Action) -> bool:
    try:
        stage.do(action)
    except IllegalActionError:
        return False
    return True


def discard(given: Part, expect: Part, stage: Stage, dealer: int) -> None:
    """Whether the taker may lay these cards away, and to whom they count."""
    trumps, cards = trumps_of(given.take("trump")), cards_of(given.take("discard"))
    taker = given.take("declarer", seat_after(dealer, stage))
    held = cards_of(given.take("hand", ())) or cards
    stage.deal(laid_deck(stage.rules, dealer, hands={taker: held}, taker=taker))
    if stage.rules.pack.extra == 0:
        raise NotUnderstoodError("nobody lays cards away in this game")
    _call(stage, BIDS[trumps], taker)
    allowed = _try(stage, Discard(taker, cards))
    same("whether these may go", allowed, expect.take("allowed"))
    if "handSizes" in expect:
        same("the hands", list(view_for(stage.state, taker).counts), expect.take("handSizes"))
    laid = stage.state.the_deal.discarded
    if "countsTo" in expect:
        side = side_of(taker, stage.rules.players)
        same("whose points they are", side if laid else None, expect.take("countsTo"))
    if "points" in expect:
        same("their points", trick_points(laid, trumps, stage.rules.score.king), expect.take("points"))
