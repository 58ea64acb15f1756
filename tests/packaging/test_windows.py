"""The download for Windows is made from exactly known parts, and its installer does what it says."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import build
import contents
import download
import pytest
from packaging.requirements import Requirement
from windows import installer, make, modules, python_tree, signature, sources, try_out, wine

from game.text.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
SCRIPT = installer.SCRIPT.read_text("utf-8")
NAMES = {"en": "ENGLISH", "bg": "BULGARIAN", "hr": "CROATIAN", "fr": "FRENCH", "de": "GERMAN", "pl": "POLISH"}

SIGNED = """\
Signer's certificate:
	------------------
	Signer #0:
		Subject: /C=US/ST=Oregon/L=Beaverton/O=Python Software Foundation/CN=Python Software Foundation
		Issuer : /C=US/O=DigiCert, Inc./CN=DigiCert Trusted G4 Code Signing RSA4096 SHA384 2021 CA1

Timestamp Verified by:
		Issuer : /C=US/O=DigiCert, Inc./CN=DigiCert Trusted G4 RSA4096 SHA256 TimeStamping CA

Timestamp Server Signature verification: ok
Signature verification: ok
"""


def test_the_wheels_are_those_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = sources.pins()
    lines = [
        line for line in sources.REQUIREMENTS.read_text("utf-8").splitlines() if line[:1] not in {"", "#"}
    ]
    assert len(pins) == len(lines) >= 14, "every line is a version with one hash"
    for text in [*project["project"]["dependencies"], *project["dependency-groups"]["download"]]:
        asked = Requirement(text)
        if asked.marker is None or asked.marker.evaluate({"sys_platform": "win32"}):
            assert asked.name in pins
            assert asked.specifier.contains(pins[asked.name][0])


def test_a_wheel_that_is_there_is_not_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1)

    kept, other = tmp_path / "kept-1-py3-none-any.whl", tmp_path / "other-1-py3-none-any.whl"
    kept.write_bytes(b"kept")
    other.write_bytes(b"other")
    monkeypatch.setattr(subprocess, "run", refuse)
    pinned = {"kept": ("1", sources.digest(kept))}
    monkeypatch.setattr(sources, "pins", lambda: pinned)
    assert sources.wheels(tmp_path) == [kept]
    kept.write_bytes(b"changed")
    with pytest.raises(sources.SourceError, match="could not fetch the wheels"):
        sources.wheels(tmp_path)


def test_sources_with_another_hash_are_no_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def serve(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        if command[0] == "apt-get":
            said = "http://one/debian/ Debian\nhttp://two/nodejs/ nodistro\nhttp://one/debian/ Debian\n"
            return subprocess.CompletedProcess(command, 0, said, "")
        Path(command[3]).write_bytes(b"something else")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", serve)
    with pytest.raises(sources.SourceError, match="cannot be had"):
        sources.python_sources(tmp_path)
    fetched = [command[2] for command in asked if command[0] == sources.APT_HELPER]
    assert fetched == ["http://one/debian/" + sources.PLACE, sources.MIRROR + sources.PLACE]
    assert asked[-1][-1] == f"SHA256:{sources.ARCHIVE_HASH}"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (SIGNED.replace("O=Python Software Foundation", "O=Somebody"), 0),
        (SIGNED.replace("Signature verification: ok", "Signature verification: failed"), 0),
        (SIGNED, 1),
        ("No signature found\n", 0),
    ],
)
def test_another_signature_is_refused(
    said: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def say(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, code, said, "")

    monkeypatch.setattr(subprocess, "run", say)
    with pytest.raises(signature.SignatureError, match="should be signed by Python Software Foundation"):
        signature.require(tmp_path / "python311.dll", python_tree.SIGNER)


def test_the_signer_is_not_who_certifies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert signature.organisation(SIGNED) == "Python Software Foundation"
    assert signature.organisation("Succeeded") == ""
    monkeypatch.setattr(
        subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0, SIGNED, "")
    )
    signature.require(tmp_path, python_tree.SIGNER)


@pytest.mark.parametrize(("text", "asked"), [("-ignore-crl = disable fetching", True), ("-in = file", False)])
def test_no_network_is_asked_for_revoked_time_stamps(
    text: str, asked: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def say(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, text if "--help" in command else SIGNED, "")

    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", say)
    signature.require(tmp_path, python_tree.SIGNER)
    assert ("-ignore-crl" in commands[-1]) is asked


def test_python_s_parts_come_to_their_places(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    wheel, archive = tmp_path / "panda3d.whl", tmp_path / "python.tar.gz"
    with zipfile.ZipFile(wheel, "w") as made:
        for name in ("python311.dll", "VCRUNTIME140.dll", "_ctypes.pyd", "api-ms-win-crt-heap-l1-1-0.dll"):
            made.writestr(f"deploy_libs/{name}", name)
        made.writestr("panda3d/core.pyd", "no part of Python")
    python_tree.lay_runtime(wheel, tree)
    files = {
        "Lib/os.py": "os",
        "Lib/test/test_os.py": "test",
        "Include/Python.h": "headers",
        "PC/pyconfig.h": "of Windows",
        "pyconfig.h.in": "of others",
        "LICENSE": "Python's licence\n",
        "PC/crtlicense.txt": "Microsoft's terms\n",
    }
    with tarfile.open(archive, "w:gz") as packed:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"Python-3.11.2/{name}")
            entry.size = len(text)
            packed.addfile(entry, io.BytesIO(text.encode()))
    python_tree.lay_sources(archive, tree)
    found = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert found == {
        *("python311.dll", "VCRUNTIME140.dll", "DLLs/_ctypes.pyd", "Lib/os.py", "Include/Python.h"),
        *("Include/pyconfig.h", "LICENSE", "crtlicense.txt", "LICENSE.txt"),
    }
    assert (tree / "LICENSE.txt").read_text() == "Python's licence\n\nMicrosoft's terms\n"


def test_machine_code_for_windows_rounds_as_everywhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    commands: list[list[str]] = []

    def note(command: list[str], **_: object) -> None:
        commands.append(command)
        Path(command[command.index("-o") + 1]).touch()

    monkeypatch.setattr(subprocess, "run", note)
    modules.compile_one(tmp_path / "game.c", tmp_path / "tree", tmp_path / "game.pyd")
    (command,) = commands
    assert {"-ffp-contract=off", "-ftree-vectorize", "-O2", "-DNDEBUG"} <= set(command)
    assert {"-Wl,--no-insert-timestamp", "-Wl,--disable-auto-image-base"} <= set(command)
    assert f"-ffile-prefix-map={tmp_path}=." in command
    assert f"-ffile-prefix-map={tmp_path / 'tree'}=python" in command
    assert (tmp_path / "game.pyd").is_file()
    assert not (tmp_path / "game.new").exists()


def test_what_wine_sees_is_called_the_same_on_every_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        subprocess, "run", lambda _, **__: (tmp_path / "wine" / "dosdevices").mkdir(exist_ok=True)
    )
    made = wine.Wine(tmp_path)
    made.ready()
    assert (made.prefix / "dosdevices" / wine.DRIVE).resolve() == tmp_path
    assert "winemenubuilder.exe=" in made.environment()["WINEDLLOVERRIDES"], "no entry in this machine's menu"


def test_no_library_lies_twice_and_none_that_is_not_opened() -> None:
    names = [
        *(
            "SDL2.dll",
            r"pygame\SDL2.dll",
            "libpng16-16.dll",
            "python311.dll",
            r"pygame\base.cp311-win_amd64.pyd",
        ),
        *(
            "libtiff-5.dll",
            "freetype.dll",
            r"pygame\libwebp-7.dll",
            "portmidi.dll",
            "api-ms-win-crt-heap-l1-1-0.dll",
        ),
    ]
    shipped = contents.once([name for name in names if contents.is_used(name)])
    assert shipped == [
        r"pygame\SDL2.dll",
        "libpng16-16.dll",
        "python311.dll",
        r"pygame\base.cp311-win_amd64.pyd",
    ]
    assert contents.once(["libSDL2.so", "pygame/libSDL2.so"]) == ["libSDL2.so", "pygame/libSDL2.so"]
    assert "multiprocessing.popen_fork" in contents.left_out("win32")
    assert "multiprocessing.popen_fork" not in contents.left_out("linux")


def test_the_copy_holds_what_the_build_reads_and_the_compiled_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, copy = tmp_path / "root", tmp_path / "copy"
    for name in (
        "game/ai/deal_state.py",
        "game/ai/deal_state.cpython-311-x86_64-linux-gnu.so",
        "packaging/build.py",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    (root / "LICENSE").write_text("MIT")
    place = tmp_path / "deal_state.pyd"
    place.write_text("MZ")
    assert all((ROOT / part).exists() for part in make.PARTS)
    monkeypatch.setattr(make, "CHECKOUT", copy)
    monkeypatch.setattr(make, "PARTS", ("game", "packaging", "LICENSE"))
    make.copy(root, {root / "game" / "ai" / "deal_state.py": place})
    found = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()}
    assert found == {
        *(
            "game/ai/deal_state.py",
            "game/ai/deal_state.cp311-win_amd64.pyd",
            "packaging/build.py",
            "LICENSE",
        ),
    }


def test_a_missing_tool_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make.system, "provide", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "makensis" else f"/usr/bin/{name}")
    with pytest.raises(download.BuildError, match=r"^There is no makensis\.$"):
        make.provide()


@pytest.mark.parametrize(("words", "script"), [([], "download.py"), (["--windows"], "windows/make.py")])
def test_one_command_makes_each_download(
    words: list[str], script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import environment

    started: list[Path] = []

    def note(command: list[Path], **_: object) -> subprocess.CompletedProcess[str]:
        started.append(command[1])
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(environment, "ready", lambda _: Path("python"))
    monkeypatch.setattr(subprocess, "run", note)
    monkeypatch.setattr(sys, "argv", ["build.py", *words])
    assert build.main() == 0
    assert started == [ROOT / "packaging" / script]
    assert started[0].is_file()


def test_the_installer_speaks_as_the_game_does() -> None:
    assert set(NAMES) == set(LANGUAGES)
    inserted = re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT)
    assert inserted[0] == "English", "the first one is for everybody else"
    assert {name.upper() for name in inserted} == set(NAMES.values())
    told = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    assert told == {"IsRunning", "IsTooOld", "MatchesStay"}
    for name in told:
        assert set(re.findall(rf"LangString {name} \${{LANG_(\w+)}}", SCRIPT)) == set(NAMES.values())


def test_the_installer_asks_for_no_rights_and_leaves_the_player_s_files_alone() -> None:
    assert re.search(r"(?m)^RequestExecutionLevel user$", SCRIPT)
    assert re.search(r'(?m)^InstallDir "\$LOCALAPPDATA\\Programs\\', SCRIPT)
    assert "HKLM" not in re.sub(r"ReadRegDWORD .*", "", SCRIPT)
    emptied = re.findall(r'RMDir /r "(.+)"', SCRIPT)
    assert emptied == [r"$INSTDIR\_internal"] * 2, "the player may keep something else in the folder"


def test_files_are_packed_in_one_order(tmp_path: Path) -> None:
    for name in ("readme.txt", "_internal/b.po", "_internal/a.dll", "belot-table.exe"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    assert installer.files(tmp_path) == (
        f'SetOutPath "$INSTDIR\\_internal"\nFile "{tmp_path}/_internal/a.dll"\n'
        f'SetOutPath "$INSTDIR"\nFile "{tmp_path}/belot-table.exe"\n'
        f'SetOutPath "$INSTDIR\\_internal"\nFile "{tmp_path}/_internal/b.po"\n'
        f'SetOutPath "$INSTDIR"\nFile "{tmp_path}/readme.txt"\n'
    )


@pytest.mark.skipif(shutil.which("makensis") is None, reason="there is no makensis")
def test_the_installer_is_the_same_to_the_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "another one"):
        folder = tmp_path / name / "belot-table"
        (folder / "_internal").mkdir(parents=True)
        (folder / "belot-table.exe").write_text("MZ")
        (folder / "_internal" / "words.po").write_text("words")
        made.append(installer.made(folder, tmp_path / name / "setup.exe", "1.2.3").read_bytes())
    assert made[0] == made[1]
    assert made[0][:2] == b"MZ"


def test_a_match_is_left_only_where_cards_lie_on_the_table() -> None:
    head = (
        "Calls     West diamonds\n1         West JD TD 7D QD, West 33\n2         West AS TS 9S 8S, West 21\n"
    )
    assert not try_out.is_within_a_trick(head)
    assert not try_out.is_within_a_trick(head + "3         West AH QH 8H 7H, West 14\n")
    assert try_out.is_within_a_trick(head + "3         West AH QH\n")
    assert try_out.points("a deal played in each of 10 games (164 : 38, 1 : 2), search") == "164 : 38, 1 : 2"
    assert try_out.points("nothing") == ""


@pytest.mark.parametrize(("codes", "is_made"), [([0], True), ([1, 0], True), ([1, 1], False)])
def test_wine_has_a_second_chance_and_no_third(
    codes: list[int], is_made: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(make.python_tree, "laid_out", lambda *_: Path("tree"))
    monkeypatch.setattr(make.modules, "compiled", lambda *_: {})
    monkeypatch.setattr(make, "copy", lambda *_: None)
    monkeypatch.setattr(make.Wine, "ready", lambda _: None)
    monkeypatch.setattr(make.Wine, "run", lambda *_, **__: codes.pop(0))
    monkeypatch.setattr(make.Wine, "end", lambda _: ended.append(True))
    if is_made:
        assert make.made(ROOT) == make.FOLDER
    else:
        with pytest.raises(download.BuildError, match="could not be made"):
            make.made(ROOT)
    assert not codes
    assert ended == [True]
