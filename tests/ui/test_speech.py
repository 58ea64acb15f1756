"""Sentences come one after the other, newer ones cut older ones, and nothing is left behind."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.ui.speech import MOST_WAITING, Order, Process, Voice

SOON = 30.0


class Plain:
    """A speaker whose order is the sentence."""

    has_server = False

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        return Order(("say", language, "cut" if cuts else "after"), sentence)

    def silence(self) -> Order | None:
        return Order(("silence",)) if self.has_server else None


class Mouth:
    """Runs orders: each ends when the test lets it, or when it is stopped."""

    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.stopped: list[str] = []
        self.go_on = threading.Semaphore(0)

    def __call__(self, order: Order) -> Talk:
        self.orders.append(order)
        return Talk(self, order)


class Talk:
    def __init__(self, mouth: Mouth, order: Order) -> None:
        self.mouth, self.words = mouth, order.text
        self.is_over = order.command == ("silence",)

    def finished(self, seconds: float) -> bool:
        self.is_over = self.is_over or self.mouth.go_on.acquire(timeout=seconds)
        return self.is_over

    def stop(self) -> None:
        if not self.is_over:
            self.mouth.stopped.append(self.words)
        self.is_over = True


def soon(happens: Callable[[], object]) -> None:
    until = time.monotonic() + SOON
    while not happens():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.005)


@pytest.fixture
def mouth() -> Mouth:
    return Mouth()


@pytest.fixture
def voice(mouth: Mouth) -> Iterator[Voice]:
    made = Voice(Plain(), mouth)
    yield made
    made.close()


def test_sentences_are_said_in_order_each_to_its_end(voice: Voice, mouth: Mouth) -> None:
    voice.say("Ana: pass.", "en")
    voice.say("Luka plays\nthe ace.", "hr")
    soon(lambda: mouth.orders)
    assert [order.text for order in mouth.orders] == ["Ana: pass."]
    mouth.go_on.release()
    soon(lambda: len(mouth.orders) == 2)
    assert mouth.orders[1] == Order(("say", "hr", "after"), "Luka plays the ace.")
    assert mouth.stopped == []


def test_what_cuts_breaks_off_and_leaves_out_what_waits(voice: Voice, mouth: Mouth) -> None:
    voice.say("one", "en")
    voice.say("two", "en")
    soon(lambda: mouth.orders)
    voice.say("three", "en", cuts=True)
    soon(lambda: len(mouth.orders) == 2)
    assert mouth.stopped == ["one"]
    assert mouth.orders[1] == Order(("say", "en", "cut"), "three")


def test_a_table_that_is_faster_than_speech_leaves_out_the_oldest(voice: Voice, mouth: Mouth) -> None:
    voice.say("first", "en")
    soon(lambda: mouth.orders)
    for number in range(MOST_WAITING + 3):
        voice.say(str(number), "en")
    for _ in range(MOST_WAITING + 1):
        mouth.go_on.release()
    soon(lambda: len(mouth.orders) == MOST_WAITING + 1)
    assert [order.text for order in mouth.orders] == ["first", *map(str, range(3, MOST_WAITING + 3))]


def test_hush_and_close_fall_silent_where_a_server_would_go_on(mouth: Mouth) -> None:
    speaker = Plain()
    speaker.has_server = True
    voice = Voice(speaker, mouth)
    voice.hush()
    assert mouth.orders == []
    voice.say("a long sentence", "en")
    soon(lambda: mouth.orders)
    voice.hush()
    soon(lambda: len(mouth.orders) == 2)
    assert mouth.orders[1].command == ("silence",)
    voice.say("another", "en")
    soon(lambda: len(mouth.orders) == 3)
    voice.close()
    assert mouth.stopped == ["a long sentence", "another"]
    voice.say("too late", "en")
    assert [order.text for order in mouth.orders[-1:]] == [""]


def test_without_a_program_there_is_silence() -> None:
    voice = Voice(None)
    assert not voice.is_able
    voice.say("nobody hears it", "en")
    assert list(voice.said) == ["nobody hears it"]
    assert [one for one in threading.enumerate() if one.name == "speech"] == []


def test_a_program_that_has_gone_is_not_asked_again() -> None:
    asked = []

    def start(order: Order) -> Process:
        asked.append(order)
        raise FileNotFoundError(order.command[0])

    voice = Voice(Plain(), start)
    voice.say("one", "en")
    soon(lambda: not voice.is_able)
    voice.say("two", "en")
    voice.close()
    assert len(asked) == 1


def test_a_real_program_reads_the_sentence_and_leaves_no_process(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = (
        f"import sys; open({str(heard)!r}, 'w', encoding='utf-8').write(sys.stdin.buffer.read().decode())"
    )

    class Real(Plain):
        def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
            return Order((sys.executable, "-c", script), sentence)

    voice = Voice(Real())
    voice.say("Žir; $(touch x) `rm` „dama“", "hr")
    soon(lambda: heard.exists() and heard.read_text("utf-8"))
    assert heard.read_text("utf-8") == "Žir; $(touch x) `rm` „dama“"
    voice.close()


@pytest.mark.skipif(not hasattr(os, "kill"), reason="there are signals only elsewhere")
def test_closing_kills_a_program_that_will_not_end(tmp_path: Path) -> None:
    started = tmp_path / "started"
    script = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(60)"

    has_said = threading.Event()

    class Endless(Plain):
        def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
            assert has_said.wait(SOON), "whoever says something waits for it"
            return Order((sys.executable, "-c", script), sentence)

    voice = Voice(Endless())
    voice.say("for ever", "en")
    has_said.set()
    soon(lambda: started.exists() and started.read_text())
    voice.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)
