// Plays a search on a board: forwards, backwards, step by step, with what the
// search remembers beside it and its tree growing below.
import { button, make, say } from "./dom.js";
import { attackers, counters, lines, masks, record, searches } from "./search.js";

// The height of a level of the tree; its width is 100.
const level = 7;

const speeds = { slow: 1200, steady: 450, quick: 120 };

// draw makes an element of SVG.
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const crown = "M9 17l6.5 9 1-13 4.5 12 3-13.5 3 13.5 4.5-12 1 13 6.5-9-4.5 16h-21zM12.5 35.5h23l1.5 4.5h-26z";

class Player {
  #element;
  #search;
  #n;
  #at = 0;
  #timer = 0;
  #view = {};

  constructor(element) {
    this.#element = element;
    this.#search = searches[element.dataset.search];
    this.#makeViews();
    this.#makeControls();
    this.#begin(4);
  }

  #makeViews() {
    this.#view = {
      board: make("div", { className: "board" }),
      memory: make("div", { className: "memory" }),
      counts: make("p", { className: "counts" }),
      words: make("p", { className: "words" }),
      tree: make("div", { className: "tree" }),
    };
    const { board, memory, counts, words, tree } = this.#view;
    const code = this.#element.querySelector(".code");
    this.#element.append(words, make("div", { className: "stage" },
      make("div", { className: "left" }, board, counts), make("div", { className: "beside" }, memory, code)), tree);
  }

  #makeControls() {
    const step = (by) => () => {
      this.#pause();
      this.#show(this.#at + by, true);
    };
    const size = make("select", { id: `${this.#element.id}-size`, onchange: () => this.#begin(Number(size.value)) },
      ...[4, 5, 6].map((n) => make("option", { value: n, textContent: n })));
    const speed = make("select", { id: `${this.#element.id}-speed` },
      ...Object.keys(speeds).map((name) => make("option", { value: name, textContent: name, selected: name === "steady" })));
    const slider = make("input", { type: "range", min: 0, "aria-label": "Step of the search", oninput: () => {
      this.#pause();
      this.#show(Number(slider.value), false);
    } });
    const play = button("Play", () => (this.#timer ? this.#pause() : this.#play()), { className: "main play" });
    Object.assign(this.#view, { speed, slider, play });
    this.#element.querySelector(".still").replaceWith(make("div", { className: "controls" },
      make("div", { className: "row" },
        button("Start", () => step(-Infinity)(), { "aria-label": "To the start" }),
        button("Back", step(-1), { className: "back", "aria-label": "One step back" }),
        play,
        button("Step", step(1), { className: "forward", "aria-label": "One step forward" }),
        make("span", { className: "pair" }, make("label", { htmlFor: size.id, textContent: "n" }), size),
        make("span", { className: "pair" }, make("label", { htmlFor: speed.id, textContent: "Speed" }), speed)),
      slider));
  }

  #begin(n) {
    this.#pause();
    this.#n = n;
    Object.assign(this, record(n, this.#search.asks));
    this.#view.slider.max = this.frames.length - 1;
    this.places = layout(this.nodes, n);
    this.#show(0, false);
  }

  #play() {
    if (this.#at === this.frames.length - 1) this.#show(0, false);
    this.#view.play.textContent = "Pause";
    const next = () => {
      this.#show(this.#at + 1, false);
      if (this.#at === this.frames.length - 1) this.#pause();
      else this.#timer = setTimeout(next, speeds[this.#view.speed.value]);
    };
    this.#timer = setTimeout(next, 0);
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#view.play.textContent = "Play";
  }

  // show goes to a step. Screen readers hear of it when the reader asked for it.
  #show(at, aloud) {
    this.#at = Math.max(0, Math.min(at, this.frames.length - 1));
    const frame = this.frames[this.#at];
    const words = describe(frame, this.#n);
    this.#view.words.textContent = words;
    this.#view.counts.textContent = `Step ${this.#at} of ${this.frames.length - 1}. Boards: ${frame.boards}. Solutions: ${frame.found}.`;
    this.#view.slider.value = this.#at;
    this.#view.slider.setAttribute("aria-valuetext", `step ${this.#at}: ${words}`);
    this.#view.board.replaceChildren(this.#board(frame));
    this.#view.memory.replaceChildren(...memories[this.#element.dataset.search](frame, this.#n));
    this.#view.tree.replaceChildren(this.#tree(frame));
    this.#mark(frame.kind);
    if (aloud) say(words);
  }

  // mark shows the line of the code that the step stands at.
  #mark(kind) {
    const words = this.#search.code[kind];
    for (const line of this.#element.querySelectorAll(".code .line")) {
      line.classList.toggle("now", words !== undefined && line.textContent.includes(words));
    }
  }

  #board({ kind, row, col, queens, free }) {
    const n = this.#n;
    const side = 48;
    const svg = draw("svg", { viewBox: `-24 -24 ${n * side + 26} ${n * side + 26}`, role: "img",
      "aria-label": queens.length ? `Board with queens in columns ${queens.map((c) => c + 1).join(", ")}` : "Empty board" });
    const numbers = this.#element.dataset.search === "counters" ? counters(queens, n) : null;
    for (let r = 0; r < n; r++) {
      svg.append(label(r + 1, -12, r * side + 29), label(r + 1, r * side + 24, -8));
      for (let c = 0; c < n; c++) {
        const at = { x: c * side, y: r * side, width: side, height: side };
        svg.append(draw("rect", { ...at, class: (r + c) % 2 ? "dark" : "light" }));
        if (r >= queens.length && attackers(queens, r, c).length) svg.append(draw("rect", { ...at, class: "attacked" }));
        if (numbers?.[r][c] && queens[r] !== c) svg.append(label(numbers[r][c], c * side + 24, r * side + 29, "counter"));
        if (queens[r] === c) {
          const now = kind === "put" && r === row ? " now" : "";
          svg.append(draw("path", { d: crown, class: "queen" + now, transform: `translate(${c * side} ${r * side})` }));
        }
      }
    }
    if (kind === "ask") svg.append(asked(col * side, row * side, side, free));
    svg.append(draw("rect", { width: n * side, height: n * side, class: "frame" }));
    return svg;
  }

  #tree(frame) {
    const { places } = this;
    const svg = draw("svg", { viewBox: `-2 -2 104 ${this.#n * level + 6}`, role: "img",
      "aria-label": `Search tree: ${frame.boards} of ${this.nodes.length} boards, ${frame.found} solutions` });
    const path = new Set();
    for (let at = frame.node; at >= 0; at = this.nodes[at].parent) path.add(at);
    const small = this.nodes.length > 60 ? 0.55 : 1;
    for (let i = 0; i < frame.boards; i++) {
      const { parent, row, solution } = this.nodes[i];
      const at = { x: places[i] * 100, y: row * level };
      const now = path.has(i) ? " now" : "";
      if (parent >= 0) {
        svg.prepend(draw("line", { x1: places[parent] * 100, y1: (row - 1) * level, x2: at.x, y2: at.y, class: "edge" + now }));
      }
      if (solution) svg.append(draw("path", { d: "M-1.6 .2l1.2 1.3l2.2 -2.8", transform: `translate(${at.x} ${at.y + 2.4}) scale(${small})`, class: "tick" }));
      svg.append(draw("circle", { cx: at.x, cy: at.y, r: (i === frame.node ? 1.5 : 1) * small, class: (solution ? "solution" : "node") + now }));
    }
    return svg;
  }
}

function label(text, x, y, className = "label") {
  return draw("text", { x, y, class: className, "text-anchor": "middle" }, String(text));
}

// asked marks a cell by its shape: a ring is free, a cross is attacked.
function asked(x, y, side, free) {
  if (free) return draw("circle", { cx: x + side / 2, cy: y + side / 2, r: 15, class: "ring" });
  return draw("path", { d: `M${x + 12} ${y + 12}l24 24m0 -24l-24 24`, class: "cross" });
}

// layout gives each board of the tree its place from left to right, 0 to 1.
function layout(nodes, n) {
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
  return places.map((x) => (leaves > 1 ? x / (leaves - 1) : 0.5));
}

function describe({ kind, row, col, free, queens, found }, n) {
  const cell = `row ${row + 1}, column ${col + 1}`;
  switch (kind) {
    case "start":
      return `The board is empty. ${n} queens are to stand on it.`;
    case "ask":
      if (free) return `May a queen stand in ${cell}? Yes, no queen attacks it.`;
      return `May a queen stand in ${cell}? No, the queen in row ${attackers(queens, row, col)[0] + 1} attacks it.`;
    case "look": {
      const free = [...Array(n).keys()].filter((c) => !attackers(queens, row, c).length).map((c) => c + 1);
      return free.length ? `Row ${row + 1} has free cells in columns ${free.join(", ")}.` : `Row ${row + 1} has no free cell: a dead end.`;
    }
    case "put":
      return `Put a queen in ${cell}, and go on.`;
    case "take":
      return `Take back the queen in ${cell}.`;
    case "found":
      return `All ${n} queens stand: solution ${found}, columns ${queens.map((c) => c + 1).join(" ")}.`;
  }
  return `Everything has been tried. There are ${found} solutions.`;
}

// What each search remembers, beside the board.
const memories = {
  pairwise({ kind, row, col, queens }) {
    const asks = kind === "ask";
    const numbers = (r, c) => [c + 1, c - r, c + r + 2];
    const own = asks ? numbers(row, col) : [];
    const line = (name, values, head) => make("tr", {}, make("th", { scope: "row", textContent: name }),
      ...values.map((v, i) => make("td", { textContent: v, className: !head && v === own[i] ? "hit" : "" })));
    const rows = queens.map((c, r) => line(`row ${r + 1}`, numbers(r, c)));
    if (asks) rows.push(line(`row ${row + 1}?`, own, true));
    return [make("table", {}, make("caption", { textContent: "Equal numbers are a common line" }),
      make("thead", {}, make("tr", {}, make("td"), ...["col", "col − row", "col + row"].map((words) => make("th", { scope: "col", textContent: words })))),
      make("tbody", {}, ...rows))];
  },
  arrays({ kind, row, col, queens }, n) {
    const flags = lines(queens, n);
    const at = kind === "ask" || kind === "put" || kind === "take" ? { col, dg: row + col, udg: row - col + n } : {};
    return Object.entries(flags).map(([name, values]) => strip(name,
      values.map((taken, i) => ({ text: taken ? "×" : "", under: i, now: at[name] === i })).slice(name === "udg" ? 1 : 0)));
  },
  counters() {
    return [make("p", { textContent: "The number in a cell says how many queens attack it. A cell without a number is free." })];
  },
  masks({ queens }, n) {
    if (queens.length === n) return [make("p", { textContent: "row == full: every column has its queen." })];
    return Object.entries(masks(queens, n)).map(([name, mask]) => strip(name,
      Array.from({ length: n }, (_, c) => ({ text: (mask >> c) & 1 ? "1" : "·", under: c + 1, now: name === "pos" && (mask >> c) & 1 }))));
  },
};

// strip is a row of small boxes with a name, a number under each.
function strip(name, boxes) {
  const said = boxes.filter((b) => b.text && b.text !== "·").map((b) => b.under).join(", ") || "none";
  return make("div", { className: "strip" }, make("code", { textContent: name }),
    make("span", { className: "boxes", role: "img", "aria-label": `${name}: set at ${said}` },
      ...boxes.map(({ text, under, now }) => make("span", { className: now ? "box now" : "box" },
        make("span", { className: "in", textContent: text }), make("span", { className: "under", textContent: under })))));
}

for (const element of document.querySelectorAll(".player")) new Player(element);
