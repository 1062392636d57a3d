package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// aSearch is a program that the stand-in worker has a record of. It is typed into an
// editor, which indents by itself.
const aSearch = "package main\n\nfunc search(row int) {\nif row < 4 {\nsearch(row + 1)\n}\n}\n\nfunc main() { search(0) }\n"

// edited opens the page of an exercise with a text in place of the starter.
func (p *tab) edited(address, text string) {
	p.t.Helper()
	p.goTo(address)
	p.ready()
	p.replaceCode(1, strings.ReplaceAll(text, "\t", ""))
}

func (p *tab) words() string {
	p.t.Helper()
	return value[string](p, player+`.querySelector(".words").textContent`)
}

func (p *tab) queens() int {
	p.t.Helper()
	return value[int](p, player+`.querySelectorAll(".board .queen").length`)
}

func TestAProgramIsWatched(t *testing.T) {
	p := open(t)
	address := fakeSite(t) + fourthExercise
	p.goTo(address)
	p.ready()
	p.click(cell(1, ".watch"))
	p.wait(cell(1, ".result .label") + `?.textContent === "There is no search to watch."`)
	assert.Contains(t, value[string](p, cell(1, ".message")+".textContent"), "no function of it calls itself")
	assert.False(t, value[bool](p, `Boolean(`+player+`)`), "a control that does nothing")

	p.replaceCode(1, aSearch)
	p.click(cell(1, ".watch"))
	p.wait(player)
	assert.Equal(t, "Its search is below.", value[string](p, cell(1, ".result .label")+".textContent"))
	assert.Equal(t, "The search of search(row)", value[string](p, `document.activeElement.textContent`))
	assert.Equal(t, "search(0): a board of 4.", p.words(), "the search that leaves the path is the first to be shown")
	assert.Contains(t, value[string](p, player+`.querySelector(".verdict.bad").textContent`), "leaves the reference's path. After 1 the reference places a queen in column 3 of row 2.")
	text := value[string](p, player+`.textContent`)
	for _, words := range []string{"and 1,234 more that are not kept", "A note.", "Here the search was cut off.", "columns are the turns of the loop in line 12"} {
		assert.Contains(t, text, words)
	}

	p.press("Tab")
	assert.Equal(t, "Show where", value[string](p, `document.activeElement.textContent`))
	p.press("Enter")
	assert.Equal(t, "Row 2 column 2: a queen, though attacked from row 1. Here it leaves the reference's path.", p.words())
	p.wait(`document.getElementById("status").textContent === ` + player + `.querySelector(".words").textContent`)
	assert.Equal(t, "!", value[string](p, player+`.querySelector(".board .pointer").textContent`))
	assert.Equal(t, 2, p.queens())
	assert.Equal(t, "In search(2)", value[string](p, player+`.querySelector(".memory").textContent`))
	p.click(player + `.querySelector(".forward")`)
	assert.Equal(t, 1, value[int](p, player+`.querySelectorAll(".board .queen.going").length`))
	assert.Equal(t, 3, value[int](p, player+`.querySelectorAll(".tree circle:not(.ahead)").length`))

	// Another search, and what it finds.
	p.do(p.page.Eval(`{ const choice = document.querySelector("#watch-choice"); choice.value = 0; choice.dispatchEvent(new Event("change")); }`, nil))
	assert.Equal(t, "search(0): a board of 1.", p.words())
	p.click(player + `.querySelector(".forward")`)
	assert.Equal(t, "search(row + 1)", value[string](p, player+`.querySelector(".line.now").textContent.trim()`))
	p.click(player + `.querySelector(".forward")`)
	assert.Contains(t, value[string](p, player+`.querySelector(".counts").textContent`), "Solutions: 1.")
	p.click(player + `.querySelector(".back")`)
	assert.Contains(t, value[string](p, player+`.querySelector(".counts").textContent`), "Solutions: 0.")

	// What is shown is that of the program that was watched.
	p.click(inEditor(1, ".cm-content"))
	p.press("Control+Home")
	p.write("// mine\n")
	p.wait(`document.querySelector(".watched > .mark")?.textContent === "Your program has changed since this search."`)
	p.sound()
}

// What has no board gets the reason in words, and no player.
func TestAnotherGameIsNotWatched(t *testing.T) {
	p := open(t)
	p.edited(fakeSite(t)+fourthExercise, aSearch+"// rooks\n")
	p.click(cell(1, ".watch"))
	p.wait(cell(1, ".result .label") + `?.textContent === "It is a game of rooks. go run ./checker run --trace exercises/04-bitmasks/main.go shows its calls."`)
	assert.False(t, value[bool](p, `Boolean(`+player+`)`))
	p.sound()
}

func TestWatchingIsStopped(t *testing.T) {
	p := open(t)
	p.edited(fakeSite(t)+fourthExercise, aSearch+"// for {}\n")
	p.click(cell(1, ".watch"))
	p.wait("!" + cell(1, ".stop") + ".hidden")
	assert.True(t, value[bool](p, cell(1, ".watch")+".hidden && "+cell(1, ".run")+".hidden"))
	p.click(cell(1, ".stop"))
	p.wait(cell(1, ".result .label") + `?.textContent === "Stopped."`)
	p.wait(`document.activeElement === ` + cell(1, ".watch"))
	p.sound()
}

// The engine records the search that the command would trace.
func TestTheEngineIsWatched(t *testing.T) {
	address := staticSite(t, realEngine(t)) + fourthExercise
	source := func(parts ...string) string {
		text, err := os.ReadFile(filepath.Join(append([]string{openCourse(t).Root}, parts...)...))
		require.NoError(t, err)
		return string(text)
	}
	p := open(t)
	p.edited(address, source("solutions", "04-bitmasks", "main.go"))
	p.do(p.page.Eval(`document.querySelector("#input").value = "4\n0\n"`, nil))
	p.click(cell(1, ".watch"))
	p.wait(player)
	assert.Contains(t, value[string](p, player+`.querySelector(".verdict.good").textContent`), "It never leaves the reference's path: row by row, columns from the left.")
	assert.Equal(t, "count(0, 0, 0, 15): a board of 4.", p.words())
	for range 3 {
		p.click(player + `.querySelector(".forward")`)
	}
	assert.Equal(t, "Row 3: every column is attacked, back to row 2.", p.words())
	assert.Equal(t, 2, p.queens())
	assert.Equal(t, 7, value[int](p, player+`.querySelectorAll(".board .attacked").length`), "all of row 3, and all but one of row 4")
	p.click(player + `.querySelector(".back")`)
	p.click(player + `.querySelector(".back")`)
	assert.Equal(t, "Row 1 column 1: a queen.", p.words())
	assert.Equal(t, 1, p.queens())
	p.do(p.page.Eval(`{ const slider = `+player+`.querySelector("[type=range]"); slider.value = slider.max; slider.dispatchEvent(new Event("input")); }`, nil))
	assert.Contains(t, value[string](p, player+`.querySelector(".counts").textContent`), "Boards: 17. Solutions: 2.")

	p.click(inEditor(1, ".cm-content"))
	p.rewrite(strings.ReplaceAll(source("checker", "internal", "trace", "testdata", "no_diagonal.go"), "\t", ""))
	p.click(cell(1, ".watch"))
	p.wait(player + `?.querySelector(".where")`)
	p.click(player + `.querySelector(".where")`)
	assert.Equal(t, "Row 2 column 2: a queen, though attacked from row 1. Here it leaves the reference's path.", p.words())
	assert.Equal(t, "search(row + 1)", value[string](p, player+`.querySelector(".line.now").textContent.trim()`))
	p.sound()
}
