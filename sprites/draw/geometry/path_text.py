"""Path data is written as short relative commands, rounded so that rounding errors never add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.draw.geometry.path import Path, Subpath, is_straight

if TYPE_CHECKING:
    from sprites.draw.geometry.matrix import Point

UNITS = 10  # one decimal: a tenth of a card unit is a fiftieth of a pixel at the usual size


def path_text(drawn: Path) -> str:
    """Return the `d` attribute of a path."""
    return "".join(piece for sub in drawn.subpaths for piece in _pieces(sub))


def _pieces(sub: Subpath) -> list[str]:
    corner = _rounded(sub.start)
    pieces = ["M" + _joined(*corner)]
    start, command = sub.start, "M"
    for control, other, end in sub.segments:
        target = _rounded(end)
        if is_straight(start, control, other, end):
            if target != corner:
                pieces.append(_continued("l", command, _joined(target[0] - corner[0], target[1] - corner[1])))
                command = "l"
        else:
            a, b = _rounded(control), _rounded(other)
            numbers = [value - corner[i % 2] for i, value in enumerate((*a, *b, *target))]
            pieces.append(_continued("c", command, _joined(*numbers)))
            command = "c"
        start, corner = end, target
    if sub.is_closed:
        pieces.append("z")
    return pieces


def _rounded(point: Point) -> tuple[int, int]:
    return (round(point[0] * UNITS), round(point[1] * UNITS))


def _continued(command: str, before: str, numbers: str) -> str:
    if command != before:
        return command + numbers
    return numbers if numbers[0] == "-" else " " + numbers


def _joined(*values: int) -> str:
    text = ""
    for value in values:
        number = _number(value)
        text += number if not text or number[0] == "-" else " " + number
    return text


def _number(value: int) -> str:
    text = f"{value / UNITS:.1f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    if text.startswith("-0."):
        return text.replace("-0.", "-.")
    return text[1:] if text.startswith("0.") else text
