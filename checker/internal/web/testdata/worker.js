// Stands for the engine in tests of the pages: it says what the lesson says, which the
// test puts before this as outputs, and what a test wants to hear.
onmessage = ({ data }) => {
  const { op, id } = data;
  if (op === "start") return setTimeout(() => postMessage({ kind: "ready" }), 50);
  if (op === "cell" || op === "diagnoseCell") {
    const { text } = data.cells.at(-1);
    return answer(id, text, outputs[text] ?? "", op === "cell");
  }
  if (op === "watch") return watch(id, data.source);
  if (op === "run" || op === "diagnose") return answer(id, data.source, data.stdin ?? "", op === "run");
  if (op === "grade") {
    const tests = data.exercise.tests;
    let i = 0;
    const go = () => {
      postMessage({ id, kind: "progress", done: ++i, total: tests.length });
      if (i < tests.length) return setTimeout(go, 50);
      const bad = data.source.includes("return 0");
      postMessage({ id, kind: "result", report: { exercise: data.exercise.name, file: "main.go", verdict: bad ? "WA" : "AC", score: 1, diagnostics: [],
        tests: tests.map((t, k) => ({ name: t.name, verdict: t.heavy ? "undecided" : bad && k === 0 ? "WA" : "AC", engine: "yaegi", steps: 1234567, time_ms: 1, message: t.heavy ? "go run ./checker check 04 --test x" : "" })) }, text: "WA  wrong answer\n\n  line 1\n" });
    };
    return go();
  }
};
function answer(id, source, output, runs) {
  const lines = source.split("\n");
  const wrong = lines.findIndex((l) => l.includes("nonsense"));
  if (wrong >= 0) return postMessage({ id, kind: "done", how: "refused", exit: 1, steps: 0, message: "", diagnostics: [{ line: wrong + 1, column: lines[wrong].indexOf("nonsense") + 1, message: "undefined: nonsense" }] });
  if (runs && source.includes("for {}")) for (;;);
  if (runs && output) postMessage({ id, kind: "stdout", text: output });
  postMessage({ id, kind: "done", how: "exited", exit: 0, steps: 4321, message: "", line: 0, column: 0, diagnostics: [] });
}
// watch shows two searches: one on a board of 1, and one on a board of 4 that soon
// leaves the path. It is slow until the test says that it is over.
function watch(id, source) {
  if (source.includes("for {}")) for (;;);
  if (source.includes("slowly")) {
    new BroadcastChannel("test").onmessage = () => watch(id, source.replace("slowly", ""));
    return postMessage({ id, kind: "stdout", text: "waiting" });
  }
  const line = source.split("\n").findIndex((l) => l.startsWith("func search")) + 1;
  if (line === 0) return postMessage({ id, kind: "done", how: "unwatchable", exit: 0, steps: 0, message: "this program cannot be traced: no function of it calls itself, so there is no search to follow", diagnostics: [] });
  if (source.includes("rooks")) return postMessage({ id, kind: "done", how: "exited", exit: 0, steps: 0, message: "", diagnostics: [], record: { noBoard: "It is a game of rooks.", searches: [{}] } });
  const step = (kind, row, column, queens, node, words, more) => ({ kind, row, column, by: 0, queens, node, found: 0, line, call: `search(${queens.length})`, words, ...more });
  const nodes = (n) => Array.from({ length: n }, (_, row) => ({ parent: row - 1, row, solution: n === 2 && row === 1 }));
  const one = [step("begin", 0, 0, [], 0, "search(0): a board of 1"), step("place", 1, 1, [1], 1, "row 1 column 1: a queen", { line: line + 2 }),
    step("full", 1, 0, [1], 1, "every row has its queen: solution 1", { found: 1 }), step("back", 1, 0, [], 0, "row 1: no more columns, the search is over", { found: 1 })];
  const four = [step("begin", 0, 0, [], 0, "search(0): a board of 4"), step("place", 1, 1, [1], 1, "row 1 column 1: a queen"),
    step("refuse", 2, 1, [1], 1, "row 2 column 1: attacked by the queen in row 1, same column", { by: 1 }),
    step("place", 2, 2, [1, 2], 2, "row 2 column 2: a queen, though attacked from row 1", { by: 1 }),
    step("back", 3, 0, [1, 2], 2, "row 3: no column is tried, back to row 2")];
  const path = { stays: false, title: "Search 2, search(0), leaves the reference's path.", words: "After 1 the reference places a queen in column 3 of row 2.", doubt: "",
    search: 1, step: 3, queens: [1], row: 2, column: 2, mark: "!" };
  postMessage({ id, kind: "done", how: "exited", exit: 0, steps: 0, message: "", diagnostics: [], record: {
    function: "search(row)", columns: "the turns of the loop in line 12", noBoard: "", more: 0, cut: "here the search was cut off", tally: "5 calls.", notes: ["A note."],
    from: line, to: line + 3, path, searches: [{ call: "search(0)", size: 1, nodes: nodes(2), steps: one, left: 0 }, { call: "search(0)", size: 4, nodes: nodes(3), steps: four, left: 1234 }] } });
}
