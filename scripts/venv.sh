#!/bin/sh
# Makes the virtual environment:          venv.sh .venv
# Removes one that no longer works:       venv.sh --drop-if-broken .venv
# Any Python from 3.11 will do. Debian keeps a part of `venv` in a package of its own: root gets it, others get the line.
set -eu

here=$(pwd -P)

works() { # its Python runs, and it was made in this very place
    "$1/bin/python" -c pass 2>/dev/null && [ "$(cat "$1/made-in" 2>/dev/null)" = "$here" ]
}

if [ "$1" = --drop-if-broken ]; then
    # Another user's is left alone.
    if [ -w "$2" ] && ! works "$2"; then rm -rf "$2"; fi
    exit 0
fi

find_python() {
    for each in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$each" >/dev/null && "$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$each"
            return
        fi
    done
    echo "Python 3.11 or newer is needed; Debian and Ubuntu: sudo apt-get install python3 python3-venv" >&2
    exit 1
}

add_missing_venv() {
    packages="python3-venv $("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq >&2
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages >&2
    else
        echo "This Python has no venv; Debian and Ubuntu: sudo apt-get install $packages" >&2
        exit 1
    fi
}

python=$(find_python)
"$python" -c 'import ensurepip, venv' 2>/dev/null || add_missing_venv
echo "Virtual environment with $("$python" --version) ..."
rm -rf "$1"
"$python" -m venv "$1"
mkdir -p "$1/stamps"
echo "$here" >"$1/made-in"
