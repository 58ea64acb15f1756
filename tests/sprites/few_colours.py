"""A picture in so few colours that one byte tells each, for a file of a third of the size."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

COLOURS = 256


def in_few_colours(surface: pygame.Surface, number: int = COLOURS) -> pygame.Surface:
    """The picture with a palette: colours are parted where they differ most, and each part takes its mean."""
    pixels = pygame.surfarray.array3d(surface)
    found, which, often = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    colours, weights = found.astype(float), often[:, None].astype(float)

    def mean(part: NDArray[np.intp]) -> NDArray[np.float64]:
        return (colours[part] * weights[part]).sum(0) / weights[part].sum()

    def spread(part: NDArray[np.intp]) -> NDArray[np.float64]:
        return ((colours[part] - mean(part)) ** 2 * weights[part]).sum(0)

    parts = [(spread(every := np.arange(len(found))), every)]
    while len(parts) < min(number, len(found)):
        widest = max(range(len(parts)), key=lambda place: parts[place][0].max())
        differs, part = parts.pop(widest)
        channel = differs.argmax()
        is_low = colours[part, channel] <= mean(part)[channel]
        parts += [(spread(half), half) for half in (part[is_low], part[~is_low])]
    places = np.empty(len(found), np.uint8)
    for place, (_, part) in enumerate(parts):
        places[part] = place
    made = pygame.Surface(surface.get_size(), depth=8)
    made.set_palette([tuple(int(value) for value in mean(part).round()) for _, part in parts])
    pygame.surfarray.blit_array(made, places[which.reshape(-1)].reshape(pixels.shape[:2]))
    return made
