// The worker that holds the engine: instances of the WebAssembly module built from
// internal/web/worker, one after the other. It knows nothing of Go programs but
// their bytes; the words between it and an instance are in host.go there.
//
// The page sends {op: "start"} first, with the module if it has it from a worker
// before. It hears {kind: "loading", share} while the module is fetched, and then
// {kind: "ready", module}; or, then and at any time, {kind: "failed", message}, after
// which this worker is of no use. From "ready" on it sends requests, each with an id
// from 1 up, and gets answers with the same id. They are served in turn. Programs
// run inside the engine's own instance, and what an instance cannot say of itself is
// noticed here: too much output, a program of which nothing can ever run again, one
// that sleeps on, an instance that died. Such an instance is dropped, and the next
// one started at once. Only what is lost in a library call, or in a limit that is
// too high, is for the page to end.
"use strict";

// How long a program may sleep or wait, in all.
const longestWait = 5000; // milliseconds

// The memory of an instance, most of which is the engine's own and what the
// programs before have left.
const mostMemory = 1 << 30; // bytes

// Output is sent on in pieces, as it comes.
const piece = 1 << 14; // bytes
const pause = 50; // milliseconds

let module; // the compiled WebAssembly.Module
let instance; // the one in service
let serving; // the request in service
let run; // the run of a program in service
const waiting = []; // requests to come

const warmUpAfter = 100; // milliseconds

// What a new engine does first, if nobody is waiting: a browser compiles what has
// not run before when it is first called, so that the first run is the slowest. The
// page hears nothing of it.
const warmUp = { op: "cell", id: 0, cells: [{ words: "go", text: "fmt.Println(1)" }] };

self.onmessage = async ({ data }) => {
  if (data.op === "start") {
    try {
      module = data.module ?? await fetchModule("engine.wasm.gz");
      importScripts("wasm_exec.js");
      Object.assign(globalThis.fs, files);
      await start();
    } catch (error) {
      self.postMessage({ kind: "failed", message: `it could not be loaded, and the next run tries again: ${error.message}` });
      return;
    }
    self.postMessage({ kind: "ready", module });
    setTimeout(() => {
      if (waiting.length > 0 || serving) return;
      waiting.push(warmUp);
      next();
    }, warmUpAfter);
    return;
  }
  waiting.push(data);
  next();
};

// next serves a request if nothing else is in service.
function next() {
  if (!instance?.serve || serving || waiting.length === 0) return;
  serving = waiting.shift();
  serving.ran = []; // what became of the runs that it asked for
  ask();
}

// ask has the instance serve the request.
function ask() {
  const mine = instance;
  mine.knew = serving.ran.length;
  enter(mine, () => mine.serve(serving));
}

// fetchModule compiles while it loads. A server may have unpacked the file on the
// way already: the first bytes tell.
async function fetchModule(url) {
  const response = await fetch(url);
  if (!response.ok) {
    const plain = response.headers.get("Content-Type")?.startsWith("text/plain");
    throw new Error(plain ? (await response.text()).trim() : `${response.status} ${response.statusText}`);
  }
  const total = Number(response.headers.get("Content-Length"));
  let got = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      got += chunk.length;
      if (total) self.postMessage({ kind: "loading", share: Math.min(got / total, 1) });
      out.enqueue(chunk);
    },
  }));
  const [first, stream] = await peek(counted);
  const packed = first[0] === 0x1f && first[1] === 0x8b;
  const plain = packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
  return WebAssembly.compileStreaming(new Response(plain, { headers: { "Content-Type": "application/wasm" } }));
}

// peek gives the first bytes of a stream, and a stream of all of it.
async function peek(stream) {
  const reader = stream.getReader();
  const { value = new Uint8Array() } = await reader.read();
  return [value, new ReadableStream({
    start: (out) => out.enqueue(value),
    async pull(out) {
      const { value, done } = await reader.read();
      if (done) out.close();
      else out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  })];
}

// start makes an instance and lets it come up.
async function start() {
  const go = new Go();
  const mine = { go, depth: 0, stderr: "", dead: "" };
  instance = mine;
  go.exit = (code) => { mine.dead ||= `ended with status ${code}`; };
  go.importObject.gojs["runtime.resetMemoryDataView"] = () => {
    go.mem = new DataView(go._inst.exports.mem.buffer);
    if (go.mem.byteLength <= mostMemory) return;
    mine.dead = tooMuchMemory;
    throw new Error(mine.dead);
  };
  // Go is entered by messages, by callbacks and by timers, all of them through here.
  const resume = go._resume;
  go._resume = () => enter(mine, () => resume.call(go));
  const made = await WebAssembly.instantiate(module, go.importObject);
  self.nqueens = hostOf(mine);
  enter(mine, () => { go.run(made).catch(() => {}); });
}

// enter runs Go until all that is left in it waits, and then looks at it.
function enter(mine, work) {
  if (mine.gone) return;
  clearTimeout(mine.bored);
  if (mine.idle) {
    if (run) run.waited += performance.now() - mine.idle;
    mine.idle = 0;
  }
  mine.depth++;
  try {
    work();
  } catch (error) {
    if (mine.depth > 1) throw error; // through the Go code in between
    mine.dead ||= error instanceof RangeError ? tooDeep : `failed: ${error.message}`;
  } finally {
    mine.depth--;
  }
  if (mine.depth === 0) look(mine);
}

const tooMuchMemory = "it asked for more memory than a page gives";
const tooDeep = "its calls went deeper than a page can follow";

// look says what has become of the request once Go has come to rest.
function look(mine) {
  if (mine.dead || run?.flooded) {
    drop(mine);
    return;
  }
  if (!run) return;
  if (mine.go._scheduledTimeouts.size === 0) {
    lost({ how: "crashed", exit: 2, message: "fatal error: all goroutines are asleep - deadlock!" });
    drop(mine);
    return;
  }
  mine.idle = performance.now();
  mine.bored = setTimeout(() => {
    lost({ declined: "it slept or waited for more than 5 seconds in all" });
    drop(mine);
  }, Math.max(longestWait - run.waited, 0));
}

// lost is how a run ended that cannot tell itself.
function lost(ending) {
  flush(run);
  if (run.keep) { // whoever keeps it is asked again
    serving.ran.push({ steps: 0, exit: 0, ns: 0, line: 0, kept: joined(run.kept), ...ending });
  } else {
    const { how = "declined", exit = 0, declined, message = declined } = ending;
    finish({ kind: "done", how, exit, steps: 0, message, diagnostics: [] });
  }
  run = null;
}

// drop ends an instance and starts the next, which goes on with the request.
async function drop(mine) {
  mine.gone = true;
  clearTimeout(mine.bored);
  for (const timer of mine.go._scheduledTimeouts.values()) clearTimeout(timer);
  if (run?.flooded) lost({ how: "output limit", message: "stopped: it printed more than its limit" });
  else if (run) lost({ declined: cause(mine) });
  else if (serving && serving.ran.length === mine.knew) {
    // It died of the request itself, and so would the next.
    finish({ kind: "done", how: "declined", exit: 0, steps: 0, message: cause(mine), diagnostics: [] });
  }
  instance = null;
  // A page that ends this worker now is spared the start.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await start();
  } catch (error) {
    self.postMessage({ kind: "failed", message: `it could not be started again: ${error.message}` });
    return;
  }
  if (serving) ask();
  else next();
}

// cause is why an instance died. Go's runtime has said it on standard error.
function cause(mine) {
  const said = mine.stderr.match(/^(?:fatal error|panic|runtime): .*/m);
  if (/stack exceeds|stack overflow/.test(mine.stderr)) return tooDeep;
  return said ? `it ended in a way whose words are the compiled program's to say: ${said[0]}` : mine.dead;
}

// finish answers the request.
function finish(message) {
  const { id } = serving;
  serving = null;
  if (id !== warmUp.id) self.postMessage({ ...message, id });
}

// hostOf is what an instance may ask of this script; see host.go.
function hostOf(mine) {
  return {
    started(serve) {
      mine.serve = serve;
    },
    begin(stdin, limit, keep) {
      run = { stdin, at: 0, left: limit, keep, kept: [], muted: false, waited: 0, flooded: false, parts: [], size: 0, sent: performance.now(), decoders: {} };
    },
    again() {
      run.at = 0;
      run.muted = true;
    },
    end() {
      flush(run);
      const kept = run.keep ? joined(run.kept) : undefined;
      run = null;
      return kept;
    },
    ran(ending) {
      serving.ran.push(ending);
    },
    post(message) {
      if (message.kind === "progress") self.postMessage({ ...message, id: serving.id });
      else {
        finish(message);
        setTimeout(next);
      }
    },
  };
}

// What follows stands for the files of the program. Standard input and output are
// all there is; standard input can be opened once more by name.

const stdinName = "/dev/stdin";
let opened = 3; // descriptors from here on are standard input

function failure(code) {
  return Object.assign(new Error(code), { code });
}

const files = {
  open(path, flags, mode, callback) {
    if (path === stdinName) callback(null, opened++);
    else callback(failure("ENOENT"));
  },
  close(fd, callback) {
    callback(null);
  },
  fstat(fd, callback) {
    callback(null, { isDirectory: () => false, mode: 0o010000, size: 0, dev: 0, ino: 0, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: 0, atimeMs: 0, mtimeMs: 0, ctimeMs: 0 });
  },
  read(fd, buffer, offset, length, position, callback) {
    const rest = run ? run.stdin.subarray(run.at, run.at + length) : new Uint8Array();
    buffer.set(rest, offset);
    if (run) run.at += rest.length;
    callback(null, rest.length);
  },
  write(fd, buffer, offset, length, position, callback) {
    const bytes = buffer.subarray(offset, offset + length);
    // Who prints too much gets no answer, and waits for it until this instance ends.
    if (print(fd, bytes)) callback(null, length);
  },
  // Go's runtime writes its last words in this way.
  writeSync(fd, buffer) {
    instance.stderr += new TextDecoder().decode(buffer);
    return buffer.length;
  },
};


// print takes a piece of output, and says whether the program may go on.
function print(fd, bytes) {
  if (!run || run.muted || bytes.length === 0) return true;
  if (run.flooded) return false;
  const taken = Math.min(bytes.length, run.left);
  run.left -= taken;
  run.flooded = taken < bytes.length;
  keep(fd, bytes.slice(0, taken));
  return !run.flooded;
}

function keep(fd, bytes) {
  if (run.keep) {
    if (fd === run.keep) run.kept.push(bytes);
    return;
  }
  run.parts.push([fd, bytes]);
  run.size += bytes.length;
  if (run.size >= piece || performance.now() - run.sent > pause) flush(run);
}

// flush sends on what has been printed. A character that is cut in two waits for
// its other half.
function flush(run) {
  let kind, text = "";
  const send = () => text && serving !== warmUp && self.postMessage({ kind, text, id: serving.id });
  for (const [fd, bytes] of run.parts) {
    const to = fd === 2 ? "stderr" : "stdout";
    if (to !== kind) {
      send();
      [kind, text] = [to, ""];
    }
    run.decoders[to] ??= new TextDecoder("utf-8", { ignoreBOM: true });
    text += run.decoders[to].decode(bytes, { stream: true });
  }
  send();
  run.parts = [];
  run.size = 0;
  run.sent = performance.now();
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
