# Bead Trade. `make play` sets everything up and serves; `make test` tests all of it; `make help` says the rest.
#
# A step that was done leaves a file behind, and is done again only when something it was made from has changed. So a
# second run starts at once, and after a pull only what changed is rebuilt. All of it lives in .venv, static/node_modules
# and static/dist; `make clean` removes them.

.DEFAULT_GOAL := build
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: build play test check long chaos fuzz lint types units format protocol lock browser engines clean help

VENV := .venv
STAMPS := $(VENV)/stamps
PYTHON := $(VENV)/bin/python
# `python -m` everywhere: it does not depend on the path that pip writes into the scripts.
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-input --require-hashes --no-deps
# Node and npm: the system's, or those of a wheel in .venv; found when they are needed.
WITH_NODE = nodes=$$(sh scripts/node.sh $(VENV)) && PATH="$$nodes:$$PATH" && export PATH &&
NPM_CI := npm ci --ignore-scripts --no-audit --no-fund --loglevel=error

# The wheel's Node would believe only its own list of certificates, and not one that a company put on the machine.
export NODE_USE_SYSTEM_CA := 1

RUNTIME := $(STAMPS)/runtime
DEV := $(STAMPS)/dev
MODULES := static/node_modules/.package-lock.json
DEV_MODULES := static/node_modules/.with-dev
CLIENT := static/dist/manifest.json
# Folders too: their time changes when a file is removed.
CLIENT_SOURCES := static/build.mjs static/bundle.mjs static/package.json $(shell find static/src locales 2>/dev/null)

# Not on the machine's own `PORT` alone: `make play` without it leaves the choice to BEADTRADE_PORT or the default.
PORT ?=
PLAY_ARGS ?=
PYTEST_ARGS ?=
WORKERS ?= auto
CHAOS_SEED ?=
MINUTES ?= 5
FUZZ_SEED ?=

# An environment whose Python went away, or whose checkout was moved, is of no use: it is made anew.
$(shell sh scripts/venv.sh --drop-if-broken $(VENV))

build: $(RUNTIME) $(CLIENT) ## set up what `make play` needs

play: build ## set up and serve; PORT=8000, PLAY_ARGS="--public-url https://..."
	@exec $(PYTHON) -m beadtrade serve $(if $(PORT),--port $(PORT)) $(PLAY_ARGS)

test: $(DEV) $(DEV_MODULES) $(CLIENT) browser lint types units ## every test, browser included; PYTEST_ARGS="-k name"
	$(PYTHON) -m pytest -n $(WORKERS) $(PYTEST_ARGS)

check: $(DEV) $(DEV_MODULES) $(CLIENT) lint types units ## the fast part: types, lint, units, without a browser
	HYPOTHESIS_PROFILE=quick $(PYTHON) -m pytest -n $(WORKERS) -m "not browser and not slow and not long" $(PYTEST_ARGS)

long: $(DEV) $(DEV_MODULES) $(CLIENT) browser ## soak, long fuzz and the benchmark, by hand: minutes, on a quiet machine
	HYPOTHESIS_PROFILE=long $(PYTHON) -m pytest tests/rules tests/room tests/web -n $(WORKERS) --timeout 3600 -m "not browser" $(PYTEST_ARGS)
	$(PYTHON) -m pytest -m long --timeout 3600 $(PYTEST_ARGS)
	$(PYTHON) -m bench.throughput
	$(PYTHON) -m bench.spectators

chaos: $(DEV) $(CLIENT) ## a bad network, and a server killed again and again: minutes; CHAOS_SEED=4711 for that storm
	CHAOS_SEED=$(CHAOS_SEED) $(PYTHON) -m pytest tests/chaos -m long --timeout 3600 $(PYTEST_ARGS)

fuzz: $(DEV) $(CLIENT) ## frames, requests and bytes by chance, for MINUTES=5; FUZZ_SEED=4711 for the same draws again
	$(PYTHON) -m tests.odd.fuzz $(MINUTES) $(FUZZ_SEED)

lint: $(DEV) $(DEV_MODULES)
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	@$(WITH_NODE) cd static && npm run --silent lint

types: $(DEV) $(DEV_MODULES)
	$(PYTHON) -m mypy
	@$(WITH_NODE) cd static && npm run --silent types

units: $(DEV_MODULES)
	@$(WITH_NODE) cd static && npm run --silent units

format: $(DEV) $(DEV_MODULES) ## write the code as `make lint` wants it
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .
	@$(WITH_NODE) cd static && npm run --silent format

protocol: $(RUNTIME) ## the browser's message types and the protocol's reference, made anew from the server's types
	$(PYTHON) -m beadtrade.web.wire.typescript >static/src/protocol.ts.new
	mv static/src/protocol.ts.new static/src/protocol.ts
	$(PYTHON) -m beadtrade.web.wire.reference.document docs/protocol.md

browser: $(DEV)
	@$(PYTHON) tests/browser/chromium.py

engines: $(DEV) ## Firefox and WebKit too, for the tests that are else skipped; as root, on Debian or Ubuntu
	@$(PYTHON) -m tests.browser.engines.engines

lock: $(DEV) ## the newest versions that pyproject.toml and static/package.json allow
	sh scripts/lock.sh $(PYTHON)
	@$(WITH_NODE) cd static && npm install --package-lock-only --ignore-scripts --no-audit --no-fund

clean: ## remove all that was made; the journal, which lies elsewhere, stays
	rm -rf $(VENV) static/node_modules tests/long/lighthouse/node_modules static/dist dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

$(STAMPS)/venv:
	@sh scripts/venv.sh $(VENV)
	@touch $@

$(RUNTIME): requirements.lock $(STAMPS)/venv
	@echo "Python packages ..."
	@$(PIP) -r requirements.lock
	@touch $@

# The second lock holds the first one's packages, in the same versions.
$(DEV): requirements-dev.lock requirements.lock $(STAMPS)/venv
	@echo "Python packages, with those for tests ..."
	@$(PIP) -r requirements-dev.lock
	@touch $(RUNTIME) $@

$(MODULES): static/package-lock.json | $(STAMPS)/venv
	@echo "npm packages ..."
	@$(WITH_NODE) cd static && $(NPM_CI) --omit=dev && touch node_modules/.package-lock.json

$(DEV_MODULES): static/package-lock.json | $(STAMPS)/venv
	@echo "npm packages, with those for tests ..."
	@$(WITH_NODE) cd static && $(NPM_CI) && touch node_modules/.package-lock.json node_modules/.with-dev

$(CLIENT): $(CLIENT_SOURCES) $(MODULES)
	@$(WITH_NODE) node static/build.mjs
