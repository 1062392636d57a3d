// What every page has: the choice of light or dark, copy buttons, and scrolling by
// keyboard. Then the part that this kind of page needs.
import { button, copyButton, make, say } from "./dom.js";
import { isSolved } from "./store.js";

const root = document.documentElement;
const themes = ["auto", "light", "dark"];

function themeButton() {
  const now = () => root.dataset.theme ?? "auto";
  const own = button("", () => {
    const next = themes[(themes.indexOf(now()) + 1) % themes.length];
    if (next === "auto") delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      localStorage.setItem("nqueens:theme", next);
    } catch {
      // The choice holds for this page only.
    }
    name();
    say(`Colours: ${next}`);
  }, { className: "theme" });
  const name = () => (own.textContent = `Colours: ${now()}`);
  name();
  return own;
}

// scrollable lets the keyboard reach what has to be scrolled, and nothing else.
function scrollable() {
  for (const box of document.querySelectorAll("pre, .scroll")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

function showSolved() {
  for (const entry of document.querySelectorAll("[data-exercise]")) {
    if (isSolved(entry.dataset.exercise)) entry.append(make("span", { className: "solved", textContent: "✓ solved" }));
  }
}

document.querySelector(".top .tools").append(themeButton());
for (const code of document.querySelectorAll("[data-copy]")) {
  code.append(copyButton(() => code.querySelector("code").textContent, "this text"));
}
new ResizeObserver(scrollable).observe(document.body);

switch (document.body.dataset.kind) {
  case "home":
    showSolved();
    break;
  case "lesson":
    import("./lesson.js");
    break;
  case "exercise":
    import("./exercise.js");
    break;
}
if (document.querySelector(".player")) import("./lesson-player.js");
