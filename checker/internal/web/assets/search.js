// The searches of the first lessons, step by step, as the player shows them. All of
// them try the columns of a row from left to right; they differ in what they
// remember and in how they ask.

// searches says for each lesson's search at which words of its code a step stands,
// and whether it asks about one cell after the other.
export const searches = {
  pairwise: { asks: true, code: { ask: "if safe(col)", put: "append(queens, col)", take: "queens[:len(queens)-1]" } },
  arrays: { asks: true, code: { ask: "if free(u, i)", put: "mark(u, i, true)", take: "mark(u, i, false)", found: "if u == n" } },
  counters: { asks: true, code: { ask: "attacked[row][col] == 0", put: "put(row, col)", take: "take(row, col)", found: "found++" } },
  masks: { asks: false, code: { look: "pos := full", put: "ways += count(", take: "for pos != 0", found: "return 1" } },
};

// record runs a whole search on a board of size n. It gives the tree of boards,
//   nodes: [{parent, row, solution}], the first is the empty board,
// and the frames, one for each step:
//   kind     "start", "ask", "look", "put", "take", "found" or "end"
//   row, col the cell, from 0
//   free     for "ask": no queen attacks the cell
//   queens   the columns of the queens that stand, from the top
//   node     the board in the tree
//   boards   how many boards of the tree have been seen
//   found    how many solutions
export function record(n, asks) {
  const nodes = [{ parent: -1, row: 0, solution: false }];
  const frames = [];
  const queens = [];
  let found = 0;
  const note = (kind, node, more = {}) => {
    frames.push({ kind, node, queens: [...queens], boards: nodes.length, found, row: queens.length, col: -1, ...more });
  };
  const search = (node) => {
    const row = queens.length;
    if (row === n) {
      found++;
      nodes[node].solution = true;
      note("found", node);
      return;
    }
    if (!asks) note("look", node);
    for (let col = 0; col < n; col++) {
      const free = !attackers(queens, row, col).length;
      if (asks) note("ask", node, { col, free });
      if (!free) continue;
      nodes.push({ parent: node, row: row + 1, solution: false });
      const child = nodes.length - 1;
      queens.push(col);
      note("put", child, { row, col });
      search(child);
      queens.pop();
      note("take", node, { row, col });
    }
  };
  note("start", 0);
  search(0);
  note("end", 0);
  return { nodes, frames };
}

// attackers are the rows of the queens that attack a cell.
export function attackers(queens, row, col) {
  const rows = [];
  queens.forEach((c, r) => {
    if (c === col || c - r === col - row || c + r === col + row) rows.push(r);
  });
  return rows;
}

// lines are the flags of lesson 02 for a board of size n.
export function lines(queens, n) {
  const flags = { col: Array(n).fill(false), dg: Array(2 * n - 1).fill(false), udg: Array(2 * n).fill(false) };
  queens.forEach((i, u) => (flags.col[i] = flags.dg[u + i] = flags.udg[u - i + n] = true));
  return flags;
}

// masks are those of lesson 04 for the row below the queens.
export function masks(queens, n) {
  const full = (1 << n) - 1;
  let [row, ld, rd] = [0, 0, 0];
  for (const col of queens) {
    const p = 1 << col;
    [row, ld, rd] = [row | p, (ld | p) << 1, (rd | p) >> 1];
  }
  return { row, ld: ld & full, rd, pos: full & ~(row | ld | rd) };
}

// counters are those of lesson 03: how many queens attack a cell or stand on it.
export function counters(queens, n) {
  return Array.from({ length: n }, (_, row) => Array.from({ length: n }, (_, col) =>
    queens.filter((c, r) => r === row || c === col || c - r === col - row || c + r === col + row).length));
}
