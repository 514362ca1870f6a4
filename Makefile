# What people and build machines do here, in one list: `make` alone prints it.
# Nothing is needed but make and a Python; the rest is fetched by pinned hash.

VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
CLIENT := src/doghouse/server/client/index.html
MODULES := client/node_modules/.package-lock.json
PIP := pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Pins for every system and Python at once; the address of a registry is nobody's business.
UV_COMPILE = .venv-lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
  --no-emit-find-links --custom-compile-command 'make lock'

# The first Python that will do: the one called python3 if it is new enough,
# else any of the versions this project runs on.
FIND_PYTHON = for python in $(PYTHON) python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	  $$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 16))' 2>/dev/null && break; \
	  python=; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Doghouse needs Python 3.11 to 3.15; found none of them (python3 is: $$(python3 --version 2>/dev/null || echo missing))." >&2; \
	  echo "If yours has another name or place: make PYTHON=/its/path ..." >&2; exit 1; \
	fi

# Asked for another Python than the environment has: make it anew.
ifeq ($(origin PYTHON),command line)
ifneq ($(shell $(PYTHON) --version),$(shell $(PY) --version 2>/dev/null))
.PHONY: .anew
$(READY): .anew
.anew:
	@rm -rf $(VENV)
endif
endif

# An option only if it was said to make: shells may export a HOST of their own.
given = $(if $(filter command,$(firstword $(origin $(1)))),$(2) $($(1)))

# Compiled rules are shared by the tests' workers and go with `make clean`.
test bench soak golden: export DOGHOUSE_CACHE := $(CURDIR)/build/cache

# A Node that can build the client, if there is one; else our own.
NODE_WILL_DO := $(shell npm --version >/dev/null 2>&1 && node -p \
  "const [a, b] = process.versions.node.split('.').map(Number); a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19)" 2>/dev/null)
ifneq ($(NODE_WILL_DO),true)
NODE_READY := .venv-node/.ready
export PATH := $(CURDIR)/.venv-node/bin:$(PATH)
endif

.PHONY: help setup play test check bench soak golden lock clean

help: ## this list
	@echo "Usage: make WHAT, where WHAT is one of"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-6s %s\n", $$1, $$2 }' Makefile

setup: $(READY) $(CLIENT) ## make .venv with all that is pinned, the command doghouse and the built client
	@:

play: setup ## a table in your browser; HOST=0.0.0.0 lets friends on your network in, PORT=... another port
	@$(VENV)/bin/doghouse serve $(call given,HOST,--host) $(call given,PORT,--port)

test: check ## check, then every test (soak tests apart); leaves build/clauses.json
	@$(PY) -m pytest --numprocesses 2 --dist worksteal --clauses=build/clauses.json

check: setup ## style and types, here and in the client, and the client's own tests
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy
	@cd client && npm run --silent check && npm run --silent test

bench: setup ## how fast it is, as a table
	@$(VENV)/bin/doghouse bench

soak: setup ## the tests that take an hour and look for what the others miss
	@$(PY) -m pytest -m soak

golden: setup ## write the golden playthroughs and the counts anew; then read the diff
	@$(PY) -m doghouse.testing.golden tests

lock: ## renew every pin in constraints/ and client/package-lock.json
	@$(FIND_PYTHON); \
	[ -x .venv-lock/bin/uv ] || { $$python -m venv --clear .venv-lock && .venv-lock/bin/python -m $(PIP) install uv; }
	@$(UV_COMPILE) pyproject.toml --group dev -o constraints/python.txt
	@$(UV_COMPILE) --group node -o constraints/node.txt
	@cd client && npm update --package-lock-only

clean: ## take away all that the other commands made
	rm -rf $(VENV) .venv-* build dist client/node_modules src/doghouse/server/client
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints/python.txt
	@$(FIND_PYTHON); \
	$(PY) -m pip --version >/dev/null 2>&1 || { echo "Making $(VENV) with $$($$python --version 2>&1)"; $$python -m venv --clear $(VENV); }
	@echo "Installing what is pinned in constraints/python.txt"
	@$(PY) -m $(PIP) install --require-hashes -r constraints/python.txt
	@$(PY) -m $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv-node/.ready: constraints/node.txt
	@$(FIND_PYTHON); \
	echo "No Node that can build the client: making .venv-node with one"; \
	$$python -m venv --clear .venv-node
	@.venv-node/bin/python -m $(PIP) install --require-hashes -r constraints/node.txt
	@touch $@

$(MODULES): client/package.json client/package-lock.json $(NODE_READY)
	@cd client && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Folders are named too, so that a file taken away counts as a change.
CLIENT_SOURCES := $(shell find client/src client/public client/index.html client/*.ts client/*.js client/*.json \
  src/doghouse/games -name '*.py' -prune -o -name __pycache__ -prune -o -print 2>/dev/null)

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client"
	@cd client && npm run --silent build -- --logLevel warn
	@touch $@
