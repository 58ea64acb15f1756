"""Hands grip, cup, hold a stem or swear an oath."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette


def fist(palette: Palette, skin: str | None = None, dark: str | None = None) -> Drawing:
    """Return a hand that grips an upright shaft, seen from the finger side; its middle is the origin."""
    colour = skin or palette.skin
    shade = dark or palette.skin_dark
    drawing = Drawing()
    shape = spline("-17,-15 -12,-21 6,-22 16,-18 19,-9 18,2 19,12 14,21 0,24 -13,22 -19,10 -20,-4", k=0.36)
    drawing.fill(shape, colour)
    area = shape.area()
    drawing.fill(area.intersection(box(-30, 12, 30, 40)), shade)
    for y in (-9.5, 1, 11.5):
        drawing.fill(ribbon([(19, y), (8, y + 1.2), (-6, y - 0.5)], [3.2, 2.6, 0.4], count=6), palette.ink)
    drawing.stroke(shape, palette.ink, 4.2)
    thumb = spline("-20,-2! -19,-16 -12,-25 0,-29 8,-26 9,-20 2,-17 -6,-15 -9,-6!")
    return drawing.paint(thumb, colour, palette.ink, 3.6)


def resting_hand(palette: Palette) -> Drawing:
    """Return a hand laid flat; the wrist is the origin."""
    shape = spline("0,-15! 16,-17 34,-11 52,-6! 55,0 40,1 50,5! 50,11 34,10 18,15 0,14!")
    drawing = Drawing().paint(shape, palette.skin, palette.ink, 4)
    return drawing.fill(ribbon("26,-2 38,0 50,2", 2.2, 5), palette.ink)


def cupped_hand(palette: Palette) -> tuple[Drawing, Drawing]:
    """Return back and front of a hand that holds a ball of radius 26 from below."""
    skin_colour = palette.skin
    back = Drawing()
    front = Drawing()
    thumb = spline("-30,14! -34,0 -31,-12 -24,-15 -20,-8 -22,4 -16,16!")
    palm = spline("-30,10! -27,26 -16,36 0,40 16,37 28,28 32,14! 16,20 -10,20")
    front.paint(palm, skin_colour, palette.ink, 4.2)
    front.paint(thumb, skin_colour, palette.ink, 3.8)
    for x, y in ((28, 4), (21, 12), (12, 17.5), (2, 20)):
        finger = spline(
            f"{x - 8},{y + 14}! {x - 7},{y - 3} {x - 2},{y - 9} {x + 4},{y - 6} {x + 6},{y + 4} "
            f"{x + 5},{y + 16}!"
        )
        back.paint(finger, skin_colour, palette.ink, 3.4)
    return back, front


def holding_hand(palette: Palette) -> Drawing:
    """Return fingers closed over a slim stem, seen from the back."""
    ink = palette.ink
    drawing = Drawing()
    skin_colour = palette.skin
    palm = spline("-14,26! -20,8 -20,-8 -10,-20 6,-20 16,-10 20,6 18,26!")
    drawing.paint(palm, skin_colour, ink, 4)
    drawing.fill(
        palm.area().intersection(spline("8,-30! 12,0 6,30! 40,30! 40,-30!").area()), palette.skin_dark
    )
    drawing.stroke(palm, ink, 4)
    for x, y in ((-16, -10), (-17, 1), (-15, 11)):
        finger = spline(
            f"{x - 10},{y - 5} {x + 2},{y - 7} {x + 12},{y - 3} {x + 12},{y + 4} {x},{y + 5} {x - 10},{y + 4}"
        )
        drawing.paint(finger, skin_colour, ink, 3.2)
    thumb = spline("0,-16! -4,-30 -12,-38! -18,-34 -14,-24 -10,-12!")
    drawing.paint(thumb, skin_colour, ink, 3.4)
    return drawing


def oath_hand(palette: Palette) -> Drawing:
    """Return the hand of the oath: thumb, index and middle finger raised; the wrist is the origin."""
    ink = palette.ink
    drawing = Drawing()
    skin_colour = palette.skin
    for x, y, length, a in ((-6, -38, 44, -7), (9, -38, 41, 5)):
        finger = spline(
            f"-7,8! -7,{-length + 8} -4.5,{-length} 0,{-length - 3} 4.5,{-length} 7,{-length + 8} 7,8!"
        )
        drawing.paint(finger.mapped(compose(translation(x, y + 6), rotation(a))), skin_colour, ink, 3.8)
    thumb = spline("14,-8! 18,-22 27,-38 34,-46! 41,-44 40,-34 32,-18 22,0!")
    drawing.paint(thumb, skin_colour, ink, 3.8)
    palm = spline("-17,8! -22,-10 -22,-30 -12,-40 6,-41 17,-34 23,-14 18,8!")
    drawing.fill(palm, skin_colour)
    drawing.fill(
        palm.area().intersection(spline("9,-50! 14,-20 7,10! 50,10! 50,-50!").area()), palette.skin_dark
    )
    drawing.stroke(palm, ink, 4)
    drawing.paint(spline("-24,-34 -14,-38 -8,-32 -8,-22 -16,-18 -24,-22"), skin_colour, ink, 3.4)
    drawing.paint(spline("-25,-22 -16,-24 -10,-18 -11,-10 -18,-7 -25,-12"), skin_colour, ink, 3.4)
    drawing.fill(ribbon("-4,-8 4,-12 12,-10", 2.4, count=6), palette.skin_dark)
    return drawing
