"""Every drawing is a file that the renderer draws right, under a plain name; no two files share a place."""

from __future__ import annotations

import gzip
import re
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.scenes.table.motion.poses import POSES
from game.scenes.table.picture.likeness import MOST, PLACES, fan_of

SPRITES = Path(__file__).parents[2] / "sprites"
FILES = sorted(path for path in SPRITES.rglob("*.svg") if "draw" not in path.parts)
SVG = "{http://www.w3.org/2000/svg}"
DRAWN_RIGHT = {"svg", "title", "path"}
GRADIENTS = {"defs", "radialGradient", "linearGradient", "stop"}
LIVING = ("avatars", "figures")
"""Folders of people whose layers move."""
LAYERED = {"class", "display"}
"""A portrait tells the layer of each path, and what is not drawn where nothing moves."""
PAINTS = {"d", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "opacity"}
CODES = {rank + suit for rank in "789TJQKA" for suit in "CDHS"}


def name(path: Path) -> str:
    return path.relative_to(SPRITES).as_posix()


def test_the_set_is_complete() -> None:
    for deck in ("hungarian", "french"):
        assert {path.stem for path in (SPRITES / "cards" / deck).glob("*.svg")} == CODES
        assert {path.stem for path in (SPRITES / "pips" / deck).glob("*.svg")} == set("CDHS")
    names = {name(path) for path in FILES}
    assert {
        f"backs/{back}.svg" for back in ("hungarian_red", "hungarian_green", "french_blue", "french_red")
    } <= names
    assert {f"table/{felt}.svg" for felt in ("green", "burgundy", "blue", "charcoal")} <= names
    pieces = ("wall", "above", "left", "right", "seat")
    rooms = {f"places/{room}_{piece}.svg" for room in ("inn", "terrace", "yard", "bar") for piece in pieces}
    assert rooms == {path for path in names if path.startswith("places/")}
    bubbles = ("bubble_left", "bubble_right", "bubble_left_up", "bubble_right_up")
    assert {f"ui/{part}.svg" for part in (*bubbles, "plate", "dealer")} <= names
    for folder in ("avatars/", "figures/"):
        assert len([path for path in names if path.startswith(folder)]) == 16


def test_names_are_plain() -> None:
    for path in (path for path in SPRITES.rglob("*") if path.is_file() and "draw" not in path.parts):
        stem = path.stem.removeprefix("pip_hungarian_").removeprefix("pip_french_")
        if stem not in CODES | set("CDHS") | {"README"}:
            assert re.fullmatch(r"[a-z0-9_]+", path.stem), name(path)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_only_what_the_renderer_draws_right(path: Path) -> None:
    """No clip path, use, text, mask or filter: nanosvg ignores them or draws nothing."""
    root = ET.parse(path).getroot()  # noqa: S314 - our own files
    allowed = DRAWN_RIGHT | (GRADIENTS if path.parent.name == "table" else set())
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= allowed
    assert root.findtext(f"{SVG}title")
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    paints = PAINTS | (LAYERED if path.parent.name in LIVING else set())
    for element in root.iter(f"{SVG}path"):
        assert set(element.attrib) <= paints
        assert re.fullmatch(r"[MLHVCZmlhvcz0-9 .-]+", element.get("d", ""))


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "table"], ids=name)
def test_gradients_are_in_user_units(path: Path) -> None:
    """Bare numbers from 0 to 1 come out as one flat colour."""
    root = ET.parse(path).getroot()  # noqa: S314 - our own files
    gradients = [element for element in root.iter() if element.tag.endswith("Gradient")]
    assert {element.get("gradientUnits") for element in gradients} == {"userSpaceOnUse"}
    used = set(re.findall(r"url\(#(\w+)\)", path.read_text(encoding="utf-8")))
    assert used == {element.get("id") for element in gradients}


PORTRAITS = [path for path in FILES if path.parent.name in LIVING]
FIGURES = [path for path in PORTRAITS if path.parent.name == "figures"]


@pytest.mark.parametrize("path", PORTRAITS, ids=name)
def test_a_portrait_has_a_layer_for_every_pose(path: Path) -> None:
    """What is drawn where nothing moves is seen in the file itself; all states of a layer are hidden."""
    wanted = {"body", "head", "eyes", "iris", "brows", "over", "mouth", "ring"}
    for pose in chain.from_iterable(POSES.values()):
        wanted |= {f"brows {pose.brows}".strip(), f"mouth {pose.mouth}".strip(), f"lids {pose.eyes}"}
    wanted |= {f"white {opening}" for opening in ("open", "half", "wide")}
    root, hidden = ET.parse(path).getroot(), set()  # noqa: S314 - our own files
    layers = {element.get("class", "") for element in root.iter(f"{SVG}path")}
    for element in root.iter(f"{SVG}path"):
        if element.get("display") == "none":
            hidden.add(element.get("class"))
    assert layers >= wanted
    assert hidden == {layer for layer in layers if " " in layer or layer == "iris"}


def test_sixteen_portraits_weigh_little_in_a_download() -> None:
    """Drawings are packed there: six people took 44 kB before they had layers."""
    for folder in LIVING:
        drawn = [path for path in PORTRAITS if path.parent.name == folder]
        assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in drawn) < 300_000


@pytest.mark.parametrize("path", FIGURES, ids=name)
def test_a_half_figure_holds_cards_with_each_back(path: Path) -> None:
    root = ET.parse(path).getroot()  # noqa: S314 - our own files
    layers = {element.get("class", "") for element in root.iter(f"{SVG}path")}
    backs = {file.stem for file in (SPRITES / "backs").glob("*.svg")}
    assert {f"cards {back} {place}" for back in backs for place in range(PLACES)} | {"hands"} <= layers


def test_a_hand_of_any_number_lies_in_the_middle_of_the_fan() -> None:
    for count in range(MOST + 1):
        places = list(fan_of(count))
        assert len(places) == count
        assert set(places) <= set(range(PLACES))
        assert not places or places[0] + places[-1] == PLACES - 1
