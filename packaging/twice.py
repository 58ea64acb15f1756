"""`python3 packaging/twice.py`: the download is made twice, in different folders; is it the same to the byte?

What is committed is cloned into two folders with paths of different length, each is set up from nothing, and
`build.py` runs there with the arguments given here, such as `--windows`. Prints a line for each file to hand
on; of one that differs also which of its members do. The exit code is 1 where any differs.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import IO

from packing import SUMS

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("one", "another folder/two")
"""Where the clones lie, below a folder of their own."""


def main(arguments: list[str]) -> int:
    """Build and compare; 2 where a build fails."""
    with tempfile.TemporaryDirectory(prefix="twice-") as scratch:
        made = [Path(scratch) / place for place in PLACES]
        for place in made:
            subprocess.run(["git", "clone", "--quiet", ROOT, place], check=True)
            command = [sys.executable, place / "packaging" / "build.py", *arguments]
            if subprocess.run(command, check=False).returncode:
                return 2
        return 1 if differ(*(place / "dist" for place in made)) else 0


def differ(first: Path, second: Path) -> bool:
    """Whether two folders with a list of sums hold different files to hand on; says what differs."""
    names = sorted(listed(first) | listed(second))
    different = [name for name in names if digest(first / name) != digest(second / name)]
    for name in names:
        print(f"{name}: {'differs' if name in different else 'the same'}")
        if name in different:
            for member in differing(first / name, second / name):
                print(f"    {member}")
    return bool(different) or not names


def listed(folder: Path) -> set[str]:
    """The names in a folder's list of sums."""
    return {line.split(maxsplit=1)[1] for line in (folder / SUMS).read_text("utf-8").splitlines()}


def differing(first: Path, second: Path) -> list[str]:
    """Members of two archives that only one has, or that differ; or that only their order does."""
    before, after = members(first), members(second)
    names = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
    if not names and list(before) != list(after):
        return ["the order of the members"]
    return names


def members(archive: Path) -> dict[str, str]:
    """What is in an archive: a digest by name, in the archive's order; of any other file nothing."""
    if not archive.is_file():
        return {}
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            return {
                one.filename: _digest(opened.read(one), f"{one.date_time} {one.external_attr}")
                for one in opened.infolist()
            }
    if archive.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", archive]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
            assert running.stdout is not None  # noqa: S101 - it is a pipe
            return _in_tar(running.stdout)
    if ".tar" in archive.suffixes:
        return _in_tar(archive)
    return {}


def _in_tar(archive: Path | IO[bytes]) -> dict[str, str]:
    opened = (
        tarfile.open(archive) if isinstance(archive, Path) else tarfile.open(fileobj=archive, mode="r|")  # noqa: SIM115
    )
    with opened:
        found = {}
        for one in opened:
            content = opened.extractfile(one) if one.isfile() else None
            about = f"{one.mode} {one.uname} {one.gname} {one.uid} {one.gid} {one.mtime} {one.linkname}"
            found[one.name] = _digest(content.read() if content is not None else b"", about)
        return found


def _digest(content: bytes, about: str) -> str:
    return hashlib.sha256(content + b"\0" + about.encode()).hexdigest()


def digest(file: Path) -> str:
    """The SHA-256 of a file; of none, nothing."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


if __name__ == "__main__":
    if {"-h", "--help"} & set(sys.argv[1:]):
        print(__doc__)
        sys.exit(os.EX_OK)
    sys.exit(main(sys.argv[1:]))
