"""The deals of a record, read line by line and played at once, so that an error has its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.records.dealt import Layout, NotADealError, deck_of
from game.records.lexing import Line, Tag, Token
from game.records.notation import (
    BELA,
    KINDS,
    PLAIN_CALLS,
    REBELOTE,
    call_named,
    call_word,
    seat_named,
    seat_names,
)
from game.records.reasons import REASONS
from game.records.scribe import Scribe, belote_word, exchanged_cards, verdict_word
from game.records.values import MOST_DIGITS, card_at, cards_at, number_at
from game.rules.actions import (
    Action,
    Agree,
    Blunder,
    CallFault,
    ChooseDealer,
    Claim,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Show,
    Shuffle,
    Stop,
)
from game.rules.apply import Step, apply
from game.rules.declaration import Declaration
from game.rules.events import TrickTaken
from game.rules.fault import Fault
from game.rules.neighbours import left_of
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.seats import Seat
from game.rules.state import new_match

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

NUMBER: Final = re.compile(rf"[0-9]{{1,{MOST_DIGITS}}}\.*")
"""What a line with a trick begins with."""
SEAT_LINES: Final[dict[str, Callable[[Seat], Action]]] = {
    "knock": Knock,
    "peeks": Peek,
    "lifts": LiftTalon,
    "agrees": Agree,
    "stops": Stop,
    "keeps": Keep,
    "shows": Show,
}
"""Lines that name only who does it."""
DERIVED: Final = (
    *("seal", "pledge", "turned", "takes", "extra", "rest", "bottom"),
    *("shown", "penalty", "redeal", "result", "written", "sheet", "match", "opened"),
)
LAID_OUT: Final = ("hand", "turned", "extra", "bottom")
"""Tags that together stand for a deck."""
FAULTS: Final = {fault.value.lower(): fault for fault in Fault}


class Body:
    """Reads the deals; `actions` grows."""

    def __init__(
        self,
        rules: Rules,
        scribe: Scribe,
        watch: Callable[[Step], object] | None,
        *,
        claims_as_first_counted: bool,
    ) -> None:
        """Begin a match; the scribe tells what lines follow from others, `watch` is told every step."""
        self._as_first_counted = claims_as_first_counted
        self._rules = rules
        self._names = seat_names(rules)
        self._scribe = scribe
        self._watch = watch
        self._state = new_match(rules)
        self._deal: Token | None = None
        self._layout = Layout()
        self._last_laid: Token | None = None
        """Where the last card of the layout was named."""
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
        if self._watch is not None:
            self._watch(step)
        return step

    def read(self, entry: Tag | Line) -> None:
        """Take the next tag or line."""
        if isinstance(entry, Tag):
            self._read_tag(entry)
            return
        self._lay_out()
        word = entry.keyword.text.lower()
        if word in DERIVED:
            self._check(word, entry)
            return
        self._no_deal_begins(entry.keyword)
        if NUMBER.fullmatch(word):
            self._read_trick(entry)
            return
        readers = {
            "cut": self._read_cut,
            "calls": self._read_calls,
            "declares": self._read_declares,
            "accuses": self._read_accuses,
            "exchanges": self._read_exchanges,
            "discards": self._read_discards,
            "blunders": self._read_blunders,
            "claims": self._read_claims,
            **dict.fromkeys(SEAT_LINES, self._read_seats),
        }
        if word not in readers:
            known = ", ".join([*readers, *DERIVED])
            raise entry.keyword.error(f"a trick's number or one of {known} was expected")
        readers[word](entry)

    def finish(self) -> None:
        """At the end of the text no deal may be half announced."""
        self._lay_out()
        if self._deal is not None:
            self._no_deal_begins(self._deal)

    def _no_deal_begins(self, place: Token) -> None:
        if self._deal is not None:
            raise place.error("a Deck tag, or a Hand for every seat, was expected before this")

    def _read_tag(self, tag: Tag) -> None:
        name = tag.name.text.lower()
        if name in LAID_OUT:
            self._last_laid = tag.value
            self._deal = self._deal or tag.value
            (self._read_hand if name == "hand" else self._read_laid)(tag)
            return
        self._lay_out()
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
        else:
            raise tag.name.error("a Deal, Dealer, Deck or Hand tag was expected here")

    def _read_dealer(self, token: Token) -> None:
        seat = self._seat(token)
        if self._state.phase is Phase.SEATING:
            self.do(ChooseDealer(seat), token)
        elif seat != self._state.dealer:
            raise token.error(f"{self._names[self._state.dealer]} was expected as the dealer")

    def _read_hand(self, tag: Tag) -> None:
        """[Hand "South: JH TH 9H AS 8D 7D | KC QC"]: what the seat gets later stands behind the bar."""
        token = tag.value
        name, colon, rest = token.text.partition(":")
        seat = seat_named(name.strip(), self._rules)
        if not colon or seat is None or seat in self._layout.hands:
            raise token.error("a seat, each once, a colon and its cards were expected")
        held, _, apart = rest.partition("|")
        start = token.column + len(name) + 1
        self._layout.hands[seat] = (
            cards_at(Token(held, token.line, start)),
            cards_at(Token(apart, token.line, start + len(held) + 1)),
        )

    def _read_laid(self, tag: Tag) -> None:
        """[Turned "9H"], [Extra "7C 8C"], [Bottom "AS"]: cards that lie on the table."""
        name, cards = tag.name.text.lower(), cards_at(tag.value)
        if name == "extra":
            self._layout.extra = cards
            return
        if len(cards) != 1:
            raise tag.value.error("one card was expected")
        if name == "turned":
            self._layout.turned = cards[0]
        else:
            self._layout.bottom = cards[0]

    def _lay_out(self) -> None:
        """Once nothing more is said of the layout, it is dealt."""
        token = self._last_laid
        if token is None or len(self._layout.hands) < self._rules.players:
            return
        try:
            deck = deck_of(self._layout, self._state.dealer, self._rules)
        except NotADealError as error:
            raise token.error(str(error)) from None
        self._layout, self._last_laid, self._deal = Layout(), None, None
        self.do(Shuffle(deck), token)
        self.do(Knock(left_of(self._state.dealer, self._rules)), token)

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
            call = call_named(what.text)
            if call is None:
                known = ", ".join(map(call_word, PLAIN_CALLS))
                raise what.error(
                    f"a call was expected: one of {known}, or a number and a suit such as 80-hearts; "
                    f"not {what.text!r}"
                )
            self.do(MakeCall(seat, call), what)

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
        self._follows(verdict_word(step.events), line.words[2:])

    def _read_claims(self, line: Line) -> None:
        if len(line.words) not in {1, 2}:
            raise line.end.error("who claims, and rightly or wrongly were expected")
        step = self.do(Claim(self._seat(line.words[0]), self._as_first_counted), line.words[0])
        self._follows(verdict_word(step.events), line.words[1:])

    def _read_exchanges(self, line: Line) -> None:
        """Exchanges South 7H QH: what he lays down, what he takes for it."""
        if len(line.words) not in {1, 3}:
            raise line.end.error("who exchanges, the seven and the turned card were expected")
        step = self.do(Exchange(self._seat(line.words[0])), line.words[0])
        self._follows(exchanged_cards(step.events), line.words[1:])

    def _read_discards(self, line: Line) -> None:
        if not line.words:
            raise line.end.error("who discards, and his cards were expected")
        cards = tuple(map(card_at, line.words[1:]))
        self.do(Discard(self._seat(line.words[0]), cards), line.words[0])

    def _read_blunders(self, line: Line) -> None:
        who, what = self._exactly(line, 2, "a seat and its fault")
        if what.text.lower() not in FAULTS:
            known = ", ".join(fault.value for fault in Fault)
            raise what.error(f"a fault was expected: one of {known}; not {what.text!r}")
        self.do(Blunder(self._seat(who), FAULTS[what.text.lower()]), what)

    def _follows(self, right: str, words: tuple[Token, ...]) -> None:
        """What follows from the line's beginning may be left out, but not be wrong."""
        for word, wanted in zip(words, right.split(), strict=False):
            if word.text.lower() != wanted.lower():
                raise word.error(f"{wanted} was expected")

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
        is_marked = bool(rest) and rest[0].text.lower() in {BELA, REBELOTE}
        manual = self._rules.declarations.announce is Announce.MANUAL
        step = self.do(Play(seat, card_at(word), says_belote=is_marked and manual), word)
        if is_marked:
            mark, said = rest.pop(0), belote_word(step.events)
            if said is None and not manual:
                raise mark.error("nobody can say bela with this card")
            self._follows(said or BELA, (mark,))
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
        expected = self._scribe.derived.get(word)
        if not expected:
            why = ": this deck does not follow from the seed" if word in {"seal", "pledge"} else ""
            raise line.keyword.error(f"no {word} line was expected here{why}")
        said = [token.text.lower() for token in line.words]
        for place, one in enumerate(expected):
            if one.lower().replace(",", " ").split() == said:
                del expected[: place + 1]
                return
        wanted = expected[0].replace(",", " ").split()
        for place, right in enumerate(wanted):
            if place >= len(line.words):
                raise line.end.error(f"{right!r} was expected")
            if line.words[place].text.lower() != right.lower():
                raise line.words[place].error(f"{right!r} was expected, not {line.words[place].text!r}")
        raise line.words[len(wanted)].error("nothing more was expected on this line")

    def _exactly(self, line: Line, count: int, what: str) -> tuple[Token, ...]:
        if len(line.words) != count:
            raise line.end.error(f"{what} were expected")
        return line.words
