"""Every colour of a deck lives in its palette; a dark and a light tone stand beside the base."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """The colours of one deck as #RRGGBB; `_dark` is the shadow side, `_light` the highlight."""

    ink: str
    paper: str
    paper_dark: str
    edge: str
    red: str
    red_dark: str
    red_light: str
    gold: str
    gold_dark: str
    gold_light: str
    green: str
    green_dark: str
    green_light: str
    brown: str
    brown_dark: str
    brown_light: str
    blue: str
    blue_dark: str
    blue_light: str
    skin: str
    skin_dark: str
    lip: str
    cream: str
    cream_dark: str
    white: str
    purple: str
    purple_dark: str
    steel: str
    steel_dark: str
    black: str
    cup: str
    cup_dark: str


HUNGARIAN = Palette(
    ink="#2A1710", paper="#FBF4E2", paper_dark="#F1E4C6", edge="#D8C8A4",
    red="#C4351F", red_dark="#8E2013", red_light="#E0674A",
    gold="#E8AC33", gold_dark="#BC7A17", gold_light="#F7D67A",
    green="#4E8238", green_dark="#2F5A2B", green_light="#9BBE5C",
    brown="#A5632D", brown_dark="#6E3C1A", brown_light="#D0944F",
    blue="#2F6388", blue_dark="#1D4061", blue_light="#9CC4CC",
    skin="#F3CBA4", skin_dark="#DCA077", lip="#B84A35",
    cream="#F6E7C4", cream_dark="#DBC08C", white="#FFFBF0",
    purple="#6A3F6E", purple_dark="#46264E", steel="#C3CCCE", steel_dark="#87959B", black="#3A2A24",
    cup="#4E8238", cup_dark="#2F5A2B",
)  # fmt: skip
FRENCH = Palette(
    ink="#1B1D36", paper="#FCF8EE", paper_dark="#F3EAD6", edge="#D5CCB8",
    red="#C9243B", red_dark="#8C1430", red_light="#E4606A",
    gold="#E3AC3C", gold_dark="#B77C1E", gold_light="#F6D98A",
    green="#2E7D6B", green_dark="#1C5549", green_light="#7DB7A0",
    brown="#8A5A3A", brown_dark="#573621", brown_light="#B98A5E",
    blue="#2C4F94", blue_dark="#1B3060", blue_light="#9DB9DC",
    skin="#F6D3B3", skin_dark="#E0A987", lip="#C2344A",
    cream="#F8ECD0", cream_dark="#DCC59A", white="#FFFDF6",
    purple="#6B3F7A", purple_dark="#432652", steel="#C5CDD8", steel_dark="#8592A8", black="#22243F",
    cup="#2E7D6B", cup_dark="#1C5549",
)  # fmt: skip

# For the Hungarian suit signs only, not for the figures: dE >= 34 for protan and deutan, 12 for tritan
# (Machado 2009 simulation, CIE 76), where the traditional colours fall to 6.
HUNGARIAN_SAFE = replace(
    HUNGARIAN,
    red="#B8123A", red_dark="#820C2A", red_light="#E0607C",
    green="#1C86A6", green_dark="#125E78", green_light="#8FD0E2",
    gold="#F7C82E", gold_dark="#D79F12", gold_light="#FFE88F",
    brown="#C09A72", brown_light="#D8BC98", cup="#5A3A22", cup_dark="#3E2614",
)  # fmt: skip

# Black hair is never ink, so that its strands stay visible.
DARK_HAIR, DARK_HAIR_SHADE, DARK_HAIR_LIGHT = "#54413A", "#382A25", "#7A655A"
GREY_HAIR, GREY_HAIR_SHADE = "#B9B2A4", "#857D70"
SILVER_HAIR, SILVER_HAIR_SHADE = "#C9C2B6", "#918979"
ASH_HAIR, ASH_HAIR_SHADE = "#C9C6C4", "#908E92"
PLUM_HAIR, PLUM_HAIR_SHADE = "#5B5468", "#3B3549"
AUBURN_HAIR, AUBURN_HAIR_SHADE = "#B5532A", "#7E3418"
BROWN_HAIR, BROWN_HAIR_SHADE = "#8A5A3A", "#573621"


def mixed(colour: str, other: str, share: float) -> str:
    """Return the colour with a share of another, channel by channel."""
    channels = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in channels)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


@dataclass(frozen=True)
class Cloth:
    """A colour and its dark side."""

    colour: str
    dark: str
