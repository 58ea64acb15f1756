"""Files hold only what the renderer draws right: svg, title, path, and the felt's gradients in user units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.path_text import path_text

if TYPE_CHECKING:
    from sprites.draw.drawing import Drawing, Element

CARD = (500, 780)  # card units; drawn with the origin in the middle


def svg(drawing: Drawing, title: str, size: tuple[float, float] = CARD, *, is_centred: bool = True) -> str:
    """Return the file of a drawing; `is_centred`: its origin is the middle of the picture."""
    width, height = size
    if is_centred:
        drawing = drawing.mapped(translation(width / 2, height / 2))
    return document(title, size, element_lines(drawing))


def document(title: str, size: tuple[float, float], lines: list[str]) -> str:
    """Return a whole file around the given lines."""
    width, height = size
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f"<title>{title}</title>", *lines, "</svg>", ""])


def element_lines(drawing: Drawing) -> list[str]:
    """Return one line for each painted path."""
    return [_element(element) for element in drawing.elements]


def _element(element: Element) -> str:
    text = f'<path d="{path_text(element.path)}" fill="{element.fill or "none"}"'
    if element.fill and element.rule == "evenodd":
        text += ' fill-rule="evenodd"'
    if element.stroke:
        text += f' stroke="{element.stroke}" stroke-width="{element.width:.2f}" stroke-linejoin="round"'
        if element.cap != "butt":
            text += f' stroke-linecap="{element.cap}"'
    if element.opacity != 1:
        text += f' opacity="{element.opacity:g}"'
    return text + "/>"
