// What the judge says about a program.
import { grouped, make } from "./dom.js";

const verdicts = {
  AC: "accepted",
  PE: "presentation error",
  WA: "wrong answer",
  TLE: "time limit",
  MLE: "memory limit",
  OLE: "output limit",
  RTE: "run-time error",
  CE: "compile error",
  RF: "restricted function",
  IE: "internal error",
  undecided: "undecided here",
};

export class Report {
  element = make("div", { className: "report" });
  summary = "";

  wait() {
    this.element.replaceChildren();
  }

  // stale says that the program has changed since it was judged.
  stale() {
    if (!this.element.firstChild || this.element.querySelector(".mark")) return;
    this.element.prepend(make("p", { className: "mark", textContent: "Your program has changed since this report." }));
  }

  show({ how, message, report, text }, program) {
    if (!report) {
      this.summary = how === "stopped" ? "Judging was stopped." : `The engine failed: ${message}`;
      this.element.replaceChildren(make("p", { className: "mark", textContent: this.summary }));
      return;
    }
    const words = `${report.verdict === "undecided" ? "" : report.verdict + ", "}${verdicts[report.verdict] ?? report.verdict}`;
    const passed = report.tests.filter((test) => test.verdict === "AC").length;
    this.summary = report.tests.length ? `${words}: ${passed} of ${report.tests.length} tests passed.` : `${words}.`;
    const looks = report.verdict === "AC" ? "good" : report.verdict === "undecided" ? "open" : "bad";
    const title = make("h3", { textContent: this.summary, tabIndex: -1 });
    this.element.replaceChildren(make("div", { className: `verdict ${looks}` }, title,
      ...diagnostics(report, program), ...table(report), ...whole(text)));
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: "nearest" });
  }
}

function diagnostics({ diagnostics }, program) {
  if (!diagnostics?.length) return [];
  return [make("ul", {}, ...diagnostics.map(({ line, column, message }) =>
    make("li", {}, make("button", {
      type: "button",
      textContent: `Line ${line}, column ${column}`,
      onclick: () => program.goTo(line, column),
    }), " ", message)))];
}

function table({ tests }) {
  if (!tests.length) return [];
  const head = ["Test", "Verdict", "Steps"].map((words) => make("th", { scope: "col", textContent: words }));
  const rows = tests.map(({ name, verdict, steps, message }) => {
    const first = verdict === "undecided" ? message : "";
    return make("tr", {},
      make("td", { textContent: name }),
      make("td", { className: verdict === "AC" || verdict === "undecided" ? verdict : "no" },
        verdicts[verdict] ?? verdict, ...(first ? [make("br"), make("span", { className: "about", textContent: first })] : [])),
      make("td", { align: "right", textContent: steps ? grouped(steps) : "" }));
  });
  return [make("div", { className: "scroll" }, make("table", {},
    make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows)))];
}

function whole(text) {
  return text ? [make("details", { open: true }, make("summary", { textContent: "The report, as the command prints it" }),
    make("pre", {}, make("samp", { textContent: text.trimEnd() })))] : [];
}
