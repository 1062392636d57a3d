// The editor of a cell: CodeMirror with Go, errors that appear as one types, and
// a Tab key that does not hold the keyboard: after Escape it leaves the editor.
//
// It lives in a shadow root, for there CodeMirror adds its styles in a way that
// a strict content security policy allows.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { go } from "@codemirror/lang-go";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { forEachDiagnostic, forceLinting, linter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

const look = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--panel)", fontSize: ".875rem" },
  "&.cm-focused": { outline: "3px solid var(--action)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5", maxHeight: "70vh" },
  ".cm-content": { caretColor: "var(--ink)", padding: ".75rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--comment)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--raised)" },
  "&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter": { backgroundColor: "transparent" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "var(--selection)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { backgroundColor: "var(--selection)", outline: "1px solid var(--edge)" },
  ".cm-tooltip": { backgroundColor: "var(--paper)", color: "var(--ink)", border: "1px solid var(--edge)" },
  ".cm-diagnostic": { whiteSpace: "pre-wrap", maxWidth: "40rem" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--bad) 1.5px", textUnderlineOffset: "3px" },
  ".tok-keyword": { color: "var(--keyword)", fontWeight: "600" },
  ".tok-string, .tok-string2": { color: "var(--string)" },
  ".tok-number": { color: "var(--number)" },
  ".tok-comment": { color: "var(--comment)", fontStyle: "italic" },
});

const hint = "Tab indents. To leave the editor, press Escape and then Tab.";

// create puts an editor into an element.
//   text      what stands in it at first, with LF line ends
//   label     its name for screen readers
//   changed   is called with the text after each change
//   run       is called for Ctrl-Enter (Cmd-Enter)
//   diagnose  gives a promise of [{line, column, message}] for a text, columns in
//             bytes, or of null if it cannot tell now
export function create(element, { text, label, changed, run, diagnose }) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.replaceChildren();
  const note = document.createElement("p");
  note.id = "note";
  note.textContent = hint;
  note.style.cssText = "margin:0;padding:.25rem .75rem;font:.8rem var(--text);color:var(--soft);border-top:1px solid var(--line)";
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of("\t"),
        EditorState.tabSize.of(4),
        go(),
        syntaxHighlighting(classHighlighter),
        look,
        Prec.highest(keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }])),
        keymap.of([indentWithTab, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        linter((view) => check(view, diagnose), { delay: 400 }),
        EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": "note", spellcheck: "false" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  root.append(note);
  return {
    focus: () => view.focus(),
    text: () => view.state.doc.toString(),
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    show: (diagnostics) => view.dispatch(setDiagnostics(view.state, diagnostics.map((d) => place(view.state.doc, d)))),
    check: () => forceLinting(view),
    go(line, column) {
      const { from } = place(view.state.doc, { line, column, message: "" });
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
    problems() {
      const all = [];
      forEachDiagnostic(view.state, (d) => all.push(d.message));
      return all;
    },
    close() {
      view.destroy();
      root.replaceChildren();
    },
  };
}

async function check(view, diagnose) {
  const doc = view.state.doc;
  const found = await diagnose(doc.toString());
  if (view.state.doc !== doc || !found) return [];
  return found.map((d) => place(doc, d));
}

// place turns a line and a column in bytes into a range of the document: the word
// that begins there, or the whole line where no column is known.
function place(doc, { line, column, message }) {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = column > 0 ? at.from + charsOf(at.text, column - 1) : at.from;
  const word = /^[\p{L}\p{N}_]+|^./u.exec(at.text.slice(from - at.from));
  const to = column > 0 ? from + (word?.[0].length ?? 0) : at.to;
  return { from: Math.min(from, at.to), to, severity: "error", message };
}

// charsOf is how many UTF-16 units the first bytes of a text take.
function charsOf(text, bytes) {
  let units = 0;
  for (const char of text) {
    const code = char.codePointAt(0);
    bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes < 0) break;
    units += char.length;
  }
  return units;
}
