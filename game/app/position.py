"""The view of a seat, rebuilt from what another program says that the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.asked import Asked, AskedError
from game.app.moment import EXCHANGING, Place, calling, discarding, exchanging, playing
from game.rules.auction import Auction, auction_of
from game.rules.options.pack import SevenExchange
from game.variants.catalogue import UnknownGameError, game_named
from game.variants.option_ids import OptionError, options_from

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.view import View

PHASES = ("playing", EXCHANGING)
"""What may be asked before the first card, where a seven can be exchanged."""


def rules_asked(asked: Asked) -> Rules:
    """The rules of the game and its options."""
    try:
        variant = game_named(asked.word("game"))
    except UnknownGameError as error:
        raise AskedError("game", str(error)) from None
    try:
        return options_from(asked.mapping("options"), variant.rules)
    except OptionError as error:
        raise AskedError(f"options.{error.key}".rstrip("."), str(error)) from None


def view_asked(asked: Asked) -> View:
    """What the seat knows, its choices included; the seat is the one to act.

    A taker with more cards than are played with is to discard; with "phase": "exchanging" the seat is asked
    for the seven; otherwise it calls, or plays a card.
    """
    rules = rules_asked(asked)
    players = rules.players
    seat, dealer = asked.number("seat", limit=players), asked.number("dealer", limit=players)
    turned = _turned(asked, rules)
    auction = _auction(asked, dealer, rules, turned)
    if auction.turn is None and auction.contract is None:
        raise AskedError("calls", "everybody has passed; the cards are dealt again")
    place = Place(asked, rules, seat, dealer, turned)
    if auction.contract is None or auction.turn is not None:
        return calling(place, auction)
    is_takers = seat == auction.contract.taker and rules.pack.extra > 0
    if is_takers and "discarded" not in asked and len(asked.items("hand")) > rules.pack.hand:
        return discarding(place, auction.contract)
    if _phase(asked, rules) == EXCHANGING:
        return exchanging(place, auction.contract)
    return playing(place, auction.contract)


def _phase(asked: Asked, rules: Rules) -> str:
    phase = asked.word("phase", PHASES[0])
    if phase not in PHASES:
        raise AskedError("phase", f"one of {', '.join(PHASES)} was expected, not {phase!r}")
    if phase == EXCHANGING and rules.pack.seven_exchange is SevenExchange.OFF:
        raise AskedError("phase", "nobody exchanges the seven in this game")
    return phase


def _turned(asked: Asked, rules: Rules) -> Card | None:
    """The card that was turned up, where the game turns one."""
    if not (rules.pack.turns_up or rules.turns_extra_up):
        if "turned" in asked:
            raise AskedError("turned", "this game turns no card up")
        return None
    if "turned" not in asked:
        raise AskedError("turned", "the turned card was expected, such as JH")
    return asked.card("turned")


def _auction(asked: Asked, dealer: Seat, rules: Rules, turned: Card | None) -> Auction:
    """The auction, every call of it checked."""
    calls = asked.calls("calls", rules.players)
    for place, (seat, call) in enumerate(calls):
        before = auction_of(calls[:place], dealer, rules, turned)
        if before.turn != seat:
            who = "nobody may call any more" if before.turn is None else f"seat {before.turn} speaks here"
            raise AskedError(f"calls[{place}]", who)
        if call not in before.open:
            raise AskedError(f"calls[{place}]", "this may not be called here")
    return auction_of(calls, dealer, rules, turned)
