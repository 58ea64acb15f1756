"""A package for Debian: what it holds, what it asks for, and that it is the same to the byte."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import debian_package
import debian_tree
import pytest
import search_paths
import stand_ins

from game.app.commands import COMMANDS
from game.records.parse import parse
from game.records.write import write
from game.table.history.stamps import ENDING
from game.text.catalogue import LANGUAGES
from tests.table.history.past import played

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FOUND = {
    f"usr/share/applications/{debian_tree.APP}.desktop",
    f"usr/share/metainfo/{debian_tree.APP}.metainfo.xml",
    "usr/share/mime/packages/belot-table.xml",
    f"usr/share/icons/hicolor/scalable/apps/{debian_tree.APP}.svg",
    "usr/share/lintian/overrides/belot-table",
    "usr/share/man/man6/belot-table.6.gz",
    "usr/share/doc/belot-table/CHANGELOG.md.gz",
    "usr/lib/belot-table/belot-table",
    "usr/lib/belot-table/_internal/libinner.so.1",
    "usr/games/belot-table",
    *(f"usr/share/icons/hicolor/{side}x{side}/apps/{debian_tree.APP}.png" for side in debian_tree.ICON_SIZES),
}

needs_dpkg = pytest.mark.skipif(not debian_package.can_be_made(), reason="there is no dpkg-deb")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A finished program in small."""
    made = tmp_path / "belot-table"
    (made / "_internal").mkdir(parents=True)
    (made / "belot-table").write_text('#!/bin/sh\necho "started with $*"\n')
    (made / "belot-table").chmod(0o700)
    (made / "_internal" / "libinner.so.1").write_bytes(b"inside")
    (made / "_internal" / "libinner.so.1").chmod(0o755)
    for name in debian_tree.FOR_A_FOLDER:
        (made / name).write_text("words")
    return made


def test_a_system_finds_program_entry_icons_type_and_manual(folder: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "left over").mkdir(parents=True)
    debian_tree.lay_out(ROOT, folder, tree)
    found = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if not path.is_dir()}
    assert found == FOUND
    done = subprocess.run(
        [tree / "usr/games/belot-table", "--deck", "french"], capture_output=True, check=True
    )
    assert done.stdout == b"started with --deck french\n"
    changes = gzip.decompress((tree / "usr/share/doc/belot-table/CHANGELOG.md.gz").read_bytes())
    assert changes == (ROOT / "CHANGELOG.md").read_bytes()


def test_a_control_file_says_what_is_needed() -> None:
    fields = dict(
        re.findall(
            r"^(\S+): (.*(?:\n .*)*)", debian_package.control("1.2.0", "2.35", 32_000_001), re.MULTILINE
        )
    )
    assert fields["Version"] == "1.2.0"
    assert fields["Depends"].startswith("libc6 (>= 2.35), libx11-6")
    assert fields["Installed-Size"] == "31251"
    assert fields["Architecture"] == debian_package.processor()
    assert not [line for line in fields["Description"].splitlines() if not line.strip() or len(line) > 80]


@pytest.mark.parametrize(
    ("version", "debians"),
    [("1.0.0", "1.0.0"), ("1.1.0.dev3", "1.1.0~dev3"), ("2.0rc1", "2.0~rc1"), ("2.0b2", "2.0~b2")],
)
def test_a_version_before_a_release_is_older_for_debian(version: str, debians: str) -> None:
    assert debian_package.debian_version(version) == debians
    if shutil.which("dpkg") and version != debians:
        release = debians.partition("~")[0]
        subprocess.run(["dpkg", "--compare-versions", debians, "lt", release], check=True)


def test_the_terms_of_everything_inside_are_told() -> None:
    text = debian_package.copyright_text(ROOT)
    assert (ROOT / "LICENSE").read_text("utf-8") in text
    assert "/usr/share/common-licenses/LGPL-2.1" in text
    assert "SDL" in text


@needs_dpkg
def test_a_package_is_whole_and_the_same_to_the_byte(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    root = tmp_path / "checkout"
    for part in ("packaging", "sprites/icon", "LICENSE", "CHANGELOG.md"):
        (root / part).parent.mkdir(parents=True, exist_ok=True)
        (root / part).symlink_to(ROOT / part)
    package = debian_package.made(root, folder, "1.2.0", "2.35")
    assert package.name == f"belot-table_1.2.0_{debian_package.processor()}.deb"
    first = package.read_bytes()
    other = shutil.copytree(folder, tmp_path / "elsewhere" / "belot-table")
    os.utime(other / "belot-table", (1_600_000_000, 1_600_000_000))
    (other / "_internal").chmod(0o700)
    assert debian_package.made(root, other, "1.2.0", "2.35").read_bytes() == first

    subprocess.run(["dpkg-deb", "--raw-extract", package, tmp_path / "out"], check=True)
    done = subprocess.run(["md5sum", "--check", "DEBIAN/md5sums"], cwd=tmp_path / "out", check=True)
    assert done.returncode == 0
    papers = tmp_path / "out" / "usr" / "share" / "doc" / "belot-table"
    assert b"belot-table (1.2.0)" in gzip.decompress((papers / "changelog.gz").read_bytes())
    assert (papers / "copyright").is_file()
    listed = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True)
    rights = {line.split()[5]: line.split()[:2] for line in listed.stdout.splitlines()}
    assert {owner for _, owner in rights.values()} == {"root/root"}
    assert rights["./usr/lib/belot-table/belot-table"][0] == "-rwxr-xr-x"
    assert rights["./usr/lib/belot-table/_internal/libinner.so.1"][0] == "-rw-r--r--"
    assert rights["./usr/lib/belot-table/_internal/"][0] == "drwxr-xr-x"


def test_every_override_of_lintian_has_its_reason() -> None:
    lines = (LINUX / "lintian-overrides").read_text("utf-8").splitlines()
    for before, line in pairwise(lines):
        assert line.startswith("#") != before.startswith("#"), line
    assert lines[0].startswith("#")


def test_the_manual_names_every_command() -> None:
    told = (LINUX / "belot-table.6").read_text("utf-8")
    for command in COMMANDS:
        assert re.search(rf"^\.BI? {command}\b", told, re.MULTILINE), command
    if shutil.which("man"):
        done = subprocess.run(
            ["man", "--warnings", "--local-file", LINUX / "belot-table.6"],
            capture_output=True,
            check=True,
            env={"PATH": "/usr/bin:/bin", "MANPAGER": "cat"},
        )
        assert done.stderr == b""


def test_a_desktop_knows_a_record() -> None:
    kind = ET.parse(LINUX / "belot-table.xml").getroot().find(f"{MIME}mime-type")  # noqa: S314 - our own file
    assert kind is not None
    entry = (LINUX / f"{debian_tree.APP}.desktop").read_text("utf-8")
    assert f"\nMimeType={kind.get('type')};\n" in entry
    assert (
        f"<mediatype>{kind.get('type')}</mediatype>"
        in (LINUX / f"{debian_tree.APP}.metainfo.xml").read_text()
    )
    assert {one.get(LANG, "en") for one in kind.findall(f"{MIME}comment")} == set(LANGUAGES)
    assert [one.get("pattern") for one in kind.findall(f"{MIME}glob")] == [f"*{ENDING}"]
    begins = kind.find(f"{MIME}magic/{MIME}match")
    goes_on = kind.find(f"{MIME}magic/{MIME}match/{MIME}match")
    assert begins is not None
    assert goes_on is not None
    text = write(played("bela4", "known", deals=1))
    assert parse(text)
    first, last = map(int, goes_on.attrib["offset"].split(":"))
    assert text.startswith(begins.attrib["value"])
    assert first <= text.index(goes_on.attrib["value"].replace("\\n", "\n")) <= last


@pytest.mark.skipif(
    not (search_paths.TOOL.exists() and shutil.which("cc") and shutil.which("readelf")),
    reason="needs patchelf, a C compiler and readelf",
)
def test_no_file_looks_into_folders_of_the_machine_that_made_it(tmp_path: Path) -> None:
    (tmp_path / "source.c").write_text("int one(void) { return 1; }")
    for name, place in (("away.so", "/opt/python/lib"), ("here.so", "$ORIGIN/beside"), ("bare.so", "")):
        flags = [f"-Wl,-rpath,{place}"] if place else []
        subprocess.run(["cc", "-shared", *flags, "-o", tmp_path / name, tmp_path / "source.c"], check=True)
    assert [path.name for path in search_paths.forget(tmp_path)] == ["away.so"]
    assert {path.name: search_paths.searched(path) for path in stand_ins.elf_files(tmp_path)} == {
        "away.so": "",
        "bare.so": "",
        "here.so": "$ORIGIN/beside",
    }
