"""Weights are what the manifest says, and nothing else is loaded."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from game.ai import network, weights
from game.ai.bidding import call_policy
from game.ai.bidding.call_policy import learned_numbers
from game.ai.network import HEAD, MAGIC, MOST_UNITS, Numbers, WeightsError, load, manifest, packed, unpacked
from game.ai.policy import features
from game.ai.policy.features import card_network

FOLDER = Path(weights.__file__).parent
INPUTS, UNITS, OUTPUTS = 7, 2, 3
FEATURES = {"rows": INPUTS}
Shelf = dict[str, bytes]


def numbers() -> Numbers:
    first, start, second, last = (
        array("h", [-part, *range(size - 1)])
        for part, size in enumerate((INPUTS * UNITS, UNITS, UNITS * OUTPUTS, OUTPUTS), 125)
    )
    return first, start, second, last


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A package of weights in memory with one network, `small`."""
    body = packed(INPUTS, numbers())
    told = {"small": {"sha256": hashlib.sha256(body).hexdigest(), "features": "rows"}}
    files = {"small.bin": body, "manifest.json": json.dumps({"networks": told}).encode()}

    def read(_: str, name: str) -> bytes:
        if name not in files:
            raise FileNotFoundError(2, "No such file", name)
        return files[name]

    monkeypatch.setattr(network, "get_data", read)
    monkeypatch.setattr(network, "manifest", manifest.__wrapped__)
    return files


@pytest.mark.usefixtures("shelf")
def test_what_was_written_is_loaded() -> None:
    assert load("small", FEATURES, OUTPUTS) == numbers()


def drop(files: Shelf) -> None:
    del files["small.bin"]


def drop_manifest(files: Shelf) -> None:
    del files["manifest.json"]


def damage(files: Shelf) -> None:
    body = bytearray(files["small.bin"])
    body[-1] ^= 1
    files["small.bin"] = bytes(body)


def garble(files: Shelf) -> None:
    files["manifest.json"] = b'{"networks": 7}'


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (drop, "small.bin of the networks is missing: No such file"),
        (drop_manifest, "manifest.json of the networks is missing"),
        (damage, "small.bin is not the file that manifest.json describes"),
        (garble, "manifest.json of the networks cannot be read"),
    ],
)
def test_what_is_missing_or_damaged_is_told(
    shelf: Shelf, harm: Callable[[Shelf], None], sentence: str
) -> None:
    harm(shelf)
    with pytest.raises(WeightsError, match=sentence):
        load("small", FEATURES, OUTPUTS)


@pytest.mark.usefixtures("shelf")
def test_what_does_not_fit_the_program_is_told() -> None:
    with pytest.raises(WeightsError, match=r"small\.bin has 7 inputs, but 'rows' has 8"):
        load("small", {"rows": 8}, OUTPUTS)
    with pytest.raises(WeightsError, match=r"small\.bin has 7 inputs, but 'rows' has None"):
        load("small", {"other rows": INPUTS}, OUTPUTS)
    with pytest.raises(WeightsError, match=r"small\.bin has 3 outputs, not 4"):
        load("small", FEATURES, 4)
    with pytest.raises(WeightsError, match="there is no network 'large'; there is small"):
        load("large", FEATURES, OUTPUTS)


def test_a_network_has_no_more_units_than_the_compiled_policy_has_room_for(shelf: Shelf) -> None:
    units = MOST_UNITS + 1
    row = array("h", bytes(2 * units))
    large = (row, row, row, array("h", [0]))
    body = shelf["wide.bin"] = packed(1, large)
    told = {"wide": {"sha256": hashlib.sha256(body).hexdigest(), "features": "rows"}}
    shelf["manifest.json"] = json.dumps({"networks": told}).encode()
    with pytest.raises(WeightsError, match=r"wide\.bin has 257 hidden units; there is room for 256"):
        load("wide", {"rows": 1}, 1)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", "is no file of weights in layout 1"),
        (HEAD.pack(b"WAVE", 1, 1, 1, 1) + bytes(4), "is no file of weights in layout 1"),
        (HEAD.pack(MAGIC, 2, 1, 1, 1) + bytes(4), "is no file of weights in layout 1"),
        (HEAD.pack(MAGIC, 1, 1, 1, 1) + bytes(5), "x.bin has 17 bytes; its head tells of 16"),
    ],
)
def test_bytes_that_are_no_weights_are_told(body: bytes, sentence: str) -> None:
    with pytest.raises(WeightsError, match=sentence):
        unpacked("x", body)


def test_the_layout_is_as_described() -> None:
    """Little endian; a signed byte a weight."""
    body = b"BTNW" + bytes((1, 0, 1, 0, 2, 0, 1, 0)) + bytes((255, 1, 2, 254, 127, 129, 0))
    expected = (array("h", [-1, 1]), array("h", [2, -2]), array("h", [127, -127]), array("h", [0]))
    assert unpacked("x", body) == (1, expected)
    assert packed(1, expected) == body


@pytest.mark.parametrize("name", manifest())
def test_the_manifest_tells_how_each_network_was_trained(name: str) -> None:
    known, body = manifest()[name], (FOLDER / f"{name}.bin").read_bytes()
    _, _, *shape = HEAD.unpack_from(body)
    assert shape == [known["inputs"], known["units"], known["outputs"]]
    assert known["inputs"] == (features.FEATURES | call_policy.FEATURES)[known["features"]]
    for key in ("trained_by", "method", "deals", "commit", "figures"):
        assert known[key], key
    is_of_calls = known["features"] in call_policy.FEATURES
    assert (learned_numbers() if is_of_calls else card_network(name)) is not None


def test_every_file_is_in_the_manifest_and_no_module_holds_weights() -> None:
    assert {path.stem for path in FOLDER.glob("*.bin")} == set(manifest())
    sources = (path.read_text("utf-8") for path in FOLDER.parents[1].rglob("*.py"))
    assert not any("b85" in text or "base64" in text for text in sources)
