"""The lesson of Bulgarian Belot: a deal with one suit as trumps, one at all trumps, one at no trumps."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import EACH_DEAL, FOLLOWING, RUFFING, UNDER_NOBODY
from game.text.lesson_steps import Fact, Lesson, step

BULGARIAN: Final = Lesson(
    words="bulgarian",
    each_deal=EACH_DEAL
    | {"bulgarian.call", "bulgarian.weak", "bulgarian.helped", "bulgarian.higher", "bulgarian.contra"}
    | {"bulgarian.own", "bulgarian.partner", "bulgarian.theirs", "bulgarian.doubled"},
    seeds=("bulgarian 1996", "bulgarian 3144", "bulgarian 1116"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("bulgarian.seats", Fact.CALLING, Fact.OPEN),
        step("bulgarian.ladder", Fact.CALLING),
        step("bulgarian.doubled", Fact.PLAYING, Fact.DOUBLED),
        step("bulgarian.own", Fact.PLAYING, Fact.OWN),
        step("bulgarian.partner", Fact.PLAYING, Fact.PARTNER),
        step("bulgarian.theirs", Fact.PLAYING, Fact.THEIRS),
        step("out", Fact.LATER, Fact.TRUMPS_OUT),
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
        step("bulgarian.call", Fact.CALLING, Fact.OPEN, Fact.STRONG),
        step("bulgarian.weak", Fact.CALLING, Fact.OPEN, Fact.WEAK),
        step("bulgarian.helped", Fact.CALLING, Fact.PARTNER_BID),
        step("bulgarian.higher", Fact.CALLING, Fact.THEIR_BID, Fact.STRONG),
        step("bulgarian.contra", Fact.CALLING, Fact.THEIR_BID, Fact.CAN_DOUBLE),
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
        step("bulgarian.made", Fact.MADE, Fact.OWN),
        step("bulgarian.made", Fact.MADE, Fact.PARTNER),
        step("bulgarian.fell", Fact.FELL, Fact.OWN),
        step("bulgarian.fell", Fact.FELL, Fact.PARTNER),
        step("bulgarian.theyMade", Fact.MADE, Fact.THEIRS),
        step("bulgarian.theyFell", Fact.FELL, Fact.THEIRS),
    ),
)
