"""What wooden bars and a tamburica say: calls, verdicts, the end of a match."""

from __future__ import annotations

from collections.abc import Callable

from synthesis.signal import Chance, Signal, mix
from synthesis.things import bar, landing, rap, string, strum

A2, G3, GES3, A3, C4, D4 = 110.0, 196.0, 185.0, 220.0, 261.63, 293.66
E4, F4, FIS4, G4, A4, B4 = 329.63, 349.23, 369.99, 392.0, 440.0, 493.88
C5, D5, E5, G5, A5, B5 = 523.25, 587.33, 659.26, 783.99, 880.0, 987.77
C6, D6, E6, FIS6, G6 = 1046.5, 1174.66, 1318.51, 1479.98, 1567.98

SCALE = (G5, A5, B5, C6, D6, E6, FIS6, G6)
"""The steps on which points are counted up."""


def refused(_: Chance) -> Signal:
    """A muffled double knock: this card may not be played."""
    return mix([(0.0, 1.0, bar(G3, 0.3, 0.3)), (0.11, 0.9, bar(GES3, 0.34, 0.3))])


def pressed(chance: Chance) -> Signal:
    """A button: a fingertip on wood."""
    return mix([(0.0, 0.5, bar(C5, 0.16, 0.5)), (0.0, 0.25, landing(chance, 0.4))])


def melody(notes: list[tuple[float, float]], seconds: float) -> Callable[[Chance], Signal]:
    """Wooden bars struck at their moments: pairs of start and frequency."""
    return lambda _: mix((start, 1.0, bar(f, seconds)) for start, f in notes)


def contracted(chance: Chance) -> Signal:
    """The trump is made: a firm tap and two bars upwards."""
    return mix([(0.0, 0.5, rap(chance)), (0.02, 1.0, bar(D4, 0.6)), (0.14, 1.0, bar(G4, 0.8))])


def declared(_: Chance) -> Signal:
    """A declaration laid open: three strings upwards."""
    return strum([G4, B4, D5], 0.075, 1.0)


def bela(_: Chance) -> Signal:
    """King and queen of trumps: two voices meeting a third higher."""
    return mix([(0.0, 1.0, strum([G4, D5], 0.012, 0.8)), (0.17, 1.0, strum([B4, G5], 0.012, 1.3))])


def capot(_: Chance) -> Signal:
    """All tricks: the whole tamburica, quick and bright."""
    chord = strum([G3, D4, G4, B4, D5, G5], 0.042, 1.6, 1.4)
    return mix([(0.0, 1.0, chord), (0.36, 0.8, string(B5, 1.2, 1.4))])


def won(_: Chance) -> Signal:
    """The match is won: a small cadence home."""
    return mix(
        [
            (0.00, 0.9, strum([G3, D4, G4, B4], 0.03, 1.0)),
            (0.30, 0.9, strum([C4, E4, G4, C5], 0.03, 0.9)),
            (0.60, 0.9, strum([D4, FIS4, A4, D5], 0.03, 0.9)),
            (0.90, 1.0, strum([G3, D4, G4, B4, D5, G5], 0.034, 1.25, 1.2)),
        ]
    )


def lost(_: Chance) -> Signal:
    """The match is lost: four steps down, without bitterness."""
    steps = [(0.0, E4), (0.26, D4), (0.52, C4)]
    descent = [(start, 0.8, string(f, 0.9, 0.7)) for start, f in steps]
    return mix([*descent, (0.84, 0.9, strum([A2, E4 / 2, A3, C4], 0.05, 1.15, 0.7))])
