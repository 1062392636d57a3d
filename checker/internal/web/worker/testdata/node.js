// Stands for a page: gives the worker's script what a browser would, reads the
// requests as JSON from standard input, one a line, and writes the messages to
// standard output. Arguments: worker.js, wasm_exec.js, and the WebAssembly file.
"use strict";
const fs = require("node:fs");
const vm = require("node:vm");
const readline = require("node:readline");

const [script, support, wasm] = process.argv.slice(2);
const load = (name) => vm.runInThisContext(fs.readFileSync(name, "utf8"), { filename: name });
const output = process.stdout;
globalThis.self = globalThis;
globalThis.postMessage = (message) => output.write(JSON.stringify(message) + "\n");
globalThis.importScripts = () => {
  globalThis.fs = undefined; // wasm_exec.js takes Node's own where it finds it
  load(support);
};
load(script);

WebAssembly.compile(fs.readFileSync(wasm)).then((module) => {
  self.onmessage({ data: { op: "start", module } });
  readline.createInterface({ input: process.stdin }).on("line", (line) => self.onmessage({ data: JSON.parse(line) }));
});
