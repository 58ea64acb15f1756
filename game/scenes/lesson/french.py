"""The lesson of French belote: a deal for the taker, and one against a taker."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import FOLLOWING, RUFFING, outcomes
from game.text.lesson_steps import Fact, Lesson, each_deal, step

FRENCH: Final = Lesson(
    words="french",
    seeds=("french 77", "french 612"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("french.seats", Fact.CALLING),
        each_deal("french.own", Fact.PLAYING, Fact.OWN),
        each_deal("french.partner", Fact.PLAYING, Fact.PARTNER),
        each_deal("french.theirs", Fact.PLAYING, Fact.THEIRS),
        each_deal("out", Fact.LATER, Fact.TRUMPS_OUT),
        step("belote", Fact.PLAYING, Fact.BELOTE),
        step("declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("taken", Fact.TAKEN),
        step("lost", Fact.LOST),
    ),
    now=(
        each_deal("french.take", Fact.TURNED, Fact.STRONG),
        each_deal("french.leave", Fact.TURNED, Fact.WEAK),
        each_deal("french.name", Fact.SECOND_ROUND, Fact.STRONG),
        each_deal("french.second", Fact.SECOND_ROUND, Fact.WEAK),
        step("french.last", Fact.LAST),
        step("holds", Fact.PLAYING, Fact.HOLDS_DECLARATION),
        step("under", Fact.UNDERTRUMP, Fact.OPPONENTS_WIN),
        *RUFFING,
        *FOLLOWING,
    ),
    afterwards=(
        step("hung", Fact.HUNG),
        *outcomes("french"),
    ),
)
