"""A sealed deal follows from its secret, its seal binds it, and one secret tells nothing of another."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest

from game.ai.levels import make_mind
from game.app.verify import verify
from game.cards.card import DECK, cards
from game.cards.suit import Suit
from game.records.deal_seal import (
    LINKS,
    NOBODY,
    PLEDGES,
    SEALS,
    in_short,
    is_sealing,
    pledge_of,
    seal_of,
    sealed_deal,
    sealed_deck,
    secret_of,
    shown,
    with_players,
)
from game.records.errors import RecordError
from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.write import write
from game.rules.actions import Action, Shuffle
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.state import new_match
from game.table.chance import chance_action, deck_of, new_seed
from game.table.headless import Bout
from game.table.plain import plain_action
from game.variants.catalogue import GAMES
from game.variants.codes import code_of
from tests.depth import often

SEED = SEALS + "00112233445566778899aabbccddeeff"
PLEDGED = with_players(PLEDGES + "00112233445566778899aabbccddeeff" * 2, "Žuta kocka, 4")
README = Path(__file__).parents[2] / "README.md"
PAGE = Path(__file__).parents[2] / "packaging" / "unseal.html"


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
    assert len(new_seed()) == len(PLEDGES) + 64
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
    assert sorted(deck) == list(DECK)
    assert found.secret not in repr(found)
    assert in_short(found.seal) == shown(found.seal)[:39]
    assert shown("0123456789") == "0123 4567 89"
    assert found.players is None


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
    assert sealed_deck(SEED, 1) != sealed_deck(SEED, 2)
    bits = (int(first, 16) ^ int(second, 16)).bit_count()
    assert 80 < bits < 176


def test_a_pledge_stands_before_the_number_of_the_players_and_for_all_deals() -> None:
    bare = PLEDGES + "ab" * 32
    seeds = [with_players(bare, number) for number in ("", "7", "8", "Ana: žuta", "x" * 500)]
    assert {pledge_of(seed) for seed in (bare, *seeds)} == {pledge_of(bare)}
    assert len({sealed_deck(seed, 1) for seed in seeds}) == len(seeds)
    assert max(map(len, seeds)) < 700
    assert pledge_of(PLEDGES + "ba" * 32) != pledge_of(bare)
    for wrong in (seeds[1], SEED, "7"):
        with pytest.raises(ValueError, match="pledge"):
            with_players(wrong, "9")


def test_an_opened_link_leads_back_to_the_pledge_and_to_no_later_deal() -> None:
    links = [secret_of(PLEDGED, number) for number in range(1, LINKS + 1)]
    assert len(set(links)) == LINKS
    for earlier, later in pairwise(links):
        assert sha256(f"belot link 2 {later}".encode()).hexdigest() == earlier
    zero = sha256(f"belot link 2 {links[0]}".encode()).hexdigest()
    assert pledge_of(PLEDGED) == sha256(f"belot match 2 {zero}".encode()).hexdigest()


def test_what_was_pledged_once_stays_as_it_was() -> None:
    """Old records hold these signs: whatever changes here, they would not verify any more."""
    pledge = "f40afeeefde5efb424c0a8c104c01ee91f40ebe4486a9471f68a27798e1b691f"
    first = "ef68c8dc804c7debde953ecad6bca493fbe0a2e68b55af96b85a489fb6e2f5ca"
    deck = "9D QH JC TC QD JH 9H KH AH TD QS 8S 7C TH 8H JS 7D 9S JD TS 8C AD AS KC 7S 9C 7H KS KD QC 8D AC"
    assert (pledge_of(PLEDGED), secret_of(PLEDGED, 1)) == (pledge, first)
    assert sealed_deck(PLEDGED, 1) == cards(deck)


def test_beyond_the_last_link_deals_are_shuffled_and_not_sealed() -> None:
    deck = deck_of(PLEDGED, LINKS + 1)
    assert sorted(deck) == list(DECK)
    record = played(PLEDGED, 1)
    assert sealed_deal(record, LINKS + 1, deck) is None
    last = sealed_deal(record, LINKS, deck_of(PLEDGED, LINKS))
    assert last is not None
    assert (last.number, last.rules) == (LINKS, code_of("bela4", record.rules))


def test_without_a_number_nobody_has_added_anything() -> None:
    bare = PLEDGES + "ab" * 32
    found = sealed_deal(played(bare, 1), 1, deck_of(bare, 1))
    assert found is not None
    assert found.players == NOBODY
    assert deck_of(bare, 1) == deck_of(with_players(bare, ""), 1)


def test_the_best_of_many_secrets_gains_nothing_once_a_number_is_in() -> None:
    """A dishonest program tries 10,000 secrets; what it chose is worth no more than any other then.

    It wants hearts among the first eight cards, 2 in the mean, and takes the best secrets for the number that
    it expects.
    """

    def worth(number: str, secret: int) -> int:
        deck = sealed_deck(with_players(f"{PLEDGES}{secret:064x}", number), 1)
        return sum(card.suit is Suit.HEARTS for card in deck[:8])

    tried = often(400, 10_000)
    chosen = sorted(range(tried), key=lambda secret: worth("expected", secret))[-often(20, 100) :]
    assert min(worth("expected", secret) for secret in chosen) >= 4
    found = [worth(str(number), secret) for secret in chosen for number in range(20)]
    error = (8 * 0.25 * 0.75 * 24 / 31 / len(found)) ** 0.5
    assert mean(found) == pytest.approx(2, abs=4 * error)


def test_no_deck_that_was_given_is_sealed() -> None:
    given = tuple(reversed(deck_of(SEED, 1)))
    assert sealed_deal(played(deals=1), 1, given) is None


@pytest.mark.parametrize("game", ["bela4", "bela3", "belote2_es"])
def test_records_carry_pledge_number_and_link(game: str) -> None:
    record = played(PLEDGED, game=game)
    text = write(record)

    assert text.startswith('[Format "2"]')
    assert parse(text) == record
    assert write(parse(text)) == text
    pledges = re.findall(r"^Pledge +(\w{64}) (\S+)$", text, re.MULTILINE)
    opened = re.findall(r"^Opened +(\w{64})$", text, re.MULTILINE)
    assert set(pledges) == {(pledge_of(PLEDGED), "%C5%BDuta%20kocka%2C%204")}
    assert opened == [secret_of(PLEDGED, number) for number in range(1, len(pledges) + 1)]


@pytest.mark.parametrize("game", ["bela4", "bela3", "belote2_es"])
def test_older_records_carry_seal_and_secret(game: str) -> None:
    record = played(game=game)
    text = write(record)

    assert text.startswith('[Format "1"]')
    assert parse(text) == record
    assert write(parse(text)) == text
    seals = re.findall(r"^Seal +\S+ (\w{64})$", text, re.MULTILINE)
    opened = re.findall(r"^Opened +(\w{64})$", text, re.MULTILINE)
    assert seals
    assert len(seals) == len(opened)
    code = code_of(game, record.rules)
    assert seals[0] == seal_of(code, 1, opened[0])


@pytest.mark.parametrize(("seed", "word"), [(SEED, "Seal"), (PLEDGED, "Pledge")])
def test_a_deal_that_is_played_keeps_its_secret(seed: str, word: str) -> None:
    record = played(seed, deals=1)
    text = write(replace(record, actions=record.actions[:-3]))

    sealed = text.count(f"\n{word} ")
    assert sealed >= 1
    assert text.count("\nOpened ") == sealed - 1
    assert secret_of(seed, sealed) not in text


def test_a_deal_that_everybody_passed_opens_its_seal_too() -> None:
    rules, actions = GAMES["coinche_fr"].rules, list[Action]()
    state = new_match(rules)
    while state.deal is None or state.deal.number == 1:
        seat = seat_to_act(state)
        chance = chance_action(state, SEED)
        actions.append(chance or plain_action(seat, choices_for(state, seat)))
        state = apply(state, actions[-1]).state
    record = Record(
        game="coinche_fr", rules=rules, players=(Seated(),) * 4, seed=SEED, actions=tuple(actions)
    )
    text = write(record)
    assert "\nRedeal " in text
    assert "\nOpened " in text[text.index("\nRedeal ") :]


@pytest.mark.parametrize("seed", [SEED, PLEDGED])
def test_another_deck_another_seal_or_another_secret_is_found(tmp_path: Path, seed: str) -> None:
    text = write(played(seed, deals=1))
    deck = re.search(r'\[Deck "(.. ..)', text)
    assert deck is not None
    turned = " ".join(reversed(deck[1].split()))
    seal = re.search(r"^(?:Seal +\S+|Pledge) +(\w+)", text, re.MULTILINE)
    opened = re.search(r"^Opened +(\w+)$", text, re.MULTILINE)
    assert seal is not None
    assert opened is not None
    for wrong in (
        text.replace(deck[1], turned, 1),
        text.replace(seal[1], "0" * 64),
        text.replace(opened[1], "0" * 64),
        text.replace(
            "sealed-2-0" if seed == PLEDGED else "sealed-0", "sealed-2-1" if seed == PLEDGED else "sealed-1"
        ),
        *([text.replace("%C5", "%C6")] if seed == PLEDGED else []),
    ):
        with pytest.raises(RecordError):
            parse(wrong)
        file = tmp_path / "match.txt"
        file.write_text(wrong, encoding="utf-8")
        assert verify(str(file)) == 1


@pytest.mark.parametrize("seed", [SEED, PLEDGED])
def test_verify_is_silent_where_the_seals_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(played(seed)), encoding="utf-8")

    assert "\nOpened " in file.read_text(encoding="utf-8")
    assert verify(str(file)) == 0
    assert capsys.readouterr() == ("", "")


def readme_checker(folder: Path) -> list[str]:
    """The command of the script in the README; the script uses nothing of this program."""
    found = re.search(r"```python\n(# unseal.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert "game" not in re.findall(r"^(?:from|import) (\w+)", found[1], re.MULTILINE)
    assert found[1].count("\n") <= 44
    script = folder / "unseal.py"
    script.write_text(found[1], encoding="utf-8")
    return [sys.executable, str(script)]


def page_checker(folder: Path) -> list[str]:
    """The command that runs the script of the page."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("not installed: node")
    found = re.search(r'<script id="checker">(.*?)</script>', PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert not re.search(r"https?:|fetch|import|XMLHttp", PAGE.read_text(encoding="utf-8"))
    script = folder / "unseal.js"
    script.write_text(
        f"{found[1]}\nconsole.log(check(require('fs').readFileSync(process.argv[2], 'utf8')).join('\\n'));",
        encoding="utf-8",
    )
    return [node, str(script)]


@pytest.mark.parametrize("checker", [readme_checker, page_checker])
@pytest.mark.parametrize("seed", [SEED, PLEDGED])
def test_independent_checkers_find_the_same(
    tmp_path: Path, seed: str, checker: Callable[[Path], list[str]]
) -> None:
    command, file = checker(tmp_path), tmp_path / "match.txt"
    text = write(played(seed))

    def said(changed: str) -> tuple[int, int]:
        file.write_text(changed, encoding="utf-8")
        ran = subprocess.run([*command, str(file)], capture_output=True, text=True, check=True)
        return ran.stdout.count(" holds"), ran.stdout.count(" BROKEN")

    deals = text.count("\nOpened ")
    assert said(text) == (deals, 0)
    deck = re.search(r'\[Deck "(.. ..)', text)
    assert deck is not None
    assert said(text.replace(deck[1], " ".join(reversed(deck[1].split())), 1)) == (deals - 1, 1)
    for pattern in (r"Opened +(\w)", r"(?:Seal|Pledge) +\S+ (.)", r"(?:Seal|Pledge) +(\w)"):
        sign = re.search(pattern, text)
        assert sign is not None
        changed = text[: sign.start(1)] + ("1" if sign[1] != "1" else "2") + text[sign.end(1) :]
        assert said(changed) == (deals - 1, 1)
