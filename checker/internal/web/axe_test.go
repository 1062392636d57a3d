package web_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Uses are kinds of pages, and what is done in one before it is looked at. The usual
// run has time for two of them, in one kind of colours each.
var uses = []struct {
	page  string
	usual string // "light", "dark" or neither
	use   func(*tab)
}{
	{"", "", func(*tab) {}},
	{fourthExercise + "hints.html", "", func(p *tab) { p.click(`document.querySelector("summary")`) }},
	{firstLesson, "light", func(p *tab) {
		p.ready()
		p.click(cell(2, ".run"))
		p.wait(cell(2, ".result .label") + `?.textContent.includes("steps")`)
		p.click(cell(4, ".edit"))
		p.wait(`document.activeElement.matches(".place")`)
		p.write("nonsense\n")
		p.wait(inEditor(4, ".cm-lintRange-error"))
		p.click(cell(4, ".run"))
		p.wait(cell(4, ".result .message"))
		p.click(player + `.querySelector(".forward")`)
	}},
	{"lessons/04-bitmasks/", "", func(p *tab) { p.wait(player + `?.querySelector(".forward")`) }},
	{fourthExercise, "dark", func(p *tab) {
		p.ready()
		p.replaceCode(1, aSearch)
		p.click(cell(1, ".watch"))
		p.wait(player + `?.querySelector(".where")`)
		p.click(player + `.querySelector(".where")`)
		p.click(`document.querySelector(".hand-in")`)
		p.wait(`document.querySelector(".report .verdict")`)
	}},
}

// axe-core finds nothing that keeps people from using a page, be it light or dark,
// with an editor open, with a result or a report.
func TestEverybodyCanUseThePages(t *testing.T) {
	axe, err := os.ReadFile(filepath.Join("browser", "testdata", "axe", "axe.min.js"))
	require.NoError(t, err)
	address := fakeSite(t)
	for _, u := range uses {
		for _, colours := range []string{"light", "dark"} {
			if !*full && colours != u.usual {
				continue
			}
			t.Run(colours+"/"+u.page, func(t *testing.T) {
				p := open(t)
				p.do(p.page.Prefer("prefers-color-scheme", colours))
				p.goTo(address + u.page)
				p.wait(`document.querySelector(".theme")`)
				u.use(p)
				p.do(p.page.Eval(string(axe)+"; 0", nil))
				for _, v := range value[[]violation](p, `axe.run({ resultTypes: ["violations"] }).then((r) => r.violations.map((v) =>
					({ id: v.id, help: v.help, nodes: v.nodes.map((n) => n.html.slice(0, 200) + " " + n.failureSummary) })))`) {
					assert.Fail(t, fmt.Sprintf("%s: %s", v.ID, v.Help), v.Nodes)
				}
				p.sound()
			})
		}
	}
}

type violation struct {
	ID, Help string
	Nodes    []string
}
