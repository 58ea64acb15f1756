"""Who signed a file of Windows, as `osslsigncode` finds it out."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

SIGNER = re.compile(r"Signer's certificate:\s+-*\s*Signer #0:\s+Subject: (\S.*)")
ORGANISATION = re.compile(r"/O=([^/]+)")
OFFLINE = "-ignore-crl"
"""Newer releases ask the network for a list of revoked time stamps unless they are told not to."""


class SignatureError(Exception):
    """A file is not signed as it should be; the message is a sentence."""


def require(path: Path, signer: str) -> None:
    """Look whether a file bears the valid signature of an organisation, and is as it was signed.

    Raises:
        SignatureError: it is not.
    """
    offline = [OFFLINE] if OFFLINE in _said("--help").stdout else []
    done = _said(*offline, "-in", path)
    found = organisation(done.stdout)
    if done.returncode or "Signature verification: ok" not in done.stdout or found != signer:
        by = f"by {found}" if found else "by nobody"
        raise SignatureError(
            f"{done.stdout}{done.stderr}\n{path} should be signed by {signer}; osslsigncode finds it signed"
            f" {by} and ended with {done.returncode}. What it said stands above."
        )


def _said(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What `osslsigncode verify` with these arguments ended with and printed."""
    command = ["osslsigncode", "verify", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, errors="replace")


def organisation(said: str) -> str:
    """The organisation of the signer in what `osslsigncode verify` prints, or nothing."""
    subject = SIGNER.search(said)
    named = ORGANISATION.search(subject[1]) if subject else None
    return named[1] if named else ""
