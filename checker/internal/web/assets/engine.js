// The page's side of the engine: it loads the WebAssembly module once, hands it to
// a worker, and ends the worker when a program has to stop. A program that is
// running can be stopped in no other way.

export class Engine {
  #root;
  #module = null; // promise of the compiled module
  #worker = null; // {worker, ready}
  #asked = new Map(); // id -> {resolve, on}
  #last = 0;

  // loaded is called with a share from 0 to 1 while the engine is fetched.
  loaded = () => {};

  constructor(root) {
    this.#root = root;
  }

  // load fetches and starts the engine; it is ready when the promise is kept.
  async load() {
    this.#module ??= fetchModule(this.#root + "assets/engine.wasm.gz", (share) => this.loaded(share));
    try {
      const module = await this.#module;
      this.#worker ??= this.#start(module);
    } catch (error) {
      this.#module = null; // the next try may do better
      throw error;
    }
    await this.#worker.ready;
  }

  // loadWhenIdle has the engine ready for the first run, unless the reader wants
  // to save data.
  loadWhenIdle() {
    if (navigator.connection?.saveData) return;
    const load = () => this.load().catch(() => {}); // the first run says what is wrong
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 3000 });
    else setTimeout(load, 500);
  }

  get busy() {
    return this.#asked.size > 0;
  }

  // ask sends a request and gives a promise of the answer. What comes before the
  // answer goes to on[kind].
  async ask(request, on = {}) {
    const id = ++this.#last;
    const answer = new Promise((resolve) => this.#asked.set(id, { resolve, on }));
    this.load().then(
      () => this.#asked.has(id) && this.#worker.worker.postMessage({ ...request, id }),
      (error) => this.#settle(id, { how: "failed", message: error.message }),
    );
    return answer;
  }

  // stop ends whatever runs. Its answer is {how: "stopped"}.
  stop() {
    this.#end({ how: "stopped" });
    if (this.#module) this.load().catch(() => {});
  }

  #settle(id, answer) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.resolve(answer);
  }

  #end(answer) {
    this.#worker?.worker.terminate();
    this.#worker = null;
    for (const id of [...this.#asked.keys()]) this.#settle(id, answer);
  }

  #start(module) {
    const worker = new Worker(this.#root + "assets/worker.js");
    const ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.kind === "ready" ? resolve() : this.#heard(data));
      worker.onerror = (event) => {
        event.preventDefault();
        const message = event.message || "the engine could not be started";
        reject(new Error(message));
        if (this.#worker?.worker === worker) this.#end({ how: "failed", message });
      };
    });
    worker.postMessage({ op: "start", module });
    return { worker, ready };
  }

  #heard(data) {
    const asked = this.#asked.get(data.id);
    if (!asked) return;
    if (data.kind !== "done" && data.kind !== "result") {
      asked.on[data.kind]?.(data);
      return;
    }
    this.#settle(data.id, data);
  }
}

// fetchModule compiles while it loads. A server may have unpacked the file on the
// way already: the first bytes tell.
async function fetchModule(url, loaded) {
  const response = await fetch(url);
  if (!response.ok) {
    const plain = response.headers.get("Content-Type")?.startsWith("text/plain");
    throw new Error(plain ? (await response.text()).trim() : `the engine could not be loaded (${response.status} ${response.statusText})`);
  }
  const total = Number(response.headers.get("Content-Length"));
  let got = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      got += chunk.length;
      if (total) loaded(Math.min(got / total, 1));
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
