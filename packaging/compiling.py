"""Compiles the hot modules: Cython makes C of a module, the C compiler a file beside the module's source.

Several modules are compiled at a time. A finished one waits in `build/compiled` until all are there, so a
work that was interrupted goes on where it stopped, and the game never finds half of them. What Cython would
write into each module is compiled once, in a module of its own: a third of the C, and a third of the time.
"""

from __future__ import annotations

import gc
import importlib.machinery
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from compiled_modules import SHARED, compiled_path, extensions, is_shared, mark

DIRECTIVES = {
    "language_level": 3,
    "auto_pickle": False,
    "binding": False,
    "show_performance_hints": False,
}
"""How Cython compiles. Nothing here is ever pickled, and nobody inspects a compiled function: the code for
both took a third of the largest modules, and a tenth of the time."""

# -O3 made them larger by an eighth and no faster, but for the policy: its loops become vectors, and that,
# five times as fast, can be had alone. No machine may round otherwise than another. Without gcse the compiler
# takes an eighth less and no deal is slower; warnings about C that Cython wrote help nobody.
FLAGS = ("-O2", "-ftree-vectorize", "-fno-gcse", "-ffp-contract=off", "-g0", "-w")
"""For gcc, and for clang, which ignores what it does not know of these."""
FLAGS_OF_MSVC = ("/O2",)

HOT = re.compile(r"^static [^\n;]*__pyx_f_[^\n;]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
"""A function that Python does not call: one with C types."""
CODE = re.compile(r"(?<=Code section: module_code ### \*/\n).*(?=/\* #### Code section: end )", re.DOTALL)
QUICK = '#pragma GCC push_options\n#pragma GCC optimize ("O0")\n'
QUICK_END = "#pragma GCC pop_options\n"
"""What lies between these is compiled in a third of the time. Other compilers than gcc pass them over."""

STAMP = """
#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default"), used))
#endif
const char belot_table_compiled_from[] = "{mark}";
"""

GENERATING = threading.Lock()
"""Cython has one state for the whole process."""


class CompilingError(Exception):
    """No compiled module could be made; the message says why. The plain module still works."""


def module_name(root: Path, source: Path) -> str:
    """The dotted name by which a source of this checkout is imported."""
    return ".".join(source.relative_to(root).with_suffix("").parts)


def full_mark(source: Path) -> str:
    """The mark of a source and the Cython of this environment: files by two Cythons share nothing."""
    import Cython

    return f"{mark(source)} by Cython {Cython.__version__}"


def outdated(root: Path) -> list[Path]:
    """Sources whose compiled twin for this interpreter is missing, of another source, or by another Cython.

    Raises:
        CompilingError: there is no Cython.
    """
    try:
        return [source for source in extensions(root) if not _is_current(compiled_path(source), source)]
    except ImportError as reason:
        raise CompilingError(str(reason)) from reason


def _is_current(twin: Path, source: Path) -> bool:
    return twin.is_file() and full_mark(source).encode() in twin.read_bytes()


def compile_modules(root: Path, tell: Callable[[str], None] = lambda _: None) -> list[Path]:
    """Compile what is not up to date, in place, and return every compiled file.

    Args:
        root: the checkout.
        tell: gets a sentence for each module, such as "compiling 7 of 24: game.ai.deal_state".

    Raises:
        CompilingError: Cython, setuptools, the compiler or Python's headers are missing, or refuse.
    """
    if sources := outdated(root):
        waiting = root / "build" / "compiled" / importlib.machinery.EXTENSION_SUFFIXES[0].split(".")[1]
        waiting.mkdir(parents=True, exist_ok=True)
        places = {source: waiting / f"{module_name(root, source)}.waiting" for source in sources}
        try:
            _compile(root, places, waiting, tell)
        except (Exception, SystemExit) as reason:  # nothing that a compiler does may stop an install
            message = f"{type(reason).__name__}: {reason}"
            raise CompilingError(message) from reason
        for source, place in places.items():
            _put(place, compiled_path(source))
        shutil.rmtree(waiting, ignore_errors=True)
    return [compiled_path(source) for source in extensions(root)]


def _compile(root: Path, places: dict[Path, Path], waiting: Path, tell: Callable[[str], None]) -> None:
    """Compile each source into its place, as many at a time as there are processors.

    What is only needed meanwhile lies in `waiting`, with which it goes even after a kill; on Windows, where
    paths must be short, in the system's temporary folder.
    """
    todo = [source for source, place in places.items() if not _is_current(place, source)]
    todo.sort(key=lambda source: source.stat().st_size if source.is_file() else sys.maxsize, reverse=True)
    done = len(places) - len(todo)
    before = Path.cwd()
    gc.disable()  # Cython's trees are a few hundred MB of cycles; looking for them takes a sixth of its time
    os.chdir(root)  # Cython finds packages and .pxd files from the current folder
    pool = ThreadPoolExecutor(max_workers=os.cpu_count() or 1)
    try:
        above = waiting if os.name == "posix" else None
        with tempfile.TemporaryDirectory(prefix="belot-table-", dir=above) as scratch:
            try:
                running = {
                    pool.submit(compile_one, root, source, places[source], Path(scratch)): source
                    for source in todo
                }
                for finished in as_completed(running):
                    finished.result()
                    done += 1
                    tell(f"compiling {done} of {len(places)}: {module_name(root, running[finished])}")
            finally:
                pool.shutdown(cancel_futures=True)
    finally:
        os.chdir(before)
        gc.enable()


def compile_one(root: Path, source: Path, place: Path, scratch: Path) -> None:
    """Compile one source to its place; `scratch` is for files that nobody needs afterwards."""
    from setuptools import Distribution, Extension

    name = module_name(root, source)
    with GENERATING:
        written = generate(root, source, scratch / "c")
    flags = [*FLAGS, f"-ffile-prefix-map={scratch}=."] if os.name == "posix" else list(FLAGS_OF_MSVC)
    extension = Extension(name, [str(written)], extra_compile_args=flags)
    command = Distribution({"name": "belot-table", "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(scratch / "lib"), str(scratch / "objects" / name)
    command.ensure_finalized()
    command.run()
    _put(scratch / "lib" / command.get_ext_filename(name), place)


def generate(root: Path, source: Path, folder: Path) -> Path:
    """Write the C of a module, stamped with its mark, below a folder; return the file.

    Runs with the checkout as current folder.

    Raises:
        Cython.Compiler.Errors.CompileError: the source is none that Cython understands.
    """
    from Cython.Build import cythonize
    from setuptools import Extension

    name = module_name(root, source)
    if is_shared(source):
        place = folder / f"{name}.c"
        place.parent.mkdir(parents=True, exist_ok=True)
        listed = [Extension(name, [str(place)])]
    else:
        listed = [Extension(name, [source.relative_to(root).as_posix()])]
    (made,) = cythonize(
        listed,
        build_dir=str(folder),
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=module_name(root, root / SHARED),
        force=True,  # a file from an earlier time has its stamp already
        quiet=True,
    )
    written = Path(made.sources[0])
    code = _optimised_where_hot(written.read_text("utf-8"))
    written.write_text(code + STAMP.format(mark=full_mark(source)), "utf-8")
    return written


def _optimised_where_hot(code: str) -> str:
    """C by Cython, of which the compiler optimises no other functions than the hot ones.

    The rest converts between Python and C once a call, and is nine tenths of the C.
    """
    return CODE.sub(
        lambda part: QUICK + HOT.sub(lambda hot: QUICK_END + hot[0] + QUICK, part[0]) + QUICK_END, code
    )


def _put(built: Path, place: Path) -> None:
    """Copy under a name of its own, then rename into place: a running game keeps the file it has loaded."""
    beside = place.with_name(place.name + ".new")
    shutil.copyfile(built, beside)
    beside.replace(place)
