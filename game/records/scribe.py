"""A scribe writes a match down as it happens, line by line.

After the tags at the head (Format, Game, Options, a player for each seat, Seed, TakeBacks, FirstDealer,
Drawn) every deal has its tags Deal, Dealer and Deck (from the top, before the cut) and then these lines:

    Cut       North 13                           or: Knock     North
    Calls     West pass, South hearts            also take, notrumps, alltrumps, contra, 80-hearts
    Discards  South AD TD
    Exchanges South 7H QH                        what he lays down, what he takes; or: Keeps     South
    Declares  South sequence 20 9H TH JH         only where the players say it themselves; or: nothing
    1         West 8H QH bela KH JH, South 30    who leads, the cards, who takes, card points (+10 the last)
    Shows     South                              his declarations, where he must himself
    Peeks     North                              faults: Peeks, Lifts, Blunders North misdeal
    Accuses   West North rightly                 also: Claims South wrongly
    Agrees    West, South, East, North           nobody has a fault to call
    Stops     South

An interrupted trick goes on in a second line of the same number, with the seat whose turn it is. What
follows from these lines stands below them and must be right when it is read again: Turned, Takes (the
turned card), Extra, Rest (what is dealt after the auction), Bottom, Shown, Penalty, Redeal, Result
(cards+declarations), Written (- is the dash of a fall), Sheet, Match. A deal of a match with a pledge has
below its Deck the Pledge and the number of the players; a deal that was sealed by itself, in an older match,
has the code of the rules and its Seal. The secret follows once the deal is over: Opened.

A person may write a deal as it is seen, with a Hand tag for every seat and, where there is such a card, tags
Turned, Extra and Bottom instead of the Deck: [Hand "South: JH TH 9H AS 8D 7D | KC QC"]; what the seat gets
later stands behind the bar.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Self, assert_never

from game.records.deal_seal import SealedDeal, sealed_deal
from game.records.notation import BELA, REBELOTE, by_side, call_word, declaration_text, seat_names, side_name
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
from game.rules.events import (
    BeloteCalled,
    CardTurned,
    Claimed,
    ContractMade,
    DealBegun,
    DealScored,
    DeclarationShown,
    Event,
    FaultCalled,
    HandDealt,
    MatchWon,
    Redeal,
    SevenExchanged,
    TalonTaken,
    TrickTaken,
    TurnedTaken,
)
from game.rules.options.declarations import Announce

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cards.card import Card
    from game.records.record import Record
    from game.rules.apply import Step
    from game.rules.options.rules import Rules
    from game.rules.result import DealResult, MatchResult

WIDTH = 10
"""The first word of a line fills so many columns."""


class Scribe:
    """The lines of a match so far; told every action and what it led to."""

    def __init__(self, header: Iterable[str], record: Record) -> None:
        """Begin with the lines of the head of this record."""
        self._rules = record.rules
        self._names = seat_names(record.rules)
        self.put_head(header, record)
        self._lines: list[str] = []
        self._open: tuple[str, list[str], str] | None = None
        """The line that may still grow: its first word, its parts, what stands between them."""
        self._waiting: list[str] = []
        """Lines that follow the open one, or the last."""
        self._tricks = 0
        self._penalties: list[str] = []
        """What the table itself has punished in this trick."""
        self.sealed: SealedDeal | None = None
        """The seal of the deal that is being written, if it has one."""
        self.derived: dict[str, list[str]] = {}
        """The lines of this deal that follow from others, by their first word in small letters, in order."""

    def put_head(self, header: Iterable[str], record: Record) -> None:
        """Have these lines at the head; what is written below them stays, and so do the rules."""
        self._head, self._record = list(header), record

    def copy(self) -> Self:
        """Another scribe that has written the same and goes on by itself."""
        twin = copy(self)
        vars(twin).update(
            _lines=[*self._lines],
            _open=None if self._open is None else (self._open[0], [*self._open[1]], self._open[2]),
            _waiting=[*self._waiting],
            _penalties=[*self._penalties],
            derived={word: [*lines] for word, lines in self.derived.items()},
        )
        return twin

    @property
    def text(self) -> str:
        """Everything so far."""
        lines = [*self._head, *self._lines]
        if self._open is not None:
            lines.append(_grown(*self._open))
        return "\n".join([*lines, *self._waiting]) + "\n"

    def note(self, action: Action, step: Step) -> None:
        """Write down the action and what followed from it."""
        self._write_action(action, step.events)
        if any(isinstance(event, ContractMade) for event in step.events):
            self._write_rest(step.events)
        shown = [event for event in step.events if isinstance(event, DeclarationShown)]
        for event in step.events:
            if shown and event is shown[0]:
                self._derive("Shown", ", ".join(self._shown(one) for one in shown))
            self._write_event(event)
            if isinstance(action, Play) and isinstance(event, FaultCalled) and event.fault is not None:
                self._penalties.append(f"{self._names[event.offender]} {event.fault.value}")

    def _write_action(self, action: Action, events: tuple[Event, ...]) -> None:
        match action:
            case ChooseDealer(dealer=dealer, drawn=drawn):
                self._line(f'[FirstDealer "{self._names[dealer]}"]')
                if drawn:
                    self._line(f'[Drawn "{_codes(drawn)}"]')
            case Shuffle():
                self._begin_deal(action, events)
            case Cut(seat=seat, place=place):
                self._keyed("Cut", f"{self._names[seat]} {place}")
            case Knock(seat=seat):
                self._keyed("Knock", self._names[seat])
            case MakeCall(seat=seat, call=call):
                self._grow("Calls", f"{self._names[seat]} {call_word(call)}", ", ")
            case Declare(seat=seat, declarations=said):
                words = [declaration_text(one) for one in said] or ["nothing"]
                self._keyed("Declares", f"{self._names[seat]} {', '.join(words)}")
            case Play():
                self._write_play(action, events)
            case Peek(seat=seat):
                self._keyed("Peeks", self._names[seat])
            case LiftTalon(seat=seat):
                self._keyed("Lifts", self._names[seat])
            case CallFault(seat=seat, offender=offender):
                self._keyed("Accuses", f"{self._names[seat]} {self._names[offender]} {verdict_word(events)}")
            case Exchange(seat=seat):
                self._keyed("Exchanges", f"{self._names[seat]} {exchanged_cards(events)}")
            case Keep(seat=seat):
                self._grow("Keeps", self._names[seat], ", ")
            case Discard(seat=seat, cards=cards):
                self._keyed("Discards", f"{self._names[seat]} {_codes(cards)}")
            case Show(seat=seat):
                self._keyed("Shows", self._names[seat])
            case Blunder(seat=seat, fault=fault):
                self._keyed("Blunders", f"{self._names[seat]} {fault.value}")
            case Claim(seat=seat):
                self._keyed("Claims", f"{self._names[seat]} {verdict_word(events)}")
            case Agree(seat=seat):
                self._grow("Agrees", self._names[seat], ", ")
            case Stop(seat=seat):
                self._keyed("Stops", self._names[seat])
            case _:
                assert_never(action)

    def _begin_deal(self, action: Shuffle, events: tuple[Event, ...]) -> None:
        begun = next(event for event in events if isinstance(event, DealBegun))
        self.derived.clear()
        self._tricks = 0
        self._line("")
        self._line(f'[Deal "{begun.number}"]')
        self._line(f'[Dealer "{self._names[begun.dealer]}"]')
        self._line(f'[Deck "{_codes(action.deck)}"]')
        self.sealed = sealed_deal(self._record, begun.number, action.deck)
        if self.sealed is not None:
            if self.sealed.players is None:
                self._derive("Seal", f"{self.sealed.rules} {self.sealed.seal}")
            else:
                self._derive("Pledge", f"{self.sealed.seal} {self.sealed.players}")

    def _write_play(self, action: Play, events: tuple[Event, ...]) -> None:
        keyword = str(self._tricks + 1)
        if self._open is None or self._open[0] != keyword:
            self._grow(keyword, self._names[action.seat], " ")
        self._grow(keyword, action.card.code, " ")
        manual = self._rules.declarations.announce is Announce.MANUAL
        said = belote_word(events)
        if action.says_belote if manual else said:
            self._grow(keyword, said or BELA, " ")

    def _write_rest(self, events: tuple[Event, ...]) -> None:
        """What is dealt and taken once the auction is over; a talon's cards are known from the deck."""
        for event in events:
            if isinstance(event, TurnedTaken):
                self._derive("Takes", f"{self._names[event.seat]} {event.card.code}")
        extra = [event for event in events if isinstance(event, TalonTaken)][-1:]
        if self._rules.pack.extra and extra:
            self._derive("Extra", self._got(extra[0]))
        rest = [self._got(event) for event in events if isinstance(event, HandDealt)]
        if rest:
            self._derive("Rest", ", ".join(rest))

    def _got(self, event: HandDealt | TalonTaken) -> str:
        return f"{self._names[event.seat]} {_codes(event.cards or ())}"

    def _write_event(self, event: Event) -> None:
        match event:
            case TrickTaken():
                self._tricks += 1
                self._end_trick(event)
            case CardTurned(card=card, is_bottom=is_bottom):
                self._derive("Bottom" if is_bottom else "Turned", card.code)
            case Redeal(next_dealer=seat):
                self._derive("Redeal", f"{self._names[seat]} deals")
                self._open_seal()
            case DealScored(result=result, scores=scores):
                for word, rest in result_lines(result, scores, self._rules):
                    self._derive(word, rest)
                self._open_seal()
            case MatchWon(result=end):
                self._derive("Match", match_text(end, self._rules))
            case _:
                pass

    def _open_seal(self) -> None:
        if self.sealed is not None:
            self._derive("Opened", self.sealed.secret)

    def _end_trick(self, event: TrickTaken) -> None:
        last = self._rules.score.last_trick
        ten = f"+{last}" if event.is_last and last else ""
        if self._open is not None:
            self._open[1][-1] += ","
        self._grow(str(event.number), f"{self._names[event.seat]} {event.points}{ten}", " ")
        if self._penalties:
            self._derive("Penalty", ", ".join(self._penalties))
            self._penalties.clear()

    def _shown(self, event: DeclarationShown) -> str:
        return f"{self._names[event.seat]} {declaration_text(event.declaration)}"

    def _line(self, text: str) -> None:
        self._close()
        self._lines.append(text)

    def _keyed(self, keyword: str, rest: str) -> None:
        self._line(f"{keyword:<{WIDTH}}{rest}".rstrip())

    def _grow(self, keyword: str, part: str, between: str) -> None:
        if self._open is None or self._open[0] != keyword:
            self._close()
            self._open = (keyword, [], between)
        self._open[1].append(part)

    def _close(self) -> None:
        if self._open is not None:
            self._lines.append(_grown(*self._open))
            self._open = None
        self._lines += self._waiting
        self._waiting.clear()

    def _derive(self, keyword: str, rest: str) -> None:
        self.derived.setdefault(keyword.lower(), []).append(rest)
        self._waiting.append(f"{keyword:<{WIDTH}}{rest}")


def _grown(keyword: str, parts: list[str], between: str) -> str:
    return f"{keyword:<{WIDTH}}{between.join(parts)}"


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


def verdict_word(events: tuple[Event, ...]) -> str:
    """What came of an accusation or a claim: rightly or wrongly."""
    is_right = any(
        event.fault is not None
        if isinstance(event, FaultCalled)
        else isinstance(event, Claimed) and event.is_right
        for event in events
    )
    return "rightly" if is_right else "wrongly"


def belote_word(events: tuple[Event, ...]) -> str | None:
    """What was said with king or queen of trumps, if anything was: bela or rebelote."""
    said = next((event for event in events if isinstance(event, BeloteCalled)), None)
    return None if said is None else REBELOTE if said.is_second else BELA


def exchanged_cards(events: tuple[Event, ...]) -> str:
    """The seven and the card taken for it."""
    return " ".join(
        f"{event.seven.code} {event.turned.code}" for event in events if isinstance(event, SevenExchanged)
    )


def result_lines(result: DealResult, scores: tuple[int, ...], rules: Rules) -> list[tuple[str, str]]:
    """The lines under a deal: what was counted, what is written, what the sheet then says."""
    counted = tuple(
        f"{cards}+{declared}" if declared else f"{cards}"
        for cards, declared in zip(result.card_points, result.declaration_points, strict=True)
    )
    words = [result.outcome.value if result.fault is None else f"{result.outcome.value} {result.fault.value}"]
    words.append(by_side(counted, rules))
    if result.capot is not None:
        words.append(f"capot {side_name(result.capot, rules)}")
    elif any(result.bonus):
        words.append(f"bonus {by_side(result.bonus, rules)}")
    written = by_side(
        tuple("-" if side in result.dashes else points for side, points in enumerate(result.written)), rules
    )
    if result.hung_after:
        written += f", hung {result.hung_after}"
    return [("Result", ", ".join(words)), ("Written", written), ("Sheet", by_side(scores, rules))]


def match_text(end: MatchResult, rules: Rules) -> str:
    """Who won, or who shares the match."""
    names = " ".join(side_name(side, rules) for side in end.winners)
    return f"won {names}" if len(end.winners) == 1 else f"drawn {names}"
