"""A terrace in Dalmatia at dusk: the sea, islands, a sail, a stone wall with lavender."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import mixed
from sprites.draw.places.parts import FAR, FLOOR, INK, THICK, THIN, band, bush, chair, halo, pot, slabs

STONE, STONE_DARK, NEEDLE = "#C9B191", "#9C8468", "#3D5B3F"
SKY = (
    (-420, "#3A3F6E"), (-300, "#5B4B7A"), (-230, "#8A5A80"), (-178, "#B96C77"),
    (-138, "#DC8466"), (-104, "#EFA25E"), (-76, "#F6C272"),
)  # fmt: skip
"""From where downwards each colour of the sky reaches."""
SEA = ((-52, "#B8796F"), (-46, "#8F6A7C"), (-36, "#6B5F80"), (-22, "#544F74"))


def wall() -> Drawing:
    """Return what is seen beyond the table: sky, islands, the sea and a low wall."""
    drawing = Drawing()
    for top, colour in (*SKY, *SEA):
        drawing.add(band(top, 10, colour))
    drawing.fill(ellipse(-350, -52, 46, 44), "#FFE3A0").add(band(-52, 10, SEA[0][1]))
    for top, colour in SEA[1:]:
        drawing.add(band(top, 10, colour))
    for y, half in ((-50, 42), (-45, 34), (-40, 40), (-34, 22), (-29, 30)):
        drawing.fill(rectangle(-350 - half, y, 2 * half, 2.6, 1), "#FFD48C")
    for x, width, high, tint in (
        (-1040, 700, 52, "#6A5278"), (-20, 620, 46, "#6A5278"), (980, 760, 58, "#6A5278"),
        (-620, 380, 26, "#4E4368"), (400, 420, 30, "#4E4368"), (1260, 380, 26, "#4E4368"),
    ):  # fmt: skip
        drawing.add(_island(x, width, high, tint))
    for x, k in ((520, 1.0), (-480, 0.55), (-1050, 0.9), (1130, 0.7)):
        drawing.add(placed(_boat(), x, -24, k))
    drawing.add(_parapet())
    for x in (-900, -240, 330, 860):
        drawing.add(bush(x, -36, 74, 40, "#66704F", "#A98AC6", seed=round(x)), pot(x, -12, 46))
    return drawing


def _island(x: float, width: float, high: float, colour: str) -> Drawing:
    half = width / 2
    shape = spline(
        f"{x - half},-51! {x - half * 0.6},{-51 - high * 0.5} {x - half * 0.2},{-51 - high} "
        f"{x + half * 0.1},{-51 - high * 0.7} {x + half * 0.45},{-51 - high * 0.85} "
        f"{x + half * 0.8},{-51 - high * 0.25} {x + half},-51!"
    )
    return Drawing().fill(shape, colour).stroke(shape, INK, THIN)


def _boat() -> Drawing:
    """Return a sailing boat, about 80 high."""
    drawing = Drawing().stroke(line(0, -4, 0, -84), INK, 3.4)
    drawing.paint(spline("4,-80! 34,-34 40,-14! 4,-12!"), "#F4DDB4", INK, THIN)
    drawing.paint(spline("-4,-70! -26,-30 -28,-14! -4,-12!"), "#E2B98A", INK, THIN)
    drawing.paint(spline("-42,-9! 46,-9! 34,6! -32,6!"), "#8E3A34", INK, THICK)
    return drawing.fill(rectangle(-38, -8, 78, 4), "#EBD3A6")


def _parapet() -> Drawing:
    """Return the low stone wall with its cracks."""
    drawing = band(-14, 10, STONE).add(band(3, 10, STONE_DARK))
    for number, x in enumerate(range(-1880, 1881, 94)):
        shift = (number * 37) % 41
        drawing.fill(rectangle(x + shift, -12, 2.4, 17), STONE_DARK)
    return drawing.stroke(line(-FAR, -14, FAR, -14), INK, THICK, cap="butt")


def above() -> Drawing:
    """Return the pine branches and the string of lights at the upper edge of the window."""
    drawing = Drawing()
    cord = [(x, 14 if round((x + 1800) / 150) % 2 else 4) for x in range(-1800, 1801, 150)]
    drawing.stroke(spline(cord, closed=False), INK, 2.4)
    for x, y in cord:
        drawing.add(halo(x, y + 9, 26)).paint(ellipse(x, y + 9, 6.4, 8), "#FFDF8E", INK, THIN)
        drawing.fill(rectangle(x - 3, y - 1, 6, 4), INK)
    for x, k, turned in ((-1150, 1.3, False), (-640, 0.8, True), (700, 0.9, False), (1180, 1.3, True)):
        drawing.add(placed(_branch(), x, -6, k, is_mirrored=turned))
    return drawing


def _branch() -> Drawing:
    """Return a branch of pine that comes from above."""
    drawing = Drawing().stroke(spline("-120,-12 -40,4 40,8 118,26", closed=False), "#4A2F22", 6)
    for x, y, size in ((-84, 0, 40), (-34, 10, 46), (20, 14, 50), (74, 22, 46), (118, 30, 34)):
        for degrees in (-62, -36, -12, 14, 40, 64):
            drawing.add(
                placed(
                    Drawing().paint(
                        spline(f"0,0! 4,{size * 0.5} 0,{size}! -4,{size * 0.5}"), NEEDLE, INK, 1.4
                    ),
                    x,
                    y,
                    1,
                    degrees,
                )
            )
    return drawing


def left() -> Drawing:
    """Return the stones left of the table: x = 0 is the table's edge."""
    drawing = slabs(-FLOOR, 0, 66, "#A98F74", 7)
    drawing.add(placed(_lavender(), -70, 400), placed(_lavender(), -180, 370, 1.25))
    return drawing.add(placed(_cat(), -72, 880), placed(_jug(), -190, 720))


def right() -> Drawing:
    """Return the stones right of the table."""
    drawing = slabs(0, FLOOR, 66, "#A98F74", 8)
    drawing.add(placed(_agave(), 74, 410), placed(_lavender(), 190, 380, 1.2))
    return drawing.add(placed(_jug(), 66, 860), placed(_agave(), 200, 760, 1.2))


def _lavender() -> Drawing:
    return bush(0, -42, 88, 62, "#66704F", "#B090D0", seed=3).add(pot(0, 0, 66))


def _jug() -> Drawing:
    drawing = Drawing().fill(ellipse(6, 2, 44, 12), "#000000", opacity=0.2)
    drawing.stroke(spline("22,-74 48,-66 34,-34", closed=False), INK, 11)
    drawing.stroke(spline("22,-74 48,-66 34,-34", closed=False), "#B5673C", 5)
    shape = spline("-14,-92! -16,-74 -40,-44 -34,-10 -20,0! 20,0! 34,-10 40,-44 16,-74 14,-92!")
    drawing.fill(shape, "#B5673C")
    drawing.add(Drawing().fill(rectangle(8, -100, 60, 110), "#7E4226").clipped(shape))
    return drawing.stroke(shape, INK, THICK)


def _agave() -> Drawing:
    drawing = Drawing()
    for degrees in (-70, 70, -44, 44, -20, 20, 0):
        blade = spline("-9,0! -12,-40 0,-96! 12,-40 9,0!")
        one = (
            Drawing()
            .fill(blade, "#6F8F78")
            .add(Drawing().fill(rectangle(0, -100, 30, 110), "#4A6A58").clipped(blade))
        )
        drawing.add(placed(one.stroke(blade, INK, THICK), 0, -40, 1, degrees))
    return drawing.add(pot(0, 4, 62, "#C08A5C"))


def _cat() -> Drawing:
    """Return a cat that sleeps on the warm stones."""
    body = spline("-46,10 -40,-26 -4,-42 36,-30 48,4 34,26 -8,32 -36,26")
    drawing = Drawing().fill(ellipse(4, 18, 50, 20), "#000000", opacity=0.22)
    drawing.stroke(spline("44,10 52,28 20,38 -14,36", closed=False), INK, 15)
    drawing.fill(body, "#D9A35C")
    for x in (-2, 14, 30):
        drawing.stroke(spline(f"{x},-40 {x + 6},-24 {x + 2},-8", closed=False), "#A86C30", 5)
    drawing.stroke(body, INK, THICK)
    drawing.stroke(spline("44,10 52,28 20,38 -14,36", closed=False), "#D9A35C", 9)
    drawing.paint(
        path("M-44 12L-46 -14L-32 -6Q-22 -10 -12 -6L0 -14L-2 12Q-22 30 -44 12Z"), "#E7B876", INK, THICK
    )
    drawing.fill(polygon((-25, 8), (-19, 8), (-22, 12)), INK)
    return drawing.stroke(path("M-38 3Q-34 7 -30 3M-14 3Q-10 7 -6 3"), INK, 2.2)


def seat() -> Drawing:
    """Return the empty chair."""
    return chair("#5E86A0", seat=mixed("#E3C58C", INK, 0.05), slats=2)
