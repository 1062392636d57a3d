// The page's side of the engine: it starts a worker, which loads the WebAssembly
// module, keeps the module for later ones, and ends the worker when a program has to
// stop. A program that is running can be stopped in no other way.

export class Engine {
  #root;
  #module; // compiled, once a worker has loaded it
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
    this.#worker ??= this.#start();
    await this.#worker.ready;
  }

  // loadEarly has the engine ready for the first run, unless the reader wants to
  // save data.
  loadEarly() {
    if (navigator.connection?.saveData) return;
    this.load().catch(() => {}); // the first run says what is wrong
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
    this.load().catch(() => {});
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

  #start() {
    const worker = new Worker(this.#root + "assets/worker.js");
    const ready = new Promise((resolve, reject) => {
      const fail = (message) => {
        reject(new Error(message));
        if (this.#worker?.worker === worker) this.#end({ how: "failed", message });
      };
      worker.onmessage = ({ data }) => {
        switch (data.kind) {
          case "loading":
            return this.loaded(data.share);
          case "failed":
            return fail(data.message);
          case "ready":
            this.#module = data.module;
            return resolve();
        }
        this.#heard(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || "the engine could not be started");
      };
    });
    worker.postMessage({ op: "start", module: this.#module });
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
