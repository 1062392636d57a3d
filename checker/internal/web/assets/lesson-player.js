// The players of a lesson: its own search, beside its own code.
import { memories } from "./memory.js";
import { Player } from "./player.js";
import { counters, record, searches } from "./search.js";

const sizes = [4, 5, 6];

for (const element of document.querySelectorAll(".player")) {
  const name = element.dataset.search;
  const { asks, code: words } = searches[name];
  const code = element.querySelector(".code");
  const lines = [...code.querySelectorAll(".line")].map((line) => line.textContent);
  element.querySelector(".still").remove();
  new Player(element, {
    code,
    choice: { label: "n", names: sizes, first: 0 },
    search: (i) => record(sizes[i], asks),
    line: ({ kind }) => (words[kind] ? lines.findIndex((line) => line.includes(words[kind])) + 1 : 0),
    memory: memories[name],
    numbers: name === "counters" ? ({ queens }, size) => counters(queens, size) : undefined,
  });
}
