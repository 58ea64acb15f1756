"""What macOS reads about the .app: its identity, its languages, and that it draws every pixel itself."""

from __future__ import annotations

NAME = "Belot table"
IDENTIFIER = "io.github.belot_table.BelotTable"
LANGUAGES = ("en", "hr", "bg", "de", "pl", "fr")
OLDEST = "11.0"
"""The oldest macOS that the wheels of pygame-ce are built for, on both kinds of processor."""


def info_plist(version: str) -> dict[str, object]:
    """The keys of Info.plist that PyInstaller does not write itself."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": "Bela · Belot · Belote",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleAllowMixedLocalizations": True,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "© 2026 The Belot table authors, MIT licence",
    }
