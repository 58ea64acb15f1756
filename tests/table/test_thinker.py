"""One thread thinks, about the latest question only; what it finds and what goes wrong reaches who asked."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import SimpleQueue

import pytest

from game.table.thinker import Thinker, Thought


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def test_what_is_found_is_there_when_it_is_found() -> None:
    thought = Thought(lambda: "found")
    assert thought.outcome() is None
    thought.work()
    assert thought.outcome() == thought.outcome() == "found"


def test_what_the_thinking_raises_is_raised_where_it_is_asked_for() -> None:
    thought = Thought[int](lambda: 1 // 0)
    thought.work()
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            thought.outcome()


def test_a_thought_is_thought_once() -> None:
    thought, found = Thought(lambda: found.append(1) or len(found)), list[int]()
    thought.work()
    thought.work()
    assert (thought.outcome(), found) == (1, [1])


def test_a_thought_that_was_dropped_never_begins() -> None:
    thought = Thought(lambda: pytest.fail("it thinks"))
    thought.drop()
    thought.work()
    assert thought.outcome() is None


def test_what_is_dropped_while_it_is_thought_is_not_remembered() -> None:
    thought: Thought[str] = Thought(lambda: thought.drop() or "somebody's cards")
    thought.work()
    assert thought.outcome() is None


def test_the_latest_question_drops_the_one_before(thinker: Thinker) -> None:
    begun, gate, asked = threading.Event(), threading.Event(), list[str]()

    def busy() -> None:
        begun.set()
        assert gate.wait(20)

    first = thinker.think(busy)
    assert begun.wait(20)
    second = thinker.think(lambda: asked.append("second"))
    done = threading.Event()
    thinker.think(lambda: asked.append("third") or done.set())
    gate.set()
    assert done.wait(20)
    assert asked == ["third"]
    assert first.outcome() is second.outcome() is None


def test_after_closing_it_can_be_asked_again(thinker: Thinker) -> None:
    answers = SimpleQueue[str]()
    for answer in ("one", "two"):
        thinker.think(lambda answer=answer: answers.put(answer))
        assert answers.get(timeout=20) == answer
        thinker.close()
