package web_test

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web/browser"
	"nqueens/checker/internal/web/build"
)

var (
	withEngine = flag.Bool("engine", false, "build the engine of the pages, which takes a minute or two the first time, and try it in the browser")
	full       = flag.Bool("full", false, "look at every kind of page, in the dark as well, and try more in the engine, which takes minutes")
)

var makeEngine = sync.OnceValues(func() (*build.Engine, error) {
	c, err := course.Open(".")
	if err != nil {
		return nil, err
	}
	return build.Make(context.Background(), c.Root)
})

// realEngine is the engine as a site has it.
func realEngine(t *testing.T) map[string][]byte {
	t.Helper()
	if !*withEngine && !*full {
		t.Skip("with -engine")
	}
	if _, err := browser.Find(); err != nil {
		t.Skip(err) // before the engine is built
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("the engine is built with the go command, which is not on the PATH")
	}
	engine, err := makeEngine()
	require.NoError(t, err)
	files := engine.Files()
	files["assets/worker.js"], err = os.ReadFile(filepath.Join("assets", "worker.js"))
	require.NoError(t, err)
	return files
}

// inFull skips what the usual run has no time for.
func inFull(t *testing.T) {
	t.Helper()
	if !*full {
		t.Skip("with -full")
	}
}

// replaceCode puts a text into a cell as a reader does.
func (p *tab) replaceCode(number int, text string) {
	p.t.Helper()
	p.click(cell(number, ".edit"))
	p.wait(`document.activeElement.matches('[data-cell] .place')`)
	p.rewrite(text)
}

// rewrite replaces the text of the editor that has the focus. The editor indents by
// itself, so that the text has to come without indentation.
func (p *tab) rewrite(text string) {
	p.t.Helper()
	p.press("Control+a", "Backspace")
	p.write(text)
}

func TestTheEngineRunsCells(t *testing.T) {
	address := staticSite(t, realEngine(t))
	p := open(t)
	p.goTo(address + firstLesson)
	p.ready()
	p.click(cell(2, ".run"))
	p.wait(cell(2, ".result .label") + `?.textContent === "7 steps. The same as in the lesson."`)

	// The errors of the compiler, as one types.
	p.replaceCode(2, "n = 4\nx := 1\n")
	p.wait(inEditor(2, ".cm-lintRange-error") + `?.textContent === "x"`)
	p.click(cell(2, ".run"))
	p.wait(cell(2, ".result .message") + `?.textContent.startsWith("line 2, column 1: declared and not used: x")`)

	// A loop without an end is stopped by hand, and the next run is as fast as ever.
	p.click(inEditor(2, ".cm-content"))
	p.rewrite("for {\nn++\n}\n")
	p.click(cell(2, ".run"))
	p.wait("!" + cell(2, ".stop") + ".hidden")
	p.click(cell(2, ".stop"))
	p.wait(cell(2, ".result .label") + `?.textContent === "Stopped."`)
	p.click(cell(6, ".run"))
	p.wait(cell(6, ".result .label") + `?.textContent.endsWith("The same as in the lesson.")`)

	// A flood of output.
	p.click(inEditor(2, ".cm-content"))
	p.rewrite("for {\nfmt.Println(strings.Repeat(\"all work and no play \", 500))\n}\n")
	p.click(cell(2, ".run"))
	p.wait(cell(2, ".result .label") + `?.textContent.startsWith("Stopped: it prints too much.")`)
	assert.Less(t, value[int](p, cell(2, ".result samp")+".textContent.length"), 61_000)
	p.sound()
}

// A cell that fails on purpose fails as the lesson says.
func TestTheEngineFailsAsTheLessonSays(t *testing.T) {
	inFull(t)
	address := staticSite(t, realEngine(t))
	p := open(t)
	p.goTo(address + "lessons/02-diagonal-arrays/")
	p.ready()
	p.click(cell(9, ".run"))
	p.wait(cell(9, ".result .label") + `?.textContent === "It crashed. 4 steps. The same as in the lesson."`)
	assert.Equal(t, "flags[u-i] = true", strings.TrimSpace(value[string](p, cell(9, ".line.fault")+".textContent")))
	p.sound()
}

func TestTheEngineJudges(t *testing.T) {
	inFull(t)
	address := staticSite(t, realEngine(t))
	p := open(t)
	p.goTo(address + fourthExercise)
	p.ready()
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.bad h3")?.textContent === "WA, wrong answer: 1 of 9 tests passed."`)
	assert.Contains(t, value[string](p, `document.querySelector(".verdict samp").textContent`), "Every answer is 0: the search never comes to a full board")

	p.replaceCode(1, "package main\n\nimport \"os/exec\"\n\nvar _ = exec.Command\n\nfunc main() {}\n")
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.bad h3")?.textContent === "RF, restricted function."`)

	right, err := os.ReadFile(filepath.Join(openCourse(t).Root, "solutions", "01-pairwise-check", "main.go"))
	require.NoError(t, err)
	p.goTo(address + "exercises/01-pairwise-check/")
	p.ready()
	p.replaceCode(1, string(right))
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.good h3")?.textContent === "AC, accepted: 2 of 2 tests passed."`)

	// What the browser cannot decide is named, with the command that can.
	p.click(inEditor(1, ".cm-content"))
	p.rewrite("package main\n\nimport \"time\"\n\nfunc main() {\ntime.Sleep(time.Hour)\n}\n")
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.open h3")?.textContent.startsWith("undecided here")`)
	assert.Contains(t, value[string](p, `document.querySelector("td.undecided").textContent`), "go run ./checker check 01")
	p.sound()
}

// A site whose engine is damaged says so where it is missed.
func TestWithoutTheEngine(t *testing.T) {
	worker, err := os.ReadFile(filepath.Join("assets", "worker.js"))
	require.NoError(t, err)
	p := open(t)
	p.goTo(staticSite(t, map[string][]byte{"assets/worker.js": worker, "assets/engine.wasm.gz": []byte("no engine")}) + fourthExercise)
	p.ready()
	p.click(cell(1, ".run"))
	p.wait(cell(1, ".result .label") + `?.textContent === "The engine failed."`)
	assert.Contains(t, value[string](p, cell(1, ".message")+".textContent"), "it could not be loaded, and the next run tries again: ")
}
