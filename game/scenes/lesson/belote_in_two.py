"""The lesson of Belote in two: a deal for the turned suit, and one for another suit."""

from __future__ import annotations

from typing import Final

from game.text.lesson_steps import Fact, Lesson, each_deal, step

BELOTE_IN_TWO: Final = Lesson(
    words="two",
    seeds=("two 822", "two 2"),
    news=(
        step("thrownIn", Fact.CALLING, Fact.THROWN_IN),
        step("two.seats", Fact.CALLING),
        each_deal("two.own", Fact.PLAYING, Fact.OWN),
        each_deal("two.theirs", Fact.PLAYING, Fact.THEIRS),
        each_deal("two.out", Fact.LATER, Fact.TRUMPS_OUT),
        step("two.belote", Fact.PLAYING, Fact.BELOTE),
        step("two.declared", Fact.PLAYING, Fact.DECLARED, Fact.LATER),
        step("two.taken", Fact.TAKEN),
        step("two.lost", Fact.LOST),
    ),
    now=(
        step("two.seven", Fact.MAY_EXCHANGE),
        each_deal("two.take", Fact.TURNED, Fact.STRONG),
        each_deal("two.leave", Fact.TURNED, Fact.WEAK),
        each_deal("two.name", Fact.SECOND_ROUND, Fact.STRONG),
        each_deal("two.second", Fact.SECOND_ROUND, Fact.WEAK),
        step("last", Fact.LAST),
        step("two.holds", Fact.PLAYING, Fact.HOLDS_DECLARATION),
        step("two.ruff", Fact.MUST_TRUMP),
        step("two.free", Fact.FREE),
        step("climb", Fact.BEATING),
        each_deal("two.draw", Fact.LEADING, Fact.TRUMP_JACK, Fact.TRUMPS_OUT),
        step("two.ace", Fact.LEADING, Fact.HOLDS_ACE, Fact.TRUMPS_OUT),
        step("lead", Fact.LEADING),
        step("two.follow", Fact.FOLLOWING),
        step("hint", Fact.PLAYING),
    ),
    afterwards=(
        step("two.ahead", Fact.AHEAD),
        step("two.behind", Fact.BEHIND),
    ),
)
