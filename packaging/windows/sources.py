"""Where the parts of the download for Windows come from, each with the hash of exactly one file.

The wheels come from PyPI, Python's own sources from Debian's archive. What was fetched once stays in
`build/windows/downloads`, and no network is needed again.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")
PYTHON = "3.11"
"""The Python of the download for Windows."""

ARCHIVE = "python3.11_3.11.2.orig.tar.gz"
ARCHIVE_HASH = "2411c74bda5bbcfcddaf4531f66d1adc73f247f529aee981b029513aefdbf849"
"""Python's sources as Debian 12 got them: the standard library, the headers, the licences."""
PLACE = f"pool/main/p/python3.11/{ARCHIVE}"

MIRROR = "http://deb.debian.org/debian/"
"""Debian's archive, where apt names none."""
APT_HELPER = "/usr/lib/apt/apt-helper"
PINNED = re.compile(r"^([\w.-]+)==([\w.]+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)


class SourceError(Exception):
    """A part cannot be had, or is not what it should be; the message is a sentence."""


def pins() -> dict[str, tuple[str, str]]:
    """Name of each wheel's package, its version, and the SHA-256 of its file."""
    return {
        name: (version, digest) for name, version, digest in PINNED.findall(REQUIREMENTS.read_text("utf-8"))
    }


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def wheels(folder: Path) -> list[Path]:
    """The pinned wheels in a folder; those that are not there yet are fetched.

    Raises:
        SourceError: pip refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {sha256 for _, sha256 in pins().values()}
    if not wanted <= {digest(path) for path in folder.glob("*.whl")}:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--require-hashes", "--only-binary=:all:", "--platform", "win_amd64"]
        command += ["--python-version", PYTHON, "--requirement", str(REQUIREMENTS), "--dest", str(folder)]
        if subprocess.run(command, check=False).returncode:
            raise SourceError(
                "pip could not fetch the wheels; what it said stands above (is there a network?)."
            )
    return sorted(path for path in folder.glob("*.whl") if digest(path) in wanted)


def python_sources(folder: Path) -> Path:
    """The archive of Python's sources in a folder; apt fetches it if it is not there yet.

    Raises:
        SourceError: it is at no mirror that apt knows, or another file is there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / ARCHIVE
    if place.is_file() and digest(place) == ARCHIVE_HASH:
        return place
    said = ""
    for mirror in mirrors():
        command = [APT_HELPER, "download-file", mirror + PLACE, str(place), f"SHA256:{ARCHIVE_HASH}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0 and place.is_file() and digest(place) == ARCHIVE_HASH:
            return place
        said += done.stdout + done.stderr
    raise SourceError(f"{said}\n{ARCHIVE} cannot be had from Debian's archive; what apt said stands above.")


def mirrors() -> list[str]:
    """The archives of Debian that this system's apt reads, each ending with a slash.

    Raises:
        SourceError: there is no apt.
    """
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(ORIGIN)", "Created-By: Packages"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as reason:
        raise SourceError("Python's sources come from Debian's archive, and there is no apt-get.") from reason
    found = [line.split()[0] for line in done.stdout.splitlines() if line.endswith(" Debian")]
    return [*dict.fromkeys(found), MIRROR] if MIRROR not in found else [*dict.fromkeys(found)]
