// Stands for the engine in tests of the pages: it says what the lesson says, and
// what a test wants to hear.
onmessage = ({ data }) => {
  const { op, id } = data;
  if (op === "start") return setTimeout(() => postMessage({ kind: "ready" }), 50);
  if (op === "cell" || op === "diagnoseCell") {
    const fences = [...data.page.matchAll(/^(`{3,})(\w+)([^\n]*)\n([^]*?)^\1$/gm)];
    const gos = fences.filter((f) => f[2] === "go");
    const own = gos[data.cell], next = fences[fences.indexOf(own) + 1];
    return answer(id, own[4], next?.[2] === "output" ? next[4] : "", op === "cell");
  }
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
