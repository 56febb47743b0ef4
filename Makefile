# The two commands that matter: `make play` and `make test`. Both do all their own set-up; neither needs root.
.DEFAULT_GOAL := help
SHELL := /bin/bash
BIN := .venv/bin
GAME ?= princes
N ?= 2500
PORT ?= 8000
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
# Where the machine forbids Python to keep what it compiled, every process of the tests would compile everything anew.
export PYTHONDONTWRITEBYTECODE :=
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

help:  ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: .venv/.synced  ## Play in the browser: builds the page when needed, starts the server, opens it (PORT=8000)
	@PORT=$(PORT) bash tools/play

terminal: .venv/.synced  ## Play a game in the terminal against bots (GAME=princes)
	@$(BIN)/signoria play $(GAME)

page:  ## Build the page into the server's package
	@bash tools/page

test: .venv/.synced  ## Everything a change must pass: under eight minutes on two cores
	@rm -f .tools/skipped
	@bash tools/bring
	@$(MAKE) --no-print-directory -j2 $(TOGETHER) tested tested-page
	$(BIN)/pytest tests/gates
	@if [ -s .tools/skipped ]; then cat .tools/skipped; fi

tested: .venv/.synced
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/gates --ignore tests/package

tested-page: .venv/.synced
	bash tools/test-page

budgets: .venv/.synced  ## Measure the page in a browser: sizes, Lighthouse, latencies, frames, memory; some minutes on a quiet machine
	@bash tools/budgets

soak: .venv/.synced  ## The laws over as many random games of each title as asked, fewer where they are long (N=2500)
	@bash tools/bring
	LAW_GAMES=$(N) LAW_CLOSELY=1 KILLS=100 FAULTS=200 $(BIN)/pytest -n auto --dist worksteal --timeout 0 tests/laws tests/server/test_lasting.py tests/server/test_faults.py

fast: .venv/.synced  ## Compile the rules with mypyc, prove laws, goldens, titles and the bot that judges on it, and measure both builds
	$(BIN)/python tools/compile.py
	PYTHONPATH=.fast/src LAW_GAMES=50 $(BIN)/pytest -n auto tests/laws tests/golden tests/table tests/bots/test_quick.py tests/relics $$($(BIN)/python -c 'from signoria.titles import TITLES; print(*[f"tests/{key}" for key in TITLES])')
	@echo "pure:";     $(BIN)/signoria bench
	@echo "compiled:"; PYTHONPATH=.fast/src $(BIN)/signoria bench

golden: .venv/.synced  ## Make the golden records anew; read the difference before you keep it
	$(BIN)/python -m tests.golden.make
	git --no-pager diff --stat tests/golden

package: .venv/.synced page  ## Build the source archive and the wheel into dist
	@bash tools/package dist

COMPILE := .tools/bin/uv pip compile -q pyproject.toml --extra server --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: .venv/.synced  ## Resolve the dependencies anew: for us, and for the image without what we test with
	$(COMPILE) --extra cluster --group dev --upgrade -o requirements.lock
	$(COMPILE) --constraint requirements.lock -o requirements-server.lock

.venv/.synced: pyproject.toml requirements.lock
	@bash tools/setup

.PHONY: help play terminal page test tested tested-page budgets soak fast golden package lock
