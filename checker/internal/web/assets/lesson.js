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
  const request = (op) => (text) => ({ op, cells: down(i, text) });
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

// down are the cells down to number at, with the reader's texts in their places.
function down(at, text) {
  return notebook.cells.slice(0, at + 1).map(({ words }, i) => ({ words, text: i === at ? text : cells[i].text }));
}
