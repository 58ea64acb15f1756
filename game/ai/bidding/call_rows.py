"""What a call is weighed by where games are named one above the other is a row of noughts and ones.

Seats are counted from the one on turn; games are numbered as in `coding`: the suits from the lowest, no
trumps, all trumps. Each block of the row begins at its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_code import BID, CONTRA, GAMES, PASS, RECONTRA
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.rules.view import View

SEATS: Final = 4

NAMED: Final = 32
"""After the hand, by seat the games that it has named."""
SPOKEN: Final = NAMED + SEATS * GAMES
"""Which seats have spoken and named none."""
TAKER: Final = SPOKEN + SEATS
"""Who plays the game that stands."""
GAME: Final = TAKER + SEATS
"""Which game stands."""
DOUBLED: Final = GAME + GAMES
"""Whether it has contra, or recontra."""
PASSES: Final = DOUBLED + 2
"""How many passed since somebody last said something else."""
PLACE: Final = PASSES + SEATS
"""How far the seat is from the dealer."""
AGAIN: Final = PLACE + SEATS
"""Whether all have spoken."""

SHORT: Final = (*range(2, 31, 2), 34, 38, 42, 48, 54, 62, 72, 84, 100, 120)
"""A side may be short of the target by no more than each of these."""
HANGING: Final = (1, 6, 11, 16)
"""At least so many points may hang."""
OWN: Final = AGAIN + 1
"""Of `SHORT`, for the own side."""
THEIRS: Final = OWN + len(SHORT)
"""For the other side."""
HUNG: Final = THEIRS + len(SHORT)
"""Of `HANGING`."""
INPUTS: Final = HUNG + len(HANGING)
"""The length of the row."""
FEATURES: Final = {"auction+score": INPUTS}
"""The kind of row, as the manifest of the weights names it, and its length."""

CALLS: Final = BID + GAMES
"""So many calls there are, numbered as in `call_code`."""


def rows_of(view: View) -> list[int]:
    """The places of the ones, for the seat of the view."""
    found = [int(card) for card in view.hand]
    games: list[set[int]] = [set() for _ in range(SEATS)]
    spoken, standing, doubled, passes = set(), None, 0, 0
    for seat, call in view.calls:
        turn, code = (seat - view.seat) % SEATS, code_of(call)
        spoken.add(turn)
        passes = passes + 1 if code == PASS else 0
        if code in {CONTRA, RECONTRA}:
            doubled = code
        elif code != PASS:
            standing, doubled = (turn, code - BID), 0
            games[turn].add(code - BID)
    for turn, named in enumerate(games):
        found += [NAMED + GAMES * turn + game for game in sorted(named)]
        if turn in spoken and not named:
            found.append(SPOKEN + turn)
    if standing is not None:
        found += [TAKER + standing[0], GAME + standing[1]]
    if doubled:
        found.append(DOUBLED + doubled - CONTRA)
    found += [PASSES + passes, PLACE + (view.seat - view.dealer) % SEATS]
    if len(view.calls) >= SEATS:
        found.append(AGAIN)
    return found + match_rows(view)


def match_rows(view: View) -> list[int]:
    """Those of them that tell the score of the match."""
    own, target = side_of(view.seat, view.rules.players), view.rules.match.target
    found = [HUNG + place for place, least in enumerate(HANGING) if view.hung >= least]
    for start, side in ((OWN, own), (THEIRS, 1 - own)):
        short = target - view.scores[side]
        found += [start + place for place, most in enumerate(SHORT) if short <= most]
    return found
