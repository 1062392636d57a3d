// A piece of code in a page that can be edited and run: a cell of a lesson or the
// program of an exercise.
import { button, copyButton, make, say } from "./dom.js";
import { Result } from "./result.js";
import { dropEdit, readEdit, writeEdit } from "./store.js";

export class Cell {
  #section;
  #options;
  #code;
  #editor = null;
  #text;
  #edit = null;
  #result = null;
  #printed;
  #buttons;
  #starters; // the buttons that have the engine do something
  #pressed; // the one that was pressed last
  #mark;

  // options:
  //   page, name  under which edits are kept
  //   label       what the cell is called, "Cell 3"
  //   original    its text as the course has it
  //   originally  what to call that text, "the lesson's text"
  //   output      what the original prints, if that is known
  //   declares    it is checked and not run
  //   verb        what the button that runs it says
  //   elsewhere   the command that runs what a browser cannot, if there is one
  //   traced      the command that shows the calls of what has no board, if there is one
  //   engine      the Engine
  //   run         the request for a text
  //   diagnose    the request that only checks a text
  //   changed     called when the text has changed
  constructor(section, options) {
    this.#section = section;
    this.#options = options;
    this.#code = section.querySelector(".code");
    this.#printed = section.querySelector(".printed:not(.input)");
    this.#mark = make("span", { className: "mark" });
    this.#text = options.original;
    this.#makeButtons();
    this.#takeUp();
  }

  get text() {
    return this.#text;
  }

  get options() {
    return this.#options;
  }

  get edited() {
    return this.#text !== this.#options.original;
  }

  // stale says that what stands under the cell belongs to another text.
  stale() {
    if (!this.#result) return;
    this.#section.classList.add("stale");
    this.#showMark();
  }

  #makeButtons() {
    const { label, verb } = this.#options;
    this.#buttons = {
      run: button(verb, () => this.run(), { className: "main run", "aria-label": `${verb} ${label}` }),
      stop: button("Stop", () => this.#options.engine.stop(), { className: "stop", hidden: true, "aria-label": `Stop ${label}` }),
      edit: button("Edit", () => this.open(), { className: "edit", "aria-label": `Edit ${label}` }),
      reset: button("Reset", () => this.reset(), { className: "reset", hidden: true, "aria-label": `Reset ${label}` }),
      copy: copyButton(() => this.#text, label),
    };
    this.#starters = [this.#buttons.run];
    const bar = this.#section.querySelector(".bar");
    bar.append(this.#mark, make("div", { className: "buttons" }, ...Object.values(this.#buttons)));
  }

  // offer puts a button beside the one that runs the cell. Both give way to the one
  // that stops.
  offer(own) {
    this.#starters.at(-1).after(own);
    this.#starters.push(own);
  }

  // takeUp goes on with what the reader wrote on an earlier day. If the original
  // has changed since, the reader decides.
  #takeUp() {
    const { page, name, original } = this.#options;
    if (this.#code.querySelector("code").textContent !== original) this.#shown();
    const edit = readEdit(page, name);
    if (!edit) return;
    if (edit.text === original) {
      dropEdit(page, name);
      return;
    }
    this.#edit = edit;
    this.#text = edit.text;
    this.#shown();
    if (edit.was !== original) this.#offerBoth();
  }

  #offerBoth() {
    const { originally, original } = this.#options;
    const close = () => {
      notice.remove();
      this.#buttons.edit.focus();
    };
    const notice = make("div", { className: "notice", role: "group", "aria-label": "Two versions" },
      make("p", { textContent: `You changed this code, and ${originally} has changed since then. Yours is shown.` }),
      make("details", {}, make("summary", { textContent: `Show ${originally} of today` }),
        make("pre", {}, make("code", { textContent: original }))),
      make("div", { className: "row" },
        button("Keep mine", () => {
          this.#keep();
          close();
        }),
        button(`Take ${originally}`, () => {
          this.reset();
          close();
        })));
    this.#code.before(notice);
  }

  #keep() {
    const { page, name, original } = this.#options;
    this.#edit = { was: original, text: this.#text };
    if (this.edited) return writeEdit(page, name, this.#edit);
    dropEdit(page, name);
    return true;
  }

  // shown puts the text into the page where there is no editor.
  #shown() {
    if (!this.#editor) {
      const code = make("code");
      for (const line of this.#text.replace(/\n$/, "").split("\n")) {
        code.append(make("span", { className: "line", textContent: line }), "\n");
      }
      this.#code.querySelector("code").replaceWith(code);
    }
    this.#showMark();
  }

  #showMark() {
    const stale = this.#section.classList.contains("stale");
    this.#mark.textContent = stale ? "changed since this run" : this.edited ? "edited" : "";
    this.#buttons.reset.hidden = !this.edited;
  }

  // open replaces the code by an editor.
  async open() {
    if (this.#editor) return this.#editor.focus();
    this.#buttons.edit.disabled = true;
    try {
      const { create } = await import("./editor.js");
      const place = make("div", { className: "place" });
      this.#editor = create(place, {
        text: this.#text.replace(/\n$/, ""),
        label: `Code of ${this.#options.label}`,
        changed: (text) => this.#typed(text),
        run: () => this.run(),
        diagnose: (text) => this.#diagnose(ended(text)),
      });
      this.#code.querySelector("pre").replaceWith(place);
      this.#buttons.edit.hidden = true;
      this.#editor.focus();
    } catch (error) {
      this.#buttons.edit.disabled = false;
      say(`The editor could not be loaded: ${error.message}`);
    }
  }

  #typed(text) {
    this.#text = ended(text);
    const kept = this.#keep();
    this.stale();
    this.#showMark();
    if (!kept) this.#mark.textContent = "edited, and this browser cannot keep it";
    this.#options.changed(this);
  }

  async #diagnose(text) {
    const { engine, diagnose } = this.#options;
    if (engine.busy) return null;
    const answer = await engine.ask(diagnose(text));
    return answer.diagnostics?.filter(({ line }) => line > 0) ?? null;
  }

  // put replaces the text.
  put(text) {
    if (this.#editor) {
      this.#editor.replace(text.replace(/\n$/, ""));
      return;
    }
    this.#text = text;
    this.#keep();
    this.stale();
    this.#shown();
    this.#options.changed(this);
  }

  // reset goes back to the original, in the text and below it.
  reset() {
    this.put(this.#options.original);
    dropEdit(this.#options.page, this.#options.name);
    this.#edit = null;
    this.#clear();
    this.#showMark();
    this.#section.querySelector(".notice")?.remove();
    say(`${this.#options.label} is as it was.`);
    this.#buttons.run.focus();
  }

  // rebase makes another text the original, for a file that was saved.
  rebase(original) {
    this.#options.original = original;
    this.#keep();
    this.#showMark();
  }

  #clear() {
    this.#result?.remove();
    this.#result = null;
    this.#section.classList.remove("stale");
    if (this.#printed) this.#printed.hidden = false;
    this.#faults([]);
  }

  // run has the engine do what a request says, to run the cell if it says nothing,
  // and shows what comes. It gives the answer, null if another run has begun.
  async run(request = this.#options.run) {
    const { engine, label } = this.#options;
    if (engine.busy) engine.stop();
    this.#clear();
    const result = new Result(this.#section);
    this.#result = result;
    if (this.#printed) this.#printed.hidden = true;
    this.#running(true);
    engine.loaded = (share) => result.loading(share);
    const began = performance.now();
    const answer = await engine.ask(request(this.#text), {
      stdout: ({ text }) => result.add(text, ""),
      stderr: ({ text }) => result.add(text, "error"),
    });
    this.#running(false);
    if (this.#result !== result) return null;
    result.end(answer, performance.now() - began, this);
    this.#faults(answer.diagnostics?.length ? answer.diagnostics : [answer]);
    say(`${label}: ${result.summary}`);
    return answer;
  }

  // sameAsBefore compares an output with the verified one; undefined if there is
  // none to compare with.
  sameAsBefore(output) {
    return this.#options.output === undefined ? undefined : this.#options.output === output;
  }

  showBefore() {
    if (this.#printed) this.#printed.hidden = false;
  }

  #running(yes) {
    const { stop, run } = this.#buttons;
    const focused = document.activeElement;
    if (yes) this.#pressed = this.#starters.includes(focused) ? focused : run;
    for (const own of this.#starters) own.hidden = yes;
    stop.hidden = !yes;
    if (focused === (yes ? this.#pressed : stop) || focused === document.body) {
      (yes ? stop : this.#pressed).focus({ preventScroll: true });
    }
  }

  // faults marks lines, and leads there from a message.
  #faults(all) {
    const diagnostics = all.filter(({ line }) => line > 0); // others are elsewhere
    if (this.#editor) {
      this.#editor.show(diagnostics);
      return;
    }
    const lines = this.#code.querySelectorAll(".line");
    for (const line of lines) line.classList.remove("fault");
    for (const { line } of diagnostics) lines[line - 1]?.classList.add("fault");
  }

  // goTo leads to a line of the code.
  async goTo(line, column) {
    await this.open();
    this.#editor?.go(line, column);
  }
}

// ended gives a text the line end that an editor does not show.
function ended(text) {
  return text.endsWith("\n") ? text : text + "\n";
}
