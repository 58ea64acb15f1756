"""Compiles the hot modules for Windows on Linux: the same C, the same way of rounding."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from compiled_modules import extensions
from compiling import FLAGS, full_mark, generate, module_name
from windows.python_tree import COMPILER

SUFFIX = ".cp311-win_amd64.pyd"


def compiled(root: Path, tree: Path, folder: Path, tell: Callable[[str], None]) -> dict[Path, Path]:
    """Compile what is not up to date; return each source with its compiled file in the folder.

    Args:
        root: the checkout.
        tree: a Python for Windows, with headers and the import library.
        folder: keeps the compiled files from one time to the next.
        tell: gets a sentence for each module.

    Raises:
        subprocess.CalledProcessError: the compiler refuses; what it said stands in `stderr`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    places = {source: folder / f"{module_name(root, source)}.pyd" for source in extensions(root)}
    todo = [source for source, place in places.items() if not is_current(place, source)]
    before = Path.cwd()
    os.chdir(root)  # Cython finds packages and .pxd files from the current folder
    try:
        with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
            running = {}
            for source in todo:
                written = generate(root, source, folder / "c")
                running[pool.submit(compile_one, written, tree, places[source])] = source
            for number, finished in enumerate(as_completed(running), start=1):
                finished.result()
                name = module_name(root, running[finished])
                tell(f"compiling for Windows {number} of {len(todo)}: {name}")
    finally:
        os.chdir(before)
    return places


def is_current(place: Path, source: Path) -> bool:
    """Whether a compiled file is made from today's source by this Cython."""
    return place.is_file() and full_mark(source).encode() in place.read_bytes()


def compile_one(written: Path, tree: Path, place: Path) -> None:
    """Compile the C of a module; no path of this machine and no time gets into the file."""
    beside = place.with_suffix(".new")
    command = [COMPILER, "-shared", *FLAGS, "-s", "-DMS_WIN64", "-DNDEBUG"]
    command += [f"-ffile-prefix-map={written.parent}=.", f"-ffile-prefix-map={tree}=python"]
    command += [f"-I{tree / 'Include'}", "-o", str(beside), str(written), f"-L{tree / 'libs'}", "-lpython311"]
    command += ["-static-libgcc", "-Wl,--no-insert-timestamp"]
    command.append("-Wl,--disable-auto-image-base")  # it would come from the path
    subprocess.run(command, capture_output=True, text=True, check=True)
    beside.replace(place)
