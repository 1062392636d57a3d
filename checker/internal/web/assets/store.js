// What the reader wrote, kept in this browser: edits by page and cell, with the
// text that was edited, and the exercises that were solved here.

const edits = "nqueens:edit:";
const solved = "nqueens:solved:";

// An edit is {was, text}: the original it began from, and what it is now.
export function readEdit(page, cell) {
  const edit = read(edits + page + ":" + cell);
  return edit && typeof edit.was === "string" && typeof edit.text === "string" ? edit : null;
}

// writeEdit tells whether the edit is kept.
export function writeEdit(page, cell, edit) {
  return write(edits + page + ":" + cell, edit);
}

export function dropEdit(page, cell) {
  try {
    localStorage.removeItem(edits + page + ":" + cell);
  } catch {
    // There is nothing to drop where nothing can be kept.
  }
}

// follow moves edits along when a lesson has got a new cell and those below have
// got new numbers: an edit goes to the cell that holds what it began from.
export function follow(page, cells) {
  for (const { id, source } of cells) {
    const edit = readEdit(page, id);
    if (!edit || edit.was === source) continue;
    const to = cells.find((c) => c.source === edit.was && !readEdit(page, c.id));
    if (to && writeEdit(page, to.id, edit)) dropEdit(page, id);
  }
}

export function isSolved(exercise) {
  return read(solved + exercise) === true;
}

export function setSolved(exercise) {
  write(solved + exercise, true);
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
