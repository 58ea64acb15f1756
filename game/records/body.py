"""The deals of a record, read line by line and played at once, so that an error has its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.records.dealt import deck_of_hands
from game.records.lexing import Line, Tag, Token
from game.records.notation import BELA, CALLS, KINDS, seat_named, seat_names
from game.records.reasons import REASONS
from game.records.scribe import Scribe, verdict_word
from game.records.values import card_at, cards_at, number_at
from game.rules.actions import (
    Action,
    Agree,
    CallFault,
    ChooseDealer,
    Cut,
    Declare,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Shuffle,
    Stop,
)
from game.rules.apply import Step, apply
from game.rules.declaration import Declaration
from game.rules.events import BeloteCalled, TrickTaken
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.seats import Seat, before
from game.rules.state import new_match

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules

SEAT_LINES: Final[dict[str, Callable[[Seat], Action]]] = {
    "knock": Knock,
    "peeks": Peek,
    "lifts": LiftTalon,
    "agrees": Agree,
    "stops": Stop,
}
"""Lines that name only who does it."""
DERIVED: Final = ("shown", "redeal", "result", "written", "sheet", "match")


class Body:
    """Reads the deals; `actions` grows."""

    def __init__(self, rules: Rules, scribe: Scribe) -> None:
        """Begin a match; the scribe tells what lines follow from others."""
        self._rules = rules
        self._names = seat_names(rules)
        self._scribe = scribe
        self._state = new_match(rules)
        self._deal: Token | None = None
        self._hands: dict[Seat, tuple[tuple[Card, ...], tuple[Card, ...]]] = {}
        self.actions: list[Action] = []

    def do(self, action: Action, place: Token) -> Step:
        """Play the action that stands at that place."""
        try:
            step = apply(self._state, action)
        except IllegalActionError as error:
            raise place.error(f"{place.text!r} is not possible: {REASONS[error.reason]}") from None
        self._state = step.state
        self.actions.append(action)
        self._scribe.note(action, step)
        return step

    def read(self, entry: Tag | Line) -> None:
        """Take the next tag or line."""
        if isinstance(entry, Tag):
            self._read_tag(entry)
            return
        word = entry.keyword.text.lower()
        if word in DERIVED:
            self._check(word, entry)
            return
        self._no_deal_begins(entry.keyword)
        if word.rstrip(".").isdigit():
            self._read_trick(entry)
            return
        readers = {
            "cut": self._read_cut,
            "calls": self._read_calls,
            "declares": self._read_declares,
            "accuses": self._read_accuses,
            **dict.fromkeys(SEAT_LINES, self._read_seats),
        }
        if word not in readers:
            known = ", ".join([*readers, *DERIVED])
            raise entry.keyword.error(f"a trick's number or one of {known} was expected")
        readers[word](entry)

    def finish(self) -> None:
        """At the end of the text no deal may be half announced."""
        if self._deal is not None:
            self._no_deal_begins(self._deal)

    def _no_deal_begins(self, place: Token) -> None:
        if self._deal is not None:
            raise place.error("a Deck tag, or a Hand for every seat, was expected before this")

    def _read_tag(self, tag: Tag) -> None:
        name = tag.name.text.lower()
        if name == "deal":
            self._no_deal_begins(tag.name)
            wanted = self._state.deal_number + 1
            if number_at(tag.value) != wanted:
                raise tag.value.error(f"deal {wanted} was expected")
            self._deal = tag.name
        elif name == "dealer":
            self._read_dealer(tag.value)
        elif name == "deck":
            deck = cards_at(tag.value)
            self._deal = None
            self.do(Shuffle(deck), tag.name)
        elif name == "hand":
            self._read_hand(tag.value)
        else:
            raise tag.name.error("a Deal, Dealer, Deck or Hand tag was expected here")

    def _read_dealer(self, token: Token) -> None:
        seat = self._seat(token)
        if self._state.phase is Phase.SEATING:
            self.do(ChooseDealer(seat), token)
        elif seat != self._state.dealer:
            raise token.error(f"{self._names[self._state.dealer]} was expected as the dealer")

    def _read_hand(self, token: Token) -> None:
        """[Hand "South: JH TH 9H AS 8D 7D | KC QC"]: what lies apart stands behind the bar."""
        name, colon, rest = token.text.partition(":")
        seat = seat_named(name.strip(), self._rules)
        if not colon or seat is None or seat in self._hands:
            raise token.error("a seat, each once, a colon and its cards were expected")
        held, _, apart = rest.partition("|")
        start = token.column + len(name) + 1
        self._hands[seat] = (
            cards_at(Token(held, token.line, start)),
            cards_at(Token(apart, token.line, start + len(held) + 1)),
        )
        if len(self._hands) < self._rules.players:
            self._deal = self._deal or token
            return
        deck = deck_of_hands(self._hands, self._state.dealer, self._rules)
        if deck is None:
            raise token.error("hands as large as the game deals them, each card once, were expected")
        self._hands = {}
        self._deal = None
        self.do(Shuffle(deck), token)
        self.do(Knock(before(self._state.dealer, self._rules.players)), token)

    def _seat(self, token: Token) -> Seat:
        seat = seat_named(token.text.strip(), self._rules)
        if seat is None:
            raise token.error(f"a seat was expected: one of {', '.join(self._names)}; not {token.text!r}")
        return seat

    def _read_cut(self, line: Line) -> None:
        seat, place = self._exactly(line, 2, "the cutter and how many cards he lifts")
        self.do(Cut(self._seat(seat), number_at(place)), place)

    def _read_seats(self, line: Line) -> None:
        """Lines that name only who does it."""
        make = SEAT_LINES[line.keyword.text.lower()]
        if not line.words:
            raise line.end.error("a seat was expected")
        for word in line.words:
            self.do(make(self._seat(word)), word)

    def _read_calls(self, line: Line) -> None:
        words = line.words
        if not words or len(words) % 2:
            raise line.end.error("a seat and its call were expected, such as North pass, West hearts")
        for who, what in zip(words[::2], words[1::2], strict=True):
            seat = self._seat(who)
            if what.text.lower() not in CALLS:
                raise what.error(f"a call was expected: one of {', '.join(CALLS)}; not {what.text!r}")
            self.do(MakeCall(seat, CALLS[what.text.lower()]), what)

    def _read_declares(self, line: Line) -> None:
        """Declares South sequence 50 9H TH JH QH, four 100 ...; or Declares South nothing."""
        if len(line.words) < 2:
            raise line.end.error("a seat and its declarations, or nothing, were expected")
        seat, words = self._seat(line.words[0]), list(line.words[1:])
        found: list[Declaration] = []
        while words and [word.text.lower() for word in words] != ["nothing"]:
            kind = words.pop(0)
            if kind.text.lower() not in KINDS or len(words) < 2:
                raise kind.error("sequence or four, its value and its cards were expected")
            value, held = number_at(words.pop(0)), []
            while words and words[0].text.lower() not in KINDS:
                held.append(card_at(words.pop(0)))
            found.append(Declaration(KINDS[kind.text.lower()], tuple(held), value))
        self.do(Declare(seat, tuple(found)), line.words[0])

    def _read_accuses(self, line: Line) -> None:
        if len(line.words) not in {2, 3}:
            raise line.end.error("who accuses, who is accused, and rightly or wrongly were expected")
        who, whom = line.words[:2]
        step = self.do(CallFault(self._seat(who), self._seat(whom)), who)
        said = verdict_word(step.events)
        if len(line.words) > 2 and line.words[2].text.lower() != said:
            raise line.words[2].error(f"{said} was expected")

    def _read_trick(self, line: Line) -> None:
        """Number, who plays the next card, cards with `bela` after some; then perhaps taker and points."""
        deal = self._state.deal
        playing = None if deal is None else deal.playing
        if playing is None or self._state.phase is not Phase.PLAYING:
            raise line.keyword.error("no card can be played here")
        wanted = len(playing.tricks) + 1
        if int(line.keyword.text.rstrip(".")) != wanted:
            raise line.keyword.error(f"trick {wanted} was expected")
        if not line.words:
            raise line.end.error("a seat and its card were expected")
        turn = (playing.trick.leader + len(playing.trick.cards)) % self._rules.players
        if self._seat(line.words[0]) != turn:
            raise line.words[0].error(f"it is {self._names[turn]}'s turn")
        words = list(line.words[1:])
        taken: TrickTaken | None = None
        while words and taken is None:
            word = words.pop(0)
            step = self._play(turn, word, words)
            taken = next((event for event in step.events if isinstance(event, TrickTaken)), None)
            turn = (turn + 1) % self._rules.players
        if words and taken is not None:
            self._check_taker(taken, words)

    def _play(self, seat: Seat, word: Token, rest: list[Token]) -> Step:
        """One card, and whether belote is said with it."""
        is_marked = bool(rest) and rest[0].text.lower() == BELA
        manual = self._rules.declarations.announce is Announce.MANUAL
        step = self.do(Play(seat, card_at(word), says_belote=is_marked and manual), word)
        if is_marked:
            mark = rest.pop(0)
            if not manual and not any(isinstance(event, BeloteCalled) for event in step.events):
                raise mark.error("nobody can say bela with this card")
        return step

    def _check_taker(self, taken: TrickTaken, words: list[Token]) -> None:
        if self._seat(words[0]) != taken.seat:
            raise words[0].error(f"{self._names[taken.seat]} takes this trick")
        if len(words) == 1:
            return
        last = self._rules.score.last_trick
        points = f"{taken.points}+{last}" if taken.is_last and last else f"{taken.points}"
        if words[1].text != points:
            raise words[1].error(f"{points} points were expected, not {words[1].text}")
        if len(words) > 2:
            raise words[2].error("nothing more was expected on this line")

    def _check(self, word: str, line: Line) -> None:
        """A line that follows from others must say what follows."""
        if word not in self._scribe.derived:
            raise line.keyword.error(f"no {word} line was expected here")
        wanted = self._scribe.derived[word].replace(",", " ").split()
        for place, right in enumerate(wanted):
            if place >= len(line.words):
                raise line.end.error(f"{right!r} was expected")
            if line.words[place].text.lower() != right.lower():
                raise line.words[place].error(f"{right!r} was expected, not {line.words[place].text!r}")
        if len(line.words) > len(wanted):
            raise line.words[len(wanted)].error("nothing more was expected on this line")

    def _exactly(self, line: Line, count: int, what: str) -> tuple[Token, ...]:
        if len(line.words) != count:
            raise line.end.error(f"{what} were expected")
        return line.words
