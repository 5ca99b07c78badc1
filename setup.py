"""Compiles the kernel, the rules and the playout loop with mypyc when the package is installed.

The same sources run uncompiled, with the same results: where there is no C compiler, and with
COTHON_COMPILE=0 in the environment.
"""

import os
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
NEVER_COMPILED = {
    "__init__.py",
    "labels.py",
    "material.py",
    "phrases.py",
    "position.py",
    "standing.py",
    "view.py",
}
COMPILED_KERNEL = ("chance", "hidden", "journal", "state", "step")


def compiled_sources() -> list[str]:
    """The kernel's core, every game's rules, and what the simulations spend their time in."""
    package = HERE / "src" / "cothon"
    sources = [package / "kernel" / f"{name}.py" for name in COMPILED_KERNEL]
    for game in sorted((package / "games").iterdir()):
        sources += [path for path in sorted(game.glob("*.py")) if path.name not in NEVER_COMPILED]
        judge = package / "bots" / f"{game.name}.py"
        sources += [judge] if judge.exists() else []
    sources += [package / "lab" / "playout.py"]
    return [str(path.relative_to(HERE)) for path in sources]


def extensions() -> list[object]:
    """The extensions to build; each may fail without failing the installation."""
    if os.environ.get("COTHON_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    modules = mypycify(compiled_sources(), opt_level=os.environ.get("COTHON_OPT", "3"))
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
