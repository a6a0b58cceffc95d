#!/bin/sh
# Prints the folder that holds `node` and `npm`:   node.sh .venv
# The system's when it is new enough; else a Node that comes as a Python wheel, so that Python alone is enough to play.
# BEADTRADE_NODE=wheel takes the wheel in any case (hatch_build.py knows it too).
set -eu

oldest=18

is_new_enough() { # npm must stand beside it
    major=$("$1" --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/') && [ "${major:-0}" -ge "$oldest" ]
}

if [ "${BEADTRADE_NODE:-}" != wheel ] && command -v npm >/dev/null && node=$(command -v node) && is_new_enough "$node"; then
    dirname "$node"
    exit
fi

bin=$(cd "$1/bin" && pwd)
if ! is_new_enough "$bin/node"; then
    echo "Node, from a Python wheel ..." >&2
    "$bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
        --require-hashes --no-deps -r requirements-node.lock >&2
fi
echo "$bin"
