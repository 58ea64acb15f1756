"""Whatever moment the machine stops at, what was confirmed is there; a planted fault is found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.table import files, save
from game.table.history.folder import RecordFolder
from game.table.history.index import Index
from tests.robustness.crash_proofs import PROOFS

LEAST = {
    "match": (24, 25, 6),
    "end": (15, 16, 3),
    "open": (19, 14, 3),
    "settings": (16, 17, 4),
    "rules": (16, 17, 4),
    "sheets": (16, 17, 5),
    "practice": (24, 25, 7),
    "index": (6, 60, 5),
}
"""So many steps, disks and confirmed things each proof must reach, or it proves nothing."""


@pytest.mark.parametrize("name", PROOFS)
def test_nothing_confirmed_is_ever_missing(name: str) -> None:
    proof = PROOFS[name]()
    assert not proof.wrong, "\n".join((proof.line, *proof.wrong[:9]))
    reached = (proof.steps, proof.disks, proof.confirmed)
    assert all(one >= least for one, least in zip(reached, LEAST[name], strict=True)), proof.line


def test_a_saved_match_that_goes_before_its_record_is_there_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = save.write_whole

    def unlink_first(path: Path, content: str | bytes) -> None:
        if "records" in path.parts:
            (path.parents[1] / "match.txt").unlink(missing_ok=True)
        honest(path, content)

    monkeypatch.setattr(save, "write_whole", unlink_first)
    assert PROOFS["end"]().wrong


def test_a_folder_that_is_not_synced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "flush_folder", lambda _: None)
    assert PROOFS["match"]().wrong
    assert PROOFS["end"]().wrong


def test_bytes_that_are_not_synced_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def write_without_sync(path: Path, content: str | bytes) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", lambda _: None)
            files.write_whole(path, content)

    monkeypatch.setattr(save, "write_whole", write_without_sync)
    assert PROOFS["match"]().wrong
    assert PROOFS["end"]().wrong


def test_a_start_that_trusts_its_index_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = RecordFolder.files
    monkeypatch.setattr(Index, "known", lambda _: honest(RecordFolder(None)))
    monkeypatch.setattr(RecordFolder, "files", lambda _: {})
    assert PROOFS["index"]().wrong
