"""SDL's libraries name readers of formats that the game has none of; on Linux, stand-ins take their place.

The loader wants every named library to be there with every name in it. So a stand-in holds exactly the names
that what stays asks for, and each answers zero: "this format cannot be read". What only the real readers
needed goes too, above all the C++ library: the player's system has a newer one, and its graphics drivers
depend on it. Whoever wants the formats back puts the real libraries in the same places.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
GLIBC = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)")
SONAME = re.compile(r"\(SONAME\).*\[(.+)\]")


@dataclass(frozen=True)
class Symbol:
    """A name in a library's table."""

    name: str
    version: str
    """Its version there, or nothing."""
    is_function: bool
    is_defined: bool


def stand_in(folder: Path, unused: tuple[str, ...]) -> list[Path]:
    """Put stand-ins in the place of unused libraries, and remove what nothing names any more.

    Args:
        folder: a frozen program's files.
        unused: how the names of the libraries begin that are not wanted, those that name others first.

    Returns:
        The stand-ins.

    Raises:
        ValueError: a library's data are used, which no stand-in can replace.
        subprocess.CalledProcessError: no compiler, or it refuses.
    """
    made = []
    for name in unused:
        files = elf_files(folder)
        replaced = [path for path in files if path.name.startswith(name)]
        kept = [path for path in files if path not in replaced]
        wanted = {symbol.name for path in kept for symbol in symbols(path) if not symbol.is_defined}
        for path in replaced:
            held = [symbol for symbol in symbols(path) if symbol.is_defined and symbol.name in wanted]
            if values := [symbol.name for symbol in held if not symbol.is_function]:
                message = f"{path.name} cannot be replaced: {', '.join(values)} is no function"
                raise ValueError(message)
            compiled(path, held)
        drop_orphans(folder)
        made += replaced
    return [path for path in made if path.exists()]


def symbols(library: Path) -> list[Symbol]:
    """The names a library defines or asks for."""
    found = []
    for line in _said("readelf", "--wide", "--dyn-syms", library).splitlines():
        words = line.split()
        if len(words) > 7 and words[0].rstrip(":").isdigit():
            name, _, version = words[7].partition("@")
            found.append(Symbol(name, version.strip("@"), words[3] in {"FUNC", "IFUNC"}, words[6] != "UND"))
    return found


def compiled(place: Path, held: list[Symbol]) -> None:
    """Write a library of that name whose functions all answer zero."""
    soname = SONAME.search(dynamic(place))
    versions = sorted({symbol.version for symbol in held if symbol.version})
    with tempfile.TemporaryDirectory() as scratch:
        source, script, made = (Path(scratch) / name for name in ("stand_in.c", "versions", "made.so"))
        source.write_text("".join(f"void *{symbol.name}(void) {{ return 0; }}\n" for symbol in held))
        script.write_text(
            "".join(
                f"{version} {{ {' '.join(s.name + ';' for s in held if s.version == version)} }};\n"
                for version in versions
            )
        )
        command = ["cc", "-shared", "-fPIC", "-Os", "-s", "-nostdlib", "-o", str(made), str(source)]
        command += [
            f"-Wl,-soname,{soname[1] if soname else place.name}",
            "-Wl,-z,noexecstack",
            "-Wl,-z,max-page-size=4096",
        ]
        if versions:
            command.append(f"-Wl,--version-script={script}")
        subprocess.run(command, check=True)
        shutil.copyfile(made, place)


def drop_orphans(folder: Path) -> None:
    """Remove libraries that no other file names, until all are named; Python's own modules stay."""
    while True:
        files = elf_files(folder)
        named = {name for path in files for name in NEEDED.findall(dynamic(path))}
        orphans = [
            path
            for path in files
            if path.name.startswith("lib")
            and ".so" in path.name
            and path.name not in named
            and "python" not in path.name
        ]
        if not orphans:
            break
        for path in orphans:
            path.unlink()
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries of Linux in a folder, without links to them."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and _is_elf(path)
    ]


def dynamic(file: Path) -> str:
    """What a program or library tells the loader, in readelf's words."""
    return _said("readelf", "--wide", "--dynamic", file)


def oldest_glibc(folder: Path) -> str:
    """The oldest glibc that has every name of it which anything in the folder asks for, as `2.35`."""
    asked = {
        tuple(map(int, found.split(".")))
        for path in elf_files(folder)
        for found in GLIBC.findall(_said("readelf", "--wide", "--version-info", path))
    }
    return ".".join(map(str, max(asked, default=())))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _said(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
