// Watch: the search of the learner's program, played from what the engine recorded
// of a run.
import { button, grouped, make } from "./dom.js";
import { Player } from "./player.js";

export class Watch {
  element = make("div", { className: "watched" });
  #player = null;

  // stale says that the program has changed since it was watched.
  stale() {
    if (!this.element.firstChild || this.element.querySelector(".mark")) return;
    this.element.prepend(make("p", { className: "mark", textContent: "Your program has changed since this search." }));
  }

  clear() {
    this.#player?.pause();
    this.element.replaceChildren();
  }

  // show plays a record, as trace/record.go has it, of a program.
  show(record, source) {
    const { searches, path } = record;
    const title = make("h3", { id: "watch-title", tabIndex: -1 }, "The search of ", make("code", { textContent: record.function }));
    const about = make("p", { className: "about", textContent: `Rows are its calls, columns are ${record.columns}. ${record.tally}` });
    const element = make("section", { className: "player", id: "watch", "aria-labelledby": title.id }, title, about);
    const leaves = path && !path.stays && path.step < searches[path.search]?.steps.length;
    const marked = (search, step) => leaves && search === path.search && step === path.step;
    this.#player = new Player(element, {
      code: lines(record, source),
      choice: { label: "Search", names: searches.map(({ size }, i) => `${i + 1}: a board of ${size}`), first: leaves ? path.search : worthwhile(searches) },
      search: (i) => ({ ...searches[i], steps: searches[i].steps.map((step, at) => ({ ...step, words: sentence(step.words) + (marked(i, at) ? " Here it leaves the reference's path." : "") })) }),
      line: ({ line }) => (line ? line - record.from + 1 : 0),
      memory: ({ call }) => [make("p", {}, ...(call ? ["In ", make("code", { textContent: call })] : ["No call follows."]))],
      mark: (search, step) => (marked(search, step) ? path : null),
    });
    about.after(...verdict(path, leaves && (() => this.#player.goTo(path.search, path.step))));
    element.append(...rest(record).map((words) => make("p", { className: "about", textContent: words })));
    this.element.replaceChildren(element);
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: "nearest" });
  }
}

// worthwhile is the index of the first search on a board with room for queens, or
// else of the first.
function worthwhile(searches) {
  return Math.max(0, searches.findIndex(({ size }) => size >= 4));
}

// sentence makes one of a line of the trace in a terminal. A call keeps its name.
function sentence(words) {
  return /^[\p{L}_][\p{L}_\p{Nd}]*\(/u.test(words) ? `${words}.` : words[0].toUpperCase() + words.slice(1) + ".";
}

// lines are those of the function, with their numbers in the program.
function lines({ from, to }, source) {
  const all = source.split("\n").slice(from - 1, to);
  const indent = Math.min(...all.filter((line) => line.trim()).map((line) => line.match(/^\t*/)[0].length));
  const code = make("code", {}, ...all.flatMap((line) => [make("span", { className: "line", textContent: line.slice(indent) }), "\n"]));
  code.style.counterReset = `line ${from - 1}`;
  return make("div", { className: "code whole" }, make("pre", {}, code));
}

// verdict says how the program compares with the reference, and leads to the step
// at which it leaves its path.
function verdict(path, lead) {
  if (!path) return [];
  const words = make("p", {}, make("strong", { textContent: `${path.stays ? "✓" : "✗"} ${path.title}` }), ` ${path.words} ${path.doubt}`);
  if (lead) words.append(" ", button("Show where", lead, { className: "where" }));
  return [make("div", { className: `verdict ${path.stays ? "good" : "bad"}` }, words)];
}

// rest is what else there is to say.
function rest({ cut, more, notes }) {
  const all = [...notes];
  if (cut) all.push(sentence(cut));
  if (more) all.push(`The program searches ${cut ? "at least " : ""}${grouped(more)} more ${more === 1 ? "time" : "times"}; those searches are not kept.`);
  return all;
}
