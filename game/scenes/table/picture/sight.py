"""All that a picture of the table shows at one moment: plain values, which drawing only reads."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.card import Card
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.scenes.signs import Signs
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.hover import Lean
from game.scenes.table.motion.poses import Look
from game.scenes.table.motion.rising import Coin
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.picture.hint_view import HintLines
from game.scenes.table.picture.inlay import Inlay
from game.scenes.table.picture.light import Light
from game.scenes.table.picture.rail import Rail
from game.scenes.table.show import Show
from game.text.catalogue import Words


@dataclass(frozen=True, slots=True)
class Question:
    """The buttons of the moment."""

    prompt: Prompt | None = None
    extras: tuple[Offer, ...] = ()
    hot: int | None = None
    """The button under the mouse or the keyboard; extras are counted after the prompt's."""
    has_focus: bool = False
    """Whether the keyboard chose that button."""
    hinted: frozenset[int] = frozenset()
    """The buttons that a hint means, counted the same way."""
    held: int = 0
    """So many of the upper cards of the pack the player's hand holds, who cuts."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is written over the felt, beside the question and what players say."""

    note: str
    """A sentence that stays for some seconds."""
    guide: str
    """A sentence that explains the moment to a beginner."""
    hint: HintLines | None
    why: HintLines | None
    """The explanation of something that a computer did."""
    seal: str
    """The beginning of the seal of this deal."""
    practice: str
    """The word that says that this deal is practice, or nothing."""
    tip: Corner | None
    """The corner button whose name is told."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of one table."""

    layout: TableLayout
    """Where everything has its place."""
    deck: Deck
    show: Show
    flights: Flights
    view: View
    """What was known at the screen when the table last asked something, or when the deal ended."""
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    looks: tuple[Look, ...]
    """What every face shows, by seat."""
    turn: Seat | None
    """The seat that the table waits for."""
    active: Seat | None
    """The seat whose turn may be seen."""
    speaks_of_us: bool
    """Whether everybody at the screen is of one side."""

    say: Words
    aloud: Words
    """The words of what players say."""
    signs: Signs

    shows_leader: bool
    shows_sides: bool
    shows_running_points: bool
    is_muted: bool

    counted: float
    """How much of the deal's points is counted, 0 to 1."""
    is_counted: bool
    """Whether counting is over."""
    is_written: bool
    """Whether the deal stands on the sheet."""

    light: Light
    """How the own hand is lit."""
    lean: Lean
    """The card of the own hand that leans to the pointer."""
    hinted: frozenset[Card]
    """The cards of the own hand that a hint means."""
    numbers: tuple[int, ...]
    """The numbers of the own cards where their owner has them on a phone, from left to right."""
    number: int | None
    """The place of the card whose number is chosen."""

    question: Question
    told: Told
    corners: tuple[Corner, ...]
    """The corner buttons that are there."""
    corner: Corner | None
    """The corner button under the mouse."""
    review: int | None
    """The place of the trick that is looked at among those that may be."""

    rail: Rail | None
    """What the rail of points shows; None: there is none."""
    coins: tuple[Coin, ...]
    """The points that rise from a trick, or fly to the side that took it."""
    inlay: Inlay | None
    """The trumps in the cloth, once they are named."""
