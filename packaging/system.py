"""What the operating system must bring, and how to get it: by apt-get where allowed, else by asking."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SYSTEM_PYTHON = sys.base_prefix == "/usr"
"""Whether Debian's own Python runs, so that Debian's packages extend it."""

THIS_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"


def venv_packages() -> list[str]:
    """Debian packages still needed before `python -m venv` works; empty where it does."""
    try:
        import ensurepip
        import venv
    except ImportError:
        return [f"{THIS_PYTHON}-venv"]
    wheels = Path(ensurepip.__file__).parent / "_bundled"
    # Debian ships the two modules with Python itself, but pip only with python3-venv.
    is_whole = bool(venv) and (
        any(wheels.glob("pip-*.whl")) or any(Path("/usr/share").glob("python*-wheels/pip-*"))
    )
    return [] if is_whole else [f"{THIS_PYTHON}-venv"]


def compiler_packages() -> list[str]:
    """Debian packages still needed to compile the search; empty where a compiler and Python's headers are."""
    missing = []
    if not has_compiler():
        missing += ["gcc", "libc6-dev"]
    if SYSTEM_PYTHON and not has_headers():
        missing.append(f"{THIS_PYTHON}-dev")
    return missing


def can_compile() -> bool:
    """Whether compiling is worth a try."""
    return has_compiler() and has_headers()


def has_compiler() -> bool:
    """Whether a C compiler is on the path."""
    return any(shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang"))


def has_headers() -> bool:
    """Whether Python's headers are there."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def screen_packages() -> list[str]:
    """Debian packages still needed by the tests that open a real window on a screen of their own."""
    programs = {"xvfb": "Xvfb", "openbox": "openbox", "xdotool": "xdotool", "wmctrl": "wmctrl"}
    return [package for package, program in programs.items() if shutil.which(program) is None]


def install(packages: list[str], purpose: str) -> bool:
    """Install packages with apt-get, and say what is missing where that cannot be done.

    Args:
        packages: Debian package names; nothing happens when there are none.
        purpose: ends the sentence "... is needed ...", for instance "to set up the game".
    """
    if not packages:
        return True
    command = _apt_get()
    if command:
        print(f"Installing {', '.join(packages)} with apt-get.", file=sys.stderr)
        if _run([*command, "update", "-qq"]) and _run([*command, *_INSTALL, *packages]):
            return True
    print(
        f"Not installed and needed {purpose}: {', '.join(packages)}. On Debian and Ubuntu:\n"
        f"    sudo apt-get install {' '.join(packages)}",
        file=sys.stderr,
    )
    return False


_INSTALL = ["install", "-y", "-qq", "--no-install-recommends"]


def _apt_get() -> list[str]:
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
