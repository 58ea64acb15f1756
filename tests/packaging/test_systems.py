"""What the systems read about the game: correct as far as it can be told without them."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import bare_system
import contents
import debian_tree
import download
import packing
import pytest
import stand_ins
import windows_version

from game import __version__
from game.text.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ENTRY = LINUX / f"{debian_tree.APP}.desktop"
METAINFO = LINUX / f"{debian_tree.APP}.metainfo.xml"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(ENTRY.read_text("utf-8"))
    return read["Desktop Entry"]


def test_the_desktop_entry_speaks_six_languages() -> None:
    for key in ("GenericName", "Comment"):
        assert {name for name in entry() if name.startswith(f"{key}[")} == {
            f"{key}[{language}]" for language in LANGUAGES if language != "en"
        }
    assert entry()["Exec"] == "belot-table %f"
    assert entry()["Icon"] == debian_tree.APP
    assert entry()["StartupWMClass"] == download.NAME, "by it a panel knows whose the window is"


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", str(ENTRY)], ["appstreamcli", "validate", "--no-net", str(METAINFO)]],
    ids=lambda command: command[0],
)
def test_the_systems_own_judges_agree(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_description_is_in_six_languages() -> None:
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    assert root.findtext("id") == debian_tree.APP
    assert root.findtext("launchable") == ENTRY.name
    assert root.findtext("project_license") == "MIT"
    assert {one.get(LANG, "en") for one in root.findall("summary")} == set(LANGUAGES)
    assert {one.get(LANG, "en") for one in root.findall("description/p")} == set(LANGUAGES)


def test_everybody_is_told_the_same_authors() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    assert project["authors"] == [{"name": windows_version.AUTHORS}]
    assert root.findtext("developer/name") == root.findtext("developer_name") == windows_version.AUTHORS
    assert windows_version.AUTHORS.lower() in (ROOT / "LICENSE").read_text("utf-8").lower()


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("2.0.1.dev3", (2, 0, 1, 0)), ("3", (3, 0, 0, 0))],
)
def test_windows_compares_versions_by_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert windows_version.numbers(version) == numbers


def test_a_version_without_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="dev is no version"):
        windows_version.numbers("dev")


def test_the_version_resource_is_what_pyinstaller_evaluates() -> None:
    made: dict[str, object] = {}

    def note(name: str) -> object:
        return lambda *args, **words: made.setdefault(name, []).append((args, words)) or name  # type: ignore[attr-defined]

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    names = {name: note(name) for name in (*kinds, "VarFileInfo", "VarStruct")}
    eval(windows_version.resource(__version__), {"__builtins__": {}}, names)  # noqa: S307 - as PyInstaller does
    words = dict(args for args, _ in made["StringStruct"])  # type: ignore[attr-defined]
    assert words["ProductVersion"] == __version__
    assert words["OriginalFilename"] == "belot-table.exe"


def test_wheels_are_made_where_pygame_has_wheels() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"BELOT_TABLE_REQUIRE_COMPILED": "1"}
    assert wheels["test-command"] == "belot-table --selftest"


def test_archives_are_the_same_to_the_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "program").write_text("#!/bin/sh\n")
        (folder / "inner" / "program").chmod(0o700)
        (folder / "read me").write_text("words")
        (folder / "link").symlink_to("inner/program")
        made.append(
            [
                packing.tar_xz(folder, tmp_path / f"{name}.tar.xz", "game").read_bytes(),
                packing.zipped(folder, tmp_path / f"{name}.zip", "game").read_bytes(),
            ]
        )
    assert made[0] == made[1]
    subprocess.run(["tar", "-xf", "one.tar.xz"], cwd=tmp_path, check=True)
    assert (tmp_path / "game" / "inner" / "program").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "game" / "link").is_symlink()
    sums = packing.checksums(tmp_path, [tmp_path / "one.zip", tmp_path / "one.tar.xz"])
    done = subprocess.run(["sha256sum", "--check", sums.name], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0


def test_the_oldest_system_is_told_from_the_files(tmp_path: Path) -> None:
    if shutil.which("readelf") is None:
        pytest.skip("needs readelf")
    assert stand_ins.oldest_glibc(tmp_path) == ""
    modules = list((ROOT / "game" / "ai").glob("*.so"))
    if not modules:
        pytest.skip("nothing is compiled here")
    shutil.copy(modules[0], tmp_path)
    assert re.fullmatch(r"2\.\d+(\.\d+)?", stand_ins.oldest_glibc(tmp_path))


def test_drawings_are_staged_compressed(tmp_path: Path) -> None:
    packing.stage(contents.assets(ROOT), tmp_path / "staged")
    kinds = {path.suffix for path in (tmp_path / "staged").rglob("*") if path.is_file()}
    assert kinds == {".svgz", ".png", ".json", ".ogg", ".md", ".txt"}


def test_a_match_goes_on_where_its_record_begins_as_the_one_that_was_left() -> None:
    left = '[Deal "1"]\nCalls     South hearts\n1         South QC 9C\n\n[Checksum "1"]\n'
    gone_on = '[Deal "1"]\nCalls     South hearts\n1         South QC 9C TC 7C, North 13\n\n[Checksum "2"]\n'
    assert bare_system.is_beginning(left, gone_on)
    assert not bare_system.is_beginning(left, left)
    assert not bare_system.is_beginning(left, gone_on.replace("9C", "9D"))
    assert not bare_system.is_beginning("", gone_on)
