"""Setting up: done once, again when something it rests on changes, and in words where it cannot be done."""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from dataclasses import asdict, replace
from pathlib import Path

import contents
import environment
import packing
import pytest
import system
from environment import SetupError, Stamp
from progress import Progress
from system import Lack

ROOT = Path(__file__).parents[2]
MADE = Stamp("/home/ana/belot", "/usr/bin/python3.11", "abc", ("build", "test"))


@pytest.fixture
def nothing_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment folder that does not exist yet, and a system where nothing may be installed."""
    monkeypatch.setattr(environment, "FOLDER", tmp_path / ".venv")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "belot-table.json")
    monkeypatch.setattr(system, "apt_get", list)
    return tmp_path / ".venv"


def test_an_environment_serves_wishes_it_was_made_for() -> None:
    assert MADE.serves(MADE)
    assert MADE.serves(replace(MADE, groups=()))
    assert MADE.serves(replace(MADE, groups=("test",)))


@pytest.mark.parametrize(
    "wish",
    [
        replace(MADE, place="/home/ana/elsewhere"),
        replace(MADE, interpreter="/usr/bin/python3.13"),
        replace(MADE, requirements="def"),
        replace(MADE, groups=("lint",)),
    ],
    ids=["moved", "other Python", "other requirements", "another group"],
)
def test_anything_else_must_be_made_anew(wish: Stamp) -> None:
    assert not MADE.serves(wish)


def test_groups_hold_what_they_include() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    assert environment.requirements(("lint",)) == groups["lint"]
    everything = [line for name, lines in groups.items() if name != "dev" for line in lines]
    assert sorted(environment.requirements(("dev",))) == sorted(everything)


def test_the_build_group_can_build() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    names = {line.split(">")[0].lower() for line in needed}
    assert names == {line.split(">")[0].lower() for line in environment.requirements(("build",))}


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"place": "x"}', '{"groups": 3}'])
def test_an_illegible_stamp_is_no_stamp(nothing_made: Path, kept: str) -> None:
    (nothing_made / "bin").mkdir(parents=True)
    (nothing_made / "bin" / "python").touch(0o755)
    (nothing_made / "belot-table.json").write_text(kept)
    assert environment.stamp() is None
    (nothing_made / "belot-table.json").write_text(json.dumps(asdict(MADE)))
    assert environment.stamp() == MADE


def lacks(*, with_venv: bool) -> list[Lack]:
    return [
        replace(system.compiler(), packages=("gcc", "python3.11-dev")),
        replace(system.venv(), packages=() if with_venv else ("python3.11-venv",)),
    ]


def test_without_venv_a_sentence_names_the_package(
    nothing_made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (compiler, venv) = lacks(with_venv=False)
    monkeypatch.setattr(system, "venv", lambda: venv)
    monkeypatch.setattr(system, "compiler", lambda: compiler)
    with pytest.raises(SetupError, match="cannot make environments"):
        environment.ready()
    said = capsys.readouterr().err
    assert "Needed: python3.11-venv." in said
    assert "    sudo apt-get install python3.11-venv\n" in said
    assert not nothing_made.exists()


@pytest.mark.usefixtures("nothing_made")
def test_what_is_needed_is_told_apart_from_what_is_only_nice_to_have(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    system.provide(lacks(with_venv=False))
    needed, how, nice, how_nice = capsys.readouterr().err.splitlines()
    assert needed.startswith("Needed: python3.11-venv. ")
    assert how == "    sudo apt-get install python3.11-venv"
    assert nice.startswith("Only nice to have: gcc, python3.11-dev. ")
    assert nice.endswith("the game runs as plain Python; its players think slower.")
    assert how_nice == "    sudo apt-get install gcc python3.11-dev"


@pytest.mark.parametrize(
    ("platform", "named"),
    [("win32", "Microsoft's C++"), ("darwin", "Apple's command"), ("linux", "a C compiler")],
)
def test_where_there_is_no_apt_get_nothing_names_it(
    platform: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    system.provide([system.compiler(), system.screen()])
    said = capsys.readouterr().err
    assert f"Only nice to have: {named}" in said
    assert "apt" not in said
    assert "Xvfb" in said if platform == "linux" else "Xvfb" not in said


def test_nothing_missing_needs_no_installing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "apt_get", lambda: pytest.fail("asked for apt-get"))
    system.provide(lacks(with_venv=True)[1:])
    assert capsys.readouterr().err == ""


def test_who_interrupts_is_told_that_it_goes_on(nothing_made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "make", interrupted)
    with pytest.raises(SetupError, match="Started again it goes on"):
        environment.ready()
    assert not nothing_made.exists()


def test_the_packages_are_told_one_by_one_and_what_pip_said_if_it_fails(
    nothing_made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (nothing_made / "bin").mkdir(parents=True)
    environment.PYTHON.write_text(
        "#!/bin/sh\necho 'Collecting pygame-ce>=2'\necho 'Installing collected packages: a, b'\nexit $CODE\n"
    )
    environment.PYTHON.chmod(0o755)
    with Progress() as progress, pytest.MonkeyPatch.context() as patch:
        patch.setenv("CODE", "0")
        environment.install(progress, "x")
        assert capsys.readouterr().err == "packages: pygame-ce\npackages: installing 2\n"
        patch.setenv("CODE", "1")
        with pytest.raises(SetupError, match="pip could not install"):
            environment.install(progress, "x")
    assert "Collecting pygame-ce>=2\n" in capsys.readouterr().err


def test_a_download_holds_pictures_sounds_words_and_fonts(tmp_path: Path) -> None:
    packing.stage(contents.assets(ROOT), tmp_path)
    shipped = {f"{folder}/{Path(source).name}" for source, folder in contents.data_files(ROOT, tmp_path)}
    assert "game/assets/sprites/cards/hungarian/JH.svgz" in shipped
    assert "game/assets/licences/libraries.txt" in shipped
    assert "game/assets/sprites/icon/icon_64.png" in shipped
    assert not any(name.endswith((".svg", ".ico", ".icns")) for name in shipped)
    assert "game/assets/sounds/bela.ogg" in shipped
    assert any(name.startswith("game/text/catalogues/hr/") for name in shipped)
    assert any(name.endswith(".ttf") for name in shipped)
    weights = {path.name for path in (ROOT / "game/ai/weights").iterdir() if path.suffix in {".bin", ".json"}}
    assert {f"game/ai/weights/{name}" for name in weights} <= shipped
    assert "manifest.json" in weights
    assert not any("sprites/draw" in name or "screenshot" in name for name in shipped)


def test_a_download_names_every_module_a_compiled_one_may_import() -> None:
    modules = contents.game_modules(ROOT)
    named = {"game", "game.cards.card", "game.app.version", "game.ai.weights"}
    assert named | {"game.ai.cython_utility"} <= set(modules)


def test_an_interpreter_that_does_not_run_is_not_usable(nothing_made: Path) -> None:
    assert not environment.is_usable()
    (nothing_made / "bin").mkdir(parents=True)
    python = nothing_made / "bin" / "python"
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    assert not environment.is_usable()
    python.write_text("#!/bin/sh\nexit 0\n")
    assert environment.is_usable()
