"""Every script says what it does when it is asked, and does nothing then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import compiled_modules
import compiling
import download
import mac_bundle
import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = (
    "packaging/bare_system.py",
    "packaging/build.py",
    "packaging/compiled_modules.py",
    "packaging/download.py",
    "packaging/measure.py",
    "packaging/release_files.py",
    "packaging/release_notes.py",
    "packaging/sbom.py",
    "sounds/synthesise.py",
    "tests/robustness/clock.py",
    "tests/robustness/kills.py",
    "tests/table/history/kills.py",
)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_that_is_asked_for_help_tells_its_first_sentence(script: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", script.replace("/", ".").removesuffix(".py"), "--help"]
    words = words if script.endswith("clock.py") else [sys.executable, str(ROOT / script), "--help"]
    places = {"PYTHONPATH": f"{ROOT}:{ROOT / 'packaging'}", "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        words, cwd=ROOT, env=places, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: ")
    told = " ".join((ROOT / script).read_text("utf-8").split('"""')[1].split())
    assert told in " ".join(done.stdout.split())


def test_what_needs_no_compiling_is_said_to_be_up_to_date(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = ROOT / "game" / "ai" / "deal_state.py"
    monkeypatch.setattr(compiling, "compile_modules", lambda *_: [compiled_modules.compiled_path(source)])
    monkeypatch.setattr(compiling, "outdated", lambda _: [])
    assert compiled_modules.main() == 0
    assert capsys.readouterr().out == "All compiled modules are up to date.\n"
    monkeypatch.setattr(compiling, "outdated", lambda _: [source])
    assert compiled_modules.main() == 0
    assert capsys.readouterr().out.startswith("compiled: game/ai/deal_state.")


def test_windows_keeps_what_it_starts_nothing_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYSTEMROOT", "C:\\Windows")
    monkeypatch.setenv("TEMP", "C:\\Temp")
    monkeypatch.delenv("TMP", raising=False)
    assert not {"SYSTEMROOT", "TEMP"} & set(download.bare_environment(tmp_path))
    monkeypatch.setattr(sys, "platform", "win32")
    environment = download.bare_environment(tmp_path)
    assert environment["SYSTEMROOT"] == "C:\\Windows"
    assert environment["TEMP"] == "C:\\Temp"
    assert "TMP" not in environment
    assert environment["PATH"] == ""


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_the_licence_lies_where_a_person_looks_for_it(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {"linux": (tmp_path / "dist" / "belot-table", "_internal")}
    places["darwin"] = (tmp_path / "dist" / f"{mac_bundle.NAME}.app" / download.RESOURCES, download.RESOURCES)

    def freeze(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        for place, _inside in places.values():
            place.mkdir(parents=True)
        return subprocess.CompletedProcess([], 0)

    for name in ("LICENSE", "CHANGELOG.md"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(download.compiled_modules, "are_fresh", lambda _: True)
    for step in ("packing.stage", "contents.assets", "notices.collect", "stand_ins.stand_in"):
        monkeypatch.setattr(f"{step}", lambda *_: {})
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(download.subprocess, "run", freeze)
    monkeypatch.setattr(sys, "platform", system)
    download.frozen(tmp_path)
    place, inside = places[system]
    assert f"are in {inside}/game/assets/licences" in (place / "LICENCE.txt").read_text("utf-8")
    assert (place / "CHANGELOG.md").is_file()
