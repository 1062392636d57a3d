package trace

import (
	"bytes"
	"encoding/json"
	"io"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// recorded is the record of a run of a program in the interpreter.
func recorded(t *testing.T, file, stdin string) *Record {
	t.Helper()
	return ran(t, file, stdin).tracer.Record("")
}

// kinds are the steps of a search in short, such as "place 1 1".
func kinds(steps []Step) []string {
	var all []string
	for _, s := range steps {
		all = append(all, strings.Join(strings.Fields(string(s.Kind)+" "+columnsOf([]int{s.Row, s.Column})), " "))
	}
	return all
}

func TestRecordOfARightSearch(t *testing.T) {
	r := recorded(t, sample("pairwise_function"), "4")
	require.Len(t, r.Searches, 1)
	s := r.Searches[0]
	assert.Equal(t, 4, s.Size)
	assert.Equal(t, []string{"begin 0 0", "place 1 1", "refuse 2 1", "refuse 2 2", "place 2 3", "refuse 3 1", "refuse 3 2", "refuse 3 3", "refuse 3 4", "back 3 0", "place 2 4"}, kinds(s.Steps)[:11])
	assert.Len(t, s.Nodes, 17, "the boards of lesson 01 for n = 4")

	refused := s.Steps[3]
	assert.Equal(t, 1, refused.By)
	assert.Equal(t, []int{1}, refused.Queens)
	assert.Equal(t, `row 2 column 2: attacked by the queen in row 1, same diagonal \`, refused.Words)
	back := s.Steps[9]
	assert.Equal(t, []int{1, 3}, back.Queens, "the queen that is taken away still stands")
	assert.Equal(t, 2, back.Node)
	assert.Equal(t, Node{Parent: 1, Row: 2}, s.Nodes[2])

	assert.Equal(t, []string{"search(…, 4)", "search(…, 4)"}, []string{s.Steps[0].Call, back.Call})

	var solutions [][]int
	for _, step := range s.Steps {
		if step.Kind == Full {
			solutions = append(solutions, step.Queens)
			assert.Equal(t, len(solutions), step.Found)
			assert.True(t, s.Nodes[step.Node].Solution)
		}
	}
	assert.Equal(t, [][]int{{2, 4, 1, 3}, {3, 1, 4, 2}}, solutions)
	assert.Equal(t, 2, s.Steps[len(s.Steps)-1].Found)
	assert.Equal(t, &Path{Stays: true, Title: "It never leaves the reference's path: row by row, columns from the left."}, r.Path)
	assert.Empty(t, r.Cut)
	assert.Empty(t, r.NoBoard)
}

// Each step knows the line of the program that it is about.
func TestLinesOfSteps(t *testing.T) {
	r := recorded(t, sample("no_diagonal"), "4")
	source := strings.Split(string(checked(t, sample("no_diagonal")).Source()), "\n")
	at := func(kind Kind) string {
		steps := r.Searches[0].Steps
		i := slices.IndexFunc(steps, func(s Step) bool { return s.Kind == kind })
		require.GreaterOrEqual(t, i, 0, kind)
		return strings.TrimSpace(source[steps[i].Line-1])
	}
	assert.Equal(t, "search(row + 1)", at(Place))
	assert.Equal(t, at(Back), at(Refuse))
	assert.True(t, strings.HasPrefix(at(Refuse), "for "), at(Refuse))
	assert.Equal(t, at(Begin), at(Full))
	assert.Equal(t, at(Begin), strings.TrimSpace(source[r.From-1]))
	assert.True(t, strings.HasPrefix(at(Begin), "func search("), at(Begin))
	assert.Equal(t, "}", strings.TrimSpace(source[r.To-1]))
}

func TestRecordOfADeparture(t *testing.T) {
	for _, test := range []struct {
		name, step, words string
		mark              string
		row, column       int
	}{
		{"no_diagonal", "place 2 2", `row 2 column 2: a queen, though attacked from row 1`, markPlaced, 2, 2},
		{"no_undo", "refuse 3 2", "row 3 column 2: refused, though no queen attacks it", markPassed, 3, 2},
		{"forgetful", "refuse 2 4", "row 2 column 4: refused, though no queen attacks it", markPassed, 2, 4},
		{"without_the_last", "back 2 0", "row 2: no more columns, back to row 1", markPassed, 2, 4},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := recorded(t, sample(test.name), "4")
			require.NotNil(t, r.Path)
			assert.False(t, r.Path.Stays)
			steps := r.Searches[r.Path.Search].Steps
			assert.Equal(t, test.step, kinds(steps)[r.Path.Step])
			assert.Equal(t, test.words, steps[r.Path.Step].Words)
			assert.Equal(t, []any{test.row, test.column, test.mark}, []any{r.Path.Row, r.Path.Column, r.Path.Mark})
			assert.Len(t, r.Path.Queens, test.row-1)
		})
	}
}

func TestRecordOfBlockedCells(t *testing.T) {
	r := recorded(t, filepath.Join("..", "..", "..", "solutions", "05-two-colours", "main.go"), "2\n1 1\n1 0\n")
	assert.Equal(t, "The input is a board with blocked cells. So no attack is named, and nothing is compared with the path of the reference.", r.NoBoard)
	assert.Nil(t, r.Path)
	require.NotEmpty(t, r.Searches)
	assert.Zero(t, r.Searches[0].Size)
	assert.Equal(t, Call, r.Searches[0].Steps[0].Kind)
}

func TestRecordOfAnEndlessSearch(t *testing.T) {
	r := recorded(t, sample("endless"), "4")
	assert.Equal(t, "here the search was cut off", r.Cut)
	assert.Equal(t, "As far as it came, it is on the reference's path.", r.Path.Title)
	assert.NotEmpty(t, r.Searches[0].Steps)
}

func TestShorten(t *testing.T) {
	r := recorded(t, filepath.Join("..", "..", "..", "solutions", "04-bitmasks", "main.go"), "4\n6\n2\n3\n")
	require.Len(t, r.Searches, 4)
	all := len(r.Searches[1].Steps)
	r.Shorten(3, 50)
	assert.Len(t, r.Searches, 3)
	assert.Equal(t, 1, r.More)
	six := r.Searches[1]
	assert.Len(t, six.Steps, 50)
	assert.Equal(t, all-50, six.Left)
	seen := slices.MaxFunc(six.Steps, func(a, b Step) int { return a.Node - b.Node })
	assert.Len(t, six.Nodes, seen.Node+1)
	assert.Zero(t, r.Searches[2].Left)
}

// A page reads a record as JSON.
func TestRecordAsJSON(t *testing.T) {
	text, err := json.Marshal(recorded(t, sample("no_diagonal"), "4").Searches[0].Steps[3])
	require.NoError(t, err)
	assert.JSONEq(t, `{"kind":"place","row":2,"column":2,"by":1,"queens":[1,2],"node":2,"found":0,"line":22,"call":"search(2)","words":"row 2 column 2: a queen, though attacked from row 1"}`, string(text))
}

// A search that does not notice a full board goes down as far as it is let, and its
// record is no larger for that.
func TestRecordOfABottomlessSearch(t *testing.T) {
	u := &unit{name: "search", loops: []*loop{{counter: "col", line: 3, call: 4}}}
	var events []event
	for call := range int64(50_000) {
		events = append(events, event{in, []int64{call, 0}}, event{turn, []int64{call, 0, 1 + min(call, 3)}})
	}
	tracer := &Tracer{groups: []*group{{units: []*unit{u}}}, events: recorder{events: events, to: io.Discard}}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	r := tracer.Record("")
	var page bytes.Buffer
	require.NoError(t, Text(&page, r, 100))
	runtime.ReadMemStats(&after)
	assert.Less(t, (after.TotalAlloc-before.TotalAlloc)>>20, uint64(100), "MiB")
	assert.Contains(t, page.String(), "it goes on: a row 5 is tried")
	assert.Contains(t, page.String(), "50,000 calls, 49,999 choices tried")
}

// A panic leaves several calls at once, and the one that goes on after it has the next
// turn.
func TestCallsLeftByAPanic(t *testing.T) {
	u := &unit{loops: []*loop{{}}}
	forests, _ := grow([]*group{{units: []*unit{u}}}, []event{
		{in, []int64{1, 0}}, {turn, []int64{1, 0, 1}}, {in, []int64{2, 0}}, {turn, []int64{2, 0, 1}}, {in, []int64{3, 0}},
		{turn, []int64{1, 0, 2}}, {in, []int64{4, 0}}, {out, []int64{1}},
	})
	require.Len(t, forests[0].roots, 1)
	outer := forests[0].roots[0]
	assert.True(t, outer.ended)
	require.Len(t, outer.turns, 2)
	assert.EqualValues(t, 2, outer.turns[0].calls[0].number)
	assert.EqualValues(t, 4, outer.turns[1].calls[0].number)
}

func TestOtherGame(t *testing.T) {
	assert.Equal(t, "Exercise 05-two-colours has blocked cells and two colours.", OtherGame("05-two-colours"))
	assert.Empty(t, OtherGame("04-bitmasks"))
	assert.Empty(t, OtherGame(""))
}
