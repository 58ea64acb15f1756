"""What goes into a wheel and into a download, and what stays out: decisions only."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

from compiled_modules import SHARED

ASSET_FOLDERS = ("sprites", "sounds")
ASSET_KINDS = {".svg", ".png", ".json", ".ogg", ".md"}
NOT_SHIPPED = {"draw", "screenshot.png"}
"""Inside the asset folders: the generator, and the picture in the README."""
ICONS = Path("sprites") / "icon"
WINDOW_ICON = "icon_64.png"
"""The one of the icons that the game opens itself; the others are for the systems' desktops."""

LEFT_OUT = [
    "Cython",  # the compiled modules need it only to be made
    "PIL",
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_decimal",  # 0.4 MB; the slower form that stays is enough to write settings
    "_hashlib",  # OpenSSL; the shuffle's SHA-256 is Python's own
    "_lzma",
    "_pickle",  # processes of `simulate --jobs` talk in the slower form that stays
    "_ssl",
    "asyncio",
    "bz2",
    "cgi",
    "curses",
    "cython",
    "distutils",
    "doctest",
    "email",
    "encodings.idna",
    "fractions",
    "ftplib",
    "http",
    "idlelib",
    "importlib.metadata",
    "importlib.resources",  # readers of archives; without, pygame opens its files by their paths
    "lib2to3",
    "lzma",
    "multiprocessing.managers",
    "multiprocessing.shared_memory",
    "numpy",
    "optparse",
    "pdb",
    "plistlib",  # property lists of macOS, and with it the XML parser
    "pprint",  # asked for only by libraries that show themselves
    "pydoc",
    "pygame._camera",
    "pygame._data_classes",
    "pygame._debug",
    "pygame._freetype",
    "pygame._sdl2.audio",
    "pygame._sdl2.video",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.freetype",
    "pygame.ftfont",
    "pygame.midi",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.system",  # batteries
    "pygame.tests",
    "pygame.typing",
    "pyximport",
    "readline",
    "setuptools",
    "ssl",
    "statistics",
    "stringprep",
    "tarfile",
    "test",
    "tkinter",
    "tracemalloc",  # warnings ask for it when something was not closed, and go without
    "typing_extensions",  # types of pygame's, for who checks programs
    "unicodedata",  # 1.1 MB; game/text/plain.py has what is needed of it
    "unittest",
    "urllib.request",
    "xml",
    "xmlrpc",
    "zipfile",  # of shutil's, which asks for it only when it packs
    *(
        f"encodings.{name}"
        for name in (
            *("big5", "big5hkscs", "bz2_codec", "cp932", "cp949", "cp950", "euc_jis_2004", "euc_jisx0213"),
            *("euc_jp", "euc_kr", "gb18030", "gb2312", "gbk", "hz", "iso2022_jp", "iso2022_jp_1"),
            *("iso2022_jp_2", "iso2022_jp_2004", "iso2022_jp_3", "iso2022_jp_ext", "iso2022_kr", "johab"),
            *("shift_jis", "shift_jis_2004", "shift_jisx0213"),
        )
    ),  # names of what is left out above
    *(
        f"encodings.{name}"
        for name in (
            *("cp037", "cp1026", "cp1140", "cp273", "cp424", "cp500", "cp875", "hp_roman8", "palmos"),
            *("mac_arabic", "mac_croatian", "mac_cyrillic", "mac_farsi", "mac_greek", "mac_iceland"),
            *("mac_latin2", "mac_roman", "mac_romanian", "mac_turkish"),
            *("cp437", "cp720", "cp737", "cp775", "cp850", "cp852", "cp855", "cp856", "cp857", "cp858"),
            *("cp860", "cp861", "cp862", "cp863", "cp864", "cp865", "cp866", "cp869", "cp1125"),
        )
    ),  # of mainframes, old Macs and MS-DOS
]
"""Modules the game never opens; pygame guards its own imports of the parts listed here."""

NEEDLESS_HOOKS = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
"""What PyInstaller would run before the game: finding sources, which are not there, finding modules in
folders, which nobody does, and multiprocessing, for which launch.py sees itself."""

NOT_ON_WINDOWS = [
    "_aix_support",
    "_bootsubprocess",
    "multiprocessing.forkserver",
    "multiprocessing.popen_fork",
    "multiprocessing.popen_forkserver",
    "multiprocessing.popen_spawn_posix",
    "platformdirs.ios",
    "pygame.macosx",
]
"""Modules that their libraries open on other systems only."""

SYSTEMS = {"linux": "unix", "darwin": "macos", "win32": "windows"}
"""Where the game runs, and the module of platformdirs that it then needs."""

UNUSED_FILES = ("freesansbold", "libportmidi")
"""The one font of unclear licence, and a library of a left out module."""

UNUSED_LIBRARIES = (
    "libbrotlidec",
    "libfluidsynth",
    "libFLAC",
    "libjpeg",
    "libmpg123",
    "libopusfile",
    "libtiff",
    "libwavpack",
    "libwebp",
    "libxmp",
)
"""Readers of formats that the game has none of. On Linux SDL's libraries name them: see stand_ins.py."""

UNUSED_DLLS = (
    "freetype",  # of pygame.freetype; SDL2_ttf has its own inside
    "libjpeg",
    "libogg",
    "libopus",
    "libtiff",
    "libwavpack",
    "libwebp",
    "libxmp",
    "portmidi",
    "api-ms-win-",  # a part of Windows 10
)
"""How the names of Windows' libraries begin that are not shipped. SDL's libraries open readers of formats
there only when they meet such a file, so nothing needs to stand in for them."""

DATA = {"game/text/catalogues": {".po"}, "game/ai/weights": {".bin", ".json"}}
"""Folders of files that lie beside the game's modules: the kinds of files in them."""


def assets(root: Path) -> dict[str, str]:
    """Path in the checkout -> path in the wheel, for everything the game opens at run time."""
    return _own_notices(root) | {
        str(path): f"game/assets/{path.relative_to(root).as_posix()}"
        for folder in ASSET_FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in ASSET_KINDS and not NOT_SHIPPED.intersection(path.relative_to(root).parts)
        if path.parent != root / ICONS or path.name == WINDOW_ICON
    }


def _own_notices(root: Path) -> dict[str, str]:
    """The licence texts that are files of the checkout; those of other packages lie with the packages."""
    places = {"LICENSE": "belot-table.txt", "packaging/notices/LIBRARIES.txt": "libraries.txt"}
    return {str(root / path): f"game/assets/licences/{name}" for path, name in places.items()}


def data_files(root: Path, staged: Path) -> list[tuple[str, str]]:
    """Files the game opens: pairs of path and folder in the download.

    `staged` holds the assets as they are shipped: drawings compressed, all licence texts (packing.stage).
    """
    pairs = [
        (str(path), f"game/assets/{path.relative_to(staged).as_posix()}")
        for path in sorted(staged.rglob("*"))
        if path.is_file()
    ]
    pairs += [
        (str(path), path.relative_to(root).as_posix())
        for folder, kinds in DATA.items()
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in kinds
    ]
    pairs += font_files()
    return [(source, str(Path(target).parent)) for source, target in pairs]


def left_out(system: str) -> list[str]:
    """Modules to leave out of a download for a system, named as `sys.platform` names it."""
    kept = SYSTEMS.get(system)
    foreign = [f"platformdirs.{name}" for name in ("android", *SYSTEMS.values()) if name != kept]
    return LEFT_OUT + (foreign if kept else []) + (NOT_ON_WINDOWS if system == "win32" else [])


def font_files() -> list[tuple[str, str]]:
    """The font files the game names, of the many that their packages hold."""
    from game.ui.fonts import Typeface, font_file

    return [(str(font_file(face)), f"{face.value[0]}/files/{face.value[1]}") for face in Typeface]


def font_packages() -> list[str]:
    """Packages that the game finds its fonts through."""
    from game.ui.fonts import Typeface

    return sorted({face.value[0] for face in Typeface})


def game_modules(root: Path) -> list[str]:
    """Every module of the game by its dotted name: a compiled one hides its imports from PyInstaller."""
    names = []
    for path in [root / SHARED, *sorted((root / "game").rglob("*.py"))]:
        parts = path.relative_to(root).with_suffix("").parts
        names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def compiled(modules: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return PyInstaller's list of modules, in which those that name dataclasses keep their docstrings.

    A dataclass without a docstring would read its own signature at each start; all others save a tenth.
    """
    return [(name, path, "PYMODULE-1" if _names_dataclasses(path) else kind) for name, path, kind in modules]


def _names_dataclasses(path: str) -> bool:
    """Whether that is a source in which dataclasses may be; a package without a file has the path `-`."""
    return path.endswith(".py") and b"dataclass" in Path(path).read_bytes()


def is_used(name: str) -> bool:
    """Whether a file that PyInstaller wants to add is one we ship."""
    inner = PureWindowsPath(name)
    if inner.suffix.lower() == ".dll" and inner.name.startswith(UNUSED_DLLS):
        return False
    return not any(part in name for part in UNUSED_FILES) and not name.endswith(".pyi")


def once(names: list[str]) -> list[str]:
    """The files to add, without libraries of Windows that also lie in a package's folder.

    pygame's modules find theirs beside themselves. PyInstaller adds these, and pygame's own hook adds them
    once more at the top, together with what SDL opens by name.
    """
    paths = [PureWindowsPath(name) for name in names]
    in_packages = {path.name for path in paths if len(path.parts) > 1}
    return [
        name
        for name, path in zip(names, paths, strict=True)
        if not (path.suffix.lower() == ".dll" and len(path.parts) == 1 and path.name in in_packages)
    ]
