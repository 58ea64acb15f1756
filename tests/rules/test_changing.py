"""The quick copy is the copy that the standard library makes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from game.rules.changing import changed
from game.rules.phase import Phase
from game.rules.state import Deal, MatchState, Playing, Said
from game.rules.trick import Trick
from game.rules.view import Choices
from tests.rules.seated import Table


def test_it_equals_the_copy_of_the_standard_library() -> None:
    state = Table().say("H").state
    deal = state.the_deal
    for old, changes in (
        (state, {"phase": Phase.OVER, "scores": (1, 2)}),
        (deal, {"number": 7}),
        (deal.said, {"side": 1}),
        (deal.the_play, {"agreed": 3}),
        (state, {}),
    ):
        new = changed(old, **changes)
        assert new == replace(old, **changes)
        assert (new == old) is (not changes)
        assert new is not old
        assert [field.name for field in fields(new)] == list(vars(new))


def test_the_copy_is_as_frozen_as_the_original() -> None:
    state = Table().state
    copy = changed(state, hung=5)
    assert state.hung == 0
    with pytest.raises(FrozenInstanceError):
        copy.hung = 6


def test_classes_that_it_would_not_serve_are_not_among_the_states() -> None:
    for kind in (MatchState, Deal, Said, Playing, Choices):
        assert not hasattr(kind, "__post_init__")
        assert not hasattr(kind, "__slots__")
    with pytest.raises(AttributeError):
        changed(Trick(0), leader=1)
