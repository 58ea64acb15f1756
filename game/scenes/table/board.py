"""Where every card of the deal is, as far as the player at the bottom knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards.card import DECK, Card
from game.rules.contract import Trumps
from game.rules.declaration import Declaration
from game.rules.seats import Seat, side_of, sides
from game.rules.view import View
from game.scenes.table.sorting import in_hand_order


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
        self.trumps: Trumps | None = None
        self.pack: list[Token] = []
        """From the bottom card to the top one."""
        self.parted = 0
        """How many cards the cutter has lifted off and laid aside."""
        self.is_hand_up = True
        """Whether the viewer has taken up his cards; until then they lie face down."""
        self.hands: list[list[Token]] = []
        self.talons: list[list[Token]] = []
        self.trick: list[tuple[Seat, Token]] = []
        self.piles: list[list[Token]] = []
        self.laid: list[Laid] = []
        self.gather()

    def gather(self) -> None:
        """All cards come together, face down."""
        old = list(self.tokens()) if self.hands else []
        tokens = [*old, *(Token() for _ in range(len(DECK) - len(old)))][: len(DECK)]
        for token in tokens:
            token.face = None
        self.trumps = None
        self.pack = tokens
        self.parted = 0
        self.is_hand_up = False
        self.hands = [[] for _ in range(self.players)]
        self.talons = [[] for _ in range(self.players)]
        self.trick = []
        self.piles = [[] for _ in range(sides(self.players))]
        self.laid = []

    def tokens(self) -> Iterator[Token]:
        """Every real card, from the lowest on the table to the highest; no copies laid open."""
        yield from self.pack
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
        for token, card in zip(packet, cards or (), strict=False):
            token.face = card
        (self.talons if is_talon else self.hands)[seat].extend(packet)
        return packet

    def take_up(self) -> None:
        """The hands are complete: the viewer takes up his cards and sorts them."""
        self.is_hand_up = True
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
        """A seat's cards are uncovered, or covered again with None; the viewer sees only his own."""
        if seat != self.viewer:
            return
        for token, card in zip(self.hands[seat], cards or (None,) * len(self.hands[seat]), strict=False):
            token.face = card
        self.sort()

    def take_talon(self, seat: Seat, cards: tuple[Card, ...] | None) -> None:
        """The talon comes into the hand."""
        talon = self.talons[seat]
        for token, card in zip(talon, cards or (), strict=False):
            token.face = card
        self.hands[seat].extend(talon)
        self.talons[seat] = []
        if seat == self.viewer:
            self.sort()

    def play(self, seat: Seat, card: Card) -> Token:
        """A card comes from a hand to the trick; declarations laid open are taken up again."""
        self.laid = []
        hand = self.hands[seat]
        token = next((one for one in hand if one.face is card), None)
        if token is None:
            # an unknown hand: from its middle, so that the place tells nothing
            token = hand[len(hand) // 2] if hand else Token()
        if token in hand:
            hand.remove(token)
        token.face = card
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

    def call_trumps(self, trumps: Trumps) -> None:
        """From now on the own hand is sorted with these trumps."""
        self.trumps = trumps
        self.sort()

    def sort(self) -> None:
        """Hold the own cards in order; unknown ones stay at the right."""
        hand = self.hands[self.viewer]
        known = {token.face: token for token in hand if token.face is not None}
        order = in_hand_order(known, self.trumps)
        self.hands[self.viewer] = [known[card] for card in order] + [one for one in hand if one.face is None]

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The known cards of the own hand, from left to right."""
        return tuple(token.face for token in self.hands[self.viewer] if token.face is not None)


def board_of(view: View) -> Board:
    """The board that a view describes, nothing moving."""
    players = view.rules.players
    board = Board(players, view.seat, sum(view.rules.pack.packets))
    board.trumps = None if view.contract is None else view.contract.trumps
    if view.deal_number == 0 or not any((*view.counts, *view.talon_counts, view.tricks)):
        return board
    for seat in range(players):
        own = view.hand if seat == view.seat else ()
        board.deal(seat, view.counts[seat], own or None, is_talon=False)
        board.deal(seat, view.talon_counts[seat], None, is_talon=True)
    for trick, taker in zip(view.tricks, view.takers, strict=True):
        pile = board.piles[side_of(taker, players)]
        pile.extend(board.pack.pop() for _ in trick.cards)
    board.take_up()
    if view.trick is not None:
        for seat, card in view.trick.played(players):
            token = board.pack.pop()
            token.face = card
            board.trick.append((seat, token))
    if view.trick is not None and not view.trick.cards and not view.tricks:
        for counted in view.shown:
            board.lay_open(counted.seat, counted.declaration)
    return board


def contents(board: Board) -> dict[str, object]:
    """What lies where, for comparing two boards."""
    return {
        "pack": len(board.pack),
        "hands": [sorted(_codes(hand)) for hand in board.hands],
        "talons": [len(talon) for talon in board.talons],
        "trick": [(seat, token.face) for seat, token in board.trick],
        "piles": [len(pile) for pile in board.piles],
        "laid": [(laid.seat, laid.declaration) for laid in board.laid],
    }


def _codes(tokens: Iterable[Token]) -> list[str]:
    return ["?" if token.face is None else token.face.code for token in tokens]
