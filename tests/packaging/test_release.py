"""Version, tag, changelog and AppStream agree, and the notes of a release say what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest
import release_files
import release_notes
from release_files import FILES

from game import __version__

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
METAINFO = ROOT / "packaging" / "linux" / "io.github.belot_table.BelotTable.metainfo.xml"


def tags() -> list[str]:
    """Tags of a version that this checkout is, by git or by the workflow that tests it."""
    told = os.environ.get("GITHUB_REF_NAME", "") if os.environ.get("GITHUB_REF_TYPE") == "tag" else ""
    found = told.split()
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "tag", "--points-at", "HEAD"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        found += done.stdout.split()
    return [tag for tag in found if tag.startswith("v")]


def test_the_changelog_begins_with_this_version() -> None:
    version, day, _ = release_notes.latest(CHANGELOG)
    assert version == __version__
    assert date.fromisoformat(day).year >= 2026


def test_a_tag_is_of_this_version() -> None:
    for tag in tags():
        release_notes.check_tag(tag, __version__)


def test_appstream_tells_the_versions_and_days_of_the_changelog_in_order() -> None:
    releases = ET.parse(METAINFO).getroot().findall("releases/release")  # noqa: S314 - our own file
    told = [(one.get("version"), one.get("date")) for one in releases]
    assert told == [(found[1], found[2]) for found in release_notes.HEAD.finditer(CHANGELOG)]
    assert told[0][0] == __version__
    assert releases[0].findtext("description/p", "").strip()


def test_every_section_of_the_changelog_has_a_version_and_a_day() -> None:
    heads = [line for line in CHANGELOG.splitlines() if line.startswith("## ")]
    assert [line for line in heads if not release_notes.HEAD.fullmatch(line)] == []


@pytest.mark.parametrize(
    "text",
    [
        "# What is new\n",
        "## Unreleased\n\n- all\n",
        "## 1.0.0\n\n- a\n",
        "## 1.0.0 (2026-11-28)\n\n## 0.1.0 (2026-11-22)\n\na\n",
    ],
)
def test_a_changelog_without_a_release_is_refused(text: str) -> None:
    with pytest.raises(release_notes.ReleaseError, match=r"CHANGELOG\.md"):
        release_notes.latest(text)


def test_a_section_ends_where_the_next_one_begins() -> None:
    text = "# New\n\n## 2.0 (2027-01-01)\n\n### Games\n\n- a\n\n## 1.0 (2026-11-28)\n\n- b\n"
    assert release_notes.latest(text) == ("2.0", "2027-01-01", "### Games\n\n- a")


def filled(folder: Path, *but: str) -> Path:
    """A folder with a file for every name that is expected, but for those systems."""
    folder.mkdir()
    for system, names in FILES.items():
        if system not in but:
            for name in names:
                (folder / name.replace("*", "2_28")).write_text("made")
    return folder


def test_all_files_together_lack_nothing(tmp_path: Path) -> None:
    text = release_notes.notes(CHANGELOG, filled(tmp_path / "made"))
    assert text.startswith("### Games and rules")
    assert "0.1.0 (2026-11-22)" not in text


def test_a_system_that_failed_is_named_and_holds_nothing_back(tmp_path: Path) -> None:
    text = release_notes.notes(CHANGELOG, filled(tmp_path / "made", "Windows", "macOS (arm64)"))
    first, _, rest = text.partition("\n\n")
    assert first == "Not in this release, because their build or its trial failed: Windows, macOS (arm64)."
    assert rest.startswith("### Games and rules")


def test_nothing_to_play_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(release_notes.ReleaseError, match="of no system"):
        release_notes.notes(CHANGELOG, filled(tmp_path / "made", *release_notes.PLAYED))


def test_a_changelog_of_another_version_is_refused() -> None:
    with pytest.raises(release_notes.ReleaseError, match=r"begins with 7\.0\.0"):
        release_notes.notes("## 7.0.0 (2030-01-01)\n\n- a\n", None)


def test_an_empty_or_missing_file_is_lacking(tmp_path: Path) -> None:
    folder = filled(tmp_path / "made")
    archive, package, _ = FILES["Linux"]
    assert release_files.lacking("Linux", folder) == []
    (folder / archive).write_text("")
    (folder / package).rename(folder / package.replace(__version__, "0.0.9"))
    assert release_files.lacking("Linux", folder) == [archive, package]
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "release_files.py", "Linux", folder],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"{folder} lacks {archive}\n{folder} lacks {package}\n"


def test_a_tag_of_another_version_ends_the_script(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["release_notes.py", "--tag", "v0.0.1"])
    assert release_notes.main() == 1
    assert "v0.0.1 was expected to be v" in capsys.readouterr().err
