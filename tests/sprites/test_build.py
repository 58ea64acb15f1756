"""The generator draws the committed files: byte for byte with the geometry library they were made with."""

from __future__ import annotations

import platform
from pathlib import Path

import pygame
import pytest
import shapely

from sprites.draw.build import build
from sprites.draw.jobs import jobs

SPRITES = Path(__file__).parents[2] / "sprites"
# Another GEOS starts its outlines at other corners, and another processor rounds otherwise in the last digit;
# then the files may differ, the pictures may not.
IS_SAME_GEOMETRY = shapely.geos_version[:2] == (3, 14) and platform.machine() == "x86_64"
SAMPLE = ["hungarian/QC", "hungarian/7H", "french/KD", "french/TC", "index/"]
TOLERANCE = 0.6  # of 255, mean over the picture


def difference(made: Path, kept: Path) -> float:
    size = (150, 234)
    pictures = [
        pygame.image.load_sized_svg(path, size) if path.suffix == ".svg" else pygame.image.load(path)
        for path in (made, kept)
    ]
    first, second = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
    assert len(first) == len(second)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def assert_same(made: Path, kept: Path) -> None:
    if made.suffix == ".json":
        assert made.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
    elif made.read_bytes() != kept.read_bytes():
        assert made.suffix != ".svg" or not IS_SAME_GEOMETRY, f"{kept.name} is not what the generator draws"
        if made.suffix in {".svg", ".png"}:
            assert difference(made, kept) < TOLERANCE


def test_a_sample_is_drawn_as_committed(tmp_path: Path) -> None:
    assert build(tmp_path, SAMPLE) > 6
    for made in (path for path in tmp_path.rglob("*") if path.is_file()):
        assert_same(made, SPRITES / made.relative_to(tmp_path))


@pytest.mark.long
def test_the_same_card_twice_gives_the_same_bytes() -> None:
    wanted = {"cards/hungarian/KD.svg", "cards/french/QH.svg", "table/green.svg"}
    first = {name: make() for name, make in jobs() if name in wanted}
    second = {name: make() for name, make in jobs() if name in wanted}
    assert first == second
    assert set(first) == wanted


def test_every_file_has_a_job_and_every_job_its_file() -> None:
    names = [name for name, _ in jobs()]
    assert len(names) == len(set(names))
    kept = {path.relative_to(SPRITES).as_posix() for path in SPRITES.rglob("*") if path.is_file()}
    by_hand = {name for name in kept if name.startswith("draw/") or name in {"README.md", "screenshot.png"}}
    assert kept - by_hand == set(names)


@pytest.mark.slow
@pytest.mark.long
def test_everything_is_drawn_as_committed(tmp_path: Path) -> None:
    build(tmp_path, [])
    for name, _ in jobs():
        assert_same(tmp_path / name, SPRITES / name)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("style", ["four_colours", "colour_blind", "jumbo"])
def test_other_styles_still_draw(style: str, tmp_path: Path) -> None:
    """Nothing uses them yet; they stay drawable."""
    names = ["cards/hungarian/9S", "cards/french/AD", "index/pip_"]
    assert build(tmp_path, names, style) == 10
    card = (tmp_path / "cards" / "french" / "AD.svg").read_text(encoding="utf-8")
    assert ("#C9243B" in card) == (style == "jumbo"), "red diamonds only where the colours stay"
