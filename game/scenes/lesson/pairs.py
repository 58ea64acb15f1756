"""What the lessons of all games of two pairs with a free ruff over the partner say of the play."""

from __future__ import annotations

from typing import Final

from game.text.lesson_steps import Fact, Step, each_deal, step

RUFFING: Final = (
    step("over", Fact.OVERTRUMP, Fact.OPPONENTS_WIN),
    step("ruff", Fact.MUST_TRUMP, Fact.OPPONENTS_WIN),
    step("excused", Fact.EXCUSED, Fact.PARTNER_WINS),
    step("free", Fact.FREE, Fact.SUIT),
)
"""Without the suit led."""

UNDER_NOBODY: Final = step("tooLow", Fact.EXCUSED, Fact.OPPONENTS_WIN)
"""Where a lower trump need not be played under an opponent's."""

FOLLOWING: Final = (
    step("climb", Fact.BEATING, Fact.SUIT),
    each_deal("gone", Fact.LEADING, Fact.SUIT, Fact.NO_TRUMPS_OUT),
    each_deal("draw", Fact.LEADING, Fact.TRUMP_JACK, Fact.OWN, Fact.TRUMPS_OUT),
    each_deal("toPartner", Fact.LEADING, Fact.PARTNER, Fact.HOLDS_TRUMPS, Fact.TRUMPS_OUT),
    each_deal("defend", Fact.LEADING, Fact.THEIRS, Fact.HOLDS_ACE, Fact.TRUMPS_OUT),
    step("lead", Fact.LEADING, Fact.SUIT),
    step("give", Fact.FOLLOWING, Fact.PARTNER_WINS),
    step("spare", Fact.FOLLOWING, Fact.OPPONENTS_WIN),
    step("hint", Fact.PLAYING),
)
"""On lead and with the suit led; and where everything else was said."""


def outcomes(words: str, *also: Fact) -> tuple[Step, ...]:
    """What the sheet says of a contract that was made or not: `lesson.WORDS.made`, `fell` and so on."""
    return (
        step(f"{words}.made", Fact.MADE, Fact.OURS, *also),
        step(f"{words}.fell", Fact.FELL, Fact.OURS, *also),
        step(f"{words}.theyMade", Fact.MADE, Fact.THEIRS, *also),
        step(f"{words}.theyFell", Fact.FELL, Fact.THEIRS, *also),
    )
