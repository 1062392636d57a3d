package web_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/web"
	"nqueens/checker/internal/web/browser"
)

// chromium is one browser for all tests, started by the first that wants it.
var chromium = sync.OnceValues(func() (*browser.Browser, error) {
	b, err := browser.Start()
	started = b
	return b, err
})

var started *browser.Browser

func TestMain(m *testing.M) {
	code := m.Run()
	if fake != nil {
		fake.end()
	}
	if started != nil {
		if err := started.Close(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
	}
	os.Exit(code)
}

// spare is a tab that a test is done with, nil if there is none.
var spare *browser.Page

// open opens a tab with storage of its own, or takes the spare one, in which the browser
// has the scripts of the pages already.
func open(t *testing.T) *tab {
	t.Helper()
	b, err := chromium()
	if errors.Is(err, browser.ErrMissing) {
		t.Skip(err)
	}
	require.NoError(t, err)
	p := spare
	if spare = nil; p == nil {
		p, err = b.Open()
		require.NoError(t, err)
	}
	t.Cleanup(func() {
		if t.Failed() || spare != nil {
			assert.NoError(t, p.Close())
			return
		}
		require.NoError(t, p.Reset())
		spare = p
	})
	return &tab{t, p}
}

// A tab is a page that fails its test when something does not work out.
type tab struct {
	t    *testing.T
	page *browser.Page
}

func (p *tab) do(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Log(p.page.Problems())
		p.t.Log(value[string](p, `document.body?.innerText.slice(0, 3000) ?? ""`))
	}
	require.NoError(p.t, err)
}

func (p *tab) goTo(url string) {
	p.t.Helper()
	p.do(p.page.Go(url))
}

// reload opens the same page anew.
func (p *tab) reload() {
	p.t.Helper()
	p.do(p.page.Eval(`window.isOld = true; location.reload()`, nil))
	p.wait(`document.readyState === "complete" && !window.isOld && document.querySelector(".theme")`)
}

// ready waits until the scripts of a page have done their part.
func (p *tab) ready() {
	p.t.Helper()
	p.wait(`document.body.dataset.ready !== undefined`)
}

func (p *tab) wait(condition string) {
	p.t.Helper()
	p.do(p.page.Wait(condition))
}

func (p *tab) click(element string) {
	p.t.Helper()
	p.do(p.page.Click(element))
}

func (p *tab) press(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.do(p.page.Press(key))
	}
}

func (p *tab) write(text string) {
	p.t.Helper()
	p.do(p.page.Type(text))
}

// sound tells that no script failed and that nothing was refused.
func (p *tab) sound() {
	p.t.Helper()
	assert.Empty(p.t, p.page.Problems())
}

func value[T any](p *tab, script string) T {
	p.t.Helper()
	var v T
	require.NoError(p.t, p.page.Eval(script, &v))
	return v
}

// cell is a script for an element of a cell.
func cell(number int, selector string) string {
	return fmt.Sprintf(`document.querySelector('[data-cell="%d"] %s')`, number-1, selector)
}

// inEditor is a script for an element of the editor of a cell.
func inEditor(number int, selector string) string {
	return fmt.Sprintf(`document.querySelector('[data-cell="%d"] .place').shadowRoot.querySelector(%q)`, number-1, selector)
}

// fakeEngine stands for the engine where the page itself is tested.
func fakeEngine(t *testing.T) map[string][]byte {
	t.Helper()
	worker, err := os.ReadFile(filepath.Join("testdata", "worker.js"))
	require.NoError(t, err)
	text, err := os.ReadFile(filepath.Join(openCourse(t).Lessons[0].Dir, "README.md"))
	require.NoError(t, err)
	n, err := notebook.Parse(text)
	require.NoError(t, err)
	outputs := map[string]string{}
	for _, c := range n.Cells {
		outputs[c.Source] = c.Output
	}
	said, err := json.Marshal(outputs)
	require.NoError(t, err)
	empty := []byte("\x00asm\x01\x00\x00\x00")
	return map[string][]byte{"assets/worker.js": fmt.Appendf(nil, "const outputs = %s;\n%s", said, worker), "assets/engine.wasm.gz": empty}
}

func openCourse(t *testing.T) *course.Course {
	t.Helper()
	c, err := course.Open(".")
	require.NoError(t, err)
	return c
}

// fake is the site with the engine that stands for the real one, nil before the first
// test that wants it.
var fake *served

// fakeSite is its address.
func fakeSite(t *testing.T) string {
	t.Helper()
	if fake == nil {
		fake = serveStatic(t, fakeEngine(t))
	}
	return fake.address
}

// staticSite serves the site with an engine until the test ends, and gives the address of
// its first page.
func staticSite(t *testing.T, engine map[string][]byte) string {
	t.Helper()
	s := serveStatic(t, engine)
	t.Cleanup(s.end)
	return s.address
}

// A served site is one in a folder, and the server that shows it.
type served struct {
	address string
	end     func()
}

// serveStatic writes the site and serves it as any web server does, below a path.
func serveStatic(t *testing.T, engine map[string][]byte) *served {
	t.Helper()
	site, err := rendered()
	require.NoError(t, err)
	for path, content := range engine {
		site.Add(path, content)
	}
	dir, err := os.MkdirTemp("", "nqueens-site-")
	require.NoError(t, err)
	require.NoError(t, site.Write(dir))
	server := httptest.NewServer(http.StripPrefix("/some/path", http.FileServer(http.Dir(dir))))
	return &served{server.URL + "/some/path/", func() {
		server.Close()
		if err := os.RemoveAll(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}}
}

// rendered is the site; the tests run one after the other and share it.
var rendered = sync.OnceValues(func() (*web.Site, error) {
	c, err := course.Open(".")
	if err != nil {
		return nil, err
	}
	return web.New(c, web.Options{})
})

const (
	firstLesson    = "lessons/01-pairwise-check/"
	fourthExercise = "exercises/04-bitmasks/"
)

func TestALessonIsReadWithoutScripts(t *testing.T) {
	p := open(t)
	p.do(p.page.Scripts(false))
	p.goTo(fakeSite(t) + firstLesson)
	p.do(p.page.Scripts(true)) // for the questions below; the page has none running
	assert.Equal(t, "Pairwise check", value[string](p, `document.querySelector("h1").textContent`))
	assert.Equal(t, "Q . . .\n. . Q .\ncolumns: 1 3\n", value[string](p, cell(2, ".printed samp")+".textContent"))
	assert.Zero(t, value[int](p, `document.querySelectorAll("button").length`), "buttons that do nothing")
	assert.False(t, value[bool](p, `document.querySelector("details").open`), "the answer to a prediction")
	p.sound()
}

func TestACellIsRunAndEdited(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()

	p.click(cell(2, ".run"))
	p.wait(cell(2, ".result .label") + `?.textContent === "4,321 steps. The same as in the lesson."`)
	assert.Equal(t, "Q . . .\n. . Q .\ncolumns: 1 3\n", value[string](p, cell(2, ".result samp")+".textContent"))
	assert.True(t, value[bool](p, cell(2, ".printed")+".hidden"))

	p.click(cell(2, ".edit"))
	p.wait(`document.activeElement.matches('[data-cell="1"] .place')`)
	p.press("Control+Home")
	p.write("n = 5 // mine\n")
	p.wait(cell(2, ".mark") + `.textContent === "changed since this run"`)

	// A change above is a change here, too: there is no hidden state.
	p.click(cell(1, ".run"))
	p.wait(cell(1, ".result .label") + `?.textContent.endsWith("It compiles.")`)
	p.click(cell(4, ".run"))
	p.wait(cell(4, ".result .label") + `?.textContent.includes("steps")`)
	p.click(cell(1, ".edit"))
	p.wait(`document.activeElement.matches('[data-cell="0"] .place')`)
	p.write("// mine\n")
	p.wait(cell(4, ".mark") + `.textContent === "changed since this run"`)

	// Edits outlast the page.
	p.reload()
	p.ready()
	assert.Equal(t, "n = 5 // mine", value[string](p, cell(2, ".line")+".textContent"))
	assert.Equal(t, "edited", value[string](p, cell(2, ".mark")+".textContent"))
	p.click(cell(2, ".reset"))
	p.wait(cell(2, ".line") + `.textContent === "n = 4"`)
	assert.True(t, value[bool](p, cell(2, ".reset")+".hidden"))
	p.sound()
}

func TestErrorsPointAtTheirLine(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()
	p.click(cell(2, ".edit"))
	p.wait(`document.activeElement.matches('[data-cell="1"] .place')`)
	p.press("Control+End", "Enter")
	p.write("nonsense")
	p.wait(inEditor(2, ".cm-lintRange-error") + `?.textContent === "nonsense"`)
	p.press("Control+Enter")
	p.wait(cell(2, ".result .message") + `?.textContent.startsWith("line 5, column 1: undefined: nonsense")`)
	p.press("Control+Home")
	p.click(cell(2, ".message button"))
	p.wait(inEditor(2, ".cm-activeLine") + `?.textContent === "nonsense"`)
	p.sound()
}

func TestALoopIsStopped(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()
	p.click(cell(2, ".edit"))
	p.wait(`document.activeElement.matches('[data-cell="1"] .place')`)
	p.press("Control+Home")
	p.write("for {}\n")
	p.click(cell(2, ".run"))
	p.wait("!" + cell(2, ".stop") + ".hidden")
	p.click(cell(2, ".stop"))
	p.wait(cell(2, ".result .label") + `?.textContent === "Stopped."`)

	// The next run has a fresh worker.
	p.click(cell(4, ".run"))
	p.wait(cell(4, ".result .label") + `?.textContent.includes("The same as in the lesson.")`)
	p.sound()
}

// A lesson that was changed keeps the reader's edits, and says so.
func TestEditsOutlastAChangeOfTheLesson(t *testing.T) {
	for _, test := range []struct{ answer, text string }{
		{"Keep mine", "mine"},
		{"Take the lesson's text", "n = 4"},
	} {
		t.Run(test.answer, func(t *testing.T) {
			p := open(t)
			p.goTo(fakeSite(t) + firstLesson)
			p.ready()
			p.do(p.page.Eval(`localStorage.setItem("nqueens:edit:lessons/01-pairwise-check:cell-2", JSON.stringify({was: "older\n", text: "mine\n"}))`, nil))
			p.reload()
			p.wait(`document.querySelector(".notice")`)
			assert.Equal(t, "mine", value[string](p, cell(2, ".code .line")+".textContent"))
			p.click(fmt.Sprintf(`[...document.querySelectorAll(".notice button")].find((b) => b.textContent === %q)`, test.answer))
			p.wait(`!document.querySelector(".notice")`)
			assert.Equal(t, test.text, value[string](p, cell(2, ".code .line")+".textContent"))
			p.reload()
			p.ready()
			assert.Equal(t, test.text, value[string](p, cell(2, ".code .line")+".textContent"))
			assert.Zero(t, value[int](p, `document.querySelectorAll(".notice").length`))
			p.sound()
		})
	}
}

// When a cell comes in above, edits go with the text that they were made of.
func TestEditsFollowTheirCell(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()
	p.do(p.page.Eval(`(async () => {
		const {cells} = await (await fetch("notebook.json")).json();
		localStorage.setItem("nqueens:edit:lessons/01-pairwise-check:cell-2", JSON.stringify({was: cells[3].source, text: "moved\n"}));
	})()`, nil))
	p.reload()
	p.ready()
	assert.Equal(t, "n = 4", value[string](p, cell(2, ".code .line")+".textContent"))
	assert.Equal(t, "moved", value[string](p, cell(4, ".code .line")+".textContent"))
	p.sound()
}

func TestTheKeyboardIsEnough(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()
	p.press("Tab")
	assert.Equal(t, "Skip to the text", value[string](p, `document.activeElement.textContent`))
	p.press("Enter")
	p.wait(`document.activeElement.id === "main"`)
	focused := func(condition string) {
		t.Helper()
		for range 30 {
			if value[bool](p, "Boolean("+condition+")") {
				assert.True(t, value[bool](p, `document.activeElement.matches(":focus-visible")`))
				return
			}
			p.press("Tab")
		}
		require.Fail(t, "Tab does not lead there", condition)
	}
	focused(`document.activeElement === ` + cell(2, ".run"))
	p.press("Enter")
	p.wait(cell(2, ".result .label") + `?.textContent.includes("steps")`)
	p.wait(`document.activeElement === ` + cell(2, ".run"))
	p.wait(`document.getElementById("status").textContent === "Cell 2: 4,321 steps. The same as in the lesson."`)
	p.press("Tab")
	assert.Equal(t, "Edit Cell 2", value[string](p, `document.activeElement.ariaLabel`))
	p.press("Enter")
	p.wait(`document.activeElement.matches('[data-cell="1"] .place')`)

	// Tab indents, and does not hold the keyboard.
	p.press("Control+Home", "Tab")
	p.wait(inEditor(2, ".cm-line") + `.textContent === "\tn = 4"`)
	assert.Contains(t, value[string](p, inEditor(2, "#note")+`.textContent`), "press Escape and then Tab")
	assert.Equal(t, "note", value[string](p, inEditor(2, ".cm-content")+`.getAttribute("aria-describedby")`))
	p.press("Escape", "Tab")
	p.wait(`!document.activeElement.matches(".place")`)
	p.sound()
}

func TestAProgramIsHandedIn(t *testing.T) {
	p := open(t)
	address := fakeSite(t)
	p.goTo(address + fourthExercise)
	p.ready()
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.bad h3")?.textContent.startsWith("WA, wrong answer: ")`)
	assert.Equal(t, "wrong answer", value[string](p, `document.querySelector(".verdict td.no").textContent`))
	assert.Contains(t, value[string](p, `document.querySelector(".verdict samp").textContent`), "WA  wrong answer")

	p.click(cell(1, ".edit"))
	p.wait(`document.activeElement.matches(".place")`)
	p.press("Control+a", "Backspace")
	p.write("package main\n\nfunc main() {}\n")
	p.wait(`document.querySelector(".report .mark")`)
	p.click(`document.querySelector(".hand-in")`)
	p.wait(`document.querySelector(".verdict.good h3")?.textContent.startsWith("AC, accepted: ")`)
	p.goTo(address)
	p.wait(`document.querySelector('[data-exercise="04-bitmasks"] .solved')`)
	assert.Equal(t, 1, value[int](p, `document.querySelectorAll(".solved").length`))
	p.sound()
}

func TestAProgramRunsOnAnInput(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + fourthExercise)
	p.ready()
	assert.Equal(t, "1\n8\n5\n0\n", value[string](p, `document.querySelector("#input").value`))
	p.click(cell(1, ".run"))
	p.wait(cell(1, ".result samp") + `?.textContent === "1\n8\n5\n0\n"`) // the fake engine says what it hears
	p.sound()
}

func TestLightAndDark(t *testing.T) {
	p := open(t)
	p.do(p.page.Prefer("prefers-color-scheme", "dark"))
	p.goTo(fakeSite(t) + firstLesson)
	paper := func() string { return value[string](p, `getComputedStyle(document.body).backgroundColor`) }
	assert.Equal(t, "rgb(16, 22, 31)", paper())
	p.wait(`document.querySelector(".theme")`)
	p.click(`document.querySelector(".theme")`)
	assert.Equal(t, "rgb(255, 255, 255)", paper())
	p.reload()
	assert.Equal(t, "Colours: light", value[string](p, `document.querySelector(".theme").textContent`))
	assert.Equal(t, "rgb(255, 255, 255)", paper())
	p.click(`document.querySelector(".theme")`)
	p.do(p.page.Prefer("prefers-color-scheme", "light"))
	assert.Equal(t, "rgb(16, 22, 31)", paper())
	p.sound()
}

// Paper is white, shows what cannot be opened there, and nothing to press.
func TestOnPaper(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.wait(player + `?.querySelector(".forward")`)
	p.do(p.page.Eval(`document.documentElement.dataset.theme = "dark"`, nil))
	visible := func(selector string) bool {
		return value[bool](p, `document.querySelector("`+selector+`").checkVisibility()`)
	}
	assert.False(t, visible("details .printed"))
	assert.True(t, visible(".player"))
	p.do(p.page.Print())
	assert.Equal(t, "rgb(255, 255, 255)", value[string](p, `getComputedStyle(document.body).backgroundColor`))
	assert.True(t, visible("details .printed"))
	assert.True(t, visible(".cell .code"))
	for _, selector := range []string{".player", ".top", ".buttons", "footer"} {
		assert.False(t, visible(selector), selector)
	}
	p.sound()
}

func TestMotionIsReduced(t *testing.T) {
	p := open(t)
	p.do(p.page.Prefer("prefers-reduced-motion", "reduce"))
	p.goTo(fakeSite(t) + firstLesson)
	assert.Equal(t, "auto", value[string](p, `getComputedStyle(document.documentElement).scrollBehavior`))
}

// Nothing of a page is wider than a small phone; code and tables scroll by
// themselves, and with the keyboard.
func TestANarrowScreen(t *testing.T) {
	p := open(t)
	p.do(p.page.Size(320, 640))
	address := fakeSite(t)
	for _, page := range []string{"", "lessons/", firstLesson, "lessons/04-bitmasks/", "lessons/04-bitmasks/main.go.html", fourthExercise, fourthExercise + "hints.html", "solutions/04-bitmasks/"} {
		p.goTo(address + page)
		p.wait(`document.querySelector(".theme")`)
		assert.LessOrEqual(t, value[int](p, `document.documentElement.scrollWidth`), 320, page)
	}
	p.goTo(address + firstLesson)
	p.ready()
	p.wait(cell(1, "pre") + `.tabIndex === 0`)
	p.click(cell(2, ".edit"))
	p.wait(inEditor(2, ".cm-line"))
	assert.LessOrEqual(t, value[int](p, `document.documentElement.scrollWidth`), 320, "with an editor")
	p.edited(address+fourthExercise, aSearch)
	p.click(cell(1, ".watch"))
	p.wait(player)
	assert.LessOrEqual(t, value[int](p, `document.documentElement.scrollWidth`), 320, "with a player")
	p.sound()
}

func TestNothingComesFromElsewhere(t *testing.T) {
	p := open(t)
	address := fakeSite(t)
	for _, page := range []string{"", firstLesson, fourthExercise} {
		p.goTo(address + page)
		p.wait(`document.querySelector(".theme")`)
		p.wait(`document.body.dataset.kind === "home" || document.body.dataset.ready !== undefined`)
		p.do(p.page.Eval(`document.querySelector(".edit")?.click()`, nil))
	}
	p.wait(`document.querySelector(".place")`)
	for _, url := range p.page.Requests() {
		assert.True(t, strings.HasPrefix(url, address) || url == "about:blank", url)
	}
	p.sound()
}

func TestACellHasAnAddress(t *testing.T) {
	p := open(t)
	address := fakeSite(t)
	for _, name := range []string{"first-search", "cell-5"} {
		p.goTo(address + firstLesson + "index.html#" + name)
		p.wait(`Math.abs(document.getElementById("first-search").getBoundingClientRect().top) < 200`)
	}
	p.sound()
}
