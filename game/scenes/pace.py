"""How long each motion lasts at each of the four speeds, in seconds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.scenes.preferences import Preferences, Speed, TrickPause


@dataclass(frozen=True, kw_only=True, slots=True)
class Pace:
    """The lengths of everything that moves on the table."""

    play: float
    """A card flies to the table."""
    think: float
    """A computer's visible thinking: the same for every decision, so that tempo tells nothing."""
    full_trick: float
    """A full trick lies before it is collected."""
    waits_on_trick: bool = False
    """Whether it then lies until a key or a button is pressed."""
    collect: float
    """The trick goes to its winner."""
    shuffle: float
    """The two halves of the pack are riffled into each other."""
    deal: float
    """All 32 cards are dealt."""
    stagger: float
    """From one dealt card to the next."""
    count_up: float
    """Points are counted up."""
    bubble: float
    """A call stays beside its speaker."""
    fade: float
    """A panel or a menu appears."""


PACES: dict[Speed, Pace] = {
    Speed.CALM: Pace(
        play=0.38,
        think=0.9,
        full_trick=1.5,
        collect=0.42,
        shuffle=0.85,
        deal=2.2,
        stagger=0.045,
        count_up=1.5,
        bubble=2.2,
        fade=0.22,
    ),
    Speed.NORMAL: Pace(
        play=0.23,
        think=0.5,
        full_trick=0.9,
        collect=0.26,
        shuffle=0.62,
        deal=1.3,
        stagger=0.03,
        count_up=0.9,
        bubble=1.6,
        fade=0.16,
    ),
    Speed.QUICK: Pace(
        play=0.13,
        think=0.2,
        full_trick=0.35,
        collect=0.15,
        shuffle=0.3,
        deal=0.6,
        stagger=0.015,
        count_up=0.4,
        bubble=0.9,
        fade=0.1,
    ),
    Speed.INSTANT: Pace(
        play=0.0,
        think=0.0,
        full_trick=0.0,
        waits_on_trick=True,
        collect=0.0,
        shuffle=0.0,
        deal=0.0,
        stagger=0.0,
        count_up=0.0,
        bubble=0.9,
        fade=0.0,
    ),
}

PAUSES: Final = {
    TrickPause.NONE: 0.0,
    TrickPause.BRIEF: 0.35,
    TrickPause.USUAL: 0.9,
    TrickPause.LONG: 1.5,
    TrickPause.LONGEST: 2.0,
    TrickPause.PRESS: 0.0,
}


def pace_of(likes: Preferences) -> Pace:
    """The lengths that the player wishes."""
    pace = PACES[likes.speed]
    if likes.trick_pause is TrickPause.SPEED:
        return pace
    waits = likes.trick_pause is TrickPause.PRESS
    return replace(pace, full_trick=PAUSES[likes.trick_pause], waits_on_trick=waits)
