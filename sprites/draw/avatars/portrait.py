"""A portrait is clipped to a disc with a golden ring, in layers that move against each other."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from shapely.ops import unary_union

from sprites.draw.avatars.held import BACKS, TURNS, forearms, held_card, holding_hands
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads import expressions
from sprites.draw.heads.expressions import BROW_MOODS, MOUTHS, OPENINGS, SHUT, Features
from sprites.draw.heads.frontal_features import AXIS
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, dark_side, tone
from sprites.draw.svg import document, element_lines

INK = PAINT.ink
SIDE = 256
DISC = ellipse(0, 0, 112)
UNDER_RING = ellipse(0, 0, 117)
"""What moves reaches so far, so that no gap opens at the ring."""
AWAY, RAISED = 0.75, -17
"""How much smaller somebody is in a half figure, and how far the middle is moved down."""

CHEST = rectangle(-112, 84, 224, 40, 0).area()
"""Where the garment is that goes on in the sleeves."""


@dataclass(frozen=True, kw_only=True)
class Likeness:
    """One person, drawn in parts."""

    backdrop: str
    ray: str
    body: Drawing
    """What does not move, as it lies in the portrait."""
    head: Drawing = field(default_factory=Drawing)
    """What is below the eyes, in the measure of the face."""
    over: Drawing = field(default_factory=Drawing)
    """What is above eyes and brows: hair, hats, glasses, beards."""
    features: Features
    at: tuple[float, float]
    scale: float = 1.0
    is_mirrored: bool = False
    holds_cards: bool = False
    """Whether hands with cards are in front of the ring."""

    def placed(self, drawing: Drawing) -> Drawing:
        """Return something in the measure of the face as it lies in the portrait."""
        return placed(drawing, *self.at, self.scale, is_mirrored=self.is_mirrored)


def layers(person: Likeness) -> Iterator[tuple[str, Drawing, bool]]:
    """Yield name, drawing and whether it is seen when nothing happens, from below upwards.

    Whoever shows all that is seen has the still portrait. A name is a layer and, after a space, its state.
    """
    features = person.features
    yield "body", _backed(person), True
    head = person.placed(Drawing(person.head.elements).add(expressions.wrinkles(PAINT, features)))
    whole = Drawing(head.elements).add(person.placed(person.over))
    yield "head", whole.outline(1.6, INK).add(head).clipped(UNDER_RING), True
    yield "eyes", person.placed(expressions.eyes(PAINT, features)), True
    yield "iris", person.placed(expressions.irises(PAINT, features)), False
    for opening in OPENINGS:
        yield f"white {opening}", person.placed(expressions.whites(PAINT, features, opening)), False
    for opening in (*OPENINGS, *SHUT):
        yield f"lids {opening}", person.placed(expressions.lids(PAINT, features, opening)), False
    yield "brows", person.placed(expressions.brows_of(features)), True
    for mood in BROW_MOODS:
        yield f"brows {mood}", person.placed(expressions.brows_of(features, mood)), False
    yield "over", person.placed(person.over).clipped(UNDER_RING), True
    yield "mouth", person.placed(expressions.mouth_of(PAINT, features)), True
    for kind in MOUTHS:
        yield f"mouth {kind}", person.placed(expressions.mouth_of(PAINT, features, kind)), False
    yield "ring", _ring(), True
    if person.holds_cards:
        for back, (colour, dark) in BACKS.items():
            for place, degrees in enumerate(TURNS):
                yield f"cards {back} {place}", held_card(colour, dark, degrees), False
        yield "hands", holding_hands(), True


def half_figure(person: Likeness) -> Likeness:
    """Return the same person from a little further away: shoulders, chest, and cards in the hands."""
    x, y = person.at
    hair = {one.fill for one in (*person.head.elements, *person.over.elements)}
    worn = [one for one in person.body.elements if one.fill and one.fill not in hair]
    sleeve = max((one.path.area().intersection(CHEST).area, one.fill or "") for one in worn)[1]
    return replace(
        person,
        body=placed(person.body, 0, RAISED, AWAY).add(forearms(sleeve)),
        at=(x * AWAY, y * AWAY + RAISED),
        scale=person.scale * AWAY,
        holds_cards=True,
    )


def portrait(person: Likeness, title: str) -> str:
    """Return the file of a portrait: each path tells its layer, and what is not seen at rest is not drawn."""
    lines = []
    for name, drawing, is_seen in layers(person):
        tag = f'<path class="{name}"' if is_seen else f'<path class="{name}" display="none"'
        centred = drawing.mapped(translation(SIDE / 2, SIDE / 2))
        lines += [line.replace("<path", tag, 1) for line in element_lines(centred)]
    return document(title, (SIDE, SIDE), lines)


def _backed(person: Likeness) -> Drawing:
    drawing = Drawing().fill(DISC, person.backdrop)
    rays = Drawing()
    for i in range(18):
        first = 2 * math.pi * i / 18
        second = first + math.pi / 18
        rays.fill(
            polygon(
                (0, 20),
                (300 * math.cos(first), 20 + 300 * math.sin(first)),
                (300 * math.cos(second), 20 + 300 * math.sin(second)),
            ),
            person.ray,
        )
    drawing.add(rays.clipped(DISC))
    return drawing.add(person.body.outline(1.6, INK).clipped(DISC)).add(person.body.clipped(DISC))


def _ring() -> Drawing:
    ring = Drawing().stroke(DISC, INK, 4.6).stroke(ellipse(0, 0, 118), INK, 13)
    ring.stroke(ellipse(0, 0, 118), PAINT.gold, 7.4)
    for i in range(32):
        angle = 2 * math.pi * i / 32
        ring.fill(ellipse(118 * math.cos(angle), 118 * math.sin(angle), 1.9), PAINT.gold_dark)
    return ring


def bust(colour: str, dark: str, half: float = 104, top: float = 62) -> tuple[Drawing, Path]:
    """Return shoulders and their shape."""
    shape = spline(
        f"-34,{top}! -72,{top + 16} -{half},{top + 48} -{half + 8},{top + 110}! "
        f"{half + 12},{top + 110}! {half + 6},{top + 48} 78,{top + 16} 40,{top}!"
    )
    drawing = Drawing()
    tone(drawing, shape, colour, dark, f"22,{top - 30} 40,{top + 40} 36,{top + 120}", PAINT, reach=22, gap=8)
    return drawing, shape


def low_neck(top: float) -> Drawing:
    """Return the skin that a round neckline shows."""
    line = f"-30,{top}! -16,{top + 17} 4,{top + 22} 26,{top + 17} 40,{top}!"
    drawing = Drawing().paint(spline(f"{line} 30,{top - 10} -22,{top - 10}"), PAINT.skin, INK, 3.6)
    shade = f"8,{top - 8}! 10,{top + 12} 4,{top + 21} 26,{top + 16} 40,{top}! 30,{top - 9}!"
    drawing.fill(spline(shade), PAINT.skin_dark)
    return drawing.stroke(spline(line, closed=False), INK, 4)


def curls(places: Sequence[tuple[float, float, float]], colour: str, dark: str, edge: str) -> Drawing:
    """Return a cloud of curls: middle from the axis of the face, height and radius of each."""
    rounds = [ellipse(AXIS + x, y, r) for x, y, r in places]
    shape = unary_union([one.area() for one in rounds])
    drawing = Drawing().fill(shape, colour).add(dark_side(shape, edge, dark))
    for x, y, r in places:
        turn = [(x - r * 0.62, y + r * 0.3), (x - r * 0.3, y - r * 0.5), (x + r * 0.5, y - r * 0.35)]
        turn += [(x + r * 0.4, y + r * 0.3)]
        drawing.fill(ribbon([(AXIS + u, v) for u, v in turn], 3.2, 10), dark)
    return drawing.stroke(shape, INK, CONTOUR)


def glasses(colour: str, *, is_frontal: bool = False) -> Drawing:
    """Return round glasses."""
    drawing = Drawing()
    for x, half in ((-15, 14.5), (21, 14.5)) if is_frontal else ((-25, 12), (10, 15)):
        drawing.stroke(ellipse(x, -9, half, 13), INK, 5.4)
        drawing.stroke(ellipse(x, -9, half, 13), colour, 2.4)
    if is_frontal:
        drawing.stroke(path("M-2 -11Q3 -14 8 -11"), INK, 4)
        drawing.stroke(path("M-29 -11L-38 -13"), INK, 4)
        return drawing.stroke(path("M35 -11L44 -13"), INK, 4)
    drawing.stroke(path("M-13 -11Q-9 -14 -5 -11"), INK, 4)
    drawing.stroke(path("M25 -11L42 -13"), INK, 4)
    return drawing
