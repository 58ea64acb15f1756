"""Records can say in plain English why anything was refused."""

from __future__ import annotations

from game.records.reasons import REASONS
from game.rules.illegality import Illegality
from game.rules.refusal import Refusal


def test_every_refusal_and_every_duty_has_its_reason() -> None:
    assert set(REASONS) == {*Refusal, *Illegality}
    assert len(set(REASONS.values())) == len(REASONS)
