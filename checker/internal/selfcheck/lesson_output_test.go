package selfcheck_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// buildLessons builds the program of each lesson, without what only a debugger
// needs, and gives back the folder with the binaries.
func buildLessons(t *testing.T, c *course.Course) string {
	t.Helper()
	dir := t.TempDir()
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", dir+string(os.PathSeparator), "./lessons/...")
	build.Dir = c.Root
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return dir
}

// output is what a lesson's program prints; with no size it gets no argument.
func output(t *testing.T, program string, size ...int) string {
	t.Helper()
	cmd := exec.Command(program)
	for _, n := range size {
		cmd.Args = append(cmd.Args, strconv.Itoa(n))
	}
	out, err := cmd.Output()
	require.NoError(t, err)
	return string(out)
}

// assertRefuses says that a program ends with an error, and in plain words.
func assertRefuses(t *testing.T, program string, args []string) {
	t.Helper()
	cmd := exec.Command(program, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	var exit *exec.ExitError
	require.ErrorAs(t, cmd.Run(), &exit, "%q", args)
	assert.Equal(t, 2, exit.ExitCode(), "%q", args)
	assert.Empty(t, stdout.String(), "%q", args)
	assert.Contains(t, stderr.String(), "the size of the board", "%q", args)
	assert.Contains(t, stderr.String(), "Try: go run ./lessons/"+strings.TrimSuffix(filepath.Base(program), ".exe")+" 8\n", "%q", args)
	assert.NotContains(t, stderr.String(), "goroutine", "%q", args)
}

var (
	countLine = regexp.MustCompile(`(?m)^n = (\d+), (solutions|ways to place both colours): (\d+)`)
	noneLine  = regexp.MustCompile(`(?m)^n = (\d+) has no (solution|way): `)
	tableRow  = regexp.MustCompile(`(?m)^(\d+) +(\d+) `)
)

// assertLessonOutput holds what a lesson's program prints for n against the
// published counts: a board or the word that there is none, the count, and the
// table for n = 4 to 8.
func assertLessonOutput(t *testing.T, l course.Lesson, n int, text string) {
	t.Helper()
	want := knownCounts[n]
	if strings.Contains(text, "both colours") {
		want = waysByFilteredPairs(openBoard(n))
	}
	if want == 0 {
		assert.Equal(t, strconv.Itoa(n), submatch(noneLine, text, 1), "n = %d: no word that there is none in\n%s", n, text)
	} else {
		assert.Equal(t, strconv.Itoa(n), submatch(countLine, text, 1), "n = %d: no count in\n%s", n, text)
		assert.Equal(t, strconv.Itoa(want), submatch(countLine, text, 3), "n = %d", n)
		assertBoard(t, n, text)
	}
	var sizes, counts []string
	for _, row := range tableRow.FindAllStringSubmatch(text, -1) {
		sizes, counts = append(sizes, row[1]), append(counts, row[2])
	}
	assert.Equal(t, []string{"4", "5", "6", "7", "8"}, sizes, "%s: the table of sizes", l.Name)
	assert.Equal(t, []string{"2", "10", "4", "40", "92"}, counts, "%s: the table of counts", l.Name)
}

func submatch(re *regexp.Regexp, text string, group int) string {
	found := re.FindStringSubmatch(text)
	if found == nil {
		return ""
	}
	return found[group]
}

func openBoard(n int) [][]bool {
	open := make([][]bool, n)
	for row := range open {
		open[row] = make([]bool, n)
		for column := range open[row] {
			open[row][column] = true
		}
	}
	return open
}

// assertBoard says that the first n lines are a board on which the queens of
// each colour leave each other in peace.
func assertBoard(t *testing.T, n int, text string) {
	t.Helper()
	queens := map[rune][]int{}
	for row, line := range strings.SplitN(text, "\n", n+1)[:n] {
		cells := []rune(strings.ReplaceAll(line, " ", ""))
		require.Len(t, cells, n, "n = %d, row %d", n, row+1)
		for column, cell := range cells {
			if cell != '.' {
				require.Len(t, queens[cell], row, "n = %d, row %d: not one queen of a colour in a row", n, row+1)
				queens[cell] = append(queens[cell], column+1)
			}
		}
	}
	require.NotEmpty(t, queens, "n = %d: no queens", n)
	for name, columns := range queens {
		assert.Contains(t, []rune("QBW"), name, "n = %d", n)
		assert.Len(t, columns, n, "n = %d: queens %c", n, name)
		assert.ElementsMatch(t, allPermutations(n)[0], columns, "n = %d: queens %c share a column", n, name)
		assert.True(t, peaceful(columns), "n = %d: queens %c share a diagonal", n, name)
	}
}
