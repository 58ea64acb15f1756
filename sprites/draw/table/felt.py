"""Four felts in a wooden rim with a brass line."""

from __future__ import annotations

import math
import random

from shapely import affinity
from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, scaling, translation
from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.palette import mixed
from sprites.draw.pips import hungarian_pip
from sprites.draw.svg import document, element_lines

WIDTH, HEIGHT = 1600, 1000
RIM = 34
BRASS = RIM * 0.62  # how far the brass line lies inside

# Centre, edge, emblem: the ring of suits is tone on tone and barely visible by intent.
FELTS = {
    "green": ("#2F7A55", "#174A36", "#276A4B"),
    "burgundy": ("#84343C", "#4B1A22", "#752C34"),
    "blue": ("#2F5F86", "#173650", "#285478"),
    "charcoal": ("#4A5157", "#24282C", "#40474D"),
}
# Name, x1 y1 x2 y2, stops: the light comes from above.
PLANKS = (
    ("wt", (0, 0, 0, RIM), ((0, "#8C5A32"), (0.45, "#6E4122"), (1, "#4A2914"))),
    ("wb", (0, HEIGHT - RIM, 0, HEIGHT), ((0, "#4A2914"), (0.5, "#6A3E20"), (1, "#3A1F0F"))),
    ("wl", (0, 0, RIM, 0), ((0, "#7D4E2A"), (0.5, "#673C1F"), (1, "#482813"))),
    ("wr", (WIDTH - RIM, 0, WIDTH, 0), ((0, "#482813"), (0.5, "#673C1F"), (1, "#7A4B28"))),
)
Stops = tuple[tuple[float, str], ...]


def felt(name: str) -> str:
    """Return the whole file of a felt."""
    centre, edge, emblem = FELTS[name]
    glow = ((0, centre), (0.55, mixed(centre, edge, 0.35)), (1, edge))
    ring = _emblem(emblem).mapped(compose(translation(WIDTH / 2, HEIGHT * 0.455), scaling(HEIGHT / 1000)))
    return document(f"{name} felt", (WIDTH, HEIGHT), [
        "<defs>",
        _radial("f", glow),
        *(_linear(plank, line, stops) for plank, line, stops in PLANKS),
        "</defs>",
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="url(#f)"/>',
        *element_lines(ring),
        *_inner_shadow(),
        *_rim(),
    ])  # fmt: skip


def _linear(name: str, line: tuple[float, float, float, float], stops: Stops) -> str:
    """In user units: the renderer draws gradients with bare 0..1 numbers as one flat colour."""
    x1, y1, x2, y2 = line
    place = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</linearGradient>'
    )


def _radial(name: str, stops: Stops) -> str:
    place = f'cx="{WIDTH / 2}" cy="{HEIGHT * 0.46}" r="{WIDTH * 0.62}"'
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</radialGradient>'
    )


def _stops(stops: Stops) -> str:
    return "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)


def _emblem(colour: str) -> Drawing:
    drawing = Drawing().stroke(ellipse(0, 0, 216), colour, 5).stroke(ellipse(0, 0, 200), colour, 1.8)
    lozenge = Drawing().fill(polygon((0, -6), (3, 0), (0, 6), (-3, 0)), colour)
    for i in range(72):
        angle = 2 * math.pi * i / 72
        drawing.add(lozenge.mapped(compose(rotation(math.degrees(angle) + 90), translation(0, -208))))
    for suit, degrees in (("H", 0), ("S", 90), ("D", 180), ("C", 270)):
        sign = affinity.scale(
            hungarian_pip(suit, contour=5, is_detailed=False).silhouette(), 0.62, 0.62, origin=(0, 0)
        )
        x, y = 150 * math.sin(math.radians(degrees)), -150 * math.cos(math.radians(degrees))
        drawing.fill(traced(affinity.translate(sign, x, y)), colour)
    return drawing


def _inner_shadow() -> list[str]:
    lines = []
    for reach, opacity in ((26, 0.05), (19, 0.06), (13, 0.07), (8, 0.09), (4, 0.12)):
        a, b = RIM, RIM + reach
        outer = f"M{a} {a}H{WIDTH - a}V{HEIGHT - a}H{a}Z"
        inner = f"M{b} {b}V{HEIGHT - b}H{WIDTH - b}V{b}Z"
        lines.append(f'<path d="{outer}{inner}" fill="#06140E" opacity="{opacity}"/>')
    return lines


def _rim() -> list[str]:
    """Four mitred planks with their grain, the brass inlay, the lip, and a stud at each corner."""
    w, h, r, b = WIDTH, HEIGHT, RIM, BRASS
    top = f'<path d="M0 0H{w}L{w - r} {r}H{r}Z" fill="url(#wt)"/>'
    bottom = f'<path d="M0 {h}H{w}L{w - r} {h - r}H{r}Z" fill="url(#wb)"/>'
    left = f'<path d="M0 0V{h}L{r} {h - r}V{r}Z" fill="url(#wl)"/>'
    right = f'<path d="M{w} 0V{h}L{w - r} {h - r}V{r}Z" fill="url(#wr)"/>'
    corners = ((0, 0, r, r), (w, 0, w - r, r), (0, h, r, h - r), (w, h, w - r, h - r))
    mitres = [
        f'<path d="M{x0} {y0}L{x1} {y1}" stroke="#2B160A" stroke-width="2" fill="none"/>'
        for x0, y0, x1, y1 in corners
    ]
    inlay = f"M{b} {b}H{w - b}V{h - b}H{b}Z"
    groove = f'<path d="{inlay}" fill="none" stroke="#2B160A" stroke-width="5.4"/>'
    brass = f'<path d="{inlay}" fill="none" stroke="#C9963A" stroke-width="2.6"/>'
    lip = f'<path d="M{r} {r}H{w - r}V{h - r}H{r}Z" fill="none" stroke="#20100A" stroke-width="3"/>'
    studs = Drawing()
    for x, y in ((b, b), (w - b, b), (b, h - b), (w - b, h - b)):
        studs.paint(polygon((x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)), "#E0B04A", "#2B160A", 2.4)
    grain = element_lines(_grain())
    return [top + bottom, left + right, *grain, *mitres, groove + brass, lip, *element_lines(studs)]


def _grain() -> Drawing:
    chance = random.Random(5)  # noqa: S311 - wood, not cards
    grain = Drawing()

    def vein(points: list[tuple[float, float]]) -> None:
        width = chance.uniform(0.8, 1.8)
        colour = "#3B2010" if chance.random() < 0.7 else "#9A6538"
        grain.fill(ribbon(points, width, 6), colour, opacity=0.45)

    for _ in range(90):
        y, x, length = chance.uniform(3, RIM - 4), chance.uniform(0, WIDTH), chance.uniform(80, 320)
        y = y if chance.random() < 0.5 else HEIGHT - y
        vein([(x, y), (x + length / 2, y + chance.uniform(-2, 2)), (x + length, y)])
    for _ in range(60):
        x, y, length = chance.uniform(3, RIM - 4), chance.uniform(0, HEIGHT), chance.uniform(80, 260)
        x = x if chance.random() < 0.5 else WIDTH - x
        vein([(x, y), (x + chance.uniform(-2, 2), y + length / 2), (x, y + length)])
    return grain.clipped(box(0, 0, WIDTH, HEIGHT).difference(box(RIM, RIM, WIDTH - RIM, HEIGHT - RIM)))
