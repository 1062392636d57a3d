package terminal

import (
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/page"
)

// shown is what stands on the screen, without the line of keys.
func shown(r *reader) []string {
	screen := r.screen()
	for i := range screen {
		screen[i] = ansi.Strip(screen[i])
	}
	return screen[:len(screen)-1]
}

func status(r *reader) string {
	screen := r.screen()
	return ansi.Strip(screen[len(screen)-1])
}

func TestReaderWaitsForAnswers(t *testing.T) {
	r := &reader{height: 3, width: 40, lines: []page.Line{
		{Text: "one"}, {Text: "two"}, {Text: "guess"}, {Text: "right", Answer: 1}, {Text: "after"},
	}}
	assert.Equal(t, []string{"one", "two", "guess"}, shown(r))
	assert.Contains(t, status(r), "What will it print?")
	assert.False(t, r.press(End))
	assert.Equal(t, []string{"one", "two", "guess"}, shown(r), "no way past the question")
	assert.False(t, r.press(" "))
	assert.Equal(t, []string{"guess", "right", "after"}, shown(r))
	assert.Contains(t, status(r), "The end.")
	assert.False(t, r.press("b"))
	assert.Equal(t, []string{"one", "two", "guess"}, shown(r))
	assert.Contains(t, status(r), "space: on")
	assert.False(t, r.press("j"))
	assert.Equal(t, []string{"two", "guess", "right"}, shown(r))
	assert.False(t, r.press(Up))
	assert.False(t, r.press(Up))
	assert.Equal(t, []string{"one", "two", "guess"}, shown(r))
	assert.False(t, r.press("G"))
	assert.True(t, r.press(Enter), "through")
	assert.True(t, r.press("q"))
}

func TestReaderOfAShortPage(t *testing.T) {
	r := &reader{height: 4, width: 8, lines: []page.Line{{Text: "a line that is too long"}}}
	assert.Equal(t, []string{"a line …", "", "", ""}, shown(r))
	assert.Equal(t, 8, ansi.StringWidth(status(r)))
	assert.True(t, r.press(" "))
}
