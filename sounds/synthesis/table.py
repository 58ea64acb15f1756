"""The sounds of the card table by name, each with its place among the others in loudness."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from synthesis.loudness import levelled
from synthesis.signal import Chance, Signal, band, in_the_room, mix, noise, trimmed
from synthesis.things import bar, landing, rap, slide, string, strum, talk

TOUCH, CARD, TUNE = -28.0, -22.5, -21.5
"""Heard levels in dBFS: a touch is felt more than heard, a card lies on the table, a tune says something."""

ROOM = -33.0
"""What is always there is below all that happens."""

CEILING = -2.5
"""No sample is above this (dBFS), which leaves room for three sounds at once."""

A2, G3, GES3, A3, C4, D4 = 110.0, 196.0, 185.0, 220.0, 261.63, 293.66
E4, F4, FIS4, G4, A4, B4 = 329.63, 349.23, 369.99, 392.0, 440.0, 493.88
C5, D5, E5, G5, B5, G6 = 523.25, 587.33, 659.26, 783.99, 987.77, 1567.98


@dataclass(frozen=True)
class Sound:
    """A recipe and how loud its result is heard."""

    recipe: Callable[[Chance], Signal]
    level: float
    is_endless: bool = False
    """Whether its end joins its beginning, so that it can go on as long as somebody listens."""

    def made(self, name: str) -> Signal:
        """The finished signal; each name has its own fixed stream of chance."""
        chance = np.random.default_rng(zlib.crc32(name.encode()))
        signal = self.recipe(chance)
        if not self.is_endless:
            signal = trimmed(in_the_room(signal))
        return levelled(signal, self.level, CEILING)


def card(weight: float, brightness: float) -> Callable[[Chance], Signal]:
    """A card played: it glides, then lies."""
    return lambda chance: mix(
        [(0.0, 0.4, slide(chance, 0.06, brightness)), (0.055, 1.0, landing(chance, weight))]
    )


def dealt(chance: Chance) -> Signal:
    """A card dealt: lighter and further away than a played one."""
    return mix([(0.0, 0.7, slide(chance, 0.045, 1.15)), (0.05, 0.3, landing(chance, 0.6))])


def shuffled(chance: Chance) -> Signal:
    """Two halves riffled together and squared on the table."""
    parts = []
    moment = 0.02
    while moment < 0.78:
        flick = slide(chance, 0.011, 0.8 + 0.4 * chance.random())
        parts.append((moment, 0.25 + 0.55 * float(np.sin(np.pi * moment / 0.8)), flick))
        moment += chance.uniform(0.013, 0.024)
    parts += [(0.9, 0.5, landing(chance, 0.9)), (1.02, 0.35, landing(chance, 0.8))]
    return mix(parts)


def cut(chance: Chance) -> Signal:
    """Half of the pack lifted and set down beside the other."""
    return mix([(0.0, 0.7, slide(chance, 0.1, 0.8)), (0.24, 0.9, landing(chance, 1.3))])


def knocked(chance: Chance) -> Signal:
    """Two raps: no cut wanted."""
    return mix([(0.0, 1.0, rap(chance)), (0.15, 0.8, rap(chance))])


def collected(chance: Chance) -> Signal:
    """Four cards swept together and pulled in."""
    sweeps = [(0.06 * i, 0.5 + 0.12 * i, slide(chance, 0.09, 0.9 - 0.06 * i)) for i in range(4)]
    return mix([*sweeps, (0.34, 0.4, landing(chance, 0.9))])


def refused(_: Chance) -> Signal:
    """A muffled double knock: this card may not be played."""
    return mix([(0.0, 1.0, bar(G3, 0.22, 0.3)), (0.11, 0.9, bar(GES3, 0.26, 0.3))])


def pressed(chance: Chance) -> Signal:
    """A button: a fingertip on wood."""
    return mix([(0.0, 0.5, bar(C5, 0.12, 0.5)), (0.0, 0.25, landing(chance, 0.4))])


def melody(notes: list[tuple[float, float]], seconds: float) -> Callable[[Chance], Signal]:
    """Wooden bars struck at their moments: pairs of start and frequency."""
    return lambda _: mix((start, 1.0, bar(f, seconds)) for start, f in notes)


def contracted(chance: Chance) -> Signal:
    """The trump is made: a firm tap and two bars upwards."""
    return mix([(0.0, 0.5, rap(chance)), (0.02, 1.0, bar(D4, 0.5)), (0.14, 1.0, bar(G4, 0.7))])


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


def murmured(chance: Chance) -> Signal:
    """A café at some distance: seven people at other tables, and the room itself."""
    seconds = 12.0
    hush = band(noise(chance, seconds), 60, 400)
    people = [(0.0, chance.uniform(0.5, 1.0), talk(chance, seconds)) for _ in range(7)]
    return mix([(0.0, 0.6, hush / float(np.std(hush))), *people])


SOUNDS: dict[str, Sound] = {
    "ambience": Sound(murmured, ROOM, is_endless=True),
    "bela": Sound(bela, TUNE),
    "button": Sound(pressed, TOUCH),
    "call": Sound(melody([(0.0, G5)], 0.16), TOUCH),
    "capot": Sound(capot, TUNE),
    "card_deal": Sound(dealt, CARD - 4),
    "card_play_1": Sound(card(1.0, 1.0), CARD),
    "card_play_2": Sound(card(1.15, 0.9), CARD),
    "card_play_3": Sound(card(0.9, 1.1), CARD),
    "contract": Sound(contracted, TUNE),
    "cut": Sound(cut, CARD),
    "deal_fell": Sound(melody([(0.0, A4), (0.15, F4), (0.31, D4)], 0.8), TUNE),
    "deal_made": Sound(melody([(0.0, C5), (0.12, E5), (0.24, G5)], 0.8), TUNE),
    "declare": Sound(declared, TUNE),
    "knock": Sound(knocked, CARD),
    "match_lost": Sound(lost, TUNE),
    "match_won": Sound(won, TUNE),
    "refuse": Sound(refused, TOUCH + 3),
    "score_tick": Sound(melody([(0.0, G6)], 0.07), TOUCH),
    "shuffle": Sound(shuffled, CARD),
    "trick_collect": Sound(collected, CARD - 2),
}
