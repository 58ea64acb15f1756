"""What may be called, declared and played, and who wins: sections 2 and 4 of the rule book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tests.referee.book import ALL_TRUMPS, FIVE_AND_THREE, NATURAL, NO_TRUMPS, SUITS, Book, strength

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LADDER: Final = (*SUITS, NO_TRUMPS, ALL_TRUMPS)
"""The Bulgarian bids, from the lowest."""
AT_NO_TRUMPS: Final = {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100, "9": 100}
"""Quartets of coinche at no trumps (FFB coinche 11.2)."""
NAMED: Final = {"capot": 250, "generale": 500}
"""What is bid by a name in coinche."""
QUARTETS: Final = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
"""From the strongest to the weakest (A-09)."""


@dataclass(frozen=True)
class Auction:
    """How far the calls have come.

    `caller` holds the contract or the best bid; `multiplier` is 1, 2 or 4 (or 3); `bid` is 0 outside Coinche,
    where a capot is 250. `turn` is -1 when the auction is over; a contract of "" then means a redeal. `aside`
    are the seats that may say a word out of turn.
    """

    turn: int
    allowed: tuple[str, ...]
    contract: str = ""
    caller: int = -1
    multiplier: int = 1
    bid: int = 0
    aside: tuple[tuple[int, str], ...] = ()


def auction(book: Book, dealer: int, calls: Sequence[tuple[int, str]], turned: str = "") -> Auction:
    """What the calls so far come to.

    Calls are `pass`, `take`, a suit, `NT`, `AT`, `contra`, `recontra`, and `80H` to `160S` or `capotH`.
    """
    if book.auction in {"bulgarian", "coinche"}:
        return _bidding(book, dealer, calls)
    first = (dealer + 1) % book.players
    for seat, call in calls:
        if call != "pass":
            return Auction(-1, (), turned[1] if call == "take" else call, seat)
    if len(calls) == book.players * (1 + book.turned):
        return Auction(-1, ())
    turn = (first + len(calls)) % book.players
    is_last = len(calls) == book.players * (1 + book.turned) - 1
    if book.turned and len(calls) < book.players:
        return Auction(turn, ("take", "pass"))
    suits = tuple(suit for suit in SUITS if not turned or suit != turned[1])
    is_forced = book.auction == "forehand" and not book.forehand_may_pass
    must = is_forced or (book.must_name and is_last)
    return Auction(turn, suits if must else (*suits, "pass"))


def _bidding(book: Book, dealer: int, calls: Sequence[tuple[int, str]]) -> Auction:
    best, caller, multiplier, passes = "", -1, 1, 0
    for seat, call in calls:
        passes = passes + 1 if call == "pass" else 0
        if call in {"contra", "recontra"}:
            multiplier = 2 if call == "contra" else book.recontra
        elif call != "pass":
            best, caller, multiplier = call, seat, 1
    coinche = book.auction == "coinche"
    contract = best.removeprefix("capot").removeprefix("generale").lstrip("0123456789")
    height = best[: len(best) - len(contract)]
    bid = (NAMED.get(height) or int(height)) if coinche and best else 0
    found = Auction(-1, (), contract, caller, multiplier, bid)
    if passes == (4 if not best else 3):
        return found
    turn = ((calls[-1][0] if calls else dealer) + 1) % 4
    bids = _higher_heights(book, height) if coinche else LADDER[LADDER.index(best) + 1 :] if best else LADDER
    if multiplier > 1 and not book.may_run:
        bids = ()
    doubles = _doubles(best, caller, multiplier, turn)
    is_stuck = multiplier > 2 and not bids
    if is_stuck:
        return found
    others = [(turn + step) % 4 for step in (1, 2, 3)] if book.out_of_turn else []
    aside = tuple((seat, word) for seat in others for word in _doubles(best, caller, multiplier, seat))
    return Auction(turn, (*bids, *doubles, "pass"), contract, caller, multiplier, bid, aside)


def _higher_heights(book: Book, height: str) -> tuple[str, ...]:
    """Every bid above that height; no suit is higher than another."""
    numbers = (book.lowest, *range(90, book.highest + 1, 10))
    least = 0 if not height else NAMED.get(height) or int(height)
    named = [name for name, worth in NAMED.items() if worth > least and (name == "capot" or book.generale)]
    above = [*(str(number) for number in numbers if number > least), *named]
    return tuple(one + trumps for one in above for trumps in (LADDER if book.all_and_none else SUITS))


def _doubles(best: str, caller: int, multiplier: int, turn: int) -> tuple[str, ...]:
    """Contra by an opponent of the last bidder, recontra by the bidder's side (D-03)."""
    is_opponent = (turn - caller) % 2 == 1
    if not best:
        return ()
    if is_opponent and multiplier == 1:
        return ("contra",)
    if not is_opponent and multiplier == 2:
        return ("recontra",)
    return ()


def winner(cards: Sequence[str], contract: str) -> int:
    """The place in the trick of the card that wins it; a card of another suit wins as a trump alone."""
    best = 0
    for place, card in enumerate(cards):
        if place and _beats(card, cards[best], contract):
            best = place
    return best


def _beats(card: str, other: str, contract: str) -> bool:
    if card[1] == other[1]:
        return strength(card, contract) > strength(other, contract)
    return card[1] == contract


def legal(book: Book, contract: str, trick: Sequence[str], hand: Sequence[str]) -> list[str]:
    """The cards of the hand that may be played to the trick, whose first card was led."""
    if not trick:
        return list(hand)
    led = trick[0][1]
    following = [card for card in hand if card[1] == led]
    if following:
        return _following(book, contract, trick, following)
    trumps = [card for card in hand if card[1] == contract]
    best = winner(trick, contract)
    partner_wins = book.pairs and (len(trick) - best) % 2 == 0
    if not trumps or (partner_wins and not book.ruff_over_partner):
        return list(hand)
    if trick[best][1] != contract:
        return trumps
    over = [card for card in trumps if strength(card, contract) > strength(trick[best], contract)]
    return over or (trumps if book.undertrump else list(hand))


def _following(book: Book, contract: str, trick: Sequence[str], following: list[str]) -> list[str]:
    """Whoever can follow must, and must beat the best card of the suit where the game asks for that."""
    led = trick[0][1]
    raises = contract in {led, ALL_TRUMPS} or book.raise_plain
    is_ruffed = led != contract and any(card[1] == contract for card in trick)
    if not raises or is_ruffed:
        return following
    best = max(strength(card, contract) for card in trick if card[1] == led)
    return [card for card in following if strength(card, contract) > best] or following


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards as the protocol lists them: clubs to spades, 7 to ace."""
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), NATURAL.index(card[0])))


@dataclass(frozen=True)
class Meld:
    """A run or a quartet of a seat; its cards ascend, those of a quartet go from clubs to spades."""

    seat: int
    kind: str
    value: int
    cards: tuple[str, ...]
    place: int = 0
    """Of a quartet: how many ranks are stronger in this contract; of a run: its length, where that counts."""

    @property
    def is_four(self) -> bool:
        """Whether these are four of a rank."""
        return self.kind == "four"

    def rank(self) -> tuple[int, ...]:
        """How it stands against others: a quartet before every run; six or seven in a row are five (A-08)."""
        if self.is_four:
            return (1, self.value, -self.place)
        return (0, self.value, self.place, NATURAL.index(self.cards[-1][0]))


def melds_in(book: Book, seat: int, hand: Sequence[str], contract: str = "") -> list[Meld]:
    """What the hand can declare, the strongest first. Where a card counts once, a quartet takes it."""
    quartets = AT_NO_TRUMPS if contract == NO_TRUMPS else QUARTETS
    fours = [
        Meld(seat, "four", value, tuple(rank + suit for suit in SUITS), place)
        for place, (rank, value) in enumerate(quartets.items())
        if all(rank + suit in hand for suit in SUITS)
    ]
    taken = set() if book.shared_cards else {card for four in fours for card in four.cards}
    melds = fours + _runs(book, seat, [card for card in hand if card not in taken])
    return sorted(melds, key=Meld.rank, reverse=True)


def _runs(book: Book, seat: int, hand: Sequence[str]) -> list[Meld]:
    runs = []
    for suit in SUITS:
        held = "".join(rank if rank + suit in hand else " " for rank in NATURAL)
        for ranks in held.split():
            if len(ranks) >= 3:
                cards = tuple(rank + suit for rank in ranks)
                if len(ranks) == 8 and book.run_of_eight == FIVE_AND_THREE:
                    runs += [Meld(seat, "sequence", 100, cards[3:]), Meld(seat, "sequence", 20, cards[:3])]
                    continue
                value = {3: 20, 4: 50, 8: book.run_of_eight or 100}.get(len(ranks), 100)
                runs.append(Meld(seat, "sequence", value, cards, len(ranks) * book.longer_is_better))
    return runs


def counted(
    book: Book, contract: str, forehand: int, caller: int, hands: Mapping[int, Sequence[str]]
) -> list[Meld]:
    """The melds that count, from all hands; of those of one hand all count or none, per contest."""
    if not book.declares or (contract == NO_TRUMPS and book.auction != "coinche"):
        return []
    order = [(forehand + step) % book.players for step in range(book.players)]
    melds = [meld for seat in order for meld in melds_in(book, seat, hands[seat], contract)]
    if book.quartet_cancels_runs:
        return _of_winner(book, contract, caller, melds)
    fours = [meld for meld in melds if meld.is_four]
    runs = [meld for meld in melds if not meld.is_four]
    return _of_winner(book, contract, caller, fours) + _of_winner(book, contract, caller, runs)


def _of_winner(book: Book, contract: str, caller: int, melds: list[Meld]) -> list[Meld]:
    """All melds of the party that has the best one; melds come in the order in which they are said."""
    if not melds:
        return []
    top = max(meld.rank() for meld in melds)
    best = [meld for meld in melds if meld.rank() == top]
    if book.tie_of_runs in {"trumpFirst", "trumpOrCancel"}:
        best = [meld for meld in best if meld.cards[0][1] == contract] or best
    parties = {_party(book, meld.seat, caller) for meld in best}
    if book.tie_of_runs in {"cancel", "trumpOrCancel"} and len(parties) > 1:
        return []
    party = _party(book, best[0].seat, caller)
    return [meld for meld in melds if _party(book, meld.seat, caller) == party]


def _party(book: Book, seat: int, caller: int) -> int:
    """Who stands together in the contest; in Bela with three the two opponents of the caller do (C-06)."""
    if book.scoring == "three":
        return int(seat == caller)
    return book.side(seat)


def belote_word(
    book: Book, contract: str, hand: Sequence[str], said: set[str], trick: Sequence[str], card: str
) -> str:
    """What must be said with this card: `bela`, `rebelote` or nothing.

    Args:
        book: the rules.
        contract: a suit, `NT` or `AT`.
        hand: the cards the seat was dealt, or held after an exchange or a discard.
        said: the suits in which this seat has announced the belote already.
        trick: the cards before it.
        card: the card played.
    """
    suit = card[1]
    if card[0] in "KQ" and suit in said:
        return "rebelote" if book.two_words else ""
    if card[0] not in "KQ" or not {"K" + suit, "Q" + suit} <= set(hand) or contract not in {suit, ALL_TRUMPS}:
        return ""
    if book.king_first and card[0] == "Q":
        return ""
    is_discarded = bool(trick) and trick[0][1] != suit and suit != contract and book.auction == "bulgarian"
    return "" if is_discarded else "bela"
