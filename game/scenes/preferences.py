"""What the player likes: the values that the options page changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from game.variants.families import offers

USUAL_GAME: Final = "bela4"
"""The game of the settings before anything is chosen."""

Options: TypeAlias = Mapping[str, bool | int | str]
"""House rules by the ids of the rule book: the differences from `Variant.rules`."""


class DeckFace(StrEnum):
    """Which deck is drawn; the cards themselves never know."""

    AUTO = "auto"
    """Hungarian for Bela, French elsewhere."""
    HUNGARIAN = "hungarian"
    FRENCH = "french"


class Speed(StrEnum):
    """How fast the table moves."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"
    INSTANT = "instant"


class TrickPause(StrEnum):
    """How long a full trick lies before it is collected."""

    SPEED = "speed"
    """As the speed has it: 1.5, 0.9 or 0.35 seconds, at the instant one until a press."""
    NONE = "none"
    BRIEF = "brief"
    USUAL = "usual"
    LONG = "long"
    LONGEST = "longest"
    PRESS = "press"
    """Until a key or a button is pressed."""


class PlaysBy(StrEnum):
    """What plays a card with the mouse or a finger."""

    TAP = "tap"
    SELECT = "select"
    """The first tap chooses it, the second one plays it."""
    DRAG = "drag"
    """Pulled to the table, or tapped."""


class Chatter(StrEnum):
    """How much computer players say besides what the game asks of them."""

    NONE = "none"
    LITTLE = "little"
    """A line in a deal at the most, and no line twice in a match."""


class SuitOrder(StrEnum):
    """In which order the suits of the own hand stand."""

    COLOURS = "colours"
    """As few neighbours of one colour as possible."""
    FIXED = "fixed"
    """Always the same one."""
    DEALT = "dealt"
    """As the cards came."""
    OWN = "own"
    """As the player has pulled them, kept through the deal."""


class TrumpsAt(StrEnum):
    """Where trumps stand in the own hand."""

    RIGHT = "right"
    LEFT = "left"
    SUIT = "suit"
    """Where the suit would stand as well."""


class HighAt(StrEnum):
    """At which end of its suit the highest card stands."""

    RIGHT = "right"
    LEFT = "left"


class SheetLook(StrEnum):
    """How the score sheet is written."""

    PAPER = "paper"
    """On ruled paper, by hand."""
    PLAIN = "plain"
    """In print, on a plain ground."""


class Language(StrEnum):
    """The languages that the menus speak, in the order in which they are offered."""

    HR = "hr"
    BG = "bg"
    EN = "en"
    DE = "de"
    PL = "pl"
    FR = "fr"


class Motion(StrEnum):
    """How much moves: cards that fly, turn over and pop up, or only pictures that fade."""

    AUTO = "auto"
    """As the system says, where it says anything."""
    FULL = "full"
    REDUCED = "reduced"


class Cloth(StrEnum):
    """The felt of the table; the value is its drawing."""

    GREEN = "green"
    BURGUNDY = "burgundy"
    BLUE = "blue"
    CHARCOAL = "charcoal"


class Venue(StrEnum):
    """Where the table stands; the value is the beginning of the names of its drawings."""

    GAME = "game"
    """Where the game is at home."""
    BARE = "bare"
    """Nowhere: the table fills the window."""
    INN = "inn"
    """In Zagreb, in the evening."""
    TERRACE = "terrace"
    """In Dalmatia, at dusk."""
    YARD = "yard"
    """In Sofia, under a vine."""
    BAR = "bar"
    """In Marseille."""


class Back(StrEnum):
    """The back of the cards: each deck has two."""

    USUAL = "usual"
    """Red on the Hungarian deck, blue on the French one."""
    OTHER = "other"
    """Green on the Hungarian deck, red on the French one."""


SMALLEST_SCALE: Final = 0.75
LARGEST_SCALE: Final = 2.5


class CallsLanguage(StrEnum):
    """What is called at the table, and the words of bubbles and calls."""

    MENUS = "menus"
    """As the menus."""
    GAME = "game"
    """As where the game is at home: Croatian for Bela, Bulgarian for Belot, French for Belote."""
    HR = "hr"
    BG = "bg"
    EN = "en"
    DE = "de"
    PL = "pl"
    FR = "fr"


class OwnFace(StrEnum):
    """The portrait of whoever plays alone: none in particular, or that of somebody."""

    NONE = "none"
    """The one that is chosen for the seat."""
    MARA = "mara"
    ANA = "ana"
    ZLATA = "zlata"
    JOZA = "joza"
    LUKA = "luka"
    TOME = "tome"
    RUZA = "ruza"
    IVA = "iva"
    VESNA = "vesna"
    KATA = "kata"
    NADA = "nada"
    STIPE = "stipe"
    FRANJO = "franjo"
    NIKO = "niko"
    DRAGO = "drago"
    PAVAO = "pavao"


OWN_NAMES: Final = {
    Language.HR: "Hrvatski",
    Language.BG: "Български",
    Language.EN: "English",
    Language.DE: "Deutsch",
    Language.PL: "Polski",
    Language.FR: "Français",
}
"""Every language by its own name: who cannot read the others must find it."""

LETTERS: Final = {
    Language.HR: "abcčćdđefghijklmnoprsštuvzžqwxy",
    Language.BG: "абвгдежзийклмнопрстуфхцчшщъьюя",
    Language.EN: "abcdefghijklmnopqrstuvwxyz",
    Language.DE: "abcdefghijklmnopqrstuvwxyzäöüß",
    Language.PL: "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx",
    Language.FR: "abcdefghijklmnopqrstuvwxyzéèêàâçîôûë",
}
"""The letters of each language, in its order, foreign ones last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who sits at a seat."""

    is_person: bool = False
    level: str = "medium"
    """How well the computer plays; kept for later while a person sits here."""
    name: str = ""
    """As it was typed; empty: that of the face, and whoever plays alone is "you"."""
    face: str = ""
    """The portrait, which is also a computer's character; empty: the usual one of the seat."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Preferences:
    """Everything a player may set; the defaults are what a regular at the café expects."""

    deck: DeckFace = DeckFace.AUTO
    language: Language = Language.HR
    speed: Speed = Speed.NORMAL
    volume: float = 0.7
    """Loudness of all sounds, 0..1."""
    is_muted: bool = False
    shows_running_points: bool = False
    """Whether the points taken so far in the deal are shown; at a real table nobody writes them down."""
    points_on_table: bool = True
    """Whether points rise from a trick and a rail shows how far a contract is; never at a strict table."""
    asks_for_cut: bool = False
    """Whether the player is asked to cut or knock on his turn; if not, the program knocks for him."""
    is_fullscreen: bool = False
    game: str = USUAL_GAME
    """The game that was chosen last, by its name in records; see `current_game`."""
    house_rules: Mapping[str, Options] = field(default_factory=dict)
    """By game, the house rules in which the player differs from `Variant.rules`."""
    before_letter: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
    """By game that is played by the letter of its sheet, by field what the letter changed here, as it was."""
    tables: Mapping[str, tuple[Sitter, ...]] = field(default_factory=dict)
    """Who sits where, by the number of players in figures; where nothing is said one person sits first."""
    peeks_by_hold: bool = False
    """Whether hidden cards are open only as long as a key or the button is held."""
    hand_on_phone: bool = False
    """Whether people at one screen may take their cards on their phones, as a code for the camera."""
    covers_alone: bool = False
    """Whether open cards cover themselves when nobody has touched anything for a while."""
    chatter: Chatter = Chatter.LITTLE
    turns_to_players: bool = False
    """Whether words and plates are turned to the players: the screen lies flat among them."""
    scale: float = 1.0
    """How large words, buttons, panels and the hand are, 0.75..2.5; as far as the window can hold it."""
    has_large_index: bool = False
    """Whether cards show only their suit and their rank, large."""
    has_four_colours: bool = False
    """Whether every suit has a colour of its own, safe for colour-blind eyes, in both decks."""
    motion: Motion = Motion.AUTO
    cloth: Cloth = Cloth.GREEN
    place: Venue = Venue.GAME
    card_back: Back = Back.USUAL
    shows_sides: bool = False
    """Whether the name plates tell the sides of the table: south, east, north, west."""
    shows_leader: bool = True
    """Whether an arrow in the middle points to whoever leads to the trick."""
    has_chosen_game: bool = False
    """Whether a game was ever chosen: from then on Play leads to the table at once."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys that were moved, by the names of what they do; the usual ones are in `shortcuts.py`."""
    pad_buttons: Mapping[str, str] = field(default_factory=dict)
    """The same for the buttons of controllers, by their places."""
    has_seen_caption: bool = False
    """Whether the first call was explained below the hand, which is done once."""
    has_seen_offer: bool = False
    """Whether it was said, once and not in the first match, that the only card may play itself."""
    has_played_match: bool = False
    """Whether a match was ever ended, or left for another one: from then on the seal lies on the table."""
    calls_language: CallsLanguage = CallsLanguage.MENUS
    names_from: CallsLanguage = CallsLanguage.GAME
    """Of which country the names of computers are."""
    plays_to_end: bool = False
    """Whether every deal is played to its last card, also where one side has the rest for certain."""
    speaks: bool = False
    """Whether the table and the pages are read aloud by the system's speech."""
    shows_captions: bool = False
    """Whether what is heard, said and done stands in a line at the top for a while."""
    trick_pause: TrickPause = TrickPause.SPEED
    plays_by: PlaysBy = PlaysBy.TAP
    plays_single: bool = False
    """Whether the only card that may be played plays itself, after the time that a computer thinks."""
    lights_legal: bool = True
    """Whether cards that may be played are raised and the others dimmed."""
    explains_illegal: bool = True
    """Whether it is said why a card may not be played."""
    offers_hints: bool = True
    shows_figures: bool = False
    """Whether the figures of a hint lie open: a beginner is a player who has never opened them."""
    offers_take_back: bool = True
    offers_claim: bool = True
    """Whether there is a button for who has the rest for certain; computers claim unless `plays_to_end`."""
    shows_seal: bool = True
    """Whether a deal's seal is shown before the cut from the second match on; the log always tells it."""
    thoughts_after_deal: bool = True
    """Whether what computers thought is only told once the deal is over."""
    suit_order: SuitOrder = SuitOrder.COLOURS
    trumps_at: TrumpsAt = TrumpsAt.RIGHT
    high_at: HighAt = HighAt.RIGHT
    counts_tricks: bool = False
    """Whether the side that did not call counts its tricks before a deal is written ([000])."""
    shows_sheet: bool = True
    """Whether the sheet is laid on the table between two deals."""
    sheet_look: SheetLook = SheetLook.PAPER
    own_face: OwnFace = OwnFace.NONE
    own_folder: str = ""
    """Where pictures and texts are saved, as it was typed; empty: where the system keeps pictures."""
    cards_volume: float = 1.0
    """Loudness of cards and of the pack, as a share of `volume`."""
    voices_volume: float = 1.0
    """The same for what is called."""
    ambience_volume: float = 0.3
    """The same for what is heard of the place."""

    @property
    def has_game(self) -> bool:
        """Whether a game was chosen; settings of older versions may name one without saying so."""
        return self.has_chosen_game or self.game != USUAL_GAME

    @property
    def sees_seal(self) -> bool:
        """Whether the seal lies on the table; who was told of single cards has played before."""
        return self.shows_seal and (self.has_played_match or self.has_seen_offer)

    @property
    def current_game(self) -> str:
        """The game that was chosen last; before that, the first one that the language offers."""
        return self.game if self.has_game else offers(self.language)[0]


class Habits(NamedTuple):
    """The fields of `Preferences` of which rule sheets speak (`Manner`)."""

    asks_for_cut: bool
    offers_take_back: bool
    counts_tricks: bool


def habits_of(likes: Preferences) -> Habits:
    """How the player plays what rule sheets speak of."""
    return Habits(*(getattr(likes, name) for name in Habits._fields))


@dataclass(frozen=True, kw_only=True, slots=True)
class Invitation:
    """What is to be played, by which rules and against whom."""

    game: str
    options: Options = field(default_factory=dict)
    seats: tuple[Sitter, ...] = ()
    """Who sits where; empty: one person and computers."""
