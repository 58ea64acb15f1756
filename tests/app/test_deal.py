"""The command `deal`: codes of days and weeks, and what a code stands for; a damaged code is one sentence."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from game.app.commandline import run
from game.cards.card import DECK
from game.records.daily import A_WEEK, deal_of_day, deals_of_week
from game.records.replay import state_after
from game.records.shared_deal import SharedDeal, SharedLine, code_of_deal, text_of_deal
from game.rules.seats import after, in_order
from game.text.catalogue import LANGUAGES, words
from game.text.deals import cards_text
from game.text.games import game_name
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.architecture.source import GAME
from tests.records.test_shared_deal import damaged, dealt
from tests.table.test_practice import begun

DAY = date(2026, 11, 28)


def told(line: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What a command that ends well prints."""
    assert run(line.split()) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_a_day_s_code_stands_alone_on_the_first_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, said, *about = told(f"deal --day 2026-11-28 --game {game.upper()}", capsys)
    assert first == code_of_deal(deal_of_day(game, DAY))
    assert said.startswith("Read aloud: Delta, one, ")
    assert about == told(f"deal {first}", capsys)


def test_a_week_has_ten_codes(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told("deal --week 2026-W48 --game belot_bg", capsys)
    assert lines == [code_of_deal(deal) for deal in deals_of_week("belot_bg", DAY)]
    assert len(lines) == A_WEEK


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_is_told_with_rules_dealer_and_all_hands(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = dealt(game, "told")
    lines = told(f"deal {code_of_deal(deal).lower()} --lang {language}", capsys)
    state = state_after(begun(deal, 0)).the_deal
    assert lines[0] == f"{game_name(words(language), game)} ({game})"
    assert str(deal.dealer) in next(
        line for line in lines if words(language)("deal.show.dealer", seat="") in line
    )
    text = "\n".join(lines)
    places = [
        text.index(cards_text(state.hands[seat]))
        for seat in in_order(after(deal.dealer, deal.rules.players), deal.rules.players)
    ]
    assert places == sorted(places)
    shown = [card for card in DECK if card.code in text.split("\n", 2)[2].replace(",", " ").split()]
    assert shown == list(DECK)


def test_house_rules_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    rules = options_from({"target": 701, "contra": True, "finish": "dosta"}, GAMES["bela4"].rules)
    code = code_of_deal(SharedDeal(game="bela4", rules=rules, dealer=0, deck=DECK))
    lines = told(f"deal {code}", capsys)
    assert lines[1] == "House rules"
    assert "  Play to: 701" in lines
    assert (
        told(f"deal {code_of_deal(deal_of_day('bela4', DAY))}", capsys)[1] == "House rules: those of the game"
    )


def test_the_lines_of_friends_are_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    deal = dealt("bela4", "friends")
    lines = [SharedLine(seat=2, points=(104, 58), name="Ana"), SharedLine(seat=1, points=(70, 92))]
    shown = told(f"deal {text_of_deal(deal, lines)}", capsys)
    assert shown[-2:] == ["Played: Ana, seat 2, 104:58", "Played: seat 1, 70:92"]


def test_points_below_nought_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    deal = dealt("bela4", "below")
    line = SharedLine(seat=2, points=(-58, 1104), name="Ana")
    words_of_it = text_of_deal(deal, [line]).split()
    assert any(word.startswith("-") for word in words_of_it)
    assert told(f"deal --lang en {' '.join(words_of_it)}", capsys)[-1] == "Played: Ana, seat 2, -58:1104"


@pytest.mark.parametrize("number", range(20))
def test_a_damaged_code_ends_with_1_and_a_sentence(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = code_of_deal(dealt("coinche_fr", "damaged"))
    assert run(["deal", damaged(code, random.Random(number))]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(("the deal code ", "a deal code "))
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")


def test_a_damaged_line_ends_with_1_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code = code_of_deal(dealt("bela4", "line"))
    assert run(["deal", code, "+", "7", "1:2"]) == 1
    assert "names seat 7" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deal", "one of CODE, --day and --week was expected."),
        ("deal D1 --day 2026-11-28", "one of CODE, --day and --week was expected."),
        ("deal --day 2026-11-28 --week 2026-W48", "one of CODE, --day and --week was expected."),
        ("deal D1 --game bela4", "argument --game: a code names its game itself."),
        ("deal --day 2026-02-30", "a day such as 2026-11-28 was expected, not '2026-02-30'."),
        ("deal --day 28.11.2026", "a day such as 2026-11-28 was expected, not '28.11.2026'."),
        ("deal --day 20261128", "a day such as 2026-11-28 was expected, not '20261128'."),
        ("deal --day 0000-01-01", "a day such as 2026-11-28 was expected"),
        ("deal --week 2026-W54", "a week such as 2026-W48 was expected, not '2026-W54'."),
        ("deal --week 2026-48", "a week such as 2026-W48 was expected, not '2026-48'."),
        ("deal --day 2026-11-28 --game poker", "no game is called 'poker'; there is bela4, bela3,"),
        ("deal D1 --long", "unrecognized arguments: --long."),
        ("deal D1 --lang xx", "there is no language 'xx'; there is hr,"),
    ],
)
def test_a_wrong_word_is_one_sentence(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


PLAIN = f"""
import sys
from importlib.machinery import FileFinder, SourceFileLoader

def from_source(path):
    if not path.startswith({str(GAME)!r}):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, from_source)
sys.path_importer_cache.clear()
import game.ai.deal_state
assert game.ai.deal_state.__file__.endswith(".py")
"""
"""Has the program below run without its compiled modules."""

RUN = "import sys; from game.app.commandline import run; sys.exit(run(sys.argv[1:]))"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["bela4", "belote3_es"])
def test_two_installations_compiled_and_plain_read_each_other_s_codes(tmp_path: Path, game: str) -> None:
    """Each has its own folder of data and settings, and writes nothing there."""

    def said(before: str, *line: str) -> str:
        home = tmp_path / ("plain" if before else "compiled")
        home.mkdir(exist_ok=True)
        done = subprocess.run(
            [sys.executable, "-c", before + RUN, "deal", *line],
            capture_output=True,
            text=True,
            check=True,
            cwd=GAME.parent,
            env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)},
        )
        assert list(home.iterdir()) == []
        return done.stdout

    days = [said(before, "--day", "2026-11-28", "--game", game) for before in ("", PLAIN)]
    assert days[0] == days[1]
    code, _, about = days[0].split("\n", 2)
    assert [said(before, code) for before in ("", PLAIN)] == [about, about]
