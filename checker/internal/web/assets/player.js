// Plays a search on a board: forwards, backwards, step by step, with its tree
// growing below. Where the search comes from is not its concern: from search.js in
// the lessons, from the worker in the exercises.
//
// What it plays is an object, a play:
//   code     an element with the lines of the program, beside the board
//   choice   {label, names, first}: what there is to choose from, by its names, and
//            the index of what is played first
//   search   gives the search of an index:
//              size   of the board
//              nodes  [{parent, row, solution}], the boards of its tree; the first
//                     is the empty one
//              steps  [{kind, row, column, by, queens, node, found, words}], as
//                     trace/record.go has them; rows and columns count from 1
//              left   how many more steps there are that cannot be played
//   line     gives the line of the code that a step stands at, from 1; 0 for none
//   memory   gives elements that show what the search remembers at a step
//   numbers  gives the numbers of the cells at a step, row by row
//   mark     gives the cell to point at in a step, {row, column, mark}
// Only search, choice, code and line must be there. The last three get a step and
// its index, and the size of the board or the index of the search.
import { board, Tree } from "./drawing.js";
import { button, grouped, make, say } from "./dom.js";

const speeds = { slow: 1200, steady: 450, quick: 120 };

export class Player {
  #play;
  #chosen;
  #search;
  #seen; // boards, at each step
  #tree;
  #at = 0;
  #timer = 0;
  #view;

  constructor(element, play) {
    this.#play = play;
    this.#view = {
      board: make("div", { className: "board" }),
      memory: make("div", { className: "memory" }),
      counts: make("p", { className: "counts" }),
      words: make("p", { className: "words" }),
      tree: make("div", { className: "tree" }),
    };
    const { board, memory, counts, words, tree } = this.#view;
    element.append(this.#controls(element.id), words, make("div", { className: "stage" },
      make("div", { className: "left" }, board, counts), make("div", { className: "beside" }, ...(play.memory ? [memory] : []), play.code)), tree);
    this.choose(play.choice.first);
  }

  #controls(id) {
    const { label, names, first } = this.#play.choice;
    const step = (by) => () => {
      this.pause();
      this.#show(this.#at + by, true);
    };
    const choice = make("select", { id: `${id}-choice`, onchange: () => this.choose(Number(choice.value)) },
      ...names.map((name, i) => make("option", { value: i, textContent: name, selected: i === first })));
    const speed = make("select", { id: `${id}-speed` },
      ...Object.keys(speeds).map((name) => make("option", { value: name, textContent: name, selected: name === "steady" })));
    const slider = make("input", { type: "range", min: 0, "aria-label": "Step of the search", oninput: () => {
      this.pause();
      this.#show(Number(slider.value), false);
    } });
    const play = button("Play", () => (this.#timer ? this.pause() : this.#begin()), { className: "main play" });
    Object.assign(this.#view, { choice, speed, slider, play });
    const pair = (name, select) => make("span", { className: "pair" }, make("label", { htmlFor: select.id, textContent: name }), select);
    return make("div", { className: "controls" },
      make("div", { className: "row" },
        button("Start", step(-Infinity), { "aria-label": "To the start" }),
        button("Back", step(-1), { className: "back", "aria-label": "One step back" }),
        play,
        button("Step", step(1), { className: "forward", "aria-label": "One step forward" }),
        ...(names.length > 1 ? [pair(label, choice)] : []),
        pair("Speed", speed)),
      slider);
  }

  // choose begins with one of the searches.
  choose(index) {
    this.pause();
    this.#chosen = index;
    this.#view.choice.value = index;
    this.#search = this.#play.search(index);
    let seen = 0;
    this.#seen = this.#search.steps.map(({ node }) => (seen = Math.max(seen, node + 1)));
    this.#tree = new Tree(this.#search);
    this.#view.tree.replaceChildren(this.#tree.element);
    this.#view.slider.max = this.#last;
    this.#show(0, false);
  }

  // goTo goes to a step of one of the searches.
  goTo(index, step) {
    if (index !== this.#chosen) this.choose(index);
    this.pause();
    this.#show(step, true);
  }

  get #last() {
    return this.#search.steps.length - 1;
  }

  #begin() {
    if (this.#at === this.#last) this.#show(0, false);
    this.#view.play.textContent = "Pause";
    const next = () => {
      this.#show(this.#at + 1, false);
      if (this.#at === this.#last) this.pause();
      else this.#timer = setTimeout(next, speeds[this.#view.speed.value]);
    };
    this.#timer = setTimeout(next, 0);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#view.play.textContent = "Play";
  }

  // show goes to a step. Screen readers hear of it when the reader asked for it.
  #show(at, aloud) {
    this.#at = Math.max(0, Math.min(at, this.#last));
    const { size, steps } = this.#search;
    const step = steps[this.#at];
    const { words, node, found } = step;
    const seen = this.#seen[this.#at];
    this.#view.words.textContent = words;
    this.#view.counts.textContent = `Step ${grouped(this.#at)} of ${grouped(this.#last)}${this.#more()}. Boards: ${seen}. Solutions: ${found}.`;
    this.#view.slider.value = this.#at;
    this.#view.slider.setAttribute("aria-valuetext", `step ${this.#at}: ${words}`);
    this.#view.board.replaceChildren(board(step, size, this.#play.numbers?.(step, size), this.#play.mark?.(this.#chosen, this.#at)));
    this.#view.memory.replaceChildren(...this.#play.memory?.(step, size) ?? []);
    this.#tree.show(seen, node, found);
    this.#stand(this.#play.line(step));
    if (aloud) say(words);
  }

  // more says that there are more steps than can be played.
  #more() {
    return this.#search.left ? `, and ${grouped(this.#search.left)} more that are not kept` : "";
  }

  // stand marks the line of the code that a step stands at.
  #stand(line) {
    this.#play.code.querySelectorAll(".line").forEach((element, i) => element.classList.toggle("now", i + 1 === line));
  }
}
