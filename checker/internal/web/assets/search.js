// The searches of the first lessons, step by step, as the player shows them. All of
// them try the columns of a row from left to right; they differ in what they
// remember and in how they ask.

// searches says for each lesson's search at which words of its code a step stands,
// and whether it asks about one cell after the other.
export const searches = {
  pairwise: { asks: true, code: { ask: "if safe(col)", refuse: "if safe(col)", place: "append(queens, col)", take: "queens[:len(queens)-1]" } },
  arrays: { asks: true, code: { ask: "if free(u, i)", refuse: "if free(u, i)", place: "mark(u, i, true)", take: "mark(u, i, false)", full: "if u == n" } },
  counters: { asks: true, code: { ask: "attacked[row][col] == 0", refuse: "attacked[row][col] == 0", place: "put(row, col)", take: "take(row, col)", full: "found++" } },
  masks: { asks: false, code: { look: "pos := full", place: "ways += count(", take: "for pos != 0", full: "return 1" } },
};

// record runs a whole search on a board of a size. It gives what the player plays;
// see player.js. Its steps are those of a learner's program (trace/record.go), and
//   ask   a cell is free
//   look  the free cells of a row are found at once
//   take  a queen was taken away
//   end   everything has been tried
export function record(size, asks) {
  const nodes = [{ parent: -1, row: 0, solution: false }];
  const steps = [];
  const queens = [];
  let found = 0;
  const note = (kind, node, words, { row = queens.length + 1, column = 0, by = 0 } = {}) => {
    steps.push({ kind, row, column, by, queens: [...queens], node, found, words });
  };
  const search = (node) => {
    const row = queens.length + 1;
    if (row > size) {
      found++;
      nodes[node].solution = true;
      note("full", node, `All ${size} queens stand: solution ${found}, columns ${queens.join(" ")}.`);
      return;
    }
    if (!asks) note("look", node, looked(queens, row, size));
    for (let column = 1; column <= size; column++) {
      const cell = `row ${row}, column ${column}`;
      const [by = 0] = attackers(queens, row, column);
      if (asks && by) note("refuse", node, `May a queen stand in ${cell}? No, the queen in row ${by} attacks it.`, { column, by });
      if (by) continue;
      if (asks) note("ask", node, `May a queen stand in ${cell}? Yes, no queen attacks it.`, { column });
      nodes.push({ parent: node, row, solution: false });
      const child = nodes.length - 1;
      queens.push(column);
      note("place", child, `Put a queen in ${cell}, and go on.`, { row, column });
      search(child);
      queens.pop();
      note("take", node, `Take back the queen in ${cell}.`, { column });
    }
  };
  note("begin", 0, `The board is empty. ${size} queens are to stand on it.`);
  search(0);
  note("end", 0, `Everything has been tried. There are ${found} solutions.`);
  return { size, nodes, steps };
}

function looked(queens, row, size) {
  const free = Array.from({ length: size }, (_, c) => c + 1).filter((column) => !attackers(queens, row, column).length);
  return free.length ? `Row ${row} has free cells in columns ${free.join(", ")}.` : `Row ${row} has no free cell: a dead end.`;
}

// attackers are the rows of the queens that attack a cell, from the top.
export function attackers(queens, row, column) {
  const rows = [];
  queens.forEach((c, i) => {
    const r = i + 1;
    if (c === column || c - r === column - row || c + r === column + row) rows.push(r);
  });
  return rows;
}

// What follows counts rows and columns from 0, as the lessons' programs do.

// lines are the flags of lesson 02 for a board of size n.
export function lines(queens, n) {
  const flags = { col: Array(n).fill(false), dg: Array(2 * n - 1).fill(false), udg: Array(2 * n).fill(false) };
  queens.forEach((column, u) => {
    const i = column - 1;
    flags.col[i] = flags.dg[u + i] = flags.udg[u - i + n] = true;
  });
  return flags;
}

// masks are those of lesson 04 for the row below the queens.
export function masks(queens, n) {
  const full = (1 << n) - 1;
  let [row, ld, rd] = [0, 0, 0];
  for (const column of queens) {
    const p = 1 << (column - 1);
    [row, ld, rd] = [row | p, (ld | p) << 1, (rd | p) >> 1];
  }
  return { row, ld: ld & full, rd, pos: full & ~(row | ld | rd) };
}

// counters are those of lesson 03: how many queens attack a cell or stand on it.
export function counters(queens, n) {
  const rows = (row, column) => new Set([...attackers(queens, row, column), ...(row <= queens.length ? [row] : [])]);
  return Array.from({ length: n }, (_, r) => Array.from({ length: n }, (_, c) => rows(r + 1, c + 1).size));
}
