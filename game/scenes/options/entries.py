"""What can be set on the options page, one entry an option; all else follows from the field it stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from game.scenes.deals.intents import OpenFolder
from game.scenes.intents import Intent, OpenKeyMap, OpenLicences, OpenSeats
from game.scenes.preferences import (
    Back,
    CallsLanguage,
    Chatter,
    Cloth,
    DeckFace,
    HighAt,
    Language,
    Motion,
    OwnFace,
    PlaysBy,
    Preferences,
    SheetLook,
    Speed,
    SuitOrder,
    TrickPause,
    TrumpsAt,
    Venue,
)

Set: TypeAlias = Callable[[Preferences, bool | float | str], Preferences]
"""Takes the preferences and the value of a widget, and returns the preferences with that value.

Raises ValueError if the field cannot have the value.
"""


class Group(StrEnum):
    """The shelves of the page, in their order; the words are `options.group.GROUP`."""

    PLAY = "play"
    HAND = "hand"
    TABLE = "table"
    PEOPLE = "people"
    SCORE = "score"
    SOUND = "sound"
    ACCESS = "access"
    HONESTY = "honesty"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class Entry:
    """One option: a field of `Preferences`, or a page of its own.

    Words: `options.ID`, `options.ID.line` (one line that explains it) and `options.ID.VALUE` for each value
    of an enum; numbers in `values` are shown in per cent. What sets it follows from the field's default: a
    switch for a bool, a choice for an enum or for `values`, a slider for any other number.
    """

    id: str
    group: Group
    set: Set | None = None
    """Sets the field; None: a page is opened instead."""
    is_usual: bool = False
    """Whether it is among the dozen that are seen first."""
    values: tuple[float, ...] = ()
    """The numbers that a field for a number may have, where it is no slider from 0 to 1."""
    opens: Intent | None = None
    """The page that is opened instead: `id` is then no field."""
    verb: str = "options.open"
    """The key of the word on the button that opens that page."""


SCALES: Final = (0.75, 1.0, 1.25, 1.5, 2.0, 2.5)

ENTRIES: Final = (
    Entry("speed", Group.PLAY, lambda likes, to: replace(likes, speed=Speed(str(to))), is_usual=True),
    Entry(
        "trick_pause",
        Group.PLAY,
        lambda likes, to: replace(likes, trick_pause=TrickPause(str(to))),
        is_usual=True,
    ),
    Entry("plays_by", Group.PLAY, lambda likes, to: replace(likes, plays_by=PlaysBy(str(to)))),
    Entry("plays_single", Group.PLAY, lambda likes, to: replace(likes, plays_single=bool(to))),
    Entry("lights_legal", Group.PLAY, lambda likes, to: replace(likes, lights_legal=bool(to))),
    Entry("explains_illegal", Group.PLAY, lambda likes, to: replace(likes, explains_illegal=bool(to))),
    Entry("offers_hints", Group.PLAY, lambda likes, to: replace(likes, offers_hints=bool(to))),
    Entry("shows_figures", Group.PLAY, lambda likes, to: replace(likes, shows_figures=bool(to))),
    Entry("offers_take_back", Group.PLAY, lambda likes, to: replace(likes, offers_take_back=bool(to))),
    Entry("offers_claim", Group.PLAY, lambda likes, to: replace(likes, offers_claim=bool(to))),
    Entry(
        "suit_order",
        Group.HAND,
        lambda likes, to: replace(likes, suit_order=SuitOrder(str(to))),
        is_usual=True,
    ),
    Entry("trumps_at", Group.HAND, lambda likes, to: replace(likes, trumps_at=TrumpsAt(str(to)))),
    Entry("high_at", Group.HAND, lambda likes, to: replace(likes, high_at=HighAt(str(to)))),
    Entry("deck", Group.TABLE, lambda likes, to: replace(likes, deck=DeckFace(str(to))), is_usual=True),
    Entry("cloth", Group.TABLE, lambda likes, to: replace(likes, cloth=Cloth(str(to)))),
    Entry("place", Group.TABLE, lambda likes, to: replace(likes, place=Venue(str(to)))),
    Entry("card_back", Group.TABLE, lambda likes, to: replace(likes, card_back=Back(str(to)))),
    Entry(
        "is_fullscreen", Group.TABLE, lambda likes, to: replace(likes, is_fullscreen=bool(to)), is_usual=True
    ),
    Entry("shows_sides", Group.TABLE, lambda likes, to: replace(likes, shows_sides=bool(to))),
    Entry("shows_leader", Group.TABLE, lambda likes, to: replace(likes, shows_leader=bool(to))),
    Entry(
        "language",
        Group.LANGUAGE,
        lambda likes, to: replace(likes, language=Language(str(to))),
        is_usual=True,
    ),
    Entry(
        "calls_language",
        Group.LANGUAGE,
        lambda likes, to: replace(likes, calls_language=CallsLanguage(str(to))),
    ),
    Entry(
        "names_from",
        Group.LANGUAGE,
        lambda likes, to: replace(likes, names_from=CallsLanguage(str(to))),
    ),
    Entry(
        "scale",
        Group.ACCESS,
        lambda likes, to: replace(likes, scale=float(to)),
        is_usual=True,
        values=SCALES,
    ),
    Entry(
        "has_large_index",
        Group.ACCESS,
        lambda likes, to: replace(likes, has_large_index=bool(to)),
        is_usual=True,
    ),
    Entry("has_four_colours", Group.ACCESS, lambda likes, to: replace(likes, has_four_colours=bool(to))),
    Entry("motion", Group.ACCESS, lambda likes, to: replace(likes, motion=Motion(str(to)))),
    Entry("speaks", Group.ACCESS, lambda likes, to: replace(likes, speaks=bool(to))),
    Entry("shows_captions", Group.ACCESS, lambda likes, to: replace(likes, shows_captions=bool(to))),
    Entry(
        "asks_for_cut", Group.HONESTY, lambda likes, to: replace(likes, asks_for_cut=bool(to)), is_usual=True
    ),
    Entry("shows_seal", Group.HONESTY, lambda likes, to: replace(likes, shows_seal=bool(to))),
    Entry(
        "thoughts_after_deal",
        Group.HONESTY,
        lambda likes, to: replace(likes, thoughts_after_deal=bool(to)),
    ),
    Entry(
        "shows_running_points",
        Group.SCORE,
        lambda likes, to: replace(likes, shows_running_points=bool(to)),
        is_usual=True,
    ),
    Entry("points_on_table", Group.SCORE, lambda likes, to: replace(likes, points_on_table=bool(to))),
    Entry("counts_tricks", Group.SCORE, lambda likes, to: replace(likes, counts_tricks=bool(to))),
    Entry("shows_sheet", Group.SCORE, lambda likes, to: replace(likes, shows_sheet=bool(to))),
    Entry("sheet_look", Group.SCORE, lambda likes, to: replace(likes, sheet_look=SheetLook(str(to)))),
    Entry("folder", Group.SCORE, opens=OpenFolder(), verb="options.change"),
    Entry("volume", Group.SOUND, lambda likes, to: replace(likes, volume=float(to)), is_usual=True),
    Entry("is_muted", Group.SOUND, lambda likes, to: replace(likes, is_muted=bool(to)), is_usual=True),
    Entry("cards_volume", Group.SOUND, lambda likes, to: replace(likes, cards_volume=float(to))),
    Entry("voices_volume", Group.SOUND, lambda likes, to: replace(likes, voices_volume=float(to))),
    Entry("ambience_volume", Group.SOUND, lambda likes, to: replace(likes, ambience_volume=float(to))),
    Entry("plays_to_end", Group.PLAY, lambda likes, to: replace(likes, plays_to_end=bool(to))),
    Entry("seats", Group.PEOPLE, opens=OpenSeats()),
    Entry("own_face", Group.PEOPLE, lambda likes, to: replace(likes, own_face=OwnFace(str(to)))),
    Entry("chatter", Group.PEOPLE, lambda likes, to: replace(likes, chatter=Chatter(str(to)))),
    Entry("peeks_by_hold", Group.PEOPLE, lambda likes, to: replace(likes, peeks_by_hold=bool(to))),
    Entry("covers_alone", Group.PEOPLE, lambda likes, to: replace(likes, covers_alone=bool(to))),
    Entry("hand_on_phone", Group.PEOPLE, lambda likes, to: replace(likes, hand_on_phone=bool(to))),
    Entry("turns_to_players", Group.PEOPLE, lambda likes, to: replace(likes, turns_to_players=bool(to))),
    Entry("key_map", Group.ACCESS, opens=OpenKeyMap()),
    Entry("licences", Group.HONESTY, opens=OpenLicences()),
)
"""In the order of the page, within each group and among the usual ones."""

GROUPS: Final = tuple(group for group in Group if any(entry.group is group for entry in ENTRIES))
"""The groups that hold something."""
