// Makes elements, and speaks to people who do not see them.

// make gives a new element. Properties whose name begins with "on" are listeners,
// those with a "-" and the ones named here are attributes, others are properties.
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.includes("-") || name === "role" || name === "scope") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

export function button(words, onclick, properties = {}) {
  return make("button", { type: "button", textContent: words, onclick, ...properties });
}

// say has a screen reader speak. The text changes even if the words are the same.
export function say(words) {
  const status = document.getElementById("status");
  status.textContent = "";
  requestAnimationFrame(() => (status.textContent = words));
}

// copyButton puts a text on the clipboard and says so on the button.
export function copyButton(text, what) {
  const own = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(text());
      own.textContent = "Copied";
      say("Copied");
    } catch {
      own.textContent = "Not allowed";
      say("The browser does not allow copying");
    }
    setTimeout(() => (own.textContent = "Copy"), 2000);
  }, { className: "copy", "aria-label": `Copy ${what}` });
  return own;
}

// grouped writes 1297558 as 1,297,558.
export function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
