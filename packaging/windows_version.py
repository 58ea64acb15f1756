"""The version resource of the program for Windows, as PyInstaller reads it: what its properties show."""

from __future__ import annotations

from pathlib import Path

NAME = "Bela · Belot · Belote"
AUTHORS = "The Belot table authors"
ENGLISH_UNICODE = "040904B0"
"""The language of the words and their code page: US English, UTF-16."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Four numbers, as Windows compares versions; what follows a letter counts for nothing.

    Raises:
        ValueError: a version that does not begin with a number.
    """
    parts = []
    for part in version.split(".")[:4]:
        digits = "".join(sign for sign in part if sign.isdigit()) if not parts or part.isdigit() else ""
        if not digits:
            break
        parts.append(int(digits))
    if not parts:
        message = f"{version} is no version"
        raise ValueError(message)
    one, two, three, four = (*parts, 0, 0, 0)[:4]
    return one, two, three, four


def resource(version: str) -> str:
    """The text that PyInstaller evaluates."""
    number = numbers(version)
    words = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": "belot-table",
        "LegalCopyright": f"© 2026 {AUTHORS}, MIT licence",
        "OriginalFilename": "belot-table.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in words.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={number}, prodvers={number}, mask=0x3F, flags=0x0, OS=0x40004,\n"
        "                    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable({ENGLISH_UNICODE!r}, [{strings}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])],\n"
        ")\n"
    )


def written(version: str, place: Path) -> Path:
    """Write it to a file and return that."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(resource(version), encoding="utf-8")
    return place
