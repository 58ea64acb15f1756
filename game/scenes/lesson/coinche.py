"""The lesson of coinche: a deal with a bid of one's own, and one with a bid of the partner's."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import EACH_DEAL, FOLLOWING, RUFFING, UNDER_NOBODY
from game.text.lesson_steps import Fact, Lesson, step

COINCHE: Final = Lesson(
    words="coinche",
    each_deal=EACH_DEAL
    | {"coinche.bid", "coinche.weak", "coinche.support", "coinche.trust", "coinche.higher"}
    | {"coinche.own", "coinche.partner", "coinche.theirs", "coinche.capot", "coinche.doubled"},
    seeds=("coinche 3448", "coinche 1939"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("coinche.seats", Fact.CALLING),
        step("coinche.doubled", Fact.PLAYING, Fact.DOUBLED),
        step("coinche.capot", Fact.PLAYING, Fact.CAPOT),
        step("coinche.own", Fact.PLAYING, Fact.OWN, Fact.POINTS),
        step("coinche.partner", Fact.PLAYING, Fact.PARTNER, Fact.POINTS),
        step("coinche.theirs", Fact.PLAYING, Fact.THEIRS, Fact.POINTS),
        step("out", Fact.LATER, Fact.TRUMPS_OUT),
        step("belote", Fact.PLAYING, Fact.BELOTE),
        step("declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("taken", Fact.TAKEN),
        step("lost", Fact.LOST),
    ),
    now=(
        step("recontra", Fact.CALLING, Fact.CAN_REDOUBLE),
        step("coinche.bid", Fact.CALLING, Fact.OPEN, Fact.STRONG),
        step("coinche.weak", Fact.CALLING, Fact.OPEN, Fact.WEAK),
        step("coinche.support", Fact.CALLING, Fact.PARTNER_BID, Fact.SUPPORT),
        step("coinche.trust", Fact.CALLING, Fact.PARTNER_BID),
        step("coinche.higher", Fact.CALLING, Fact.THEIR_BID, Fact.STRONG),
        step("coinche.contra", Fact.CALLING, Fact.THEIR_BID, Fact.CAN_DOUBLE),
        step("pass", Fact.CALLING, Fact.THEIR_BID),
        step("french.last", Fact.LAST),
        step("holds", Fact.PLAYING, Fact.HOLDS_DECLARATION),
        *RUFFING,
        UNDER_NOBODY,
        *FOLLOWING,
    ),
    afterwards=(
        step("doubledEnd", Fact.WRITTEN, Fact.DOUBLED),
        step("coinche.made", Fact.MADE, Fact.OWN),
        step("coinche.made", Fact.MADE, Fact.PARTNER),
        step("coinche.fell", Fact.FELL, Fact.OWN, Fact.POINTS),
        step("coinche.fell", Fact.FELL, Fact.PARTNER, Fact.POINTS),
        step("coinche.theyMade", Fact.MADE, Fact.THEIRS),
        step("coinche.theyFell", Fact.FELL, Fact.THEIRS, Fact.POINTS),
    ),
)
