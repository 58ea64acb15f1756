"""Which games belong together: names and words only, so that the first picture waits for no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The games of one country's name."""

    name: str
    """The name in keys of the catalogues: `games.NAME`, `games.NAME.where`, `title.logo.NAME`."""
    games: tuple[str, ...]
    """The games, the usual one first."""
    language: str
    """The language in which the games are called at home; one of those with a catalogue."""
    deck: str = "french"
    """The deck that is drawn unless the player wants another one: hungarian or french."""
    emblem: tuple[str, ...] = ("QH", "KH", "JH")
    """The cards that are fanned out above the family."""
    place: str = "bare"
    """The drawn place where its games are played: inn, terrace, yard, bar, or bare for none."""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """By game, the place of those that are played elsewhere than the others."""

    def place_of(self, game: str) -> str:
        """Return the place where that game is played."""
        return self.elsewhere.get(game, self.place)


FAMILIES: Final = (
    Family(
        name="bela",
        games=("bela4", "bela3", "bela2"),
        language="hr",
        deck="hungarian",
        emblem=("QC", "AH", "JS"),
        place="inn",
        elsewhere={"bela3": "terrace", "bela2": "terrace"},
    ),
    Family(
        name="belot",
        games=("belot_bg", "belot_bg_official"),
        language="bg",
        emblem=("9S", "JS", "AS"),
        place="yard",
    ),
    Family(
        name="belote",
        games=("belote4_fr", "coinche_fr", "belote4_es", "belote3_es", "belote2_es"),
        language="fr",
        place="bar",
    ),
)
"""In the order in which they are offered."""

TITLE: Final = " · ".join(family.name.capitalize() for family in FAMILIES)
"""The name over windows, in letters that every system writes."""
AT_HOME: Final[Mapping[str, str]] = {
    "hr": "bela4",
    "bg": "belot_bg",
    "pl": "belote2_es",
    "fr": "belote4_fr",
}
"""By language, the game that its country plays; the others have none of the family."""

ABROAD: Final = ("bela4", "belot_bg", "belote4_fr")
"""What is offered in the other languages: the best known game of each family."""


def offers(language: str) -> tuple[str, ...]:
    """The games that a first start in that language offers, the first one before it has been chosen."""
    return (AT_HOME[language],) if language in AT_HOME else ABROAD


def family_of(game: str) -> Family:
    """The family of a game; the first family for a game of a newer version."""
    return next((family for family in FAMILIES if game in family.games), FAMILIES[0])


def family_named(name: str) -> Family | None:
    """The family of that name, or None."""
    return next((family for family in FAMILIES if family.name == name), None)
