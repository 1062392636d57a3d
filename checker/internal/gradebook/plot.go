package gradebook

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/judge"
)

// A plot is a row of bars with words below and numbers above them, in units of an
// SVG picture.
type plot struct {
	Title, Spoken string // Spoken says all of it in words
	Width, Height int
	Bars          []bar
	Texts         []label
}

type bar struct {
	X, Y, Width, Height string
	Words               string
}

type label struct {
	X, Y   string
	Anchor string
	Words  string
}

const (
	plotWidth  = 360
	plotHeight = 120
	plotTop    = 16 // room for a number above the highest bar
	plotBottom = 20 // room for the words below
	labelsMost = 8  // words below the bars that have room side by side
)

// A count is a bar before it is drawn.
type count struct {
	words string // below the bar; may be empty
	said  string // in full
	n     int
}

// barPlot draws counts as bars.
func barPlot(title string, counts []count) plot {
	p := plot{Title: title, Width: plotWidth, Height: plotHeight}
	highest := 1
	for _, c := range counts {
		highest = max(highest, c.n)
	}
	step := float64(plotWidth) / float64(len(counts))
	var spoken []string
	for i, c := range counts {
		middle := (float64(i) + .5) * step
		if c.n > 0 {
			height := float64(plotHeight-plotTop-plotBottom) * float64(c.n) / float64(highest)
			top := plotHeight - plotBottom - height
			words := fmt.Sprintf("%s: %d", c.said, c.n)
			width := min(step*.8, plotHeight)
			p.Bars = append(p.Bars, bar{unit(middle - width/2), unit(top), unit(width), unit(height), words})
			p.Texts = append(p.Texts, label{unit(middle), unit(top - 4), "middle", strconv.Itoa(c.n)})
			spoken = append(spoken, words)
		}
		if c.words != "" {
			p.Texts = append(p.Texts, label{unit(middle), unit(plotHeight - 5), "middle", c.words})
		}
	}
	p.Spoken = title + ". " + strings.Join(spoken, "; ") + "."
	return p
}

func unit(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }

// plots are those of an exercise that somebody has handed in.
func (e *exerciseOverview) plots() []plot {
	if e.submissions() == 0 {
		return nil
	}
	plots := []plot{e.verdictPlot()}
	if len(e.scores) > 0 {
		plots = append(plots, e.scorePlot())
	}
	if len(e.steps) > 0 {
		plots = append(plots, e.stepPlot())
	}
	return plots
}

func (e *exerciseOverview) verdictPlot() plot {
	var counts []count
	for _, v := range judge.Verdicts() {
		if n := e.verdicts[v]; n > 0 {
			counts = append(counts, count{string(v), v.Words(), n})
		}
	}
	return barPlot("Submissions by verdict", counts)
}

// scorePlot has a bar for none of the tests, one for all, and one for each fifth
// between.
func (e *exerciseOverview) scorePlot() plot {
	counts := []count{{words: "0"}, {words: "1–19"}, {words: "20–39"}, {words: "40–59"}, {words: "60–79"}, {words: "80–99"}, {words: "100"}}
	for i := range counts {
		counts[i].said = counts[i].words + " per cent"
	}
	for _, s := range e.scores {
		switch per := points(s); {
		case per <= 0:
			counts[0].n++
		case per >= 100:
			counts[6].n++
		default:
			counts[1+min(int(per)/20, 4)].n++
		}
	}
	return barPlot("Submissions by share of tests accepted, in per cent", counts)
}

// stepPlot has a bar for each third of a power of ten, since methods differ by
// factors.
func (e *exerciseOverview) stepPlot() plot {
	const perTen = 3
	class := func(steps int64) int { return int(math.Floor(math.Log10(float64(steps))*perTen + 1e-9)) }
	first, last := class(e.steps[0]), class(e.steps[len(e.steps)-1])
	counts := make([]count, last-first+1)
	for i := range counts {
		from := math.Ceil(math.Pow(10, float64(first+i)/perTen) - 1e-9)
		to := math.Ceil(math.Pow(10, float64(first+i+1)/perTen)-1e-9) - 1
		if i%((len(counts)+labelsMost-1)/labelsMost) == 0 {
			counts[i].words = brief(from)
		}
		counts[i].said = fmt.Sprintf("%s to %s steps", figures.Thousands(int64(from)), figures.Thousands(int64(max(from, to))))
	}
	for _, steps := range e.steps {
		counts[class(steps)-first].n++
	}
	return barPlot(fmt.Sprintf("Accepted programs by steps for all tests, least %s, middle %s, most %s; a bar begins at the number below it",
		figures.Thousands(e.steps[0]), figures.Thousands(e.steps[len(e.steps)/2]), figures.Thousands(e.steps[len(e.steps)-1])), counts)
}

// brief is a number of steps in few characters.
func brief(x float64) string {
	switch {
	case x >= 1e9:
		return fmt.Sprintf("%.3gG", x/1e9)
	case x >= 1e6:
		return fmt.Sprintf("%.3gM", x/1e6)
	case x >= 1e3:
		return fmt.Sprintf("%.3gk", x/1e3)
	}
	return fmt.Sprintf("%.0f", x)
}
