"""The felt's fibres: a seamless square of noise, nearly transparent, white where it is raised."""

from __future__ import annotations

import math
from io import BytesIO

import numpy as np
import pygame
from numpy.typing import NDArray

SIZE = 256
SEED = 3
STRENGTH, DEEPEST = 5.5, 22  # of 255
FIBRES = ((1, 0.5), (3, 0.9), (7, 0.7))  # length in pixels, weight


def felt_tile() -> bytes:
    """Return the tile as PNG; rolling the noise over its edges is what makes it seamless."""
    height = _noise()
    surface = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    colours = pygame.surfarray.pixels3d(surface)
    colours[:] = np.where(height[..., None] > 0, 255, 0)
    del colours  # each view locks the surface
    alphas = pygame.surfarray.pixels_alpha(surface)
    alphas[:] = np.clip(np.abs(height) * STRENGTH, 0, DEEPEST).astype("uint8")
    del alphas
    file = BytesIO()
    pygame.image.save(surface, file, "felt_tile.png")
    return file.getvalue()


def _noise() -> NDArray[np.float64]:
    chance = np.random.default_rng(SEED)
    total = np.zeros((SIZE, SIZE))
    for length, weight in FIBRES:
        grains = chance.normal(size=(SIZE, SIZE))
        slant = 2 if length > 3 else SIZE * 2
        down = sum(np.roll(np.roll(grains, d, 0), d // slant, 1) for d in range(length))
        total += weight * down / math.sqrt(length)
        fresh = chance.normal(size=(SIZE, SIZE))
        across = sum(
            np.roll(np.roll(fresh if d == 0 else grains.T, d, 1), -(d // 2), 0) for d in range(length)
        )
        total += weight * across / math.sqrt(length)
    total -= total.mean()
    total /= total.std()
    return total
