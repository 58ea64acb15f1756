"""The moments of a deal in which another program may ask, each as a view of the seat that is to act."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.app.asked import Asked, AskedError
from game.app.declared import declared_asked
from game.cards.card import DECK, Card, card_of
from game.cards.rank import Rank
from game.rules.call import Word
from game.rules.options.deal import TalonLift
from game.rules.options.pack import Discard
from game.rules.phase import Phase
from game.rules.play import legal_cards
from game.rules.seats import after, side_of, sides
from game.rules.trick import Trick, trick_points, winner_of
from game.rules.view import Choices, View

if TYPE_CHECKING:
    from game.rules.auction import Auction
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

EXCHANGING: Final = "exchanging"


@dataclass(frozen=True, slots=True)
class Place:
    """Who asks, and what lay on the table before him from the start."""

    asked: Asked
    rules: Rules
    seat: Seat
    dealer: Seat
    turned: Card | None

    @property
    def is_taken(self) -> bool:
        """Whether the turned card goes to the taker."""
        return self.turned is not None and self.rules.taker_gets_turned

    def hand(self, most: int) -> tuple[Card, ...]:
        """The cards the seat holds, at most so many; in listing order."""
        held = self.asked.cards("hand")
        if not 1 <= len(held) <= most:
            raise AskedError("hand", f"1 to {most} cards were expected, not {len(held)}")
        return tuple(sorted(held))

    def refuse(self, gone: dict[Card, str], keys: tuple[str, ...] = ("hand", "played")) -> None:
        """Raise AskedError where one of these cards stands in the hand, or was played."""
        listed = {
            "hand": self.asked.cards("hand"),
            "played": tuple(card for _, card in self.asked.plays("played", self.rules.players)),
        }
        for key in keys:
            for place, card in enumerate(listed[key]):
                if card in gone:
                    raise AskedError(f"{key}[{place}]", f"{card} {gone[card]}")


def calling(place: Place, auction: Auction) -> View:
    """The seat is to call."""
    rules, players = place.rules, place.rules.players
    if auction.turn != place.seat:
        raise AskedError("seat", f"it is seat {auction.turn}'s turn to call")
    for key in ("played", "discarded", "bottom", "exchanged"):
        if key in place.asked and place.asked.value(key) != []:
            what = "no card can be played" if key == "played" else "there is no such thing"
            raise AskedError(key, f"{what} before trumps are called")
    pack = rules.pack
    passed = {seat for seat, call in place.asked.calls("calls", players) if call is Word.PASS}
    lifted = passed if rules.deal.talon_lift is TalonLift.ON_PASS else set()
    extra = pack.extra - rules.turns_extra_up
    if place.turned is not None:
        place.refuse({place.turned: "lies open beside the pack"})
    talons = tuple(pack.talon * (seat not in lifted) for seat in range(players))
    counts = tuple(pack.first_hand + pack.talon - talon for talon in talons)
    dealt = players * (pack.first_hand + pack.talon) + extra + (place.turned is not None)
    return replace(
        _view(place, place.hand(counts[place.seat]), None),
        phase=Phase.CALLING,
        counts=counts,
        talon_counts=talons,
        turned=place.turned,
        extra_count=extra,
        stock_count=len(DECK) - dealt,
        choices=Choices(calls=auction.open),
    )


def discarding(place: Place, contract: Contract) -> View:
    """The taker has the extra cards and is to lay as many away."""
    pack, players = place.rules.pack, place.rules.players
    whole = pack.hand + pack.extra
    hand = place.hand(whole)
    if len(hand) != whole:
        raise AskedError(
            "hand", f"{whole} cards before discarding, or at most {pack.hand}, were expected, not {len(hand)}"
        )
    _nothing_played(place, "before the taker has discarded")
    free = hand
    if pack.discard is Discard.NO_TRUMP:
        free = tuple(card for card in hand if not contract.trumps.is_trump(card.suit))
    return replace(
        _view(place, hand, contract),
        phase=Phase.DISCARDING,
        counts=tuple(pack.hand + pack.extra * (seat == place.seat) for seat in range(players)),
        choices=Choices(discards=pack.extra, discardable=free),
    )


def exchanging(place: Place, contract: Contract) -> View:
    """The seat is asked for the seven of trumps."""
    pack, turned = place.rules.pack, place.turned
    is_open = turned is not None and turned.suit is contract.trumps.suit and turned.rank is not Rank.SEVEN
    if not is_open:
        raise AskedError("phase", "there is nothing to exchange the seven for")
    _nothing_played(place, "before the seats are asked for the seven")
    view = _afterwards(place, contract, place.hand(pack.hand), ())
    may = _seven(contract) in view.hand and not (place.is_taken and place.seat == contract.taker)
    return replace(view, phase=Phase.EXCHANGING, choices=Choices(may_exchange=may, may_keep=True))


def playing(place: Place, contract: Contract) -> View:
    """The seat is to play a card."""
    rules, players, seat = place.rules, place.rules.players, place.seat
    plays = place.asked.plays("played", players)
    tricks, takers, trick = _tricks(plays, after(place.dealer, players), contract, rules)
    turn = (trick.leader + len(trick.cards)) % players
    if turn != seat:
        raise AskedError("seat", f"it is seat {turn}'s turn to play")
    if len(tricks) == rules.pack.hand:
        raise AskedError("played", "all cards are played")
    place.refuse(dict.fromkeys((card for _, card in plays), "was played before"), ("hand",))
    hand = place.hand(rules.pack.hand - len(tricks))
    points, scale = [0] * sides(players), rules.score.scale(contract.trumps)
    for one, taker in zip(tricks, takers, strict=True):
        points[side_of(taker, players)] += trick_points(one.cards, contract.trumps, scale)
    lawful = legal_cards(hand, trick, contract.trumps, rules.play, players)
    has_played = [(other - trick.leader) % players < len(trick.cards) for other in range(players)]
    return replace(
        _afterwards(place, contract, hand, plays),
        counts=tuple(len(hand) - played for played in has_played),
        trick=trick,
        tricks=tricks,
        takers=takers,
        card_points=tuple(points),
        choices=Choices(cards=lawful, playable=lawful),
    )


def _nothing_played(place: Place, when: str) -> None:
    if "played" in place.asked and place.asked.items("played"):
        raise AskedError("played", f"no card can be played {when}")


def _tricks(
    plays: tuple[tuple[Seat, Card], ...], leader: Seat, contract: Contract, rules: Rules
) -> tuple[tuple[Trick, ...], tuple[Seat, ...], Trick]:
    """Complete tricks, who took them, and the one on the table."""
    tricks: list[Trick] = []
    takers: list[Seat] = []
    trick = Trick(leader)
    for place, (seat, card) in enumerate(plays):
        turn = (trick.leader + len(trick.cards)) % rules.players
        if seat != turn:
            raise AskedError(f"played[{place}]", f"seat {turn} plays here")
        if len(tricks) == rules.pack.hand:
            raise AskedError(f"played[{place}]", "all tricks are taken")
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == rules.players:
            tricks.append(trick)
            takers.append(winner_of(trick, contract.trumps, rules.players))
            trick = Trick(takers[-1])
    return tuple(tricks), tuple(takers), trick


def _afterwards(
    place: Place, contract: Contract, hand: tuple[Card, ...], plays: tuple[tuple[Seat, Card], ...]
) -> View:
    """The view once all cards are dealt, what lies on the table and what is laid away checked."""
    pack, players = place.rules.pack, place.rules.players
    exchanged, discarded, bottom = _exchanged(place, contract), _discarded(place, contract), _bottom(place)
    lying = None if place.is_taken else place.turned
    if exchanged is not None and lying is not None:
        lying = _seven(contract)
    holder = contract.taker if place.is_taken else None
    _held_by(place, place.turned, plays, exchanged if exchanged is not None else holder)
    if exchanged is not None:
        _held_by(place, _seven(contract), plays, holder)
    place.refuse(dict.fromkeys(discarded, "was laid away"))
    if bottom is not None:
        place.refuse({bottom: "is the bottom card"})
    dealt = players * pack.hand + pack.extra
    return replace(
        _view(place, hand, contract),
        phase=Phase.PLAYING,
        counts=(len(hand),) * players,
        turned=lying,
        bottom=bottom,
        stock=place.asked.cards("stock") if pack.pack_face_up else (),
        stock_count=len(DECK) - dealt - (lying is not None) - pack.shows_bottom,
        discarded=discarded,
        discard_count=pack.extra,
        exchanged=exchanged,
    )


def _held_by(
    place: Place, card: Card | None, plays: tuple[tuple[Seat, Card], ...], holder: Seat | None
) -> None:
    """Refuse a card of known place in another hand; without a holder it lies on the table."""
    if card is None:
        return
    why = "lies open beside the pack" if holder is None else f"went to seat {holder}"
    if holder != place.seat:
        place.refuse({card: why}, ("hand",))
    if any(one == card and seat != holder for seat, one in plays):
        place.refuse({card: why}, ("played",))


def _exchanged(place: Place, contract: Contract) -> Seat | None:
    """Who laid the seven down."""
    if "exchanged" not in place.asked:
        return None
    if place.turned is None or place.turned.suit is not contract.trumps.suit:
        raise AskedError("exchanged", "there is nothing to exchange the seven for")
    return place.asked.number("exchanged", limit=place.rules.players)


def _discarded(place: Place, contract: Contract) -> tuple[Card, ...]:
    """What the taker laid away; only he knows."""
    found, extra = place.asked.cards("discarded"), place.rules.pack.extra
    if not found:
        return ()
    if place.seat != contract.taker or not extra:
        raise AskedError("discarded", "only a taker who laid cards away knows them")
    if len(found) != extra:
        raise AskedError("discarded", f"{extra} cards were expected, not {len(found)}")
    return tuple(sorted(found))


def _bottom(place: Place) -> Card | None:
    """The bottom card, where it lies open."""
    if "bottom" not in place.asked:
        return None
    if not place.rules.pack.shows_bottom:
        raise AskedError("bottom", "no bottom card lies open in this game")
    return place.asked.card("bottom")


def _seven(contract: Contract) -> Card:
    suit = contract.trumps.suit
    if suit is None:
        raise AskedError("phase", "there is no seven of trumps")
    return card_of(suit, Rank.SEVEN)


def _view(place: Place, hand: tuple[Card, ...], contract: Contract | None) -> View:
    """What is common to all moments."""
    asked, rules, players = place.asked, place.rules, place.rules.players
    announced, shown, belotes = declared_asked(asked, players, contract)
    best = max(shown, key=lambda one: one.declaration.value, default=None)
    return View(
        rules=rules,
        seat=place.seat,
        phase=Phase.PLAYING,
        turn=place.seat,
        dealer=place.dealer,
        deal_number=1,
        scores=asked.numbers("scores", sides(players)),
        hung=asked.number("hanging", 0),
        hand=hand,
        counts=(0,) * players,
        talon_counts=(0,) * players,
        calls=asked.calls("calls", players),
        contract=contract,
        announced=announced,
        shown=shown,
        contest=None if best is None else side_of(best.seat, players),
        belotes=belotes,
        card_points=(0,) * sides(players),
        lost=(0,) * sides(players),
        choices=Choices(),
        proposed=place.turned,
        results=(),
        match_result=None,
        trick=None,
        tricks=(),
        takers=(),
    )
