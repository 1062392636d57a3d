package web_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

const player = `document.querySelector(".player")`

// The player's search is the lesson's: it puts the queens that lesson 01 prints, in
// that order, and sees as many boards and solutions.
func TestThePlayerShowsTheLessonsSearch(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + firstLesson)
	p.ready()
	played := value[[]string](p, `(async () => {
		const { record } = await import("../../assets/search.js");
		const { steps } = record(4, true);
		return steps.filter((s) => s.kind === "place").map((s) => "  ".repeat(s.queens.length - 1) + s.queens.join(" "));
	})()`)
	printed := value[string](p, cell(6, ".printed samp")+".textContent")
	assert.Equal(t, printed, strings.Join(played, "\n")+"\n")

	for _, want := range []struct{ n, boards, solutions int }{{4, 17, 2}, {5, 54, 10}, {6, 153, 4}} {
		for _, asks := range []bool{true, false} {
			got := value[[]int](p, fmt.Sprintf(`import("../../assets/search.js").then(({ record }) => {
				const { nodes, steps } = record(%d, %v);
				return [nodes.length, nodes.filter((n) => n.solution).length, steps.at(-1).found];
			})`, want.n, asks))
			assert.Equal(t, []int{want.boards, want.solutions, want.solutions}, got)
		}
	}
	p.sound()
}

// The rows of masks are those that lesson 04 prints for n = 6.
func TestThePlayersMasksAreTheLessons(t *testing.T) {
	p := open(t)
	p.goTo(fakeSite(t) + "lessons/04-bitmasks/")
	rows := value[[]string](p, `import("../../assets/search.js").then(({ masks }) => [2, 4, 6, 1, 3, 5].map((_, i, queens) => {
		const of = masks(queens.slice(0, i), 6);
		const cells = (mask) => [0, 1, 2, 3, 4, 5].map((c) => (mask >> c) & 1 ? "1" : ".").join(" ");
		return [of.row, of.ld, of.rd, of.pos].map(cells).join("  ");
	}))`)
	text := value[string](p, `document.body.textContent`)
	for _, row := range rows {
		assert.Contains(t, text, row)
	}
	p.sound()
}

func TestThePlayerStepsAndPlays(t *testing.T) {
	p := open(t)
	address := fakeSite(t)
	for _, test := range []struct{ lesson, first, marked string }{
		{"01-pairwise-check", "May a queen stand in row 1, column 1? Yes, no queen attacks it.", "if safe(col) {"},
		{"02-diagonal-arrays", "May a queen stand in row 1, column 1? Yes, no queen attacks it.", "if free(u, i) {"},
		{"03-grid-counters", "May a queen stand in row 1, column 1? Yes, no queen attacks it.", "if attacked[row][col] == 0 {"},
		{"04-bitmasks", "Row 1 has free cells in columns 1, 2, 3, 4.", "pos := full & ^(row | ld | rd)"},
	} {
		if !*full && (test.lesson[:2] == "02" || test.lesson[:2] == "03") {
			continue // the usual run has no time for all
		}
		p.goTo(address + "lessons/" + test.lesson + "/")
		p.wait(player + `?.querySelector(".forward")`)
		// Each step that stands at a line stands at one.
		assert.True(t, value[bool](p, `import("../../assets/search.js").then(({ searches }) =>
			Object.values(searches[`+player+`.dataset.search].code).every((words) =>
				[...`+player+`.querySelectorAll(".line")].filter((line) => line.textContent.includes(words)).length === 1))`), test.lesson)

		p.click(player + `.querySelector(".forward")`)
		assert.Equal(t, test.first, value[string](p, player+`.querySelector(".words").textContent`))
		assert.Equal(t, test.marked, strings.TrimSpace(value[string](p, player+`.querySelector(".line.now").textContent`)))
		p.click(player + `.querySelector(".forward")`)
		assert.Equal(t, "Put a queen in row 1, column 1, and go on.", value[string](p, player+`.querySelector(".words").textContent`))
		assert.Equal(t, 1, value[int](p, player+`.querySelectorAll(".board .queen").length`))
		p.click(player + `.querySelector(".back")`)
		assert.Zero(t, value[int](p, player+`.querySelectorAll(".board .queen").length`))

		// The last steps are played quickly.
		p.do(p.page.Eval(`{ const slider = `+player+`.querySelector("[type=range]"); slider.value = slider.max - 9; slider.dispatchEvent(new Event("input"));
			`+player+`.querySelectorAll("select")[1].value = "quick"; }`, nil))
		p.click(player + `.querySelector(".play")`)
		p.wait(player + `.querySelector(".words").textContent === "Everything has been tried. There are 2 solutions."`)
		assert.Equal(t, "Play", value[string](p, player+`.querySelector(".play").textContent`))
	}
	p.sound()
}
