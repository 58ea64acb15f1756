"""A network while it is trained, in floating point; `game.ai.network` describes it and its files."""

from __future__ import annotations

import copy
import hashlib
import json
import subprocess
from array import array
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.ai import weights
from game.ai.bidding import call_policy
from game.ai.network import Numbers, packed
from game.ai.policy import features
from game.table.files import write_whole

MOST = 127
ONE = 128
"""What weights are written in parts of; none is beyond `MOST` of them."""
FOLDER = Path(weights.__file__).parent
"""Where the program has its weights."""
FEATURES = {length: name for name, length in (features.FEATURES | call_policy.FEATURES).items()}
LEAST = 1e-9
WIDENED = 0.1
"""The spread of the weights of new units, and the factor for the weights behind them."""
Matrix = NDArray[np.float32]
"""Decisions by row."""


@dataclass(frozen=True)
class Seen:
    """Decisions: what was looked at, what was lawful, what was played, and the number of the deal, by row."""

    rows: NDArray[np.uint8]
    lawful: NDArray[np.bool_]
    card: NDArray[np.int64]
    deal: NDArray[np.int64]


class Network:
    """One hidden layer of rectified linear units, and a softmax over the legal choices."""

    def __init__(self, inputs: int, units: int, choices: int, random: np.random.Generator) -> None:
        scales = ((inputs, units, 0.14), (1, units, 0.0), (units, choices, units**-0.5), (1, choices, 0.0))
        self.parts = [
            (scale * random.standard_normal((rows, columns))).astype(np.float32)
            for rows, columns, scale in scales
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    @classmethod
    def of(cls, numbers: Numbers, inputs: int, choices: int) -> Network:
        """The network of the program, to train on; weights of further inputs begin at zero."""
        first, start, second, last = (np.array(part, np.float32) / ONE for part in numbers)
        units = len(start)
        found = cls(inputs, units, choices, np.random.default_rng(0))
        known = first.reshape(-1, units)
        wide = np.pad(known, ((0, inputs - len(known)), (0, 0)))
        parts = (wide, start[None], second.reshape(choices, units).T, last[None])
        found.parts = [np.ascontiguousarray(part) for part in parts]
        return found

    def wider(self, units: int, random: np.random.Generator) -> Network:
        """A copy with this many units; the new units begin with small random weights."""
        known = len(self.parts[2])
        if units <= known:
            return self
        inputs, choices = len(self.parts[0]), len(self.parts[3][0])
        found = Network(inputs, units, choices, random)
        found.parts[0] = (WIDENED * random.standard_normal((inputs, units))).astype(np.float32)
        found.parts[0][:, :known], found.parts[1][:, :known] = self.parts[:2]
        found.parts[2] *= WIDENED
        found.parts[2][:known], found.parts[3] = self.parts[2], self.parts[3].copy()
        return found

    def chances(self, rows: Matrix, lawful: Matrix) -> tuple[Matrix, Matrix]:
        """The values of the units, and the probability of each choice."""
        first, start, second, last = self.parts
        units = np.maximum(rows @ first + start, 0)
        sums = np.where(lawful, units @ second + last, -np.inf)
        powers = np.exp(sums - sums.max(1, keepdims=True))
        return units, powers / powers.sum(1, keepdims=True)

    def learn(self, rows: Matrix, lawful: Matrix, card: Matrix, rate: float) -> None:
        """One step down the gradient of the cross entropy with these choices."""
        units, chances = self.chances(rows, lawful)
        chances[np.arange(len(card)), card] -= 1
        self._step(rows, units, chances, rate)

    def improve(self, rows: Matrix, lawful: Matrix, gains: Matrix, bonus: float, rate: float) -> None:
        """One step up the policy gradient: the expected gain plus `bonus` times the entropy."""
        units, chances = self.chances(rows, lawful)
        logs = np.log(np.maximum(chances, LEAST))
        worth = gains - bonus * logs
        self._step(rows, units, chances * ((chances * worth).sum(1, keepdims=True) - worth), rate)

    def _step(self, rows: Matrix, units: Matrix, wrong: Matrix, rate: float) -> None:
        """One step of Adam (Kingma and Ba 2015); `wrong` is the gradient by the sums."""
        wrong = wrong / len(rows)
        back = (wrong @ self.parts[2].T) * (units > 0)
        slopes = (rows.T @ back, back.sum(0, keepdims=True), units.T @ wrong, wrong.sum(0, keepdims=True))
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            scale = np.sqrt(self.squares[place] / (1 - 0.999**self.steps)) + 1e-8
            step = rate * self.means[place] / (1 - 0.9**self.steps) / scale
            self.parts[place] = np.clip(self.parts[place] - step.astype(np.float32), -MOST / ONE, MOST / ONE)

    def surprise(self, seen: Seen, chosen: Matrix) -> tuple[float, float]:
        """The mean cross entropy over these decisions, and how often the likeliest card was played."""
        lost, right = 0.0, 0
        for part in np.array_split(chosen, max(1, len(chosen) // 8192)):
            card = seen.card[part]
            chances = self.chances(seen.rows[part].astype(np.float32), seen.lawful[part])[1]
            lost -= float(np.log(chances[np.arange(len(card)), card]).sum())
            right += int((chances.argmax(1) == card).sum())
        return lost / len(chosen), right / len(chosen)

    def numbers(self) -> Numbers:
        """The weights as the program has them, rounded to 128ths."""
        first, start, second, last = (
            array("h", np.round(part * ONE).astype(np.int16).tobytes())
            for part in (self.parts[0], self.parts[1], self.parts[2].T, self.parts[3])
        )
        return first, start, second, last

    def keep(self, folder: Path, name: str, *, tool: str, method: str, deals: str) -> None:
        """Write `NAME.bin` and its entry in the manifest of that folder; what else is there stays."""
        numbers, inputs = self.numbers(), len(self.parts[0])
        body = packed(inputs, numbers)
        told = {
            "sha256": hashlib.sha256(body).hexdigest(),
            "inputs": inputs,
            "units": len(numbers[1]),
            "outputs": len(numbers[3]),
            "features": FEATURES[inputs],
            "trained_by": f"tests/lab/training/{tool}",
            "method": method,
            "deals": deals,
            "commit": _commit(),
            "figures": "not measured yet",
        }
        place = folder / "manifest.json"
        known = json.loads(place.read_text("utf-8"))["networks"] if place.exists() else {}
        networks = dict(sorted((known | {name: told}).items()))
        (folder / f"{name}.bin").write_bytes(body)
        write_whole(place, json.dumps({"networks": networks}, indent=1, ensure_ascii=False) + "\n")


def _commit() -> str:
    """The commit whose program trained, marked if files had changed since; "unknown" outside a checkout."""
    command = ("git", "describe", "--always", "--dirty", "--exclude=*")
    try:
        found = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


def mean_of(networks: list[Network]) -> Network:
    """The network with the mean weights of these networks."""
    found = copy.copy(networks[-1])
    found.parts = [np.mean(parts, axis=0) for parts in zip(*(one.parts for one in networks), strict=True)]
    return found
