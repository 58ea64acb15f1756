"""What a release says about itself: its section of CHANGELOG.md, and which systems are missing.

A tag of another version than this one is refused, and a folder of files in which nothing can be played.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import release_files

HEAD = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
"""A version and its date, as they stand in CHANGELOG.md."""

PLAYED = ("Linux", "Windows", "macOS (arm64)", "macOS (x86_64)")
"""A release without any of these is none."""

PROOF = "SHA256SUMS has the checksums; `gh attestation verify FILE` tells where a file was built."


class ReleaseError(Exception):
    """There can be no such release; the message is a sentence for the person who wants one."""


def latest(changelog: str) -> tuple[str, str, str]:
    """Version, date and text of the first section.

    Raises:
        ReleaseError: it has no head of the form `## 1.2.3 (2026-11-28)`, or nothing below it.
    """
    head = re.search(r"^## .*$", changelog, re.MULTILINE)
    known = HEAD.fullmatch(head.group()) if head else None
    if head is None or known is None:
        told = head.group() if head else "no line with ##"
        message = f"CHANGELOG.md: a first section `## VERSION (YYYY-MM-DD)` was expected, not {told!r}."
        raise ReleaseError(message)
    text = changelog[head.end() :].split("\n## ", maxsplit=1)[0].strip()
    if not text:
        message = f"CHANGELOG.md: the section of {known[1]} is empty."
        raise ReleaseError(message)
    return known[1], known[2], text


def check_tag(tag: str, version: str) -> None:
    """Refuse a tag of another version than the program's.

    Raises:
        ReleaseError: the tag is not `v` and the version.
    """
    if tag != f"v{version}":
        message = f"The tag {tag} was expected to be v{version}: game/__init__.py says {version}."
        raise ReleaseError(message)


def notes(changelog: str, folder: Path | None) -> str:
    """The text of a release with the files of that folder.

    Raises:
        ReleaseError: the first section of the changelog is of another version, or no system has its files.
    """
    version, _, text = latest(changelog)
    if version != release_files.__version__:
        message = f"CHANGELOG.md begins with {version}, game/__init__.py says {release_files.__version__}."
        raise ReleaseError(message)
    missing = [one for one in release_files.FILES if folder and release_files.lacking(one, folder)]
    if set(PLAYED) <= set(missing):
        message = f"{folder} has the files of no system; nothing can be released."
        raise ReleaseError(message)
    told = (
        f"Not in this release, because their build or its trial failed: {', '.join(missing)}.\n\n"
        if missing
        else ""
    )
    return f"{told}{text}\n\n{PROOF}\n"


def main() -> int:
    """Print the notes, or a sentence and 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", default=f"v{release_files.__version__}", help="what the release is called")
    parser.add_argument("--files", type=Path, help="the folder with what is handed on")
    asked = parser.parse_args()
    try:
        check_tag(asked.tag, release_files.__version__)
        text = notes((release_files.ROOT / "CHANGELOG.md").read_text("utf-8"), asked.files)
    except ReleaseError as reason:
        print(reason, file=sys.stderr)
        return 1
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
