"""Dataclasses whose methods wait for their first call do what others do."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from game.app import quick_classes


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """New dataclasses are quick ones until the test is over."""
    if not hasattr(dataclasses, quick_classes.MAKER):
        pytest.skip("this Python compiles the methods of a class at once")
    monkeypatch.setattr(dataclasses, quick_classes.MAKER, getattr(dataclasses, quick_classes.MAKER))
    quick_classes.begin()
    quick_classes.begin()


@pytest.mark.usefixtures("quick")
def test_they_are_made_compared_hashed_printed_and_kept_as_they_are() -> None:
    @dataclass(frozen=True, slots=True, order=True)
    class Pair:
        """Two numbers."""

        one: int
        other: int = 2
        more: tuple[int, ...] = field(default=(), kw_only=True)

    assert Pair(1) == Pair(1, 2, more=()) != Pair(1, 3)
    assert Pair(1) < Pair(1, 3)
    assert len({Pair(1), Pair(1), Pair(2)}) == 2
    assert repr(Pair(1)) == repr(Pair(1)) == f"{Pair.__qualname__}(one=1, other=2, more=())"
    assert replace(Pair(1), other=5) == Pair(1, 5)
    assert [one.name for one in fields(Pair)] == ["one", "other", "more"]
    with pytest.raises(FrozenInstanceError):
        Pair(1).one = 3  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"__init__\(\) missing 1 required positional argument: 'one'"):
        Pair()  # type: ignore[call-arg]


@pytest.mark.usefixtures("quick")
def test_a_method_is_compiled_once_and_then_stands_in_its_class() -> None:
    @dataclass(slots=True)
    class Base:
        """A name."""

        name: str

    @dataclass(slots=True)
    class Derived(Base):
        """A name and a number."""

        number: int = 0

    waiting = Base.__eq__
    assert Derived("a") != Derived("b")
    assert Base.__eq__ is waiting
    assert Base("a") == Base("a")
    assert Base.__eq__ is not waiting
    assert Base.__eq__.__qualname__ == waiting.__qualname__
    assert Derived("a", 1) == Derived("a", 1)
