"""A sealed deal follows from its secret, its seal binds it, and one secret tells nothing of another."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from game.ai.levels import make_mind
from game.app.verify import verify
from game.cards.card import DECK
from game.records.deal_seal import (
    SEALS,
    deck_under,
    in_short,
    is_sealing,
    seal_of,
    sealed_deal,
    secret_of,
    shown,
)
from game.records.errors import RecordError
from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.write import write
from game.rules.actions import Shuffle
from game.table.chance import deck_of, new_seed
from game.table.headless import Bout
from game.variants.catalogue import GAMES
from game.variants.codes import code_of

SEED = SEALS + "00112233445566778899aabbccddeeff"
README = Path(__file__).parents[2] / "README.md"


def played(seed: str = SEED, deals: int = 2, game: str = "bela4") -> Record:
    rules = GAMES[game].rules
    bout = Bout(rules, [make_mind("easy") for _ in range(rules.players)], seed)
    for _ in range(deals):
        bout.play_deal()
    return Record(
        game=game, rules=rules, players=(Seated(),) * rules.players, seed=seed, actions=tuple(bout.actions)
    )


def decks(record: Record) -> list[tuple[int, ...]]:
    return [action.deck for action in record.actions if isinstance(action, Shuffle)]


def test_new_seeds_seal_and_older_ones_shuffle_as_they_did() -> None:
    assert is_sealing(new_seed())
    assert new_seed() != new_seed()
    assert len(new_seed()) >= len(SEALS) + 32
    assert not is_sealing("4f00aa")
    assert " ".join(card.code for card in deck_of("x", 1)[:4]) == "TS JH QC AD"
    assert sealed_deal(played("7", 1), 1, deck_of("7", 1)) is None


def test_the_seal_is_the_hash_of_version_rules_number_and_secret() -> None:
    record = played()
    deck = deck_of(SEED, 2)
    found = sealed_deal(record, 2, deck)

    assert found is not None
    code = code_of("bela4", record.rules)
    assert found.seal == sha256(f"belot deal 1 {code} 2 {found.secret}".encode()).hexdigest()
    assert deck_under(found.secret) == deck
    assert sorted(deck) == list(DECK)
    assert found.secret not in repr(found)
    assert in_short(found.seal) == shown(found.seal)[:19]


def test_whatever_is_sealed_changes_the_seal() -> None:
    secret = secret_of(SEED, 1)
    seals = {seal_of("A", 1, secret), seal_of("B", 1, secret), seal_of("A", 2, secret)}
    assert len(seals | {seal_of("A", 1, secret_of(SEED, 2))}) == 4


def test_an_opened_deal_tells_nothing_of_the_next() -> None:
    """Each secret is a hash of its own; none is made from another one, and the seed is in none of them."""
    first, second = secret_of(SEED, 1), secret_of(SEED, 2)

    assert first != second
    assert SEED not in first
    for number in (1, 2):
        assert secret_of(first, number) != second
        assert secret_of(SEALS + first, number) != second
    assert deck_under(first) != deck_under(second)
    bits = (int(first, 16) ^ int(second, 16)).bit_count()
    assert 80 < bits < 176


def test_no_deck_that_was_given_is_sealed() -> None:
    given = tuple(reversed(deck_of(SEED, 1)))
    assert sealed_deal(played(deals=1), 1, given) is None


@pytest.mark.parametrize("game", ["bela4", "bela3", "belote2_es"])
def test_records_carry_seal_and_secret(game: str) -> None:
    record = played(game=game)
    text = write(record)

    assert parse(text) == record
    assert write(parse(text)) == text
    seals = re.findall(r"^Seal +\S+ (\w{64})$", text, re.MULTILINE)
    opened = re.findall(r"^Opened +(\w{64})$", text, re.MULTILINE)
    assert seals
    assert len(seals) == len(opened)
    code = code_of(game, record.rules)
    assert seals[0] == seal_of(code, 1, opened[0])


def test_a_deal_that_is_played_keeps_its_secret() -> None:
    record = played(deals=1)
    text = write(replace(record, actions=record.actions[:-3]))

    assert text.count("\nSeal ") >= 1
    assert text.count("\nOpened ") == text.count("\nSeal ") - 1
    assert secret_of(SEED, text.count("\nSeal ")) not in text


def test_another_deck_another_seal_or_another_secret_is_found(tmp_path: Path) -> None:
    text = write(played(deals=1))
    deck = re.search(r'\[Deck "(.. ..)', text)
    assert deck is not None
    turned = " ".join(reversed(deck[1].split()))
    seal = re.search(r"^Seal +\S+ (\w+)$", text, re.MULTILINE)
    opened = re.search(r"^Opened +(\w+)$", text, re.MULTILINE)
    assert seal is not None
    assert opened is not None
    for wrong in (
        text.replace(deck[1], turned, 1),
        text.replace(seal[1], "0" * 64),
        text.replace(opened[1], "0" * 64),
        text.replace(SEED, SEED[:-1] + "0"),
    ):
        with pytest.raises(RecordError):
            parse(wrong)
        file = tmp_path / "match.txt"
        file.write_text(wrong, encoding="utf-8")
        assert verify(str(file)) == 1


def test_verify_is_silent_where_the_seals_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(played()), encoding="utf-8")

    assert "\nSeal " in file.read_text(encoding="utf-8")
    assert verify(str(file)) == 0
    assert capsys.readouterr() == ("", "")


def test_the_script_of_the_readme_finds_the_same(tmp_path: Path) -> None:
    """Whoever does not trust this program takes those lines, which use nothing of it."""
    found = re.search(r"```python\n(# unseal.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert "game" not in re.findall(r"^(?:from|import) (\w+)", found[1], re.MULTILINE)
    assert found[1].count("\n") <= 34
    script, file = tmp_path / "unseal.py", tmp_path / "match.txt"
    script.write_text(found[1], encoding="utf-8")
    text = write(played())
    file.write_text(text, encoding="utf-8")

    def said() -> str:
        command = [sys.executable, str(script), str(file)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert said().count("holds") == text.count("\nSeal ")
    assert "BROKEN" not in said()
    deck = re.search(r'\[Deck "(.. ..)', text)
    assert deck is not None
    file.write_text(text.replace(deck[1], " ".join(reversed(deck[1].split())), 1), encoding="utf-8")
    assert said().count("BROKEN") == 1
