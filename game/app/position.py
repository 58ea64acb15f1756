"""The view of a seat, rebuilt from what another program says that the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.asked import Asked, AskedError
from game.cards.card import Card
from game.cards.rank import RANK_LETTERS, Rank
from game.rules.auction import Auction, auction_of
from game.rules.contract import Contract
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import belote_partner
from game.rules.phase import Phase
from game.rules.play import legal_cards
from game.rules.result import Counted
from game.rules.seats import after, side_of, sides
from game.rules.trick import Trick, trick_points, winner_of
from game.rules.view import Announcement, Choices, View
from game.variants.catalogue import UnknownGameError, game_named
from game.variants.option_ids import OptionError, options_from

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

HAND: int = 8


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
    """What the seat knows, its choices included; the seat is the one to act."""
    rules = rules_asked(asked)
    players = rules.players
    seat, dealer = asked.number("seat", limit=players), asked.number("dealer", limit=players)
    hand = asked.cards("hand")
    if not 1 <= len(hand) <= HAND:
        raise AskedError("hand", f"1 to {HAND} cards were expected, not {len(hand)}")
    auction = _auction(asked, dealer, rules)
    if auction.turn is not None:
        return _calling(asked, rules, seat, dealer, hand, auction)
    if auction.contract is None:
        raise AskedError("calls", "everybody has passed; the cards are dealt again")
    return _playing(asked, rules, seat, dealer, hand, auction.contract)


def _auction(asked: Asked, dealer: Seat, rules: Rules) -> Auction:
    """The auction, every call of it checked."""
    calls = asked.calls("calls", rules.players)
    for place, (seat, call) in enumerate(calls):
        before = auction_of(calls[:place], dealer, rules)
        if before.turn != seat:
            who = "nobody may call any more" if before.turn is None else f"seat {before.turn} speaks here"
            raise AskedError(f"calls[{place}]", who)
        if call not in before.open:
            raise AskedError(f"calls[{place}]", "this may not be called here")
    return auction_of(calls, dealer, rules)


def _calling(
    asked: Asked, rules: Rules, seat: Seat, dealer: Seat, hand: tuple[Card, ...], auction: Auction
) -> View:
    if auction.turn != seat:
        raise AskedError("seat", f"it is seat {auction.turn}'s turn to call")
    if "played" in asked and asked.items("played"):
        raise AskedError("played", "no card can be played before trumps are called")
    return _view(
        asked,
        rules=rules,
        seat=seat,
        dealer=dealer,
        hand=hand,
        phase=Phase.CALLING,
        counts=(sum(rules.pack.packets),) * rules.players,
        talon_counts=(rules.pack.talon,) * rules.players,
        choices=Choices(calls=auction.open),
    )


def _playing(
    asked: Asked, rules: Rules, seat: Seat, dealer: Seat, hand: tuple[Card, ...], contract: Contract
) -> View:
    players = rules.players
    tricks, takers, trick = _tricks(asked, after(dealer, players), contract, players)
    turn = (trick.leader + len(trick.cards)) % players
    if turn != seat:
        raise AskedError("seat", f"it is seat {turn}'s turn to play")
    gone = {card for one in (*tricks, trick) for card in one.cards}
    for place, card in enumerate(hand):
        if card in gone:
            raise AskedError(f"hand[{place}]", f"{card} was played before")
    points = [0] * sides(players)
    for one, taker in zip(tricks, takers, strict=True):
        points[side_of(taker, players)] += trick_points(one.cards, contract.trumps, rules.score.king)
    lawful = legal_cards(tuple(sorted(hand)), trick, contract.trumps, rules.play, players)
    has_played = [(other - trick.leader) % players < len(trick.cards) for other in range(players)]
    return _view(
        asked,
        rules=rules,
        seat=seat,
        dealer=dealer,
        hand=hand,
        phase=Phase.PLAYING,
        contract=contract,
        counts=tuple(len(hand) - played for played in has_played),
        talon_counts=(0,) * players,
        trick=trick,
        tricks=tricks,
        takers=takers,
        card_points=tuple(points),
        choices=Choices(cards=lawful, playable=lawful),
    )


def _tricks(
    asked: Asked, leader: Seat, contract: Contract, players: int
) -> tuple[tuple[Trick, ...], tuple[Seat, ...], Trick]:
    """Complete tricks, who took them, and the one on the table."""
    tricks: list[Trick] = []
    takers: list[Seat] = []
    trick = Trick(leader)
    for place, (seat, card) in enumerate(asked.plays("played", players)):
        turn = (trick.leader + len(trick.cards)) % players
        if seat != turn:
            raise AskedError(f"played[{place}]", f"seat {turn} plays here")
        if len(tricks) == HAND:
            raise AskedError(f"played[{place}]", "all tricks are taken")
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == players:
            tricks.append(trick)
            takers.append(winner_of(trick, contract.trumps, players))
            trick = Trick(takers[-1])
    return tuple(tricks), tuple(takers), trick


def _view(  # noqa: PLR0913
    asked: Asked,
    *,
    rules: Rules,
    seat: Seat,
    dealer: Seat,
    hand: tuple[Card, ...],
    phase: Phase,
    counts: tuple[int, ...],
    talon_counts: tuple[int, ...],
    choices: Choices,
    contract: Contract | None = None,
    trick: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    takers: tuple[Seat, ...] = (),
    card_points: tuple[int, ...] | None = None,
) -> View:
    players = rules.players
    announced, shown, belotes = _declared(asked, players, contract)
    best = max((one for one in shown), key=lambda one: one.declaration.value, default=None)
    return View(
        rules=rules,
        seat=seat,
        phase=phase,
        turn=seat,
        dealer=dealer,
        deal_number=1,
        scores=asked.numbers("scores", sides(players)),
        hung=asked.number("hanging", 0),
        results=(),
        match_result=None,
        hand=tuple(sorted(hand)),
        counts=counts,
        talon_counts=talon_counts,
        calls=asked.calls("calls", players),
        contract=contract,
        announced=announced,
        shown=shown,
        contest=None if best is None else side_of(best.seat, players),
        belotes=belotes,
        trick=trick,
        tricks=tricks,
        takers=takers,
        card_points=card_points or (0,) * sides(players),
        choices=choices,
    )


def _declared(
    asked: Asked, players: int, contract: Contract | None
) -> tuple[tuple[Announcement, ...], tuple[Counted, ...], tuple[tuple[Seat, Card], ...]]:
    """What was said, laid open, and who said belote: [{"seat", "kind", "value", "top", "cards"?}]."""
    announced: list[Announcement] = []
    shown: list[Counted] = []
    belotes: list[tuple[Seat, Card]] = []
    for place, entry in enumerate(asked.items("declared")):
        where = f"declared[{place}]"
        if not isinstance(entry, dict):
            raise AskedError(where, "an object with seat, kind and value was expected")
        part = Asked(entry)
        try:
            seat, kind = part.number("seat", limit=players), Kind(part.word("kind"))
            value, held = part.number("value", 0), part.cards("cards")
            top = _rank(part.word("top")) if "top" in part else None
        except AskedError as error:
            raise AskedError(f"{where}.{error.where}", str(error)) from None
        except ValueError:
            raise AskedError(f"{where}.kind", "seq, four or bela was expected") from None
        if kind is Kind.BELOTE:
            belotes += [(seat, card) for card in held[:1] if _is_half(card, contract)]
            continue
        announced.append(Announcement(seat, value, kind, top))
        if held:
            shown.append(Counted(seat, Declaration(kind, tuple(sorted(held)), value)))
    return tuple(announced), tuple(shown), tuple(belotes)


def _is_half(card: Card, contract: Contract | None) -> bool:
    return contract is not None and belote_partner(card, contract.trumps) is not None


def _rank(text: str) -> Rank:
    if len(text) != 1 or text not in RANK_LETTERS:
        raise AskedError("top", f"a rank of {RANK_LETTERS} was expected, not {text!r}")
    return Rank(RANK_LETTERS.index(text))
