"""What the table takes from the world outside at this moment, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.aloud import aloud_words, words_of_game
from game.scenes.signs import Signs, signs_of

if TYPE_CHECKING:
    from game.scenes.cards.deck import Deck
    from game.scenes.pace import Pace
    from game.scenes.pad_seats import PadSeats
    from game.scenes.preferences import Preferences
    from game.scenes.table_desk import TableDesk
    from game.text.catalogue import Words


@dataclass(frozen=True, slots=True)
class Wishes:
    """The player's preferences with what follows from them, and the devices."""

    likes: Preferences
    say: Words
    """The words of the menus, with the game's own."""
    aloud: Words
    """The words of what is called."""
    pace: Pace
    deck: Deck
    signs: Signs
    pad_seats: PadSeats
    """Whose hands a controller is in."""
    is_still: bool
    """Whether little may move."""
    is_turned: bool
    """Whether the picture is upside down."""
    wants_pictures: bool
    """Whether pictures of phases are taken."""
    is_photographed: bool
    """Whether the next frame will be kept as a picture."""
    may_go_on: bool = True
    """Whether the last action is on the disk."""


class Desktop:
    """The wishes at one desk for one game; worked out again only when something there has changed."""

    def __init__(self, desk: TableDesk, game: str) -> None:
        """Read that desk."""
        self._desk, self._game = desk, game
        self._known: tuple[tuple[object, ...], Wishes] | None = None

    def wishes(self, deck: Deck, *, may_go_on: bool) -> Wishes:
        """What holds now with that deck."""
        desk, devices, photographs = self._desk, self._desk.devices, self._desk.photographs
        now = (
            (desk.preferences, desk.is_still, desk.is_turned, photographs.are_wanted, photographs.are_due),
            (devices.pad, devices.keymap, devices.buttons, devices.pad_seats, deck, may_go_on),
        )
        if self._known is None or self._known[0] != now:
            self._known = now, wishes_of(desk, self._game, deck, may_go_on=may_go_on)
        return self._known[1]


def wishes_of(desk: TableDesk, game: str, deck: Deck, *, may_go_on: bool) -> Wishes:
    """What holds at the desk now for that game with that deck."""
    return Wishes(
        likes=desk.preferences,
        say=words_of_game(desk.say, game),
        aloud=aloud_words(desk, game),
        pace=desk.pace,
        deck=deck,
        signs=signs_of(desk.devices),
        pad_seats=desk.devices.pad_seats,
        is_still=desk.is_still,
        is_turned=desk.is_turned,
        wants_pictures=desk.photographs.are_wanted,
        is_photographed=desk.photographs.are_due,
        may_go_on=may_go_on,
    )
