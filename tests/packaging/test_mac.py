"""What macOS reads, and what is signed in which order, as far as that can be told without a Mac."""

from __future__ import annotations

import ast
import os
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import debian_tree
import mac_bundle
import pytest

from game import __version__
from game.text.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
MACOS = ROOT / "packaging" / "macos"
BY_PYINSTALLER = {
    "CFBundleExecutable",
    "CFBundleIconFile",
    "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion",
    "CFBundlePackageType",
}
"""Keys that PyInstaller writes, and that must be nobody else's."""


def test_every_key_of_the_property_list_has_the_type_that_macos_wants() -> None:
    keys = plistlib.loads(plistlib.dumps(mac_bundle.info_plist(__version__)))
    assert not BY_PYINSTALLER & set(keys)
    texts = {key for key in keys if isinstance(keys[key], str)}
    assert texts == {
        "CFBundleName",
        "CFBundleDisplayName",
        "CFBundleShortVersionString",
        "CFBundleVersion",
        "LSApplicationCategoryType",
        "LSMinimumSystemVersion",
        "NSHumanReadableCopyright",
    }
    assert all(keys[key].strip() for key in texts)
    switches = {key: keys[key] for key in keys if isinstance(keys[key], bool)}
    assert switches == {
        "CFBundleAllowMixedLocalizations": True,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSRequiresAquaSystemAppearance": False,
    }
    assert set(keys) - texts - set(switches) == {"CFBundleLocalizations"}
    assert sorted(keys["CFBundleLocalizations"]) == sorted(LANGUAGES), "each once"
    assert keys["CFBundleShortVersionString"] == keys["CFBundleVersion"] == __version__
    assert re.fullmatch(r"\d+(\.\d+){0,2}", keys["CFBundleVersion"]), "macOS compares three numbers"
    assert len(keys["CFBundleName"]) <= 15, "the menu bar shows no more"
    assert re.fullmatch(r"\d+\.\d+", keys["LSMinimumSystemVersion"])
    assert mac_bundle.IDENTIFIER == debian_tree.APP, "the same name on every system"
    assert keys["LSApplicationCategoryType"] == "public.app-category.card-games"


def test_the_workflow_compiles_for_the_oldest_system_that_the_list_names() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert f'MACOSX_DEPLOYMENT_TARGET: "{mac_bundle.OLDEST}"' in workflow


def test_no_entitlement_is_asked_for_and_none_is_needed() -> None:
    assert plistlib.loads((MACOS / "entitlements.plist").read_bytes()) == {}
    callbacks = {"CFUNCTYPE", "PYFUNCTYPE", "WINFUNCTYPE"}
    for path in (ROOT / "game").rglob("*.py"):
        if "ctypes" in (text := path.read_text("utf-8")):
            names = {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
            assert not names & callbacks, f"{path}: libffi makes machine code for this, see macos/README.md"


needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="dmg.sh runs in a shell of Unix")
STAND_INS = {
    "codesign": 'echo "codesign $*" >> "$LOG"',
    "xcrun": 'echo "xcrun $*" >> "$LOG"',
    "hdiutil": 'for image; do :; done; echo image > "$image"',
    "uname": "echo arm64",
    "file": 'case "$2" in *.so|*.dylib|*/Python) echo "Mach-O 64-bit";; *) echo "ASCII text";; esac',
}
INSIDE = (
    "MacOS/belot-table",
    "Frameworks/libSDL2.dylib",
    "Frameworks/game/ai/solver.so",
    "Frameworks/Python.framework/Versions/3.13/Python",
    "Resources/LICENCE.txt",
)


def made(place: Path, **environment: str) -> tuple[list[str], Path]:
    """Run dmg.sh over an .app with stand-ins for Apple's tools: what it asked of them, and the image."""
    packaging, bin_, log = place / "packaging" / "macos", place / "bin", place / "log"
    packaging.mkdir(parents=True)
    bin_.mkdir()
    for name in ("dmg.sh", "entitlements.plist"):
        (packaging / name).write_bytes((MACOS / name).read_bytes())
    for name in INSIDE:
        path = place / "dist" / f"{mac_bundle.NAME}.app" / "Contents" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name, body in STAND_INS.items():
        (bin_ / name).write_text(f"#!/bin/sh\n{body}\n")
        (bin_ / name).chmod(0o755)
    everything = {"PATH": f"{bin_}:{os.environ['PATH']}", "LOG": str(log), **environment}
    subprocess.run(["sh", packaging / "dmg.sh", "1.2.3"], env=everything, check=True, capture_output=True)
    return log.read_text().splitlines(), place / "dist" / "belot-table-1.2.3-macos-arm64.dmg"


@needs_shell
def test_everything_is_signed_from_the_inside_out_and_notarized(tmp_path: Path) -> None:
    asked, image = made(tmp_path, IDENTITY="Developer ID Application: Somebody", NOTARY_PROFILE="table")
    assert image.is_file()
    *signed, verified, image_signed, submitted, stapled = asked
    app = f"{mac_bundle.NAME}.app"
    inner = {f"{app}/Contents/{name}" for name in INSIDE[1:4]}
    assert len(signed) == 5
    assert {one for one in inner for line in signed[:3] if line.endswith(one)} == inner
    assert signed[3].endswith(f"{app}/Contents/Frameworks/Python.framework/Versions/3.13")
    assert signed[4].endswith(f"--entitlements {tmp_path}/packaging/macos/entitlements.plist {app}")
    assert all("--options runtime --timestamp --sign Developer ID" in line for line in signed)
    assert not [line for line in (*signed, image_signed) if "--deep" in line]
    assert verified == f"codesign --verify --deep --strict {app}"
    assert image_signed.endswith(image.name)
    assert submitted == f"xcrun notarytool submit {image.name} --keychain-profile table --wait"
    assert stapled == f"xcrun stapler staple {image.name}"


@needs_shell
def test_without_a_certificate_only_the_seal_of_the_whole_is_made_anew(tmp_path: Path) -> None:
    asked, image = made(tmp_path)
    app = f"{mac_bundle.NAME}.app"
    assert asked == [f"codesign --force --sign - {app}", f"codesign --verify --deep --strict {app}"]
    assert image.is_file()


@pytest.mark.parametrize(
    "word", ["certificate", "notarytool", "entitlements.plist", "IDENTITY", "NOTARY_PROFILE"]
)
def test_the_steps_are_written_down(word: str) -> None:
    assert word in (MACOS / "README.md").read_text("utf-8")
