"""One match being played: chance acts, players are asked, and everybody hears what he may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.records.record import Record, as_recorded
from game.rules.actions import (
    Action,
    Agree,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    MakeCall,
    Play,
    SeatAction,
    Shuffle,
)
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.phase import Phase
from game.rules.proven import proof
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.viewing import seen_by, view_for
from game.table.books import Books
from game.table.chance import chance_action, new_seed
from game.table.plain import formal_answer, lawful_actions, plain_action
from game.table.player import Human, Player

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.records.deal_seal import SealedDeal
    from game.rules.events import Event
    from game.rules.options.rules import Rules
    from game.rules.result import MatchResult
    from game.rules.seats import Seat
    from game.rules.state import MatchState
    from game.rules.view import Choices, View

TRIES: Final = 2
"""So many illegal answers to one question are refused; then the plainest action is taken instead."""


class Lapse(Enum):
    """What a player did that no player should."""

    ILLEGAL = "illegal"
    """An answer that cannot be done; asked again."""
    RAISED = "raised"
    """An error instead of an answer; the plainest lawful action was taken."""
    REPLACED = "replaced"
    """Illegal answers only; the plainest lawful action was taken."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something about a player that a bug report should tell."""

    seat: Seat
    lapse: Lapse
    words: str


@dataclass(frozen=True, slots=True)
class Rest:
    """All tricks that are left are one seat's: proven by the order in which its cards take them."""

    seat: Seat
    order: tuple[Card, ...]


class Session:
    """A match with somebody at every seat. Nothing here waits: call `advance` again and again."""

    def __init__(
        self,
        record: Record,
        players: Sequence[Player],
        *,
        decks: tuple[tuple[Card, ...], ...] = (),
        before: MatchResult | None = None,
        hold_between_deals: bool = False,
        books: Books | None = None,
    ) -> None:
        """Begin a match, or go on where the record stops; a record without a seed gets one by lot.

        `decks` are the decks of the first deals where they are not to be shuffled. `before` is the match
        before this one. With `hold_between_deals` the table waits after each written deal until
        `continue_match` is called. `books` are those of the actions of the record, where they are known.
        """
        self._seed = new_seed() if record.seed is None else record.seed
        self._record = replace(record, seed=self._seed)
        self._players = tuple(players)
        self._decks = decks
        self._before = before
        self.hold_between_deals = hold_between_deals
        self.deals: int | None = None
        """After so many deals no other begins; None: after the match."""
        self.claims = False
        """Whether the rest of a deal is played out at once when a computer has it proven."""
        self.notes: list[Note] = []
        """What players did wrong so far."""
        self._begin(books or Books(self._record))
        self._may_shuffle = not self.is_between_deals

    def _begin(self, books: Books) -> None:
        """Put the table where these books have come to."""
        self._books = books
        books.put_head(self._record)
        self._asked: int | None = None
        """How many actions had been done when a player was last asked."""
        self._refused = 0
        self._pending: list[Event] = []
        self.claimed: Rest | None = None
        """Who has the rest of this deal, by a proof."""
        self._last_decision: tuple[int, Seat, int | None] | None = None
        """What `_undo_place` found when it was last asked: actions, seat, answer."""

    @property
    def state(self) -> MatchState:
        """Everything, secrets included: for tests, statistics and headless play, never for drawing."""
        return self._books.state

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._record.rules

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase is Phase.OVER

    @property
    def waits_for(self) -> Seat | None:
        """The seat that the table waits for; None when chance is next, or nothing."""
        return seat_to_act(self.state)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, player in enumerate(self._players) if isinstance(player, Human))

    @property
    def waits_for_human(self) -> bool:
        """Whether a person is on turn."""
        return self.waits_for in self.humans

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal has just been written and the next one has not begun."""
        return self.state.phase is Phase.SHUFFLING and any(
            result.number == self.state.deal_number for result in self.state.results[-1:]
        )

    @property
    def is_held(self) -> bool:
        """Whether the table waits for `continue_match`."""
        return self.hold_between_deals and self.is_between_deals and not self._may_shuffle

    @property
    def take_backs(self) -> int:
        """How often something was taken back in this match."""
        return self._record.take_backs

    @property
    def length(self) -> int:
        """How many actions have been done, seen by somebody or not."""
        return len(self._books.actions)

    def view(self, seat: Seat) -> View:
        """What the seat may know now."""
        return view_for(self.state, seat)

    @property
    def sealed(self) -> SealedDeal | None:
        """The seal of the latest deal, its secret empty while it is played; None where it has none."""
        sealed, is_played = self._books.sealed, self.state.phase not in (Phase.SHUFFLING, Phase.OVER)
        return replace(sealed, secret="") if sealed is not None and is_played else sealed

    def books(self) -> Books:
        """The books so far, for a session that goes on from here."""
        return self._books.copy()

    def record(self) -> Record:
        """The match as far as it has come."""
        return replace(self._record, actions=tuple(self._books.actions))

    def text(self) -> str:
        """The record as text, without writing it anew."""
        return self._books.text

    def advance(self, watcher: Seat | None = None) -> tuple[Event, ...]:
        """Do one thing that chance or a player wants done; answer what has happened since the last call.

        Events come as `watcher` sees them, or with all secrets. An empty answer means: somebody is thinking,
        the table is held between deals, or the match is over.
        """
        while not self._pending:
            action = self._due()
            if action is None:
                break
            self._do(action)  # once more after the few actions that nobody sees or hears
        events, self._pending = tuple(self._pending), []
        return events if watcher is None else tuple(seen_by(event, watcher) for event in events)

    def act(self, action: Action) -> None:
        """A person does something, on turn or not; what follows comes with the next `advance`.

        Raises IllegalActionError, with nothing changed, when it cannot be done.
        """
        if not isinstance(action, SeatAction) or action.seat not in self.humans:
            raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
        self._do(action)

    def told(self, watcher: Seat) -> tuple[Event, ...]:
        """What has happened in this deal as `watcher` sees it, heard in an `advance` or not."""
        start, state = self._books.deal_begins
        events: list[Event] = []
        for action in self._books.actions[start:]:
            step = apply(state, action)
            state = step.state
            events += step.events
        return tuple(seen_by(event, watcher) for event in events)

    def claim(self, seat: Seat) -> bool:
        """The seat, on lead, takes the rest if that is proven: all cards fall without anybody being asked.

        The record holds each of them, and no word of the claim. False if there is no proof.
        """
        order = proof(self.view(seat))
        if not order:
            return False
        self.claimed = Rest(seat, order)
        return True

    def continue_match(self) -> None:
        """The sheet has been read: the next deal may begin."""
        self._may_shuffle = True

    def reseat(self, record: Record, players: Sequence[Player]) -> None:
        """Between two deals others may sit down: those at the head of that record; the match stays the same.

        Raises ValueError in the middle of a deal, or for another number of players.
        """
        if not self.is_between_deals or len(players) != self.rules.players:
            raise ValueError(f"{len(players)} players sit down between two deals only, {self.rules.players}")
        self._record = replace(self._record, players=record.players, tags=record.tags)
        self._players = tuple(players)
        self._begin(self._books)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take something back in this deal."""
        return self._undo_place(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Go back to the seat's last decision in this deal, as if it and all after it had not been.

        Computers then decide anew, and alike where nothing else has changed. False if there is none, or at a
        strict table. Whoever draws the table looks at the view again: no events come for it.
        """
        place = self._undo_place(seat)
        if place is None:
            return False
        self._record = replace(self._record, take_backs=self._record.take_backs + 1)
        self._books.go_back(place)
        self._begin(self._books)
        return True

    def _undo_place(self, seat: Seat) -> int | None:
        if self.state.rules.deal.strict_table or self.is_over or self.is_between_deals:
            return None
        known = self._last_decision
        if known is None or known[:2] != (len(self._books.actions), seat):
            known = (len(self._books.actions), seat, self._decision_before(seat))
            self._last_decision = known
        return known[2]

    def _decision_before(self, seat: Seat) -> int | None:
        """After how many actions the seat last decided something in this deal."""
        start, state = self._books.deal_begins
        found = None
        for place, action in enumerate(self._books.actions[start:], start):
            if isinstance(action, DECISIONS) and action.seat == seat and _had_choice(state, seat):
                found = place
            state = apply(state, action).state
        return found

    def _due(self) -> Action | None:
        """What is to be done next, if it is known yet."""
        is_dealt = self.state.deal_number == self.deals and self.state.phase is Phase.SHUFFLING
        if self.is_held or is_dealt:
            return None
        chance = chance_action(self.state, self._seed, self._before, self._decks)
        if chance is not None:
            return chance
        seat = self.waits_for
        if seat is None:
            return None
        player = self._players[seat]
        is_person = isinstance(player, Human)
        is_new = self._asked != len(self._books.actions)
        if is_new and self.claims and not is_person and self.claimed is None:
            self.claim(seat)
        if self.claimed is not None and (is_person or seat == self.claimed.seat):
            return self._claimed_action(seat, self.claimed)
        if is_new:
            choices = choices_for(self.state, seat)
            formal = formal_answer(seat, choices)
            if formal is not None and not self._is_asked_like_others(seat, choices):
                return formal
            self._asked, self._refused = len(self._books.actions), 0
            player.ask(self.view(seat), choices)
        return self._answer(seat, player)

    def _claimed_action(self, seat: Seat, rest: Rest) -> Action:
        """The next card of the proof, or any that is lawful: they make no difference any more."""
        choices = choices_for(self.state, seat)
        card = next((card for card in rest.order if card in choices.playable), None)
        return plain_action(seat, choices) if card is None or seat != rest.seat else Play(seat, card)

    def _is_asked_like_others(self, seat: Seat, choices: Choices) -> bool:
        """Whether a person is asked though he has no choice: who sits beside him must not learn it so."""
        humans = self.humans
        return seat in humans and len(humans) > 1 and (choices.may_keep or choices.must_declare)

    def _answer(self, seat: Seat, player: Player) -> Action | None:
        """The player's answer if it can be done; otherwise he is asked again, or something plain is done."""
        try:
            answer = player.answer()
        except Exception as error:  # noqa: BLE001 - no player may break the table
            return self._plain(seat, Lapse.RAISED, f"{type(error).__name__}: {error}")
        if answer is None:
            return None
        reason = self._why_not(seat, answer)
        if reason is None:
            return answer
        self.notes.append(Note(seat, Lapse.ILLEGAL, reason))
        self._refused += 1
        if self._refused >= TRIES:
            return self._plain(seat, Lapse.REPLACED, f"after {self._refused} answers that cannot be done")
        player.ask(self.view(seat), choices_for(self.state, seat))
        return None

    def _why_not(self, seat: Seat, answer: Action) -> str | None:
        if not isinstance(answer, SeatAction) or answer.seat != seat:
            return f"{answer}: an action of seat {seat} was expected"
        try:
            apply(self.state, answer)
        except IllegalActionError as error:
            return str(error)
        return None

    def _plain(self, seat: Seat, lapse: Lapse, words: str) -> Action:
        self.notes.append(Note(seat, lapse, words))
        return plain_action(seat, choices_for(self.state, seat))

    def _do(self, action: Action) -> None:
        """Apply it and let everybody hear."""
        action = as_recorded(action, self.state.rules)
        step = apply(self.state, action)
        if isinstance(action, Shuffle):
            self.claimed = None
        self._books.note(action, step)
        self._pending += step.events
        if self.is_between_deals:
            self._may_shuffle = False
        for seat, player in enumerate(self._players):
            for event in step.events:
                self._tell(seat, player, seen_by(event, seat))

    def _tell(self, seat: Seat, player: Player, event: Event) -> None:
        try:
            player.observe(event)
        except Exception as error:  # noqa: BLE001 - no player may break the table
            self.notes.append(Note(seat, Lapse.RAISED, f"{type(error).__name__}: {error}"))


DECISIONS: Final = (MakeCall, Play, Cut, Declare, Exchange, Keep, Discard, Agree)
"""What a person decides on turn. Who knocks leaves the cards as they are, mostly without being asked."""


def _had_choice(state: MatchState, seat: Seat) -> bool:
    """Whether the seat could have done something else."""
    choices = choices_for(state, seat)
    if choices.out_of_turn:
        return True
    return len(choices.playable) > 1 or (choices.is_asked and len(lawful_actions(seat, choices)) > 1)
