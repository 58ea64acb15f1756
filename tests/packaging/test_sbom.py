"""The list of what a download is made of says what was built, and nothing that was not read from there."""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path

import pytest
import release_files
import sbom
from cyclonedx.output.json import JsonV1Dot6

VERSIONS = {
    "pygame-ce": "2.5.8",
    "platformdirs": "4.3.1",
    "tomli-w": "1.2.0",
    "fontpkg-fira-sans": "4.203",
    "fontpkg-alegreya-sans": "2.4",
    "qrcodegen": "1.8.0",
    "pyinstaller": "6.16.0",
}


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    for name, version in VERSIONS.items():
        folder = tmp_path / "packages" / f"{name.replace('-', '_')}-{version}.dist-info"
        folder.mkdir(parents=True)
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    return tmp_path / "packages"


def windows_file(*numbers: int) -> bytes:
    high, low = numbers[0] << 16 | numbers[1], numbers[2] << 16 | numbers[3]
    return b"MZ" + b"\0" * 30 + sbom.FIXED_INFO + struct.pack("<III", 0x10000, high, low)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "belot-table" / "_internal"
    inside.mkdir(parents=True)
    for name in (
        "libSDL2-2-50d19f93.0.so.0.3200.10",
        "libpng16-fefdc88d.so.16.58.0",
        "libz.so.1",
        "libtiff-9370c332.so.6.3.0",
        "solver.cpython-311-x86_64-linux-gnu.so",
    ):
        (inside / name).write_bytes(b"\x7fELF" + name.encode())
    (inside / "libz.so").symlink_to("libz.so.1")
    (inside / "card.svgz").write_bytes(b"\x1f\x8b")
    return tmp_path / "belot-table"


def listed(folder: Path, packages: Path) -> dict[str, dict[str, object]]:
    told = json.loads(JsonV1Dot6(sbom.bom(folder, packages)).output_as_string())
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    assert told["metadata"]["component"]["version"] == release_files.__version__
    return {one["name"]: one for one in told["components"]}


def test_packages_and_libraries_are_named_with_the_versions_that_they_have(
    folder: Path, packages: Path
) -> None:
    parts = listed(folder, packages)
    assert {name: parts[name]["version"] for name in VERSIONS} == VERSIONS
    assert parts["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert parts["libSDL2-2-50d19f93.0.so.0.3200.10"]["version"] == "2.32.10"
    assert parts["libpng16-fefdc88d.so.16.58.0"]["version"] == "16.58.0"
    assert "version" not in parts["libz.so.1"], "nothing says it"
    content = b"\x7fELFlibz.so.1"
    assert parts["libz.so.1"]["hashes"] == [
        {"alg": "SHA-256", "content": hashlib.sha256(content).hexdigest()}
    ]
    assert parts["libz.so.1"]["properties"] == [{"name": "belot-table:path", "value": "_internal/libz.so.1"}]
    assert len(parts) == len(VERSIONS) + 1 + 4, "no link, no picture, no module of the game's"


def test_a_stand_in_is_not_taken_for_the_library(folder: Path, packages: Path) -> None:
    part = listed(folder, packages)["libtiff-9370c332.so.6.3.0"]
    assert "version" not in part
    assert "stand-in" in str(part["description"])


def test_a_download_for_windows_tells_the_versions_of_its_files(tmp_path: Path, packages: Path) -> None:
    folder = tmp_path / "belot-table"
    folder.mkdir()
    (folder / "SDL2.dll").write_bytes(windows_file(2, 32, 10, 0))
    (folder / "python311.dll").write_bytes(windows_file(3, 11, 9150, 1013))
    parts = listed(folder, packages)
    assert parts["SDL2.dll"]["version"] == "2.32.10.0"
    assert parts["Python"]["version"] == "3.11.9"


def test_the_same_build_gives_the_same_list(
    folder: Path, packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one, two = (JsonV1Dot6(sbom.bom(folder, packages)).output_as_string() for _ in range(2))
    assert one == two


def test_what_cannot_be_listed_is_a_sentence(tmp_path: Path, folder: Path, packages: Path) -> None:
    with pytest.raises(sbom.SbomError, match="has no pygame-ce"):
        sbom.bom(folder, tmp_path)
    with pytest.raises(sbom.SbomError, match="holds no library"):
        sbom.bom(packages, packages)
