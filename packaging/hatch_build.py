"""What a build adds to plain Python: compiled twins where that is possible, pictures and sounds."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiled_modules import drop_stale
from compiling import CompilingError, compile_modules
from contents import assets
from progress import Progress


class TableBuildHook(BuildHookInterface[Any]):
    """Compiles in place, so that an installed, an editable and a bare checkout all find the same file.

    `BELOT_TABLE_PURE=1` compiles nothing; `BELOT_TABLE_REQUIRE_COMPILED=1` fails where nothing compiles.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add compiled modules and, except to an editable install, the assets."""
        root = Path(self.root)
        twins = self._compiled(root)
        if twins:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if version == "editable":
            return
        build_data["force_include"].update(assets(root))
        build_data["force_include"].update({str(twin): twin.relative_to(root).as_posix() for twin in twins})

    def _compiled(self, root: Path) -> list[Path]:
        if os.environ.get("BELOT_TABLE_PURE") == "1":
            drop_stale(root, keep_fresh=False)
            return []
        try:
            with Progress() as progress:
                return compile_modules(root, progress.tell)
        except CompilingError as reason:
            if os.environ.get("BELOT_TABLE_REQUIRE_COMPILED") == "1":
                raise
            drop_stale(root)
            self.app.display_warning(f"No compiled modules, the game runs as plain Python ({reason}).")
            return []
