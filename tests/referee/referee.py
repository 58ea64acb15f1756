"""Plays every deal of a record again and says where the rule book disagrees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.referee import book as books
from tests.referee.play import Auction, auction, belote_word, counted, in_order, legal, winner
from tests.referee.record import read
from tests.referee.sheet import Score, Taken, next_dealer, score, winners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.referee.book import Book
    from tests.referee.play import Meld
    from tests.referee.record import Deal, Match

SUIT_WORDS: Final = {
    "clubs": "C",
    "diamonds": "D",
    "hearts": "H",
    "spades": "S",
    "notrumps": "NT",
    "alltrumps": "AT",
}


@dataclass(frozen=True)
class Moment:
    """A question that somebody had to answer, his answer, and those that the rule book allows."""

    deal: Deal
    seat: int
    dealer: int
    hand: tuple[str, ...]
    calls: tuple[tuple[int, str], ...]
    turned: str
    played: tuple[tuple[int, str], ...]
    allowed: tuple[str, ...]
    chosen: str


@dataclass
class Referee:
    """Judges the deals of one match, one after the other."""

    match: Match
    keeps_moments: bool = False
    """Whether every question is wanted afterwards, which takes time."""
    complaints: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def judge(self) -> list[str]:
        """One sentence for each disagreement, with the deal and the line."""
        book = books.BOOKS[self.match.tags["Game"]]
        self.book: Book = books.with_options(book, self.match.tags.get("Options", ""))
        self.names = self.match.names
        self.sheet = [0] * self.book.sides
        self.hanging = 0
        self.is_over = False
        dealer = self.names.index(self.match.tags["FirstDealer"])
        for deal in self.match.deals:
            self.deal = deal
            self._expect("Dealer", deal.tags["Dealer"], self.names[dealer])
            self.dealer = self.names.index(deal.tags["Dealer"])
            dealer = next_dealer(self.book, self.dealer, self._judge_deal())
        return self.complaints

    def _complain(self, where: str, sentence: str) -> None:
        seed = self.match.tags.get("Seed", "")
        self.complaints.append(f"match {seed}, deal {self.deal.tags['Deal']}, {where}: {sentence}")

    def _expect(self, where: str, found: object, expected: object) -> None:
        if found != expected:
            self._complain(where, f"the record says {found}, the rule book {expected}")

    def _note(self, seat: int, hand: Sequence[str], allowed: Sequence[str], chosen: str) -> None:
        if not self.keeps_moments:
            return
        calls, played, may = tuple(self.calls), tuple(self.played), tuple(allowed)
        moment = Moment(self.deal, seat, self.dealer, tuple(hand), calls, self.turned, played, may, chosen)
        self.moments.append(moment)

    def _judge_deal(self) -> tuple[int | None, ...] | None:
        """Judges the deal; answers what was written, or None after a redeal."""
        self.played: list[tuple[int, str]] = []
        self._deal_out()
        called = self._judge_calls()
        if called.caller < 0:
            self._expect(
                "Redeal", self.deal.line("Redeal"), f"{self.names[(self.dealer + 1) % len(self.names)]} deals"
            )
            return None
        self.called = called
        self._deal_rest()
        self.held = {seat: list(hand) for seat, hand in self.hands.items()}
        forehand = (self.dealer + 1) % len(self.names)
        self.melds = counted(self.book, called.contract, forehand, called.caller, self.held)
        self.shown = [text for name, text in self.deal.lines if name == "Shown"]
        winning = [meld for meld in self.melds if self._wins_the_match(meld)]
        expected = ", ".join(map(self._meld_text, self.melds))
        claimed = bool(self.deal.line("Claims"))
        if not (claimed and not self.shown):
            self._expect("Shown", *map(_in_any_order, (", ".join(self.shown), expected)))
        if winning:
            self._judge_end([self.book.side(winning[0].seat)])
            return None
        self._judge_tricks()
        return self._judge_claim() if claimed else self._judge_result()

    def _wins_the_match(self, meld: Meld) -> bool:
        if len(meld.cards) < 8 or self.book.run_of_eight or self.book.winning_suit == "off":
            return False
        return self.book.winning_suit == "any" or meld.cards[0][1] == self.called.contract

    def _meld_text(self, meld: Meld) -> str:
        return " ".join([self.names[meld.seat], meld.kind, str(meld.value), *meld.cards])

    def _side_name(self, side: int) -> str:
        if not self.book.pairs:
            return self.names[side]
        return f"{self.names[side]}/{self.names[side + 2]}"

    def _give(self, seats: list[int], numbers: list[int]) -> str:
        """Deals so many cards to each seat; what each got, as a record says it."""
        parts = []
        for seat, number in zip(seats, numbers, strict=True):
            packet, self.pack = self.pack[:number], self.pack[number:]
            self.hands[seat] += packet
            parts.append(" ".join([self.names[seat], *in_order(packet)]))
        return ", ".join(parts)

    def _order_from(self, seat: int) -> list[int]:
        return [(seat + step) % len(self.names) for step in range(len(self.names))]

    def _deal_out(self) -> None:
        """Cuts and deals; a talon of one's own is in the hand, but no part of the cards one calls on."""
        pack = self.deal.tags["Deck"].split()
        cut = (self.deal.line("Cut") or self.deal.line("Knock")).split()
        left = self.dealer + 1 if self.book.clockwise else self.dealer - 1
        self._expect("Cut", cut[0], self.names[left % len(self.names)])
        at = int(cut[1]) if cut[1:] else 0
        pack = pack[at:] + pack[:at]
        self.pack = pack
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(len(self.names))}
        self.turned = ""
        seats = self._order_from((self.dealer + 1) % len(self.names))
        for number in (3, 3) if self.book.keeps_two else self.book.packets[:2]:
            self._give(seats, [number] * len(seats))
        if self.book.turned:
            self.turned, self.pack = self.pack[0], self.pack[1:]
            self._expect("Turned", self.deal.line("Turned"), self.turned)
        self.first = {seat: tuple(hand) for seat, hand in self.hands.items()}
        for number in () if self.book.keeps_two else self.book.packets[2:]:
            self._give(seats, [number] * len(seats))
        if self.book.auction == "coinche":
            self.first = {seat: tuple(hand) for seat, hand in self.hands.items()}

    def _judge_calls(self) -> Auction:
        calls: list[tuple[int, str]] = []
        self.calls = calls
        now = auction(self.book, self.dealer, calls, self.turned)
        for text in self.deal.line("Calls").split(", "):
            name, word = text.split()
            seat, call = self.names.index(name), self._call(word)
            if (now.turn != seat or call not in now.allowed) and (seat, call) not in now.aside:
                self._complain(
                    "Calls", f"{text} is not among {', '.join(now.allowed) or 'no calls'} of seat {now.turn}"
                )
            self._note(seat, self.first[seat], now.allowed, call)
            calls.append((seat, call))
            now = auction(self.book, self.dealer, calls, self.turned)
        if now.turn >= 0:
            self._complain("Calls", f"the auction is not over, {self.names[now.turn]} is to speak")
        return now

    @staticmethod
    def _call(word: str) -> str:
        height, dash, suit = word.partition("-")
        return height + SUIT_WORDS[suit] if dash else SUIT_WORDS.get(word, word)

    def _deal_rest(self) -> None:
        """After the auction: extra cards and discards, the turned card, the rest, the seven."""
        seats, caller = self._order_from((self.dealer + 1) % len(self.names)), self.called.caller
        if self.book.extra:
            self._expect("Extra", _sorted(self.deal.line("Extra")), self._give([caller], [self.book.extra]))
        self.discarded = self.deal.line("Discards").split()[1:]
        self._expect("Discards", len(self.discarded), self.book.extra)
        for card in self.discarded:
            self._remove(caller, card, "Discards")
        if self.book.taker_gets_turned:
            self.hands[caller].append(self.turned)
            self._expect("Takes", self.deal.line("Takes"), f"{self.names[caller]} {self.turned}")
        rest = 2 if self.book.keeps_two else self.book.rest
        if rest:
            if self.book.rest_from_takers_right:
                right = caller - 1 if self.book.clockwise else caller + 1
                seats = self._order_from(right % len(self.names))
            takes = self.book.taker_gets_turned
            numbers = [rest - (takes and seat == caller) for seat in seats]
            self._expect("Rest", _sorted(self.deal.line("Rest")), self._give(seats, numbers))
        if self.book.bottom_shown:
            self._expect("Bottom", self.deal.line("Bottom"), self.pack[-1])
        if exchange := self.deal.line("Exchanges"):
            self._judge_exchange(*exchange.split())

    def _judge_exchange(self, name: str, down: str, up: str) -> None:
        seat, caller = self.names.index(name), self.called.caller
        if not self.book.exchange or self.called.contract != self.turned[1]:
            self._complain("Exchanges", "the seven may be exchanged only if the turned suit is trump")
        self._expect("Exchanges", (down, up), ("7" + self.turned[1], self.turned))
        self._remove(seat, down, "Exchanges")
        self.hands[seat].append(up)
        if self.book.taker_gets_turned:
            self._remove(caller, up, "Exchanges")
            self.hands[caller].append(down)
        self.turned = down

    def _remove(self, seat: int, card: str, where: str) -> None:
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
        else:
            self._complain(where, f"{self.names[seat]} does not hold {card}")

    def _judge_tricks(self) -> None:
        players, contract = len(self.names), self.called.contract
        leader = (self.dealer + 1) % players
        self.won = [0] * self.book.sides
        self.takers: set[int] = set()
        self.cards = [0] * self.book.sides
        self.counting = [False] * self.book.sides
        self.words: list[tuple[int, str, str]] = []
        self.cards[self.book.side(self.called.caller)] += sum(
            books.points(card, contract, even=self.book.even) for card in self.discarded
        )
        for number, name, cards, tail in self.deal.tricks():
            where, led_by = f"trick {number}", self.names.index(name)
            self._expect(where, name, self.names[leader])
            trick: list[str] = []
            for step, (card, words) in enumerate(cards):
                self._judge_card(where, (led_by + step) % players, trick, card, words)
                trick.append(card)
            if len(trick) < players:
                continue  # somebody claimed the match when it was his turn
            leader = (led_by + winner(trick, contract)) % players
            counts, side = (
                sum(books.points(card, contract, even=self.book.even) for card in trick),
                self.book.side(leader),
            )
            self.won[side] += 1
            self.takers.add(leader)
            self.cards[side] += counts
            self.counting[side] |= counts > 0
            is_last = not any(self.hands.values())
            self._expect(where, tail, f"{self.names[leader]} {counts}" + "+10" * is_last)
        self.last = self.book.side(leader)

    def _judge_card(self, where: str, seat: int, trick: list[str], card: str, words: list[str]) -> None:
        hand, contract = self.hands[seat], self.called.contract
        allowed = legal(self.book, contract, trick, hand)
        self._note(seat, hand, in_order(allowed) if self.keeps_moments else allowed, card)
        if card not in allowed:
            self._complain(where, f"{self.names[seat]} may not play {card} but {' '.join(allowed)}")
        word = self._belote_word(seat, trick, card) if card[0] in "KQ" else ""
        if words != ([word] if word else []):
            self._expect(f"{where}, what {self.names[seat]} says with {card}", words, [word] if word else [])
        self.words += [(seat, word, card[1]) for word in words]
        self.played.append((seat, card))
        self._remove(seat, card, where)

    def _belote_word(self, seat: int, trick: list[str], card: str) -> str:
        said = {suit for who, word, suit in self.words if who == seat and word == "bela"}
        held = [one for one in self.held[seat] if not self._comes_too_late(seat, one)]
        return belote_word(self.book, self.called.contract, held, said, trick, card)

    def _comes_too_late(self, seat: int, card: str) -> bool:
        """Whether a belote could have been said with this card only before now."""
        is_first = self.book.belote_with_first or self.book.king_first
        return is_first and (seat, card) in self.played

    def _belotes(self) -> tuple[int, ...]:
        needed = "rebelote" if self.book.two_words else "bela"
        points = [0] * self.book.sides
        for seat, word, _ in self.words:
            points[self.book.side(seat)] += 20 * (word == needed)
        return tuple(points)

    def _declared(self) -> tuple[int, ...]:
        points = [0] * self.book.sides
        for meld in self.melds:
            points[self.book.side(meld.seat)] += meld.value
        return tuple(points)

    def _judge_result(self) -> tuple[int | None, ...]:
        taken = Taken(
            self.called.contract,
            self.book.side(self.called.caller),
            self.called.multiplier,
            self.called.bid,
            tuple(self.cards),
            self.last,
            tuple(self.won),
            self._declared(),
            self._belotes(),
            self.takers == {self.called.caller},
            self.hanging,
        )
        found = score(self.book, taken)
        self._expect("Result", self.deal.line("Result").split(",")[0], found.outcome)
        self._judge_written(found)
        over = winners(self.book, self.sheet, taken, found)
        self._judge_end(over)
        return found.written

    def _judge_written(self, found: Score) -> None:
        text = ", ".join(
            f"{self._side_name(side)} {'-' if points is None else points}"
            for side, points in enumerate(found.written)
        )
        text += f", hung {found.hangs}" * (found.hangs > 0)
        self._expect("Written", self.deal.line("Written"), text)
        self.hanging = found.hangs
        self.sheet = [old + (new or 0) for old, new in zip(self.sheet, found.written, strict=True)]
        sheet = ", ".join(f"{self._side_name(side)} {points}" for side, points in enumerate(self.sheet))
        self._expect("Sheet", self.deal.line("Sheet"), sheet)

    def _judge_end(self, over: list[int]) -> None:
        expected = {0: "", 1: "won " + (self._side_name(over[0]) if over else "")}.get(
            len(over), "drawn " + " ".join(map(self._side_name, over))
        )
        self._expect("Match", self.deal.line("Match"), expected)

    def _judge_claim(self) -> tuple[int | None, ...]:
        """'I am out' (E-06): the sheet and what has been won in this deal reach the target."""
        name, verdict = self.deal.line("Claims").split()
        seat = self.names.index(name)
        side = self.book.side(seat)
        if not self.counting[side] or max(map(len, self.hands.values())) < 2:
            self._complain("Claims", "a trick that counts must have been won, and two tricks be left")
        melds = self._declared() if self.shown else (0,) * self.book.sides
        held = [0] * self.book.sides
        held[side] = self._counting_in_hand(seat)
        written = tuple(sum(parts) for parts in zip(self.cards, melds, self._belotes(), held, strict=True))
        self._judge_written(Score("claimed", written))
        is_right = self.sheet[side] >= self.book.target
        self._expect("Claims", verdict, "rightly" if is_right else "wrongly")
        if is_right:
            self._judge_end([side])
        return written

    def _counting_in_hand(self, seat: int) -> int:
        """Jack and nine of trumps that the claimer still holds, where they count."""
        contract = self.called.contract
        trumps = {"J" + contract, "9" + contract} if self.book.held_count else set()
        return sum(books.points(card, contract) for card in self.hands[seat] if card in trumps)


def _in_any_order(melds: str) -> str:
    """The rule book has no order in which a hand shows level sequences."""
    return ", ".join(sorted(melds.split(", ")))


def _sorted(dealt: str) -> str:
    """A line of dealt cards, those of each seat in order: the order in the packet is no matter."""
    parts = [part.split() for part in dealt.split(", ")]
    return ", ".join(" ".join([seat, *in_order(cards)]) for seat, *cards in parts)


def judge(text: str) -> list[str]:
    """Complaints about all matches of a file."""
    return [sentence for match in read(text) for sentence in Referee(match).judge()]
