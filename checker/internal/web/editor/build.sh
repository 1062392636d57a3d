#!/usr/bin/env bash
# Bundles the editor and the licences of what is in it. See README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
web=$(dirname "$here")

command -v npm >/dev/null || { echo "install Node.js with npm" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$here"/package.json "$here"/package-lock.json "$here"/editor.js "$here"/licences.mjs "$work"
cd "$work"
npm ci --no-audit --no-fund

node_modules/.bin/esbuild editor.js --bundle --minify --format=esm --target=es2022 \
	--legal-comments=none --metafile=meta.json --outfile=bundle.js \
	--banner:js="/* CodeMirror and what it needs; licences: LICENSES.txt */"
node licences.mjs meta.json >licences.txt
install -m 644 bundle.js "$web/assets/editor.js"
install -m 644 licences.txt "$web/assets/LICENSES.txt"

mkdir -p "$web/browser/testdata/axe"
install -m 644 node_modules/axe-core/axe.min.js node_modules/axe-core/LICENSE "$web/browser/testdata/axe"
