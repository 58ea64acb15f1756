"""Lessons are kept as they were played, and a network learns from them what is written for the program."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.ai.network import unpacked
from game.ai.policy.features import CARDS, INPUTS, RECKONING
from game.ai.rule_based.players import RandomPlayer
from game.cards.card import DECK, Card
from game.rules.contract import Trumps
from game.rules.trick import Trick
from game.variants.catalogue import game_named
from tests.lab.training.lessons import FORMAT, Lesson, dealt, played, read
from tests.lab.training.looking import PLAIN, DealState, lawful_mask
from tests.lab.training.network import ONE, Network
from tests.lab.training.teach import decisions, exchanged, taught


class Fed(PLAIN):
    """A policy that takes its inputs one by one."""

    def feed(self, row: int) -> None:
        self._add(row)


GAMES = ("bela4", "bela3", "bela2", "belot_bg")


def lessons(game: str, count: int) -> list[Lesson]:
    """Deals that are played at random, which is quick."""
    by_letter = dict.fromkeys("Mhm", RandomPlayer())
    return [played(game_named(game).rules, "7", number, by_letter) for number in range(count)]


def kept(folder: Path, game: str, count: int) -> Path:
    path = folder / f"{game}.lessons"
    lines = [f"{FORMAT}: {game}", *(lesson.line() for lesson in lessons(game, count))]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_whole_lawful_deal_and_read_as_it_was_written(tmp_path: Path, game: str) -> None:
    rules, found = read(kept(tmp_path, game, 4))
    assert rules == game_named(game).rules
    for lesson, other in zip(found, lessons(game, 4), strict=True):
        assert lesson == other
        assert lesson.is_whole
        hands, cards, trumps = list(lesson.hands), tuple[Card, ...](), tuple(Trumps)[lesson.trumps]
        for seat, card in lesson.plays:
            trick = Trick((seat - len(cards)) % rules.players, cards)
            assert lawful_mask(hands[seat], trick, trumps, rules) >> card & 1
            hands[seat] ^= 1 << card
            cards = (*cards, DECK[card]) if len(cards) + 1 < rules.players else ()
        assert not any(hands)


def test_a_deal_that_ends_before_its_first_card_is_dealt_anew() -> None:
    """In this one somebody holds eight cards in a row."""
    rules = game_named("bela3").rules
    assert dealt(rules, Random("s13/1602"), 1602, dict.fromkeys("Mhm", RandomPlayer())) is None
    assert played(rules, "s13", 1602, dict.fromkeys("Mhm", RandomPlayer())).is_whole


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text("lessons 9: bela4\n", "utf-8")
    with pytest.raises(ValueError, match=r"line 1: 'lessons 1' and a game were expected, not 'lessons 9'"):
        read(path)


def test_decisions_are_those_with_a_choice(tmp_path: Path) -> None:
    seen = decisions([kept(tmp_path, "bela4", 3)], codes={0, 1, 2, 3})
    assert seen.rows.shape == (len(seen.card), INPUTS)
    assert set(seen.deal) == {0, 1, 2}
    assert (seen.lawful.sum(1) > 1).all()
    assert seen.lawful[np.arange(len(seen.card)), seen.card].all()
    assert (seen.rows[:, :CARDS] >= seen.lawful).all()
    assert not (seen.rows[:, :CARDS] & seen.rows[:, CARDS : 2 * CARDS]).any()


def test_suits_that_differ_by_name_only_are_exchanged_everywhere() -> None:
    inputs, cards = exchanged((0, 2, 3, 1))
    row = np.arange(RECKONING)
    assert (cards == np.concatenate([np.arange(8), np.arange(16, 32), np.arange(8, 16)])).all()
    assert sorted(inputs) == list(row)
    assert (inputs[:CARDS] == cards).all()
    assert list(inputs[264:268]) == [264, 266, 267, 265]
    assert list(inputs[276:292]) == [*range(276, 280), *range(284, 292), *range(280, 284)]
    assert list(inputs[292:298]) == [292, 294, 295, 293, 296, 297], "games without a suit stay"
    assert list(inputs[319:351]) == [319 + card for card in cards]
    assert list(inputs[415:451]) == [*range(415, 424), *range(433, 451), *range(424, 433)]
    assert list(inputs[451:]) == list(range(451, RECKONING)), "points are the same whatever the suits"
    back = exchanged((0, 3, 1, 2))[0]
    assert (inputs[back] == row).all()


def test_a_network_learns_and_is_written_as_the_program_reads_it(tmp_path: Path) -> None:
    seen = decisions([kept(tmp_path, "bela4", 40)], codes={0, 1, 2, 3})
    network = taught(seen, suited=True, units=16, epochs=12)
    some = np.arange(len(seen.card))
    fresh = Network(INPUTS, 16, CARDS, np.random.default_rng(1))
    assert network.surprise(seen, some)[0] < fresh.surprise(seen, some)[0] - 0.02
    network.keep(tmp_path, "taught", tool="teach.py", method="imitation", deals="40")
    inputs, numbers = unpacked("taught", (tmp_path / "taught.bin").read_bytes())
    policy = Fed(DealState())
    policy.load(*numbers)
    assert (inputs, len(numbers[1])) == (INPUTS, 16)
    assert network.steps == 12 * (np.count_nonzero(seen.deal % 10) // 512)
    assert all(abs(part).max() < 1 for part in network.parts)
    for place in Random(3).sample(range(len(seen.card)), 20):
        sums = _sums(network, seen.rows[place])
        hand = sum(1 << card for card in range(CARDS) if seen.rows[place, card])
        for unit in range(16):
            policy.public_sums[unit] = policy.start[unit]
        for row in np.flatnonzero(seen.rows[place, CARDS:]):
            policy.feed(CARDS + int(row))
        lawful = np.flatnonzero(seen.lawful[place])
        legal = sum(1 << int(card) for card in lawful)
        expected = np.exp(sums[lawful]) / np.exp(sums[lawful]).sum()
        for card, chance in zip(lawful, expected, strict=True):
            assert policy.chance(hand, legal, int(card)) == pytest.approx(chance, abs=0.01)


def _sums(network: Network, row: np.ndarray) -> np.ndarray:
    """What the network as it is written, in parts of `ONE`, thinks of every card."""
    first, start, second, last = (np.round(part * ONE) / ONE for part in network.parts)
    return (np.maximum(row @ first + start[0], 0) @ second + last[0]).astype(float)
