"""The lesson of French belote: a deal for the taker, and one against a taker."""

from __future__ import annotations

from typing import Final

from game.scenes.lesson.pairs import EACH_DEAL, FOLLOWING, RUFFING
from game.text.lesson_steps import Fact, Lesson, step

FRENCH: Final = Lesson(
    words="french",
    each_deal=EACH_DEAL
    | {"french.take", "french.leave", "french.name", "french.second"}
    | {"french.own", "french.partner", "french.theirs"},
    seeds=("french 77", "french 612"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("french.seats", Fact.CALLING),
        step("french.own", Fact.PLAYING, Fact.OWN),
        step("french.partner", Fact.PLAYING, Fact.PARTNER),
        step("french.theirs", Fact.PLAYING, Fact.THEIRS),
        step("out", Fact.LATER, Fact.TRUMPS_OUT),
        step("belote", Fact.PLAYING, Fact.BELOTE),
        step("declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("taken", Fact.TAKEN),
        step("lost", Fact.LOST),
    ),
    now=(
        step("french.take", Fact.TURNED, Fact.STRONG),
        step("french.leave", Fact.TURNED, Fact.WEAK),
        step("french.name", Fact.SECOND_ROUND, Fact.STRONG),
        step("french.second", Fact.SECOND_ROUND, Fact.WEAK),
        step("french.last", Fact.LAST),
        step("holds", Fact.PLAYING, Fact.HOLDS_DECLARATION),
        step("under", Fact.UNDERTRUMP, Fact.OPPONENTS_WIN),
        *RUFFING,
        *FOLLOWING,
    ),
    afterwards=(
        step("hung", Fact.HUNG),
        step("french.made", Fact.MADE, Fact.OWN),
        step("french.made", Fact.MADE, Fact.PARTNER),
        step("french.fell", Fact.FELL, Fact.OWN),
        step("french.fell", Fact.FELL, Fact.PARTNER),
        step("french.theyMade", Fact.MADE, Fact.THEIRS),
        step("french.theyFell", Fact.FELL, Fact.THEIRS),
    ),
)
