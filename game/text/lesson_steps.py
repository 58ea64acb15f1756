"""What a lesson is made of: facts of a view, sentences that wait for facts, and the deals. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Fact(Enum):
    """Something that a view shows, without figures."""

    # --- the auction
    CALLING = "calling"
    """The seat is asked for a call."""
    MUST_CALL = "mustCall"
    STRONG = "strong"
    """There is a suit to call."""
    WEAK = "weak"
    """There is neither a suit to call, nor cards for no trumps or all trumps."""
    ACES = "aces"
    """Cards for no trumps, which may be called."""
    JACKS = "jacks"
    """Cards for all trumps, which may be called."""
    TURNED = "turned"
    """The turned card is offered."""
    SECOND_ROUND = "secondRound"
    """The turned card has been refused by everybody."""
    OPEN = "open"
    """Nobody has called yet."""
    PARTNER_BID = "partnerBid"
    """The highest call so far is the partner's."""
    THEIR_BID = "theirBid"
    """The highest call so far is the opponents'."""
    SUPPORT = "support"
    """The partner's suit may be bid higher, and the seat has its jack or nine, or another suit's ace."""
    CAN_DOUBLE = "canDouble"
    """Contra may be said."""
    CAN_REDOUBLE = "canRedouble"
    """Recontra may be said."""
    THROWN_IN = "thrownIn"
    """Everybody passed in the deal before."""
    MAY_EXCHANGE = "mayExchange"
    """The seven of trumps may be laid down for the turned card."""

    # --- the contract
    OURS = "ours"
    """The seat or its partner called trumps."""
    OWN = "own"
    """The seat called trumps."""
    PARTNER = "partner"
    """Its partner did."""
    THEIRS = "theirs"
    """The others did."""
    DOUBLED = "doubled"
    """Contra stands, or recontra."""
    POINTS = "points"
    """A number of points was bid."""
    CAPOT = "capot"
    """All tricks were bid."""
    SUIT = "suit"
    """One suit is trumps."""
    NO_TRUMPS = "noTrumps"
    ALL_TRUMPS = "allTrumps"

    # --- the cards
    PLAYING = "playing"
    """The seat is asked for a card."""
    FIRST = "first"
    """No trick has been taken yet."""
    LATER = "later"
    """At least one trick has been taken."""
    LAST = "last"
    """The last card."""
    HOLDS_DECLARATION = "holdsDeclaration"
    """The seat's own first card will announce a sequence or a four."""
    DECLARED = "declared"
    """Somebody showed declarations."""
    BELOTE = "belote"
    """It holds king and queen of trumps."""
    TRUMP_JACK = "trumpJack"
    HOLDS_TRUMPS = "holdsTrumps"
    HOLDS_ACE = "holdsAce"
    """It holds the ace of a suit that is not trumps."""
    TRUMPS_OUT = "trumpsOut"
    """There are trumps that were not played and that the seat does not hold."""
    NO_TRUMPS_OUT = "noTrumpsOut"
    """There are none."""
    TAKEN = "taken"
    """The trick before went to its side."""
    LOST = "lost"
    """The trick before went to the others."""

    # --- the trick on the table
    LEADING = "leading"
    FOLLOWING = "following"
    """It holds the suit led."""
    BEATING = "beating"
    """It must go higher: not every card of that suit may be played."""
    TRUMPING = "trumping"
    """It has none of the suit led but trumps."""
    MUST_TRUMP = "mustTrump"
    """And it may play nothing but trumps."""
    OVERTRUMP = "overtrump"
    """And they must be higher than an opponent's trump in the trick."""
    UNDERTRUMP = "undertrump"
    """And they are all lower than an opponent's trump in the trick."""
    EXCUSED = "excused"
    """It has none of the suit led, and trumps that it need not play."""
    FREE = "free"
    """It has neither."""
    PARTNER_WINS = "partnerWins"
    OPPONENTS_WIN = "opponentsWin"

    # --- the sheet
    WRITTEN = "written"
    """The deal is written."""
    MADE = "made"
    """The deal is written: who called made it."""
    FELL = "fell"
    """The deal is written: who called fell."""
    HUNG = "hung"
    """The deal is written: the points of who called hang."""
    AHEAD = "ahead"
    """The deal is written, and the seat's side gained more than any other."""
    BEHIND = "behind"
    """The deal is written, and another side gained as much or more."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of a lesson."""

    name: str
    """The words are `lesson.NAME`."""
    when: frozenset[Fact]
    """All of this must be so."""
    is_said_again: bool = False
    """Whether every deal of the lesson says it; otherwise the lesson says it once."""


def step(name: str, *when: Fact) -> Step:
    """The sentence of that name, which waits until all of these facts are so."""
    return Step(name, frozenset(when))


def each_deal(name: str, *when: Fact) -> Step:
    """The same for a sentence that every deal says."""
    return Step(name, frozenset(when), is_said_again=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """The guided deals of a game."""

    seeds: tuple[str, ...]
    """One for each deal: with it the deal, and what the computers make of it, are the same for everybody."""
    news: tuple[Step, ...]
    """What has happened, and what it means; the first that is so and was not said yet."""
    now: tuple[Step, ...]
    """What there is to do and why; likewise."""
    afterwards: tuple[Step, ...]
    """What the sheet says of the deal."""
    words: str
    """The prefix of the page after a deal: `lesson.WORDS.over`, and `lesson.WORDS.next` between two deals."""

    def remembered(self, said: frozenset[str]) -> frozenset[str]:
        """The names among `said` of sentences that the next deal does not say again."""
        return said - {one.name for one in (*self.news, *self.now) if one.is_said_again}
