"""What can be set on the options page, one entry an option; all else follows from the field it stands for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from game.scenes.deals.intents import OpenFolder
from game.scenes.intents import Intent, OpenKeyMap, OpenLicences, OpenSeats
from game.scenes.preferences import Preferences


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
    is_usual: bool = False
    """Whether it is among the dozen that are seen first."""
    values: tuple[float, ...] = ()
    """The numbers that a field for a number may have, where it is no slider from 0 to 1."""
    opens: Intent | None = None
    """The page that is opened instead: `id` is then no field."""
    verb: str = "options.open"
    """The key of the word on the button that opens that page."""

    def put(self, likes: Preferences, value: str | float) -> Preferences:
        """Return the preferences with the value of a widget; raise ValueError if the field cannot have it."""
        kind = type(getattr(likes, self.id))
        return replace(likes, **{self.id: kind(value)})


SCALES: Final = (0.75, 1.0, 1.25, 1.5, 2.0, 2.5)

ENTRIES: Final = (
    Entry("speed", Group.PLAY, is_usual=True),
    Entry("trick_pause", Group.PLAY, is_usual=True),
    Entry("plays_by", Group.PLAY),
    Entry("plays_single", Group.PLAY),
    Entry("lights_legal", Group.PLAY),
    Entry("explains_illegal", Group.PLAY),
    Entry("offers_hints", Group.PLAY),
    Entry("shows_figures", Group.PLAY),
    Entry("offers_take_back", Group.PLAY),
    Entry("offers_claim", Group.PLAY),
    Entry("suit_order", Group.HAND, is_usual=True),
    Entry("trumps_at", Group.HAND),
    Entry("high_at", Group.HAND),
    Entry("deck", Group.TABLE, is_usual=True),
    Entry("cloth", Group.TABLE),
    Entry("place", Group.TABLE),
    Entry("card_back", Group.TABLE),
    Entry("is_fullscreen", Group.TABLE, is_usual=True),
    Entry("shows_sides", Group.TABLE),
    Entry("shows_leader", Group.TABLE),
    Entry("language", Group.LANGUAGE, is_usual=True),
    Entry("calls_language", Group.LANGUAGE),
    Entry("names_from", Group.LANGUAGE),
    Entry("scale", Group.ACCESS, is_usual=True, values=SCALES),
    Entry("has_large_index", Group.ACCESS, is_usual=True),
    Entry("has_four_colours", Group.ACCESS),
    Entry("motion", Group.ACCESS),
    Entry("speaks", Group.ACCESS),
    Entry("shows_captions", Group.ACCESS),
    Entry("asks_for_cut", Group.HONESTY, is_usual=True),
    Entry("shows_seal", Group.HONESTY),
    Entry("thoughts_after_deal", Group.HONESTY),
    Entry("shows_running_points", Group.SCORE, is_usual=True),
    Entry("points_on_table", Group.SCORE),
    Entry("counts_tricks", Group.SCORE),
    Entry("shows_sheet", Group.SCORE),
    Entry("sheet_look", Group.SCORE),
    Entry("folder", Group.SCORE, opens=OpenFolder(), verb="options.change"),
    Entry("volume", Group.SOUND, is_usual=True),
    Entry("is_muted", Group.SOUND, is_usual=True),
    Entry("cards_volume", Group.SOUND),
    Entry("voices_volume", Group.SOUND),
    Entry("ambience_volume", Group.SOUND),
    Entry("plays_to_end", Group.PLAY),
    Entry("seats", Group.PEOPLE, opens=OpenSeats()),
    Entry("own_face", Group.PEOPLE),
    Entry("chatter", Group.PEOPLE),
    Entry("peeks_by_hold", Group.PEOPLE),
    Entry("covers_alone", Group.PEOPLE),
    Entry("hand_on_phone", Group.PEOPLE),
    Entry("turns_to_players", Group.PEOPLE),
    Entry("key_map", Group.ACCESS, opens=OpenKeyMap()),
    Entry("licences", Group.HONESTY, opens=OpenLicences()),
)
"""In the order of the page, within each group and among the usual ones."""

GROUPS: Final = tuple(group for group in Group if any(entry.group is group for entry in ENTRIES))
"""The groups that hold something."""
