# make play   sets everything up and starts a game
# make test   sets everything up and passes the whole test suite
# Both need only Python 3.11 or later, make and (for speed) a C compiler.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') pyproject.toml setup.py

.PHONY: play test lint test-compiled test-interpreted golden perft clean

play: .venv/installed
	$(BIN)/cothon play

test: lint test-compiled test-interpreted

lint: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The installed package is compiled; the sources are never compiled in place.
test-compiled: .venv/installed
	@echo "== the suite, compiled"
	COTHON_EXPECT=compiled $(BIN)/pytest -n 2

test-interpreted: .venv/tools
	@echo "== the suite, interpreted"
	COTHON_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n 2

# Record the golden games, or count the perft tables, anew, and show what changed.
golden perft: .venv/installed
	$(BIN)/python -m tests.$@
	git diff --stat tests/$@

.venv/tools: pyproject.toml
	@echo "== installing what the program and its tests need"
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip "setuptools>=77"
	COTHON_COMPILE=0 $(BIN)/pip install --quiet ".[test]"
	touch $@

.venv/installed: .venv/tools $(SOURCES)
	@echo "== compiling the rules (about a minute)"
	rm -rf build
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf .venv build dist src/*.egg-info
