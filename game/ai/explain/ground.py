"""Grounds: what is true of an action and can be checked from the view or the samples."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.cards.card import Card


class Ground(Enum):
    """What is true of an action and explains it; each has a sentence in the catalogues."""

    REASON = "reason"
    """Only the mind's own reason: no card, or one that was not chosen."""
    JUDGED = "judged"
    """A card for which nothing can be proved, and nothing was sampled."""
    MOSTLY = "mostly"
    """In `number` of the sampled worlds nothing brought more: in most of them."""
    PROMISES = "promises"
    """It should bring `amount` more than `card`, the next best, judged by the sampled worlds."""
    LEVEL = "level"
    """It and `card` should do equally well, within what chance does in the sampled worlds."""
    USUAL_CARD = "usualCard"
    """`card` brought `amount` more in the sampled worlds, which were too few for the mind to believe it."""
    NO_SEVEN = "noSeven"
    """Nothing is exchanged: the seven of trumps is not in the hand."""
    NOTHING_TO_DECLARE = "nothingToDeclare"
    """The hand holds no declaration."""

    USUAL = "usual"
    """What a rule player would call; another call brought `amount` more, too little to be sure of it."""
    EXPERIENCE = "experience"
    """A call of the policy network; another brought `amount` more, which tells little."""
    ONLY_CALL = "onlyCall"
    """Nothing else could be said."""
    OWN_STANDS = "ownStands"
    """A pass that leaves the own side its game."""
    LETS_PLAY = "letsPlay"
    """A pass that leaves the opponents theirs."""
    SUITS_HAND = "suitsHand"
    """Trumps that suit the hand, where no contract can fall."""
    SAME_GAME = "sameGame"
    """A game that the partner named as well; it names no suit, or the seat named it before."""
    MADE = "made"
    """A call by which the contract is made in `number` of a hundred sampled worlds in which it is played."""
    FALLS = "falls"
    """Contra to a contract that falls in `number` of a hundred sampled worlds in which it is played."""
    PASSES = "passes"
    """A pass; the best call that was weighed is made in `number` of a hundred sampled worlds."""
    LOSES_LESS = "losesLess"
    """A call that is expected to lose, and no other that was weighed loses less."""

    DRAWS_TRUMPS = "drawsTrumps"
    """A trump led by the taker's side; opponents can hold at most `number` more."""
    SURE = "sure"
    """A lead that no card with the opponents can beat."""
    NO_TRUMP_OUT = "noTrumpOut"
    """The same, no opponent having a trump to ruff it with."""
    HIGHEST = "highest"
    """A lead whose suit has no higher card with the opponents, who may have trumps."""
    MAY_BE_RUFFED = "mayBeRuffed"
    """The same, an opponent having none of the suit and perhaps a trump."""
    PARTNER_RUFFS = "partnerRuffs"
    """The partner has none of the suit led and may have a trump."""
    PARTNER_MAY_TAKE = "partnerMayTake"
    """The partner may have a card that beats the lead."""
    SAYS_BELOTE = "saysBelote"
    """Belote is said with it, which is lost where both its cards are thrown away (Bulgaria, all trumps)."""
    CHEAP_LEAD = "cheapLead"
    """Not one of the cards that could be led counts less; it counts `number`."""

    TAKES = "takes"
    """No opponent can take the trick any more; there are at least `number` points in it."""
    BEST_SO_FAR = "bestSoFar"
    """It beats the trick so far, and an opponent might beat it; `number` points are in it."""
    CHEAPEST_BEST = "cheapestBest"
    """The same, and every other card that beats the trick so far counts more."""
    FEEDS = "feeds"
    """`number` points onto a trick that no opponent can take from the partner."""
    FEEDS_BEST = "feedsBest"
    """`number` points onto the partner's card, the best so far."""
    PARTNER_TAKES = "partnerTakes"
    """The partner has the trick for sure: nothing more needs to be spent."""
    PARTNER_LEADS = "partnerLeads"
    """The partner's card is the best so far: the same."""
    KEEPS_TRUMP = "keepsTrump"
    """A trump could have taken the lead of the trick from an opponent; it stays in the hand."""
    KEEPS_CARD = "keepsCard"
    """`card` stays in the hand: no card with the opponents beats it in its suit."""
    KEEPS_GUARD = "keepsGuard"
    """`card`, a ten, keeps the small card that stands before it; its ace may be with an opponent."""
    KEEPS_BELOTE = "keepsBelote"
    """`card`, half a belote, stays in the hand and counts no more; the same."""
    LOST = "lost"
    """Neither the seat nor its partner can take the trick; the card counts least, `number`."""
    LEAST = "least"
    """Not one of the cards that could be played counts less; it counts `number`."""

    __hash__ = object.__hash__


class Found(NamedTuple):
    """A ground with what belongs to it."""

    ground: Ground
    number: int = 0
    """Points or cards, as the ground says."""
    card: Card | None = None
    """As the ground says."""
    amount: float = 0.0
    """Points of the sheet, as the ground says."""
