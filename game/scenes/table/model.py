"""The model of one table as plain data: only `update` writes it, all others read it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cards.card import Card
    from game.rules.events import Event
    from game.rules.fault import Fault
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.scenes.preferences import Preferences, Sitter
    from game.scenes.setpiece.keepsake import Kind
    from game.scenes.table.advice import Advice
    from game.scenes.table.board import Token
    from game.scenes.table.corners import Corner
    from game.scenes.table.geometry.pose import Point, Pose
    from game.scenes.table.match import Match
    from game.scenes.table.news import Mark
    from game.scenes.table.offers import Offer, Prompt
    from game.scenes.table.public_acts import PublicAct
    from game.scenes.table.show import Show
    from game.table.hindsight import Hindsight
    from game.table.session import Rest
    from game.text.catalogue import Words
    from game.text.chatter import Line


@dataclass(slots=True)
class Seating:
    """Who sits at the table, and who looks at the screen."""

    names: tuple[str, ...]
    people: frozenset[Seat] = frozenset({0})
    """The seats that decide at this screen."""
    viewer: Seat = 0
    """The seat at the bottom of the screen."""
    portraits: tuple[str, ...] = ()
    """Empty: the portraits that belong to the names."""
    wanted: tuple[Sitter, ...] | None = None
    """The players from the next deal on; None: the same as now."""


NEVER: Final = (None, -1)
"""The moment of no question."""


@dataclass(slots=True)
class Question:
    """What the player may do now."""

    is_fresh: bool = False
    """Whether everything has been shown and the question is up to date."""
    turn: Seat | None = None
    """The seat for which the table waited then."""
    moment: tuple[Seat | None, int] = NEVER
    """For whom the table waited and how many actions the match had when `age` last began at zero."""
    prompt: Prompt | None = None
    extras: tuple[Offer, ...] = ()
    """The small buttons beside the hand."""
    spread: int | None = None
    """How many cards a cut would lift; None: the pack is not spread for cutting."""
    grip: Point | None = None
    """Where mouse or finger holds the lifted packet."""
    says_belote: bool = False
    goal: int = 0
    """The number chosen where numbers are bid."""
    laid_away: tuple[Token, ...] = ()
    """The cards chosen to be laid away."""
    age: float = 0.0
    """Seconds since the question was put to that player."""
    guard: float = 0.0
    """Seconds for which a press still plays nothing, because the turn has just begun."""
    warned: Fault | None = None
    """The fault that the player has been warned of."""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """All buttons, extras after those of the prompt."""
        return (*(self.prompt.offers if self.prompt is not None else ()), *self.extras)

    @property
    def is_guarded(self) -> bool:
        """Whether the turn has just begun, so that a press plays nothing."""
        return self.guard > 0


@dataclass(slots=True)
class Attention:
    """What the player points at."""

    hot: int | None = None
    """The button under the mouse or the keyboard, extras counted after the prompt's."""
    has_focus: bool = False
    """Whether the keyboard chose it."""
    chosen: Token | None = None
    """The card under the mouse or the keyboard."""
    by_keys: bool = False
    """Whether the keyboard chose the card, which then also shows on dimmed cards."""
    corner: Corner | None = None
    mouse: Point = (-1, -1)
    over: Corner | None = None
    """The corner button on which the mouse rests."""
    rested: float = 0.0
    is_known: bool = False
    """Whether the player has pressed something since, so that the button needs no tip."""
    is_finger: bool = False


@dataclass(slots=True)
class Hands:
    """How the player handles the own cards."""

    selected: Token | None = None
    """The card that the next tap plays."""
    held: Token | None = None
    """The card that the mouse holds."""
    start: Point = (0, 0)
    origin: Pose | None = None
    """Where the card was taken from, once it is pulled."""
    plays_pulled: bool = False
    """Whether the card that is held is played when it is let go above the hand."""
    own: tuple[int, tuple[Card, ...]] = (0, ())
    """The order that the player has made, and in which deal."""
    waited: float = 0.0
    """Seconds since the only card that may be played could be played."""
    is_lit: bool = True
    """Whether the cards lie as they do where the ones that may be played are raised."""
    is_pressed: bool = False
    """Whether the own hand is held open by mouse or finger."""
    pulled: Token | None = None
    """The card of that hand on which the pointer was last."""


@dataclass(slots=True)
class Sharing:
    """Several people at one screen: whose cards lie open, and who has looked."""

    open_seat: Seat | None = None
    """Whose cards lie open."""
    is_looking: bool = False
    """Whether they lie open for the first look of the deal, in which nothing is asked."""
    at_screen: Seat | None = None
    """The last person at the screen; None if somebody else may have come since."""
    looked: dict[Seat, int] = field(default_factory=dict)
    """By seat that has looked in this deal: how many cards its hand had when it last looked."""
    marks: dict[Seat, Mark] = field(default_factory=dict)
    """By seat how far the deal had come when it last acted."""
    wants_to_peek: Seat | None = None
    decided: Seat | None = None
    """The seat that decided last; None once another seat has looked or decided."""
    waited: float = 0.0
    """Seconds since anybody touched anything."""
    edges: dict[Seat, bool] = field(default_factory=dict)
    """By seat whose pages were turned by hand: whether the pages lie to the opposite edge now."""
    before_page: bool | None = None
    """How the picture lay before a page that is turned to another edge."""
    lies: float = 0.0
    """Seconds for which a forced last card has waited to be played."""
    peeking: int | None = None
    """The controller whose shoulder button is held."""
    peek_age: float = 0.0
    called: tuple[Seat, int] | None = None
    """The seat whose controller shook last, and after how many actions."""


@dataclass(slots=True)
class Phones:
    """Hands on phones; cards are kept only as digests under a salt of the deal."""

    salt: bytes = b""
    places: dict[Seat, list[bytes]] = field(default_factory=dict)
    """By seat the digests of its cards in the order of their numbers; played cards stay listed."""
    using: set[Seat] = field(default_factory=set)
    chosen: int | None = None
    """The place in the hand of the card under the mouse or the arrows."""
    age: float = 0.0
    """Seconds since the turn came."""
    asked: tuple[int, Seat] = (-1, -1)


@dataclass(slots=True)
class HintState:
    """A hint that was asked for."""

    is_asked: bool = False
    waited: float = 0.0
    advice: Advice | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether the hint is shown or being computed."""
        return self.is_asked or self.advice is not None


@dataclass(slots=True)
class WhyState:
    """The explanation of a public act that somebody asked for."""

    act: PublicAct | None = None
    is_thinking: bool = False
    is_found: bool = False
    found: Hindsight | None = None
    """What the computer thought; None although `is_found`: nothing is known."""


@dataclass(slots=True)
class Chat:
    """What computer players said besides the game."""

    said: set[str] | None = None
    """The lines of earlier deals; None: not computed yet."""
    last: tuple[int, Line] | None = None
    shown: set[str] = field(default_factory=set)
    due: Line | None = None


@dataclass(slots=True)
class Told:
    """What has been told in sentences."""

    events: list[Event] = field(default_factory=list)
    """The events of this deal that were shown, as everybody at the screen may see them."""
    sentences: tuple[str, ...] = ()
    """The latest ones."""
    asked: str = ""
    meant: str = ""
    noted: str = ""
    has_told_hand: bool = False
    rest: Rest | None = None
    """Who has claimed the rest of the deal."""
    rest_place: int = 0
    """The place of the event after which the rest was claimed."""


@dataclass(slots=True)
class Note:
    """A sentence that is shown for a while."""

    text: str = ""
    left: float = 0.0


class Guide(Protocol):
    """What explains a moment to somebody new."""

    def steps(
        self, view: View, said: set[str], likes: Preferences, *, is_alone: bool
    ) -> tuple[str, ...] | None:
        """Return the names of the steps to explain now; None: the present explanation stays."""
        ...

    def sentence(self, steps: tuple[str, ...], view: View, say: Words, deck: Deck) -> str:
        """Return the text of these steps."""
        ...

    def learned(self, steps: tuple[str, ...]) -> Callable[[Preferences], Preferences] | None:
        """Return how the preferences change once the player has answered; None: not at all."""
        ...


@dataclass(slots=True)
class Guidance:
    """What the guide says now."""

    guide: Guide
    steps: tuple[str, ...] = ()
    view: View | None = None
    """What the player knew when it was said."""
    said: set[str] = field(default_factory=set)
    """The names of all steps so far."""


@dataclass(slots=True)
class Progress:
    """How far the match has come at this screen."""

    held: list[Event] = field(default_factory=list)
    """Events that are not shown yet, because a computer still seems to think."""
    turn: Seat | None = None
    """The seat for which the table waited before these events."""
    thinking: float = 0.0
    """Seconds for which somebody still seems to think."""
    is_told: bool = False
    """Whether the sum of this deal's tricks was said, where tricks are counted by hand."""
    is_counted: bool = False
    """Whether the counted deal is on the score sheet already."""
    dealt: int = 0
    """Deals that were counted here."""
    moment: Kind | None = None
    """The great moment of the scored deal that is still to be shown."""
    is_celebrated: bool = False
    """Whether that moment was shown, so that the deal need not be counted up on the table."""
    phase: str = ""
    """The phase whose picture is still to be taken."""


@dataclass(slots=True)
class TableModel:
    """One match at one screen."""

    match: Match
    game: str
    seating: Seating
    view: View
    """What the viewer knew when the question was asked."""
    show: Show
    """What has been shown of the match."""
    guidance: Guidance
    deals: int | None = None
    """The program ends after so many deals."""
    is_lesson: bool = False
    """Whether the first deal is the last one, nobody chats, and a page comes afterwards."""
    is_practice: bool = False
    """Whether the first deal is the last one, and its lines are compared afterwards."""
    progress: Progress = field(default_factory=Progress)
    question: Question = field(default_factory=Question)
    attention: Attention = field(default_factory=Attention)
    hands: Hands = field(default_factory=Hands)
    sharing: Sharing = field(default_factory=Sharing)
    phones: Phones = field(default_factory=Phones)
    note: Note = field(default_factory=Note)
    hint: HintState = field(default_factory=HintState)
    why: WhyState = field(default_factory=WhyState)
    review: int | None = None
    """The place of the shown old trick among those that may be reviewed; None: none is shown."""
    told: Told = field(default_factory=Told)
    chat: Chat = field(default_factory=Chat)
