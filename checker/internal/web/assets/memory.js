// What each lesson's search remembers, beside the board of its player.
import { make } from "./dom.js";
import { lines, masks } from "./search.js";

export const memories = {
  pairwise({ kind, row, column, queens }) {
    const asks = kind === "ask" || kind === "refuse";
    const numbers = (r, c) => [c, c - r, c + r];
    const own = asks ? numbers(row, column) : [];
    const line = (name, values, head) => make("tr", {}, make("th", { scope: "row", textContent: name }),
      ...values.map((v, i) => make("td", { textContent: v, className: !head && v === own[i] ? "hit" : "" })));
    const rows = queens.map((c, i) => line(`row ${i + 1}`, numbers(i + 1, c)));
    if (asks) rows.push(line(`row ${row}?`, own, true));
    return [make("table", {}, make("caption", { textContent: "Equal numbers are a common line" }),
      make("thead", {}, make("tr", {}, make("td"), ...["col", "col − row", "col + row"].map((words) => make("th", { scope: "col", textContent: words })))),
      make("tbody", {}, ...rows))];
  },
  arrays({ column, row, queens }, n) {
    const [u, i] = [row - 1, column - 1];
    const at = column ? { col: i, dg: u + i, udg: u - i + n } : {};
    return Object.entries(lines(queens, n)).map(([name, values]) => strip(name,
      values.map((taken, index) => ({ text: taken ? "×" : "", under: index, now: at[name] === index })).slice(name === "udg" ? 1 : 0)));
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
