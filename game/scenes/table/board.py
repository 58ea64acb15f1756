"""Where every card of the deal is, as far as the player at the bottom knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards.card import DECK, Card, card_of
from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.declaration import Declaration
from game.rules.options.declarations import DeclarationTiming
from game.rules.seats import Seat, side_of, sides
from game.rules.view import View
from game.scenes.table.sorting import Sorting, in_hand_order


class Token:
    """One physical card; equal only to itself, so that it can be followed across the table."""

    __slots__ = ("face",)

    def __init__(self, face: Card | None = None) -> None:
        """Lay a card down; None: nobody at the screen knows which."""
        self.face = face

    def __repr__(self) -> str:
        return f"Token({self.face})"


@dataclass(frozen=True, slots=True)
class Laid:
    """A declaration laid open: copies of cards that stay in the hand."""

    seat: Seat
    declaration: Declaration
    tokens: tuple[Token, ...]


class Board:
    """The cards by place; every change keeps the tokens, so that they can be seen to move."""

    def __init__(self, players: int, viewer: Seat, first_hand: int = 6) -> None:
        """Begin with the whole deck in one pack; `first_hand` cards are dealt to each before the talon."""
        self.players = players
        self.viewer = viewer
        self.first_hand = first_hand
        self.dealer: Seat | None = None
        """Who deals: the pack lies before him; None: before the first deal."""
        self.trumps: Trumps | None = None
        self.sorting = Sorting()
        """The order in which the viewer holds the hand."""
        self.pack: list[Token] = []
        """From the bottom card to the top one."""
        self.parted = 0
        """How many cards the cutter has lifted off and laid aside."""
        self.is_pack_aside = False
        """Whether the first cards are dealt: what is left of the pack lies out of the way of the trick."""
        self.turned: Token | None = None
        """The card that was turned up from the top of the pack."""
        self.is_offered = False
        """Whether the turned card lies large in the middle, because the auction is about it."""
        self.bottom: Token | None = None
        """The bottom card of the pack, once it lies open."""
        self.meant: Token | None = None
        """The covered card that is played next, where its owner knows which it is."""
        self.is_hand_up = True
        """Whether the viewer has taken up the hand; until then it lies face down."""
        self.hands: list[list[Token]] = []
        self.talons: list[list[Token]] = []
        self.trick: list[tuple[Seat, Token]] = []
        self.piles: list[list[Token]] = []
        self.laid: list[Laid] = []
        self.gather()

    def gather(self, dealer: Seat | None = None) -> None:
        """All cards come together before the dealer, face down."""
        self.dealer = dealer
        old = list(self.tokens()) if self.hands else []
        tokens = [*old, *(Token() for _ in range(len(DECK) - len(old)))][: len(DECK)]
        for token in tokens:
            token.face = None
        self.trumps = None
        self.pack = tokens
        self.parted = 0
        self.is_pack_aside = False
        self.turned = self.bottom = None
        self.is_hand_up = False
        self.hands = [[] for _ in range(self.players)]
        self.talons = [[] for _ in range(self.players)]
        self.trick = []
        self.piles = [[] for _ in range(sides(self.players))]
        self.laid = []

    def tokens(self) -> Iterator[Token]:
        """Every real card, from the lowest on the table to the highest; no copies laid open."""
        if self.bottom is not None:
            yield self.bottom
        yield from self.pack
        if self.turned is not None:
            yield self.turned
        for group in (*self.piles, *self.talons):
            yield from group
        for seat, hand in enumerate(self.hands):
            if seat != self.viewer:
                yield from hand
        for _, token in self.trick:
            yield token
        yield from self.hands[self.viewer]

    def deal(self, seat: Seat, count: int, cards: tuple[Card, ...] | None, *, is_talon: bool) -> list[Token]:
        """Take a packet off the pack; its faces are known to the viewer or None."""
        self._close()
        packet = [self.pack.pop() for _ in range(min(count, len(self.pack)))]
        for token, card in zip(packet, cards or (None,) * len(packet), strict=False):
            token.face = card
        (self.talons if is_talon else self.hands)[seat].extend(packet)
        if self.is_hand_up and seat == self.viewer:
            self.sort()
        return packet

    def turn_up(self, card: Card, *, is_bottom: bool) -> Token:
        """The top card, or the bottom one, is laid open beside the pack."""
        self._close()
        self.is_pack_aside = True
        token = self.pack.pop(0 if is_bottom else -1) if self.pack else Token()
        token.face = card
        if is_bottom:
            self.bottom = token
        else:
            self.turned, self.is_offered = token, True
        return token

    def open_pack(self, stock: tuple[Card, ...]) -> None:
        """What is left of the pack lies face up; `stock` begins with its top card."""
        for token, card in zip(reversed(self.pack), stock, strict=False):
            token.face = card

    def take_turned(self, seat: Seat, card: Card) -> None:
        """The turned card comes into a hand; everybody knows it there."""
        token = self.turned or Token(card)
        self.turned = None
        self._receive(seat, token)

    def exchange(self, seat: Seat, seven: Card, turned: Card, receiver: Seat | None) -> None:
        """The seven goes where the turned card was, beside the pack or in the taker's hand."""
        laid = self._drawn(seat, seven)
        if receiver is None:
            taken, self.turned = self.turned or Token(turned), laid
        else:
            taken = self._drawn(receiver, turned)
            self._receive(receiver, laid)
        self._receive(seat, taken)

    def discard(self, seat: Seat, count: int, cards: tuple[Card, ...] | None) -> None:
        """Cards are laid away face down, to the tricks of that side."""
        if cards is None:
            for token in self.hands[seat]:
                token.face = None  # an open card that was taken up may be among them
        gone = [self._drawn(seat, card) for card in cards or (None,) * count]
        for token in gone:
            token.face = None
        self.piles[side_of(seat, self.players)].extend(gone)

    def _drawn(self, seat: Seat, card: Card | None) -> Token:
        """Take the card out of a hand; an unknown one from the middle, so that its place tells nothing."""
        hand = self.hands[seat]
        token = next((one for one in hand if card is not None and one.face is card), None)
        if token is None and self.meant in hand:
            token, self.meant = self.meant, None
        if token is None:
            unknown = [one for one in hand if one.face is None] or hand
            token = unknown[len(unknown) // 2] if unknown else Token()
        if token in hand:
            hand.remove(token)
        token.face = card
        return token

    def _receive(self, seat: Seat, *tokens: Token) -> None:
        self.hands[seat].extend(tokens)
        if seat == self.viewer:
            self.sort()

    @property
    def has_hand_to_take_up(self) -> bool:
        """Whether the viewer's cards have been dealt and still lie face down."""
        return bool(self.hands[self.viewer]) and not self.is_hand_up

    def take_up(self) -> None:
        """Take up and sort the hand of the viewer, once all hands are complete."""
        self.is_hand_up = self.is_pack_aside = True
        self.sort()

    def places(self, seat: Seat) -> int:
        """How many cards the seat's hand leaves room for: while it is dealt, as many as it will have."""
        held = len(self.hands[seat])
        return held if self.is_hand_up else max(held, self.first_hand)

    def cut(self, place: int) -> None:
        """The upper `place` cards are lifted off; when dealing begins they go below the others."""
        self.parted = place

    def _close(self) -> None:
        if self.parted:
            self.pack = self.pack[-self.parted :] + self.pack[: -self.parted]
            self.parted = 0

    def see(self, seat: Seat, cards: tuple[Card, ...] | None) -> None:
        """Uncover the hand of a seat, or cover it again with None; the viewer sees no other hand."""
        if seat != self.viewer:
            return
        for token, card in zip(self.hands[seat], cards or (None,) * len(self.hands[seat]), strict=False):
            token.face = card
        self.sort()

    def take_talon(self, seat: Seat, cards: tuple[Card, ...] | None, count: int = 0) -> None:
        """The talon comes into the hand; where none lies apart it is the extra cards that were left."""
        talon, self.talons[seat] = self.talons[seat], []
        if not talon:
            talon = [self.pack.pop() for _ in range(min(count, len(self.pack)))]
        for token, card in zip(talon, cards or (None,) * len(talon), strict=False):
            token.face = card
        self._receive(seat, *talon)

    def play(self, seat: Seat, card: Card) -> Token:
        """A card comes from a hand to the trick; declarations laid open are taken up again."""
        self.laid = []
        token = self._drawn(seat, card)
        self.trick.append((seat, token))
        return token

    def collect(self, winner: Seat) -> None:
        """The trick goes to the winner's side."""
        for _, token in self.trick:
            token.face = None
        self.piles[side_of(winner, self.players)].extend(token for _, token in self.trick)
        self.trick = []

    def lay_open(self, seat: Seat, declaration: Declaration) -> Laid:
        """Show a declaration."""
        laid = Laid(seat, declaration, tuple(Token(card) for card in declaration.cards))
        self.laid.append(laid)
        return laid

    def cover(self) -> None:
        """The viewer's cards are laid face down."""
        for token in self.hands[self.viewer]:
            token.face = None

    def call_trumps(self, trumps: Trumps, *, takes_turned: bool = False) -> None:
        """From now on the own hand is sorted with these trumps.

        The turned card goes beside the pack, unless the taker takes it.
        """
        self.trumps = trumps
        self.is_offered = takes_turned
        self.sort()

    def sort(self) -> None:
        """Hold the own cards in order; unknown ones stay at the right."""
        hand = self.hands[self.viewer]
        known = {token.face: token for token in hand if token.face is not None}
        order = in_hand_order(known, self.trumps, self.sorting)
        self.hands[self.viewer] = [known[card] for card in order] + [one for one in hand if one.face is None]

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The known cards of the own hand, from left to right."""
        return tuple(token.face for token in self.hands[self.viewer] if token.face is not None)


def board_of(view: View) -> Board:
    """The board that a view describes, nothing moving."""
    players = view.rules.players
    board = Board(players, view.seat, view.rules.pack.first_hand)
    board.dealer = view.dealer if view.deal_number else None
    board.trumps = None if view.contract is None else view.contract.trumps
    if view.deal_number == 0 or not any((*view.counts, *view.talon_counts, view.tricks)):
        return board
    for seat in range(players):
        own = view.hand if seat == view.seat else ()
        board.deal(seat, view.counts[seat], own or None, is_talon=False)
        board.deal(seat, view.talon_counts[seat], None, is_talon=True)
    if view.contract is not None:
        pile = board.piles[side_of(view.contract.taker, players)]
        pile.extend(board.pack.pop() for _ in range(view.discard_count))
    for trick, taker in zip(view.tricks, view.takers, strict=True):
        pile = board.piles[side_of(taker, players)]
        pile.extend(board.pack.pop() for _ in trick.cards)
    if view.turned is not None:
        board.turn_up(view.turned, is_bottom=False)
        board.is_offered = view.contract is None
    if view.bottom is not None:
        board.turn_up(view.bottom, is_bottom=True)
    board.take_up()
    if view.trick is not None:
        for seat, card in view.trick.played(players):
            token = board.pack.pop()
            token.face = card
            board.trick.append((seat, token))
    board.open_pack(view.stock)
    _know(board, view)
    lie_since = 0 if view.rules.declarations.timing is DeclarationTiming.BEFORE_LEAD else 1
    if view.trick is not None and not view.trick.cards and len(view.tricks) == lie_since:
        for counted in view.shown:
            board.lay_open(counted.seat, counted.declaration)
    return board


def _know(board: Board, view: View) -> None:
    """Name an open card in the hand that took it, until it is played."""
    played = {card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards}
    for seat, card in _taken_openly(view):
        if seat == view.seat or card in played or not board.hands[seat]:
            continue
        board.hands[seat][-1].face = card


def _taken_openly(view: View) -> tuple[tuple[Seat, Card], ...]:
    if view.proposed is None or view.contract is None or view.discard_count:
        return ()
    if view.exchanged is None:
        return () if view.turned is not None else ((view.contract.taker, view.proposed),)
    if view.turned is not None:
        return ((view.exchanged, view.proposed),)
    seven = card_of(view.proposed.suit, Rank.SEVEN)
    return ((view.exchanged, view.proposed), (view.contract.taker, seven))


def contents(board: Board) -> dict[str, object]:
    """What lies where, for comparing two boards."""
    return {
        "pack": len(board.pack),
        "turned": None if board.turned is None else board.turned.face,
        "bottom": None if board.bottom is None else board.bottom.face,
        "hands": [sorted(_codes(hand)) for hand in board.hands],
        "talons": [len(talon) for talon in board.talons],
        "trick": [(seat, token.face) for seat, token in board.trick],
        "piles": [len(pile) for pile in board.piles],
        "laid": [(laid.seat, laid.declaration) for laid in board.laid],
    }


def _codes(tokens: Iterable[Token]) -> list[str]:
    return ["?" if token.face is None else token.face.code for token in tokens]
