# Fernhandel. `make play` opens a table, `make test` proves the house; both set everything up first.
PYTHON ?= python3
# What `make play` lays: make play GAME=nuremberg
GAME ?= merchants
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
READY := $(VENV)/.ready
TESTABLE := $(VENV)/.testable
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -name positions -prune -o -name showcase -prune -o -type f -print) $(wildcard src/fernhandel/games/*/drawing/*.json)
TREE := build/tree
TOOLS := build/tools
COMPILED := build/compiled
# The tests of what is compiled; the rest of the house is the same in both forms, and bots are tested as they play.
HOUSE_TESTS := $(addprefix tests/,arena bots checkout cli learning mcp_tools page server training)
ENGINE_TESTS := $(sort $(filter-out $(HOUSE_TESTS) tests/conftest.py,$(wildcard tests/test_*.py) $(patsubst %/,%,$(dir $(wildcard tests/*/test_*.py)))))
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json') pyproject.toml hatch_build.py compile_rules.py
# Those who test servers and pages wait a good deal: there are more of them than cores.
WAITERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
# Whether there is a C compiler with the headers of Python.
CAN_COMPILE = $(BIN)/python -c 'import os, shutil, sys, sysconfig; \
  cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"; \
  sys.exit(not (shutil.which(cc.split()[0]) and os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))))'
# The compiled form is used once `make compiled` has built it from the sources as they are now.
FRESH = $(shell [ -f $(COMPILED)/.ready ] && [ -z "$$(find $(SOURCES) -newer $(COMPILED)/.ready)" ] && echo $(COMPILED))

.PHONY: play page node showcase types docs test compiled compiled-where-possible check check-and-unit unit unit-compiled unit-page bench bench-server clean help

help:
	@echo "make play      tables on this machine, and a browser at one of them, against bots"
	@echo "make test      every check and test, in source and in compiled form"
	@echo "make compiled  build the compiled package; later 'make play' uses it"
	@echo "make page      build the page"
	@echo "make docs      build the site of the documents into build/site, and check its links"
	@echo "make showcase  build a page to try without installing: files for any static host, with recorded games"
	@echo "make bench     speed of rules and search, as ratios measured in one run"
	@echo "make bench-server  speed of the server, beside boardgame.io"
	@echo "make clean     remove everything that was built"

$(READY): pyproject.toml hatch_build.py index_page.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Fernhandel needs Python 3.11 or newer as '$(PYTHON)': install it, or say make PYTHON=python3.12"; exit 1; }
	@echo "==> making the environment $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python has no venv or pip here: install them (Debian, Ubuntu: apt install python3-venv python3-pip)"; exit 1; }
	@echo "==> installing Fernhandel and what it needs to play"
	@$(PIP) install --editable '.[serve,fast]'
	@touch $@

$(TESTABLE): $(READY)
	@echo "==> installing what the tests need"
	@$(PIP) install --editable '.[test]'
	@$(BIN)/python tests/install_tools.py
	@$(BIN)/python web/make_page.py --for-checks
	@touch $@

page: $(PAGE)

types: $(TESTABLE)
	@mkdir -p build && $(BIN)/python web/openapi.py > build/openapi.json
	@$(BIN)/python web/make_page.py --types

docs: $(TESTABLE)
	@$(BIN)/python -c 'import zensical, mkdocstrings' 2>/dev/null || { echo "==> installing what builds the site" && $(PIP) install --editable '.[docs]'; }
	@echo "==> building the site of the documents"
	@$(BIN)/python docs/site/make_site.py

$(PAGE): $(READY) $(PAGE_SOURCES)
	@$(MAKE) --no-print-directory node
	@echo "==> building the page"
	@$(BIN)/python web/make_page.py
	@touch $@

node: $(READY)
	@! $(BIN)/python web/make_page.py --needs-node || { echo "==> installing Node.js for the page" && \
	  $(PIP) install "$$($(BIN)/python -c 'import sys; sys.path.insert(0, "web"); import make_page; print(make_page.PACKAGE)')"; }

showcase: node
	@echo "==> building a page to try without installing"
	@PYTHONPATH=$(FRESH) $(BIN)/python web/make_showcase.py

play: $(READY) $(PAGE)
	@echo "==> tables on this machine ($(if $(FRESH),compiled,not compiled: 'make compiled' makes the bots stronger))"
	@trap : INT; PYTHONPATH=$(FRESH) $(BIN)/python -P src/fernhandel/__main__.py serve --browse --play $(GAME) $(ARGS) || [ $$? -eq 130 ]

# Compiling takes all cores for a minute: the rest is set up, checked and tested in source form beside it. Then come the
# compiled form, and what stands on it: servers, bots and browsers, side by side, since they wait a good deal.
test: $(READY)
	@$(MAKE) --no-print-directory -j2 check-and-unit compiled-where-possible
	@$(MAKE) --no-print-directory -j2 unit-compiled unit-page
	@echo "==> all is well"

check-and-unit: check
	@$(MAKE) --no-print-directory unit

check: $(TESTABLE)
	@$(MAKE) --no-print-directory page # after what the tests need: both install packages
	@echo "==> style, types and imports"
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --config .importlinter
	@echo "==> style, types and words of the page"
	@$(BIN)/python web/make_page.py --check

unit: $(TESTABLE)
	@echo "==> rules and tables, source form"
	@if $(CAN_COMPILE); then marked="not one_form"; fi; \
	  FERNHANDEL_FORM=source $(BIN)/python -m pytest -q -n auto -m "$$marked" $(ENGINE_TESTS) src

compiled: $(COMPILED)/.ready

# What the package is built with has an environment of its own, so that nothing that is built twice is fetched twice.
$(TOOLS)/.ready: $(READY) pyproject.toml
	@echo "==> installing what compiles"
	@$(PYTHON) -m venv $(TOOLS)
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(TOOLS)/requires.txt
	@$(TOOLS)/bin/python -m pip --quiet --disable-pip-version-check install --requirement $(TOOLS)/requires.txt
	@touch $@

$(COMPILED)/.ready: $(READY) $(SOURCES)
	@$(CAN_COMPILE) || { echo "no C compiler with the headers of Python found (Debian, Ubuntu: apt install gcc python3-dev);"; \
	  echo "everything works without it, uncompiled"; exit 1; }
	@$(MAKE) --no-print-directory --silent $(TOOLS)/.ready
	@echo "==> compiling rules, tables, planners and search (a minute or two)"
	@rm -rf $(TREE) $(COMPILED) build/wheels && mkdir -p $(TREE) && touch build/begun
	@cp -R src docs pyproject.toml hatch_build.py compile_rules.py index_page.py README.md LICENSE NOTICE.md $(TREE)
	@ln -sfn ../web build/web # the page is found where it is built, and never older than that
	@cd $(TREE) && $(abspath $(TOOLS))/bin/python -m hatchling build --target wheel --directory $(abspath build/wheels)
	@$(PIP) install --no-deps --target $(COMPILED) build/wheels/fernhandel-*.whl
	@touch -r build/begun $@ # what is edited meanwhile is newer
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m fernhandel --version

compiled-where-possible: $(READY)
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory compiled; fi

# What servers, browsers and programs do on a busy machine is not always what they do on a quiet one: a test of them that
# fails is tried once more, and the summary names it. One that fails twice is red.
AGAIN := --reruns 1 -rfER

# The engine again, and servers, arena and terminal for the first time: in one run, so that those who wait leave no core idle.
unit-compiled: $(TESTABLE) $(PAGE) compiled-where-possible
	@if $(CAN_COMPILE); then echo "==> engine, bots, servers, arena and terminal, compiled form" && \
	  FERNHANDEL_FORM=compiled PYTHONPATH=$(abspath $(COMPILED)) $(BIN)/python -m pytest -q -n $(WAITERS) --maxschedchunk 2 $(AGAIN) --ignore=tests/page tests; \
	else echo "==> bots, servers, arena and terminal (no C compiler: the compiled form is not tested)" && \
	  $(BIN)/python -m pytest -q -n $(WAITERS) --maxschedchunk 2 $(AGAIN) --ignore=tests/page $(addprefix --ignore=,$(ENGINE_TESTS)) tests; fi

unit-page: $(TESTABLE) $(PAGE) compiled-where-possible
	@echo "==> the page in a browser"
	@PYTHONPATH=$(abspath $(FRESH)) $(BIN)/python -m pytest -q -n $(WAITERS) --maxschedchunk 2 $(AGAIN) tests/page

bench-server: compiled
	@echo "==> installing what the server is measured with"
	@$(PIP) install --editable '.[bench]'
	@PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench.server $(ARGS)

bench: compiled
	@echo "==> installing the games we are measured against"
	@$(PIP) install --editable '.[bench]'
	@$(BIN)/python -m bench $(ARGS)
	@PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench.learning

clean:
	rm -rf $(VENV) build dist .cache web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
