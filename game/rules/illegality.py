"""The duties of play, each named by the way it is neglected."""

from __future__ import annotations

from enum import Enum


class Illegality(Enum):
    """Why a card may not be played; the text catalogue words each one."""

    NOT_IN_HAND = "notInHand"
    MUST_FOLLOW = "mustFollow"
    """A card of the led suit is held."""
    MUST_BEAT = "mustBeat"
    """The best card of the led suit can be beaten (iber; in trumps everywhere)."""
    MUST_TRUMP = "mustTrump"
    """Void in the led suit, a trump is held."""
    MUST_OVERTRUMP = "mustOvertrump"
    """An earlier ruff can be beaten."""
    MUST_NOT_UNDERTRUMP = "mustNotUndertrump"
    """The partner has ruffed: a lower trump is not to be spent while another card is held (underPartner)."""
    MUST_NOT_TRUMP = "mustNotTrump"
    """Under ruff=never another card is held."""

    __hash__ = object.__hash__
