"""``doghouse bench``: the figures of this machine, measured by the benchmarks beside the sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from doghouse.cli.errors import Wrong


def bench(*names: str) -> int:
    """Measure how fast everything is and print it as tables.

    Parameters
    ----------
    names
        Benchmarks to run, such as startup; without them, all.
    """
    root = Path(__file__).parents[3]
    if not (root / "benchmarks" / "__main__.py").exists():
        raise Wrong("the benchmarks are not installed with the program; they lie beside its sources")
    return subprocess.run([sys.executable, "-m", "benchmarks", *names], cwd=root, check=False).returncode
