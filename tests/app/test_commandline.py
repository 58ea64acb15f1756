"""The command line: what it understands, and one sentence for everything else."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from game.app.commandline import run
from game.app.commands import COMMANDS, Parser, WrongArgumentsError, launch_of
from game.app.invited import practised
from game.app.launch import Launch
from game.cards.card import DECK
from game.records.daily import deal_of_day
from game.records.deal_code import code_of_deck
from game.records.shared_deal import SharedLine, code_of_deal, text_of_deal
from game.records.write import write
from game.rules.seats import sides
from game.scenes.preferences import Preferences
from game.table.practice import shared_deal_of
from game.variants.catalogue import GAMES
from tests.table.history.past import played
from tests.table.wild import wild_match

CODE = code_of_deck(DECK)


def test_nothing_said_is_the_plain_table() -> None:
    assert launch_of([]) == Launch()


def test_everything_can_be_said(tmp_path: Path) -> None:
    record, _ = wild_match("plain", 1, 30)
    file = tmp_path / "match.txt"
    file.write_text(write(record), encoding="utf-8")
    words = f"--game bela4 --deal {CODE} --open {file} --seat 1=easy --seat 0=human --deck french --lang en"
    more = f"--speed instant --size 1024x768 --data-dir {tmp_path} --deals 3 --seed x"
    more += f" --screenshot-dir {tmp_path}"
    flags = ["--fullscreen", "--no-sound", "--portable", "--watch"]

    launch = launch_of([*words.split(), *more.split(), *flags, "--options", '{"mus": false, "target": 501}'])

    assert launch == Launch(
        game="bela4",
        options={"mus": "false", "target": "501"},
        deal=CODE,
        open_file=file,
        seats={1: "easy", 0: "human"},
        deck="french",
        lang="en",
        speed="instant",
        size=(1024, 768),
        fullscreen=True,
        no_sound=True,
        data_dir=tmp_path,
        portable=True,
        watch=True,
        deals=3,
        seed="x",
        screenshot_dir=tmp_path,
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "there is no command 'dance'; there is play, simulate, engine, verify, bench, deal."),
        ("--gane bela4", "unrecognized arguments: --gane bela4."),
        ("--game poker", "no game is called 'poker'; there is bela4, bela3, bela2, belot_bg,"),
        ("--game", "argument --game: expected one argument."),
        ("--options {", "a JSON object such as"),
        ("--options []", "a JSON object such as"),
        ('--options {"mus":[]}', "option mus: true, false, a whole number or a word was expected."),
        ('--options {"mus":3}', "option mus: true or false was expected, not 3."),
        ('--options {"roof":true}', "option roof: there is no such option; there is allTrumpsEndsAuction,"),
        ('--options {"recontra":true}', "recontra needs contra."),
        ("--deal 7", "24 and a check letter were expected."),
        ("--open /no/such/file", "/no/such/file cannot be read"),
        ("--seat 9=human", "there is no seat 9; there are seats 0 to 3."),
        ("--game bela3 --seat 3=easy", "there is no seat 3; there are seats 0 to 2."),
        ("--game belote2_es --seat 2=easy", "there is no seat 2; there are seats 0 to 1."),
        ("--seat 1=sage", "there is no player 'sage'; there is human, easy, medium, hard, master."),
        ("--seat north", "a seat and its player such as 1=medium were expected, not 'north'."),
        ("--seat 1=easy --seat 1=medium", "each seat can be given once."),
        ("--deck tarot", "invalid choice: 'tarot'"),
        ("--lang xx", "there is no language 'xx'; there is hr,"),
        ("--speed slow", "invalid choice: 'slow'"),
        ("--size big", "width and height such as 1280x720 were expected, not 'big'."),
        ("--size 640x480", "a size from 800x600 to 16384x16384 was expected, not 640x480."),
        ("--data-dir pyproject.toml", "a folder was expected, but pyproject.toml is a file."),
        ("--data-dir pyproject.toml/here", "the folder pyproject.toml/here cannot be made"),
        ("--seed \udcff", "argument --seed: a text in UTF-8 was expected"),
        ("simulate --options " + 9999 * "[", "a JSON object such as"),
        ("--deals 0", "a whole number from 1 was expected, not '0'."),
        ("simulate --deals many", "a whole number from 1 was expected, not 'many'."),
        ("simulate --seats medium,champion", "there is no level 'champion'; there is easy, medium, hard,"),
        ("simulate --seats easy,easy,easy", "one player for each of 4 seats, or one or two for all, were"),
        ("simulate --game bela3 --seats easy,easy", "one player for each of 3 seats, or one for all, were"),
        ("simulate --random-options 2 --out x", "no records are written with --random-options."),
        ("simulate --out /no/such/folder/file", "a file in a folder that exists was expected"),
        ("verify", "the following arguments are required: FILE."),
        ("verify /no/such/file", "/no/such/file cannot be read"),
        ("bench everything", "invalid choice: 'everything'"),
        ("engine now", "unrecognized arguments: now."),
    ],
)
def test_a_wrong_word_is_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert run(words.split(" ")) == 2

    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.err.startswith(("belot-table", "/"))
    assert said.out == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_asked_for(game: str) -> None:
    launch = launch_of(["--game", game.upper(), "--deal", CODE, "--seat", "1=human"])

    assert (launch.game, launch.deal, launch.seats) == (game, CODE, {1: "human"})


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_deal_brings_its_game_and_its_friend_s_seat(game: str) -> None:
    deal = deal_of_day(game, date(2026, 11, 28))
    text = text_of_deal(deal, [SharedLine(seat=1, points=(104, 58, 0)[: sides(deal.rules.players)])])
    record = practised(launch_of(["--deal", text, "--seat", "1=hard"]), Preferences())
    assert record is not None
    assert (record.game, record.rules, shared_deal_of(record)) == (game, deal.rules, (deal, 1))
    assert [seated.mind for seated in record.players][:2] == ["human", "hard"]
    assert practised(launch_of(["--deal", CODE]), Preferences()) is None, "the deck of a match"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "bela4"), "this code brings its own game and house rules."),
        (("--options", '{"target": 501}'), "this code brings its own game and house rules."),
        (("--seat", "3=hard"), "there is no seat 3; there are seats 0 to 2."),
    ],
)
def test_what_does_not_go_with_the_code_of_a_deal(
    words: tuple[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = code_of_deal(deal_of_day("bela3", date(2026, 11, 28)))
    assert run(["--deal", code, *words]) == 2
    assert sentence in capsys.readouterr().err
    assert run(["--deal", f"{code}X"]) == 2
    assert "is mistyped: its end does not fit" in capsys.readouterr().err


def test_a_record_that_is_not_sound_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text('[Format "1"]\n[Game "bela4"]\nDances    South\n', encoding="utf-8")

    with pytest.raises(WrongArgumentsError, match=r"match\.txt:3:1: a trick's number or one of cut, "):
        launch_of(["--open", str(file)])


def test_a_match_that_is_over_cannot_be_watched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over, left = tmp_path / "over.txt", tmp_path / "left.txt"
    over.write_text(write(played("bela4", "watched")), "utf-8")
    left.write_text(write(played("bela4", "watched", deals=1)), "utf-8")
    words = ["--watch", "--deals", "1", "--open"]
    assert run([*words, str(over)]) == 2
    assert capsys.readouterr().err == (
        f"belot-table play: argument --open: the match in {over} is over; there is no deal left to watch.\n"
    )
    assert launch_of([*words, str(left)]).open_file == left
    assert launch_of(["--open", str(over)]).open_file == over


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Launch]:
    """What tables were opened with, and none is seen."""
    launches: list[Launch] = []
    monkeypatch.setattr("game.app.open_table.open_table", lambda launch: launches.append(launch) or 0)
    return launches


@pytest.mark.parametrize("name", ["a match.belot", "-match.belot", "dance"])
def test_the_name_of_a_file_alone_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[Launch], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(write(played("bela4", "named", deals=1)), "utf-8")
    for word in (str(tmp_path / name), *([name] if name[0] != "-" else [])):
        assert run([word, "--lang", "hr"]) == 0
        assert opened.pop() == Launch(open_file=Path(word), lang="hr")


def test_a_command_comes_before_a_file_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[Launch]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("play").write_text("", "utf-8")
    assert run(["play"]) == 0
    assert opened == [Launch()]


def test_a_desktop_is_shown_what_is_wrong_with_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], opened: list[Launch]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("game.app.open_table.show", shown.append)
    file = tmp_path / "no match.belot"
    file.write_text("[Format 1]\n", "utf-8")
    for is_without in (False, True):
        monkeypatch.setattr("game.app.commands.is_without_terminal", lambda is_without=is_without: is_without)
        assert run([str(file)]) == 2
        said = capsys.readouterr().err
        assert f"{file}:1:" in said
        assert shown == (
            [said.rstrip("\n").removeprefix("belot-table play: argument --open: ")] if is_without else []
        )
    assert not opened


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_no_option_is_left_without_help(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options: dict[str, object] = {}
    add = Parser.add_argument

    def noted(parser: Parser, *names: str, **words: object) -> object:
        options[names[0]] = words.get("help")
        return add(parser, *names, **words)  # type: ignore[arg-type]

    monkeypatch.setattr(Parser, "add_argument", noted)
    assert run([command, "--help"]) == 0
    assert len(options) > 8
    assert [name for name, told in options.items() if not told] == []


@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_every_command_tells_about_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*filter(None, [command]), "--help"]) == 0
    assert "usage: belot-table" in capsys.readouterr().out


def test_the_version_tells_what_runs_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    out = capsys.readouterr().out
    assert "search: " in out
    assert "pygame-ce" in out


HEADLESS = """
import sys
from game.app.commandline import run
codes = [run(words.split()) for words in sys.argv[1:]]
print(codes, [name for name in sys.modules if name.split(".")[0] == "pygame"])
"""


def test_commands_without_a_window_never_load_pygame(tmp_path: Path) -> None:
    out = tmp_path / "records.txt"
    words = [
        f"simulate --deals 3 --seats random --out {out}",
        f"verify {out}",
        "--version",
        "engine",
    ]

    done = subprocess.run(
        [sys.executable, "-c", HEADLESS, *words], capture_output=True, text=True, input="", check=True
    )

    assert done.stdout.splitlines()[-1] == "[0, 0, 0, 0] []"


FULL = "There is no room left for what was to be written.\n"


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("--version | true", 1, ""),
        ("--help | true", 1, ""),
        ("engine <&-", 0, ""),
        ("--help >/dev/full", 1, FULL),
        ("""engine <<<'{"id":1,"ask":"hello"}' >/dev/full""", 1, FULL),
    ],
)
def test_streams_that_are_closed_or_full_are_no_traceback(command: str, code: int, said: str) -> None:
    line = f"set -o pipefail; {sys.executable} -m game {command}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)
