"""The lesson of Bulgarian Belot: a deal with one suit as trumps, one at all trumps, one at no trumps."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import FOLLOWING, RUFFING, UNDER_NOBODY, outcomes
from game.text.lesson_steps import Fact, Lesson, each_deal, step

BULGARIAN: Final = Lesson(
    words="bulgarian",
    seeds=("bulgarian 1996", "bulgarian 3144", "bulgarian 1116"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("bulgarian.seats", Fact.CALLING, Fact.OPEN),
        step("bulgarian.ladder", Fact.CALLING),
        each_deal("bulgarian.doubled", Fact.PLAYING, Fact.DOUBLED),
        each_deal("bulgarian.own", Fact.PLAYING, Fact.OWN),
        each_deal("bulgarian.partner", Fact.PLAYING, Fact.PARTNER),
        each_deal("bulgarian.theirs", Fact.PLAYING, Fact.THEIRS),
        each_deal("out", Fact.LATER, Fact.TRUMPS_OUT),
        step("belote", Fact.PLAYING, Fact.BELOTE),
        step("declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("taken", Fact.TAKEN, Fact.SUIT),
        step("lost", Fact.LOST, Fact.SUIT),
        step("bulgarian.rest", Fact.LATER, Fact.ALL_TRUMPS),
    ),
    now=(
        step("recontra", Fact.CALLING, Fact.CAN_REDOUBLE),
        step("bulgarian.jacks", Fact.CALLING, Fact.JACKS),
        step("bulgarian.aces", Fact.CALLING, Fact.ACES),
        each_deal("bulgarian.call", Fact.CALLING, Fact.OPEN, Fact.STRONG),
        each_deal("bulgarian.weak", Fact.CALLING, Fact.OPEN, Fact.WEAK),
        each_deal("bulgarian.helped", Fact.CALLING, Fact.PARTNER_BID),
        each_deal("bulgarian.higher", Fact.CALLING, Fact.THEIR_BID, Fact.STRONG),
        each_deal("bulgarian.contra", Fact.CALLING, Fact.THEIR_BID, Fact.CAN_DOUBLE),
        step("pass", Fact.CALLING, Fact.THEIR_BID),
        step("last", Fact.LAST),
        step("bulgarian.allTrumps", Fact.PLAYING, Fact.ALL_TRUMPS),
        step("bulgarian.noTrumps", Fact.PLAYING, Fact.NO_TRUMPS),
        step("holds", Fact.PLAYING, Fact.HOLDS_DECLARATION),
        *RUFFING,
        UNDER_NOBODY,
        step("bulgarian.beatAll", Fact.BEATING, Fact.ALL_TRUMPS),
        step("bulgarian.off", Fact.FREE, Fact.ALL_TRUMPS),
        step("bulgarian.off", Fact.FREE, Fact.NO_TRUMPS),
        step("bulgarian.leadAll", Fact.LEADING, Fact.ALL_TRUMPS),
        step("bulgarian.leadNone", Fact.LEADING, Fact.NO_TRUMPS),
        *FOLLOWING,
    ),
    afterwards=(
        step("hung", Fact.HUNG),
        step("doubledEnd", Fact.WRITTEN, Fact.DOUBLED),
        *outcomes("bulgarian"),
    ),
)
