"""How an auction is written in numbers for the compiled bidders."""

from __future__ import annotations

GAMES = 6
ROLES = 3
"""Of a hand: the taker's, his partner's, an opponent's."""
PASS, CONTRA, RECONTRA, TAKE, BID = 0, 1, 2, 3, 4
"""A call; from the last on bids, `BID` + 8 * (place of the goal) + game."""
ONE_ROUND, TURNED_CARD, RISING, NUMBERS = 0, 1, 2, 3
"""The courses of an auction."""
GOALS = 10
MULTIPLIERS = 3
CLASSES = 3
"""Of games: a suit, no trumps, all trumps."""
STEPS = 512
"""Entries of a table of gains, two points each, the middle one for no difference."""
NEVER = -(1 << 29)
THROWN_IN = -1
TAKER_AT, GOAL_AT, MULTIPLIER_AT = 3, 5, 9
"""Where a contract as a number has its parts; the game is in the lowest bits."""

ELDEST, SECOND, THIRD, DEALER, TAKES, NAMES, WAITS, CONTRAS, RECONTRAS = 0, 1, 2, 3, 4, 5, 6, 7, 8
OPENS, FLOOR, OVER_PARTNER, OVER_OPPONENTS, DOUBLES = 9, 10, 11, 12, 13
PARTNER_BID, OPPONENT_BID, MARGIN = 14, 15, 16
MEASURED_PARTNER, MEASURED_OPPONENTS, WHOLE = 17, 18, 19
FIGURES = 20
"""Places of what the bidders ask for, in sixteenths of a point."""
OVERS = 12
"""Calls above another's game: the partner's or not, a suit or no trumps, named what class of game."""
BASE, LEADS, AGAIN, BY_PARTNER, TWICE, KNOWN = 0, 1, 2, 3, 4, 5
COURSE = 6
"""Places of what such a call brings whatever the cards are, and whether it was measured at all."""
NOBODY, TAKER_GETS_SEVEN, KEEP_SEVEN = 0, 1, 2
"""Who may lay the seven of trumps down for the turned card, and who gets it."""
