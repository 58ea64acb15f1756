"""The lesson of coinche: a deal with a bid of one's own, and one with a bid of the partner's."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import FOLLOWING, RUFFING, UNDER_NOBODY, outcomes
from game.text.lesson_steps import Fact, Lesson, each_deal, step

COINCHE: Final = Lesson(
    words="coinche",
    seeds=("coinche 3448", "coinche 1939"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("coinche.seats", Fact.CALLING),
        each_deal("coinche.doubled", Fact.PLAYING, Fact.DOUBLED),
        each_deal("coinche.capot", Fact.PLAYING, Fact.CAPOT),
        each_deal("coinche.own", Fact.PLAYING, Fact.OWN, Fact.POINTS),
        each_deal("coinche.partner", Fact.PLAYING, Fact.PARTNER, Fact.POINTS),
        each_deal("coinche.theirs", Fact.PLAYING, Fact.THEIRS, Fact.POINTS),
        each_deal("out", Fact.LATER, Fact.TRUMPS_OUT),
        step("belote", Fact.PLAYING, Fact.BELOTE),
        step("declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("taken", Fact.TAKEN),
        step("lost", Fact.LOST),
    ),
    now=(
        step("recontra", Fact.CALLING, Fact.CAN_REDOUBLE),
        each_deal("coinche.bid", Fact.CALLING, Fact.OPEN, Fact.STRONG),
        each_deal("coinche.weak", Fact.CALLING, Fact.OPEN, Fact.WEAK),
        each_deal("coinche.support", Fact.CALLING, Fact.PARTNER_BID, Fact.SUPPORT),
        each_deal("coinche.trust", Fact.CALLING, Fact.PARTNER_BID),
        each_deal("coinche.higher", Fact.CALLING, Fact.THEIR_BID, Fact.STRONG),
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
        *outcomes("coinche", Fact.POINTS),
    ),
)
