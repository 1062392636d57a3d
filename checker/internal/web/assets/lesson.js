// The cells of a lesson. There is no hidden state: what a cell prints depends only
// on the text above it, so a change marks what was printed below as old.
import { Cell } from "./cell.js";
import { Engine } from "./engine.js";
import { follow } from "./store.js";

const { root, name } = document.body.dataset;
const engine = new Engine(root);
engine.loadEarly();
const notebook = await (await fetch("notebook.json")).json();
follow(name, notebook.cells);

const cells = notebook.cells.map((cell, i) => {
  const request = (op) => (text) => ({ op, page: compose(i, text), cell: i });
  return new Cell(document.querySelector(`[data-cell="${i}"]`), {
    engine,
    page: name,
    name: cell.id,
    label: `Cell ${i + 1}`,
    original: cell.source,
    originally: "the lesson's text",
    output: cell.declares && !cell.expect ? undefined : cell.output,
    verb: cell.declares ? "Check" : "Run",
    declares: cell.declares,
    run: request(cell.declares ? "diagnoseCell" : "cell"),
    diagnose: request("diagnoseCell"),
    changed: () => cells.slice(i + 1).forEach((below) => below.stale()),
  });
});
document.body.dataset.ready = "";

// compose is the lesson's text with the reader's cells in their places.
function compose(at, text) {
  let page = notebook.text[0];
  notebook.cells.forEach((cell, i) => {
    const source = i === at ? text : cells[i].text;
    page += fence(cell, source) + notebook.text[i + 1];
  });
  return page;
}

// fence puts a text between marks that are longer than any within it.
function fence({ info, prefix }, source) {
  const longest = Math.max(2, ...(source.match(/`+/g) ?? []).map((run) => run.length));
  const mark = "`".repeat(longest + 1);
  const lines = [mark + info, ...source.replace(/\n$/, "").split("\n"), mark];
  return lines.map((line) => prefix + line + "\n").join("");
}
