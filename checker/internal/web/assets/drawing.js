// Draws what the player shows: a board, and a tree of boards.
import { attackers } from "./search.js";

// draw makes an element of SVG.
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function label(text, x, y, className = "label") {
  return draw("text", { x, y, class: className, "text-anchor": "middle" }, String(text));
}

const crown = "M9 17l6.5 9 1-13 4.5 12 3-13.5 3 13.5 4.5-12 1 13 6.5-9-4.5 16h-21zM12.5 35.5h23l1.5 4.5h-26z";

const side = 48; // of a cell

// board draws the board of a step. numbers are written into the cells, if there are
// any; mark is a cell to point at, {row, column, mark}.
export function board({ kind, row, column, by, queens }, size, numbers, mark) {
  const svg = draw("svg", { viewBox: `-24 -24 ${size * side + 26} ${size * side + 26}`, role: "img",
    "aria-label": queens.length ? `Board with queens in columns ${queens.join(", ")}` : "Empty board" });
  for (let r = 1; r <= size; r++) {
    svg.append(label(r, -12, (r - 1) * side + 29), label(r, (r - 1) * side + 24, -8));
    for (let c = 1; c <= size; c++) {
      const [x, y] = [(c - 1) * side, (r - 1) * side];
      const cell = { x, y, width: side, height: side };
      svg.append(draw("rect", { ...cell, class: (r + c) % 2 ? "dark" : "light" }));
      if (r > queens.length && attackers(queens, r, c).length) svg.append(draw("rect", { ...cell, class: "attacked" }));
      const number = numbers?.[r - 1][c - 1];
      if (number && queens[r - 1] !== c) svg.append(label(number, x + 24, y + 29, "counter"));
      if (queens[r - 1] === c) svg.append(draw("path", { d: crown, class: "queen " + state(kind, r, row), transform: `translate(${x} ${y})` }));
    }
  }
  if (by && column <= size) svg.append(line(queens[by - 1], by, column, row));
  if (mark?.row) svg.append(pointed(mark));
  else if (kind === "ask" || kind === "refuse") svg.append(asked(kind, row, column, by));
  svg.append(draw("rect", { width: size * side, height: size * side, class: "frame" }));
  return svg;
}

// state says whether a queen has just come, or is about to go.
function state(kind, row, at) {
  if (kind === "place" && row === at) return "now";
  return kind === "back" && row === at - 1 ? "going" : "";
}

const middle = (number) => (number - 0.5) * side;

// line goes from a queen to the cell that she attacks.
function line(fromColumn, fromRow, column, row) {
  return draw("line", { x1: middle(fromColumn), y1: middle(fromRow), x2: middle(column), y2: middle(row), class: "attack" });
}

// asked marks a cell by its shape: a ring is free, a cross is refused.
function asked(kind, row, column, by) {
  const [x, y] = [middle(column), middle(row)];
  const ring = () => draw("circle", { cx: x, cy: y, r: 15, class: "ring" });
  const cross = () => draw("path", { d: `M${x - 12} ${y - 12}l24 24m0 -24l-24 24`, class: "cross" });
  if (kind === "ask") return ring();
  return by ? cross() : draw("g", {}, ring(), cross());
}

// pointed points at the cell where a search leaves the path of the reference.
function pointed({ row, column, mark }) {
  const [x, y] = [middle(column), middle(row)];
  return draw("g", {}, draw("rect", { x: x - 21, y: y - 21, width: 42, height: 42, class: "departure" }),
    label(mark, x + 14, y - 6, "pointer"));
}

// A Tree shows the boards that a search has seen so far. All of it is drawn once.
export class Tree {
  element;
  #nodes;
  #drawn = []; // for each node, what is drawn of it
  #seen = 0;
  #now = [];

  constructor({ nodes, size }) {
    this.#nodes = nodes;
    const level = Math.min(7, 42 / size); // its width is 100
    const places = layout(nodes);
    const leaves = places.leaves;
    const scale = Math.max(0.25, Math.min(1, 50 / leaves));
    const deepest = nodes.reduce((most, { row }) => Math.max(most, row), size);
    this.element = draw("svg", { viewBox: `-2 -2 104 ${deepest * level + 6}`, role: "img" });
    const edges = draw("g"), dots = draw("g");
    this.element.append(edges, dots);
    nodes.forEach(({ parent, row, solution }, i) => {
      const at = { x: places.of[i] * 100, y: row * level };
      const own = [draw("circle", { cx: at.x, cy: at.y, r: scale, class: solution ? "solution" : "node" })];
      if (solution) {
        own.push(draw("path", { d: "M-1.6 .2l1.2 1.3l2.2 -2.8", transform: `translate(${at.x} ${at.y + 2.4}) scale(${scale})`, class: "tick" }));
      }
      dots.append(...own);
      if (parent >= 0) {
        const edge = draw("line", { x1: places.of[parent] * 100, y1: nodes[parent].row * level, x2: at.x, y2: at.y, class: "edge" });
        edges.append(edge);
        own.push(edge);
      }
      for (const part of own) part.classList.add("ahead");
      this.#drawn.push(own);
    });
  }

  // show shows the first boards, and the way to one of them.
  show(seen, node, found) {
    for (let i = Math.min(seen, this.#seen); i < Math.max(seen, this.#seen); i++) {
      for (const part of this.#drawn[i]) part.classList.toggle("ahead", i >= seen);
    }
    this.#seen = seen;
    for (const part of this.#now) part.classList.remove("now", "here");
    this.#now = [];
    for (let at = node; at >= 0; at = this.#nodes[at].parent) this.#now.push(...this.#drawn[at]);
    for (const part of this.#now) part.classList.add("now");
    this.#drawn[node][0].classList.add("here");
    this.element.setAttribute("aria-label", `Search tree: ${seen} of ${this.#nodes.length} boards, ${found} solutions`);
  }
}

// layout gives each board of the tree its place from left to right, 0 to 1, and
// counts the leaves.
function layout(nodes) {
  const children = nodes.map(() => []);
  nodes.forEach(({ parent }, i) => parent >= 0 && children[parent].push(i));
  const places = [];
  let leaves = 0;
  const place = (i) => {
    if (!children[i].length) return (places[i] = leaves++);
    const all = children[i].map(place);
    return (places[i] = (all[0] + all.at(-1)) / 2);
  };
  place(0);
  return { leaves, of: places.map((x) => (leaves > 1 ? x / (leaves - 1) : 0.5)) };
}
