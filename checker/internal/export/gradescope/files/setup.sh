#!/usr/bin/env bash
# Gradescope runs this once, as root and with a network, when it makes the image of
# the assignment. The checker comes with the package; what is missing is Go.
#
# The checker accepts a program without Go, but it rejects one only after it has
# compiled it. So Go 1.26 or later must be on the image. It is taken from the first
# of these that has it:
#   1. the image itself, if the assignment was given one with Go on its PATH;
#   2. the distribution's package golang-go, if that is new enough;
#   3. the archive of @GO@ at go.dev, which is unpacked below /autograder.
set -euo pipefail
root=${AUTOGRADER_ROOT:-/autograder}
export PATH="$root/go/bin:/usr/local/go/bin:$PATH"

new_enough() { # VERSION, such as 1.26.0
	[ "$(printf '%s\n' 1.26 "$1" | sort -V | head -n 1)" = 1.26 ]
}

have_go() {
	command -v go >/dev/null && new_enough "$(GOTOOLCHAIN=local go env GOVERSION | sed 's/^go//; s/[^0-9.].*//')"
}

if ! have_go && command -v apt-get >/dev/null; then
	apt-get update -q || true
	candidate=$(apt-cache policy golang-go | sed -n 's/^ *Candidate: *\([0-9]*:\)\{0,1\}\([0-9.]*\).*/\2/p')
	if [ -n "$candidate" ] && new_enough "$candidate"; then
		apt-get install -y -q --no-install-recommends golang-go
	fi
fi
if ! have_go && command -v curl >/dev/null; then
	rm -rf "$root/go"
	curl --fail --silent --show-error --location "https://go.dev/dl/@GO@.linux-amd64.tar.gz" | tar -xz -C "$root" || rm -rf "$root/go"
fi
if ! have_go; then
	echo "Go 1.26 or later could not be put on this image. Without it no wrong program can be rejected." >&2
	echo "Give the assignment a base image that has Go on its PATH, such as golang:1.26, and build again." >&2
	exit 1
fi

# The first program takes longest to compile; what that needs stays in a cache.
chmod +x "$root/source/checker"
export HOME="$root" XDG_CACHE_HOME="$root/cache"
cd "$root/source/course"
status=0
"$root/source/checker" check --engine go "$(cat "$root/source/exercise")" >/dev/null || status=$?
if [ "$status" -gt 1 ]; then
	echo "The checker does not work on this image; see what it says above." >&2
	exit 1
fi
echo "ready: $(go env GOVERSION), exercise $(cat "$root/source/exercise")"
