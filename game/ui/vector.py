"""Small vector drawings written in code, and rasterised at exactly the size in which they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.render.svg import rasterised_text
from game.ui.theme import Colour

Attribute = str | float | Colour


def drawing(size: tuple[int, int], *parts: str, view: tuple[float, float] | None = None) -> pygame.Surface:
    """The parts as a premultiplied surface; `view` is the size of the drawing's own units, else pixels."""
    width, height = view or size
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return rasterised_text("".join((opening, *parts, "</svg>")), size)


def path(points: str, **style: Attribute) -> str:
    """A path by its commands; style names are those of SVG with an underscore for the hyphen."""
    return f'<path d="{points}"{_attributes(style)}/>'


def circle(x: float, y: float, radius: float, **style: Attribute) -> str:
    """A circle around a point."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}"{_attributes(style)}/>'


def rounded(inset: float, size: tuple[float, float], radius: float, **style: Attribute) -> str:
    """A box with round corners, `inset` inside a drawing of that size."""
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    box = f'x="{inset:.2f}" y="{inset:.2f}" width="{width:.2f}" height="{height:.2f}"'
    return f'<rect {box} rx="{radius:.2f}" ry="{radius:.2f}"{_attributes(style)}/>'


def linear(name: str, end: tuple[float, float], *stops: tuple[float, Colour]) -> str:
    """A gradient from the upper left corner to `end`, used with `fill="url(#name)"`."""
    where = f'x1="0" y1="0" x2="{end[0]:.2f}" y2="{end[1]:.2f}"'
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
        f"{_stops(stops)}</linearGradient></defs>"
    )


def radial(name: str, centre: tuple[float, float], reach: float, *stops: tuple[float, Colour]) -> str:
    """A gradient from a point outwards."""
    where = f'cx="{centre[0]:.2f}" cy="{centre[1]:.2f}" r="{reach:.2f}"'
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
        f"{_stops(stops)}</radialGradient></defs>"
    )


def octagon(inset: float, size: tuple[float, float], cut: float) -> str:
    """The commands of a box with its four corners cut off."""
    left, top, right, bottom = inset, inset, size[0] - inset, size[1] - inset
    return (
        f"M{left + cut} {top}H{right - cut}L{right} {top + cut}V{bottom - cut}L{right - cut} {bottom}"
        f"H{left + cut}L{left} {bottom - cut}V{top + cut}Z"
    )


def hexed(colour: Colour) -> str:
    """The colour as a drawing spells it: #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _stops(stops: Sequence[tuple[float, Colour]]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{hexed(colour)}"/>' for at, colour in stops)


def _attributes(style: dict[str, Attribute]) -> str:
    words = []
    for name, value in style.items():
        if isinstance(value, tuple):
            text = hexed(value)
        else:
            text = value if isinstance(value, str) else f"{value:.3f}"
        words.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(words)
