"""Runs programs of Windows with Wine, in a Windows of their own below `build/windows`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

DRIVE = "b:"
"""The letter under which the programs see `build/windows`, wherever the checkout lies: what is made there
holds no path of this machine."""

QUIET = {
    "WINEDEBUG": "-all",
    # neither .NET nor a browser is wanted, and nothing may make menu entries on this machine
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
    "WINEARCH": "win64",
}


HIDDEN = b"could not resolve 'api-ms-win-"
"""What PyInstaller warns of under Wine, a hundred times: these names are a part of Windows, and no files."""


class Wine:
    """A Windows of its own."""

    def __init__(self, folder: Path) -> None:
        """Below that folder, which is its drive B."""
        self.folder = folder
        self.prefix = folder / "wine"

    def environment(self, **more: str) -> dict[str, str]:
        """This process's environment with what Wine needs."""
        return {**os.environ, **QUIET, "WINEPREFIX": str(self.prefix), **more}

    def ready(self) -> None:
        """Make it, a Windows 10, if it is not there yet."""
        drive = self.prefix / "dosdevices" / DRIVE
        if drive.is_symlink():
            return
        self.prefix.mkdir(parents=True, exist_ok=True)
        # without a screen, which it would look for
        environment = {name: value for name, value in self.environment().items() if name != "DISPLAY"}
        command = ["wine", "wineboot", "--init"]
        subprocess.run(command, env=environment, input=b"", capture_output=True, check=True)
        command = ["wine", "winecfg", "-v", "win10"]
        subprocess.run(command, env=environment, input=b"", capture_output=True, check=True)
        drive.symlink_to("../..")

    def run(self, *command: str, **environment: str) -> int:
        """Run a program, hand on what it says, and return its exit code.

        Input and output are pipes: with anything else Python for Windows ends at once.
        """
        with subprocess.Popen(
            ["wine", *command],
            env=self.environment(**environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as running:
            if running.stdin:
                running.stdin.close()
            for line in running.stdout or ():
                if HIDDEN in line:
                    continue
                sys.stdout.write(line.decode("utf-8", "replace").replace("\r\n", "\n"))
                sys.stdout.flush()
        return running.returncode

    def end(self) -> None:
        """End what still runs in it."""
        subprocess.run(["wineserver", "--kill"], env=self.environment(), capture_output=True, check=False)
