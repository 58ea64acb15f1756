"""The lesson of Croatian Bela: one deal."""

from __future__ import annotations

from typing import Final

from game.text.lesson_steps import Fact, Lesson, step

BELA: Final = Lesson(
    words="bela",
    seeds=("lesson 220",),
    news=(
        step("seats", Fact.CALLING),
        step("own", Fact.OWN, Fact.PLAYING),
        step("partner", Fact.PARTNER, Fact.PLAYING),
        step("theirs", Fact.THEIRS, Fact.PLAYING),
        step("declared", Fact.DECLARED, Fact.PLAYING, Fact.LATER),
        step("taken", Fact.TAKEN),
        step("lost", Fact.LOST),
        step("count", Fact.LATER),
    ),
    now=(
        step("must", Fact.MUST_CALL),
        step("call", Fact.CALLING, Fact.STRONG),
        step("weak", Fact.CALLING),
        step("last", Fact.LAST),
        step("trump", Fact.TRUMPING),
        step("free", Fact.FREE),
        step("beat", Fact.BEATING),
        step("draw", Fact.LEADING, Fact.TRUMP_JACK, Fact.OWN, Fact.FIRST),
        step("belote", Fact.BELOTE, Fact.PLAYING),
        step("lead", Fact.LEADING),
        step("follow", Fact.FOLLOWING),
        step("hint", Fact.PLAYING),
    ),
    afterwards=(
        step("made", Fact.MADE, Fact.OURS),
        step("fell", Fact.FELL, Fact.OURS),
        step("theyMade", Fact.MADE, Fact.THEIRS),
        step("theyFell", Fact.FELL, Fact.THEIRS),
    ),
)
