"""The finished folder as a package for Debian, Ubuntu and their relatives, made by `dpkg-deb`.

A package of the same folder is the same to the byte: no owner, the time of the last commit, one thread.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import stat
import subprocess
from email.utils import formatdate
from pathlib import Path

import debian_tree
import notices
import packing

NAME = debian_tree.NAME
MAINTAINER = "The Belot table authors <belot-table@users.noreply.github.com>"
PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64"}
"""How Debian calls a processor, by Python's word for it."""

NEEDED = ("libx11-6", "libxext6")
"""Without these no window opens on X11, beside which Wayland has what it needs."""

HELPFUL = (
    "libasound2",
    "libdecor-0-0",
    "libegl1",
    "libgl1",
    "libpulse0",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxcursor1",
    "libxfixes3",
    "libxi6",
    "libxkbcommon0",
    "libxrandr2",
    "libxss1",
)
"""What SDL opens by name and every desktop has: sound, Wayland, and more of X11."""

DESCRIPTION = """\
card table for Bela, Belot and Belote
 Ten games of one family against the computer or at one screen: Croatian Bela in
 two, three and four, Bulgarian Belot by the sheet and by the official rules,
 Belote in two, three and four, French belote, and coinche.
 .
 Every match is kept and can be played once more card by card. The game has no
 advertisements, needs no account, and uses no network."""


def can_be_made() -> bool:
    """Whether `dpkg-deb` is on the path."""
    return shutil.which("dpkg-deb") is not None


def file_name(version: str) -> str:
    """The name of the package's file, as Debian spells it."""
    return f"{NAME}_{debian_version(version)}_{processor()}.deb"


def processor() -> str:
    """How Debian calls this processor."""
    machine = platform.machine().lower()
    return PROCESSORS.get(machine, machine)


def debian_version(version: str) -> str:
    """A version of Python's spelling as Debian sorts it: what comes before a release has a tilde."""
    return re.sub(r"\.?(dev|a|b|rc)(?=\d)", r"~\1", version)


def made(root: Path, folder: Path, version: str, glibc: str) -> Path:
    """Make the package beside the folder.

    Args:
        root: the checkout.
        folder: the finished program.
        version: of the game, as `1.0.0`.
        glibc: the oldest glibc that has all the program asks for, as `2.35`.

    Raises:
        subprocess.CalledProcessError: `dpkg-deb` refuses; it says why.
    """
    tree = root / "build" / "debian"
    debian_tree.lay_out(root, folder, tree)
    now = packing.build_time()
    papers = tree / "usr" / "share" / "doc" / NAME
    (papers / "copyright").write_text(copyright_text(root), "utf-8")
    (papers / "changelog.gz").write_bytes(gzip.compress(changelog(version, now).encode(), 9, mtime=0))
    size = packing.size(tree)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "md5sums").write_text(sums(tree), "utf-8")
    (tree / "DEBIAN" / "control").write_text(control(version, glibc, size), "utf-8")
    make_plain(tree, now)
    package = folder.parent / file_name(version)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(now), "DPKG_DEB_THREADS_MAX": "1"}
    command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z9", tree, package]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return package


def control(version: str, glibc: str, size: int) -> str:
    """What Debian is told about the package; `size` in bytes."""
    fields = {
        "Package": NAME,
        "Version": debian_version(version),
        "Architecture": processor(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join((f"libc6 (>= {glibc})", *NEEDED)),
        "Recommends": ", ".join(HELPFUL),
        "Suggests": "speech-dispatcher",
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items())


def changelog(version: str, now: int) -> str:
    """Debian's own list of changes: this version, at that time in seconds since 1970."""
    return (
        f"{NAME} ({debian_version(version)}) unstable; urgency=medium\n\n"
        f"  * Version {version}; /usr/share/doc/{NAME}/CHANGELOG.md.gz tells what is new.\n\n"
        f" -- {MAINTAINER}  {formatdate(now)}\n"
    )


def copyright_text(root: Path) -> str:
    """Our own licence, where those of everything inside are, and what their terms are."""
    inside = f"/usr/lib/{NAME}/_internal"
    shared = "Debian has the GNU Lesser General Public License 2.1 in /usr/share/common-licenses/LGPL-2.1."
    return f"{notices.pointer(root, inside)}\n{shared}\n\n\n{notices.libraries(root)}"


def sums(tree: Path) -> str:
    """The MD5 of every file, in the form that `dpkg --verify` reads."""
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    )


def make_plain(tree: Path, now: int) -> None:
    """Give everything the usual rights and one time: neither this machine's umask nor its clock shows."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or (path.stat().st_mode & stat.S_IXUSR != 0 and ".so" not in path.name)
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (now, now), follow_symlinks=False)
