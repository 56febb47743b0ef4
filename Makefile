# The two commands that matter: `make play` and `make test`. Both do all their own set-up; neither needs root.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
GAME ?= princes
N ?= 10000

help:  ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: .venv/.synced  ## Play a game in the terminal against bots (GAME=princes)
	@$(BIN)/signoria play $(GAME)

test: .venv/.synced  ## Everything a change must pass
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

.venv/.synced: pyproject.toml requirements.lock
	@bash tools/setup

.PHONY: help play test
