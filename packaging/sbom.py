"""Lists what a download is made of, as CycloneDX 1.6 in JSON: `sbom.py FOLDER`.

Needs the packages of sbom-requirements.txt, and on Linux and macOS the Python that the build ran in. Every
figure is read from what was built: the versions of the Python packages from where the build took them, those
of libraries from the files in the folder, each with its SHA-256. A library whose file tells no version has
none; that is so for all of macOS.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import platform
import re
import struct
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import contents
import packing
import release_files
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

MADE_WITH = ("pyinstaller",)
"""Packages whose code is in a download, though the game does not ask for them: the start of the program."""

MACHINE_CODE = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How files of Linux, Windows and macOS begin."""

EXTENSION = re.compile(r"\.cpython-\d|\.cp\d+-|\.pyd$")
"""Modules, which belong to Python, to the game, and to packages that are listed already."""

IN_NAME = re.compile(r"\.so\.(\d+(?:\.\d+)+)$")
SDL = re.compile(r"0\.(\d+?)(\d\d)\.(\d+)")
FIXED_INFO = struct.pack("<I", 0xFEEF04BD)
"""With this begins the version in a file of Windows."""


class SbomError(Exception):
    """No list can be made; the message is a sentence for the person at the terminal."""


def bom(folder: Path, packages: Path) -> Bom:
    """The list of a finished folder.

    Args:
        folder: what is handed on, unpacked.
        packages: the folder that the build took Python packages from.

    Raises:
        SbomError: a package that the game needs is not there, or the folder holds no machine code.
    """
    made = Bom()
    game = Component(
        name="belot-table",
        version=release_files.__version__,
        type=ComponentType.APPLICATION,
        bom_ref="belot-table",
        licenses=[DisjunctiveLicense(id="MIT")],
    )
    made.metadata.component = game
    made.metadata.timestamp = datetime.fromtimestamp(packing.build_time(), UTC)
    parts = [*python_parts(packages, python_version(folder)), *libraries(folder)]
    if not any(part.hashes for part in parts):
        message = f"{folder} holds no library; is it the finished folder?"
        raise SbomError(message)
    for part in parts:
        made.components.add(part)
    made.register_dependency(game, parts)
    told = "".join(f"{part.bom_ref.value} {part.version}\n" for part in parts)
    made.serial_number = uuid5(NAMESPACE_URL, told)
    return made


def python_parts(packages: Path, python: str) -> Iterator[Component]:
    """Python, and the packages that the game asks for in pyproject.toml, as they lie in that folder."""
    purl = PackageURL("generic", None, "python", python)
    yield Component(name="Python", version=python, bom_ref=str(purl), purl=purl)
    there = {
        one.metadata["Name"].lower().replace("_", "-"): one
        for one in importlib.metadata.distributions(path=[str(packages)])
    }
    project = tomllib.loads((release_files.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [re.split(r"[^\w-]", wish)[0] for wish in project["dependencies"]]
    for name in (*asked, *MADE_WITH):
        if name not in there:
            message = f"{packages} has no {name}, which every download holds."
            raise SbomError(message)
        version = there[name].version
        purl = PackageURL("pypi", None, name, version)
        yield Component(name=name, version=version, bom_ref=str(purl), purl=purl)


def python_version(folder: Path) -> str:
    """That of Python's library in a download for Windows; elsewhere that of this Python, which is in it."""
    for path in folder.rglob("python3??.dll"):
        if told := version_of(path.name, path.read_bytes()):
            major, minor, micro, _ = told.split(".")
            return f"{major}.{minor}.{int(micro) // 1000}"  # 9150 stands for the final 9
    return platform.python_version()


def libraries(folder: Path) -> Iterator[Component]:
    """Every file of machine code that is no module of Python's and no link, by its path in the folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file() or EXTENSION.search(path.name):
            continue
        content = path.read_bytes()
        if not content.startswith(MACHINE_CODE):
            continue
        place = path.relative_to(folder).as_posix()
        # stand_ins.py is for Linux, where what it replaces keeps its name
        is_stand_in = ".so" in path.name and path.name.startswith(contents.UNUSED_LIBRARIES)
        yield Component(
            name=path.name,
            version=None if is_stand_in else version_of(path.name, content),
            description="a stand-in of our own, which reads nothing" if is_stand_in else None,
            type=ComponentType.LIBRARY if "." in path.name and path.suffix != ".exe" else ComponentType.FILE,
            bom_ref=f"file:{place}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(content).hexdigest())],
            properties=[Property(name="belot-table:path", value=place)],
        )


def version_of(name: str, content: bytes) -> str | None:
    """What a library says its version is; on Linux that of its interface, but for SDL's libraries."""
    place = content.find(FIXED_INFO) if content.startswith(b"MZ") else -1
    if place >= 0:
        high, low = struct.unpack_from("<II", content, place + 8)
        return f"{high >> 16}.{high & 0xFFFF}.{low >> 16}.{low & 0xFFFF}"
    if (found := IN_NAME.search(name)) is None:
        return None
    sdl = SDL.fullmatch(found[1]) if name.startswith("libSDL2") else None
    return f"2.{int(sdl[1])}.{sdl[3]}" if sdl else found[1]


def main() -> int:
    """Write the list, named after version and system."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    here = Path(sysconfig.get_path("purelib"))
    parser.add_argument("--packages", type=Path, default=here, help="the site-packages of the build")
    parser.add_argument("--into", type=Path, default=release_files.ROOT / "dist")
    parser.add_argument("--system", default=packing.system_name(), help="as in the names of downloads")
    asked = parser.parse_args()
    name = f"belot-table-{release_files.__version__}-{asked.system}.cdx.json"
    try:
        made = bom(asked.folder, asked.packages)
    except SbomError as reason:
        print(reason, file=sys.stderr)
        return 1
    into = asked.into / name
    into.write_text(JsonV1Dot6(made).output_as_string(indent=1) + "\n", "utf-8", newline="\n")
    print(f"{into}: {len(made.components)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
