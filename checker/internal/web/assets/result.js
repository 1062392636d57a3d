// What stands under a cell that was run: what it printed, and how it ended.
import { button, grouped, make } from "./dom.js";

// How much of an output is shown at once, in characters.
const mostShown = 60_000;

// said is how a lesson writes that a cell failed, below what it printed.
function said(output, { diagnostics, message }) {
  if (diagnostics?.length) return diagnostics.map((d) => (d.line ? `${d.line}:${d.column}: ` : "") + d.message + "\n").join("");
  if (!message) return "";
  return (output && !output.endsWith("\n") ? "\n" : "") + message + "\n";
}

const limits = {
  "step limit": "Stopped at the step limit: it does not end in time.",
  "output limit": "Stopped: it prints too much.",
};

// watched says what there is to see of a search.
function watched({ noBoard, searches }, { traced }) {
  if (!noBoard) return ["Its search is below."];
  return searches.length ? [noBoard, `${traced} shows its calls.`] : [noBoard];
}

const endings = {
  ...limits,
  exited: "",
  crashed: "It crashed.",
  declined: "The browser cannot run this.",
  refused: "It does not compile.",
  unwatchable: "There is no search to watch.",
  stopped: "Stopped.",
  failed: "The engine failed.",
};

export class Result {
  #element;
  #state;
  #output;
  #text = "";
  #shown = 0;
  #pending = [];
  summary = "";

  constructor(section) {
    this.#state = make("p", { className: "label", textContent: "Running …" });
    this.#output = make("samp");
    this.#element = make("div", { className: "result" }, this.#state, make("pre", { hidden: true }, this.#output));
    section.append(this.#element);
  }

  remove() {
    this.#element.remove();
  }

  loading(share) {
    if (share >= 1) {
      this.#state.textContent = "Starting …";
      return;
    }
    const bar = make("progress", { value: share, "aria-label": "Loading the engine" });
    this.#state.replaceChildren("Loading the engine, once … ", bar);
  }

  // add shows a piece of output, many pieces in one go.
  add(text, className) {
    this.#text += text;
    if (this.#pending.push([text, className]) === 1) requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    for (const [text, className] of this.#pending.splice(0)) {
      const piece = text.slice(0, Math.max(0, mostShown - this.#shown));
      this.#shown += text.length;
      if (piece) this.#output.append(className ? make("span", { className, textContent: piece }) : piece);
    }
    this.#output.parentElement.hidden = this.#shown === 0;
  }

  end(answer, time, cell) {
    this.#flush();
    const words = [endings[answer.how] ?? answer.how];
    if (answer.how === "declined" && cell.options.elsewhere) words.push(`${cell.options.elsewhere} runs it.`);
    if (answer.steps) words.push(`${grouped(answer.steps)} steps.`);
    if (this.#shown > mostShown) words.push(`${grouped(this.#shown - mostShown)} more characters are not shown.`);
    const fine = answer.how === "exited" && !answer.exit;
    if (answer.record) words.push(...watched(answer.record, cell.options));
    else if (fine && cell.options.declares) words.push("It compiles.");
    else if (fine && this.#shown === 0) words.push("It printed nothing.");
    const same = cell.sameAsBefore(this.#text + said(this.#text, answer));
    if (same === true) words.push("The same as in the lesson.");
    if (same === false && fine) words.push("Not what the lesson shows.");
    this.#element.classList.toggle("failed", !fine);
    this.summary = words.filter(Boolean).join(" ");
    this.#state.textContent = this.summary;
    if (same === false && fine) this.#state.append(" ", button("Show the lesson's", (event) => {
      cell.showBefore();
      event.target.remove();
    }));
    this.#messages(answer, cell);
  }

  #messages(answer, cell) {
    const messages = answer.diagnostics?.length ? answer.diagnostics
      : answer.message && !(answer.how in limits) ? [answer] : [];
    for (const { line, column, message } of messages) {
      const place = line && column ? `line ${line}, column ${column}: ` : "";
      const row = make("p", { className: "message", textContent: place + message });
      if (line) row.append(" ", button("Go there", () => cell.goTo(line, column), { "aria-label": `Go there, to line ${line}` }));
      this.#element.append(row);
    }
  }
}
