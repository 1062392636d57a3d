// The program of an exercise: write it, run it on an input, hand it in. Where the
// course is served from a clone, it is the file of the clone.
import { Cell } from "./cell.js";
import { button, make, say } from "./dom.js";
import { Engine } from "./engine.js";
import { File } from "./file.js";
import { Report } from "./report.js";
import { setSolved } from "./store.js";
import { Watch } from "./watch.js";

const { root, name, live } = document.body.dataset;
const engine = new Engine(root);
engine.loadEarly();
const exercise = await (await fetch("exercise.json")).json();
const section = document.getElementById("program");

const file = live === undefined ? null : new File(root, exercise.name);
const original = file ? await file.read(exercise.starter) : exercise.starter;

const limits = { steps: exercise.limits.steps, output: exercise.limits.output_kib * 1024 };
const input = make("textarea", { id: "input", spellcheck: false, value: exercise.tests[0]?.input ?? "" });
const program = new Cell(section.querySelector(".cell"), {
  engine,
  page: live === undefined ? name : `${name}:file`,
  name: "main.go",
  label: "your program",
  original,
  originally: file ? "the file" : "the starter",
  verb: "Run",
  elsewhere: `go run ./checker run exercises/${exercise.name}/main.go`,
  traced: `go run ./checker run --trace exercises/${exercise.name}/main.go`,
  run: (source) => ({ op: "run", source, stdin: input.value, limits }),
  diagnose: (source) => ({ op: "diagnose", source }),
  changed: () => {
    report.stale();
    watch.stale();
  },
});
program.offer(button("Watch", watchSearch, { className: "watch", "aria-label": "Watch the search of your program" }));

const handIn = button("Hand in", grade, { className: "main hand-in" });
const stop = button("Stop judging", () => engine.stop(), { hidden: true });
const progress = make("progress", { hidden: true, "aria-label": "Tests done" });
const report = new Report();
const watch = new Watch();
section.append(watch.element, inputs(), make("div", { className: "row" }, handIn, stop, progress, ...fileButtons()), report.element);
section.querySelector(".still").textContent = file
  ? `This is exercises/${exercise.name}/main.go. What you change here stays in this browser until you save it.`
  : "Write here. What you change stays in this browser, on this device.";
document.body.dataset.ready = "";

// inputs is where the input of a run is written, or taken from a sample.
function inputs() {
  const samples = exercise.tests.filter((test) => test.sample && test.input);
  const buttons = samples.map((test) => button(test.name, () => {
    input.value = test.input;
    say(`The input is ${test.name}.`);
  }, { "aria-label": `Take the input of ${test.name}` }));
  return make("details", { open: samples.length > 0 },
    make("summary", { textContent: "Input for Run and Watch" }),
    make("label", { htmlFor: "input", textContent: "Standard input" }), input,
    make("div", { className: "row" }, ...buttons));
}

function fileButtons() {
  if (!file) return [];
  const save = button("Save to the file", async () => {
    save.disabled = true;
    const saved = await file.save(program, exercise.starter);
    save.disabled = false;
    state.textContent = saved;
    say(saved);
  }, { className: "save" });
  const state = make("span", { className: "about" });
  return [save, button("Back to the starter", () => program.put(exercise.starter)), state];
}

async function watchSearch() {
  watch.clear();
  const source = program.text;
  const answer = await program.run(() => ({ op: "watch", exercise: exercise.name, source, stdin: input.value, limits }));
  if (!answer?.record || answer.record.noBoard) return;
  watch.show(answer.record, source);
  if (program.text !== source) watch.stale(); // it was changed in the meantime
}

async function grade() {
  if (engine.busy) engine.stop();
  busy(true);
  report.wait();
  progress.removeAttribute("value");
  const answer = await engine.ask({ op: "grade", exercise, source: program.text }, {
    progress({ done, total }) {
      progress.max = total;
      progress.value = done;
    },
  });
  busy(false);
  report.show(answer, program);
  if (answer.report?.verdict === "AC") setSolved(exercise.name);
  say(report.summary);
}

function busy(yes) {
  handIn.disabled = yes;
  stop.hidden = progress.hidden = !yes;
  if (!yes && document.activeElement === document.body) handIn.focus({ preventScroll: true });
}
