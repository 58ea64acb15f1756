"""What the operating system must bring, and how to get it: by apt-get where allowed, else by asking."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

SYSTEM_PYTHON = sys.base_prefix == "/usr"
"""Whether Debian's own Python runs, so that Debian's packages extend it."""

THIS_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"


@dataclass(frozen=True)
class Lack:
    """Packages of the system that are not there."""

    packages: tuple[str, ...]
    """As Debian calls them."""
    what: str
    """What is lacking, in words for other systems than Debian."""
    effect: str
    """What follows, a sentence."""
    is_needed: bool = False
    """Whether nothing works without; the rest is only nice to have."""


def venv() -> Lack:
    """What `python -m venv` needs; nothing is lacking where it works."""
    packages: tuple[str, ...] = (f"{THIS_PYTHON}-venv",)
    try:
        import ensurepip
        import venv
    except ImportError:
        pass
    else:
        wheels = Path(ensurepip.__file__).parent / "_bundled"
        # Debian ships the two modules with Python itself, but pip only with python3-venv.
        if venv and (any(wheels.glob("pip-*.whl")) or any(Path("/usr/share").glob("python*-wheels/pip-*"))):
            packages = ()
    return Lack(
        packages,
        "Python's module venv with pip",
        "Without, no environment can be made.",
        is_needed=True,
    )


def compiler() -> Lack:
    """What compiling the search needs; nothing is lacking where a compiler and Python's headers are."""
    missing = [] if has_compiler() else ["gcc", "libc6-dev"]
    if SYSTEM_PYTHON and not has_headers():
        missing.append(f"{THIS_PYTHON}-dev")
    return Lack(
        tuple(missing),
        COMPILERS.get(sys.platform, "a C compiler and Python's headers"),
        "Without, the game runs as plain Python; its players think slower.",
    )


def screen() -> Lack:
    """What tests need that open a real window on a screen of their own; they know X11 only."""
    programs = {"xvfb": "Xvfb", "openbox": "openbox", "xdotool": "xdotool", "wmctrl": "wmctrl"}
    if sys.platform in {"win32", "darwin"}:
        programs = {}
    missing = [package for package, program in programs.items() if shutil.which(program) is None]
    effect = "Without, tests that open a window are skipped."
    return Lack(tuple(missing), ", ".join(programs.values()), effect)


COMPILERS = {
    "win32": "Microsoft's C++ build tools (Visual Studio, the part Desktop development with C++)",
    "darwin": "Apple's command line tools (`xcode-select --install`)",
}
"""How a C compiler comes onto systems that have no package manager of their own."""


def can_compile() -> bool:
    """Whether compiling is worth a try."""
    return has_compiler() and has_headers()


def has_compiler() -> bool:
    """Whether a C compiler is on the path or, on Windows, where setuptools finds Microsoft's."""
    named = (os.environ.get("CC") or "cc", "gcc", "clang")
    return any(shutil.which(name) for name in named) or (sys.platform == "win32" and _has_msvc())


def _has_msvc() -> bool:
    """Ask Microsoft's own finder, which every Visual Studio since 2017 installs at this place."""
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    finder = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not finder.is_file():
        return False
    parts = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    command = [finder, "-latest", *parts, "-property", "installationPath"]
    return bool(subprocess.run(command, capture_output=True, check=False).stdout.strip())


def has_headers() -> bool:
    """Whether Python's headers are there."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def provide(lacks: list[Lack]) -> None:
    """Install what is lacking with apt-get, and say what is missing where that cannot be done.

    What is needed and what is only nice to have are told apart.
    """
    lacks = sorted((lack for lack in lacks if lack.packages), key=lambda lack: not lack.is_needed)
    packages = [package for lack in lacks for package in lack.packages]
    command = apt_get() if packages else []
    if command:
        print(f"Installing {', '.join(packages)} with apt-get.", file=sys.stderr)
        if _run([*command, "update", "-qq"]) and _run([*command, *_INSTALL, *packages]):
            return
    for lack in lacks:
        kind = "Needed" if lack.is_needed else "Only nice to have"
        names = ", ".join(lack.packages) if shutil.which("apt-get") else lack.what
        print(f"{kind}: {names}. {lack.effect}", file=sys.stderr)
        if shutil.which("apt-get"):
            print(f"    sudo apt-get install {' '.join(lack.packages)}", file=sys.stderr)


_INSTALL = ["install", "-y", "-qq", "--no-install-recommends"]


def apt_get() -> list[str]:
    """The words that start apt-get with the rights it needs, or nothing."""
    if shutil.which("apt-get") is None:
        return []
    if os.geteuid() == 0:
        return ["apt-get"]
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n", "apt-get"]
    return []


def _run(command: list[str]) -> bool:
    """Run quietly; show what was said only after a failure."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print("+", *command, "\n" + done.stdout + done.stderr, file=sys.stderr)
    return done.returncode == 0
