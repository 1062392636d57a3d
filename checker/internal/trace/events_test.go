package trace

import (
	"bytes"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestParseEvent(t *testing.T) {
	for line, want := range map[string]event{
		"in [1 0 7 -2]": {in, []int64{1, 0, 7, -2}},
		"turn [1 0 3]":  {turn, []int64{1, 0, 3}},
		"turn [1 0]":    {turn, []int64{1, 0}},
		"out [1]":       {out, []int64{1}},
		"full []":       {full, nil},
	} {
		e, ok := parseEvent(line)
		assert.True(t, ok, line)
		assert.Equal(t, want, e, line)
	}
	for _, line := range []string{"", "in", "in [1]", "out []", "in 1 2", "in [1 2", "in [1 two]", "over [1 2]", "[1 2]", "in [99999999999999999999 1]", "in ["} {
		_, ok := parseEvent(line)
		assert.False(t, ok, line)
	}
}

// mark stands for the prefix of events.
const testPrefix = "\x1eab"

func record(pieces ...string) (rest string, events []event) {
	var to bytes.Buffer
	r := recorder{prefix: []byte(testPrefix), to: &to}
	for _, piece := range pieces {
		r.Write([]byte(piece))
	}
	r.pass(len(r.held))
	return to.String(), r.events
}

func TestRecorder(t *testing.T) {
	event1 := testPrefix + " out [1]\n"
	for _, test := range []struct {
		name   string
		pieces []string
		rest   string
		events int
	}{
		{"nothing", nil, "", 0},
		{"words only", []string{"hello\n", "there"}, "hello\nthere", 0},
		{"an event", []string{event1}, "", 1},
		{"in the middle of a line", []string{"> " + event1 + "next\n"}, "> next\n", 1},
		{"in pieces", strings.SplitAfter("a"+event1+event1+"b", ""), "ab", 2},
		{"not an event", []string{testPrefix + " what\n" + event1}, testPrefix + " what\n", 1},
		{"unfinished", []string{event1 + testPrefix + " out [2"}, testPrefix + " out [2", 1},
		{"the start of a prefix", []string{"\x1e", "a", "c"}, "\x1eac", 0},
		{"a long line", []string{testPrefix + strings.Repeat("x", longestEvent)}, testPrefix + strings.Repeat("x", longestEvent), 0},
	} {
		rest, events := record(test.pieces...)
		assert.Equal(t, test.rest, rest, test.name)
		assert.Len(t, events, test.events, test.name)
	}
}

func TestNumbers(t *testing.T) {
	var n numbers
	n.Write([]byte("4 -5\n"))
	n.Write([]byte("06 x 7"))
	assert.Equal(t, []int{4, -5, 6}, n.list())
	var long numbers
	long.Write(bytes.Repeat([]byte("1 "), enough))
	long.Write([]byte("2 "))
	assert.Len(t, long.list(), enough/2)
}

// Who types on after the program has ended does not disturb the report. It is the race
// detector that would see it.
func TestInputAfterTheEnd(t *testing.T) {
	var n numbers
	var typing sync.WaitGroup
	typing.Go(func() {
		for range 1000 {
			n.Write([]byte("4 "))
		}
	})
	for range 1000 {
		for _, number := range n.list() {
			assert.Equal(t, 4, number)
		}
	}
	typing.Wait()
	assert.Len(t, n.list(), 1000)
}

// A learner's words pass whatever they are, and however they are cut.
func FuzzRecorder(f *testing.F) {
	f.Add("hello\n", 3, "in [1 0 2]")
	f.Add(testPrefix, 1, "out [1]")
	f.Add("x"+testPrefix+" in [1", 5, "turn [0 0 -1]")
	f.Fuzz(func(t *testing.T, words string, at int, line string) {
		if strings.Contains(words, testPrefix) || strings.ContainsAny(line, "\n\x1e") {
			return
		}
		at = max(0, min(at, len(words)))
		e, ok := parseEvent(line)
		rest, events := record(words[:at], words[at:], testPrefix+line+"\n")
		if strings.HasSuffix(words, "\x1e") || strings.HasSuffix(words, "\x1ea") {
			return // the two may make a prefix together
		}
		if ok {
			assert.Equal(t, words, rest)
			assert.Equal(t, []event{e}, events)
		} else {
			assert.Equal(t, words+testPrefix+line+"\n", rest)
			assert.Empty(t, events)
		}
	})
}

// Any events make a tree, or none: a program may tell less than it should.
func FuzzGrow(f *testing.F) {
	f.Add("in [1 0 5]\nturn [1 0 1]\nin [2 0 6]\nout [2]\nout [1]\nfull []")
	f.Add("in [1 0 5]\nin [1 0 5]\nturn [9 9]\nturn [1 7 7]\nout [1]\nout [1]")
	u := &unit{name: "search", params: []param{{"row", true, true}}, loops: []*loop{{counter: "col", line: 3}}}
	f.Fuzz(func(t *testing.T, text string) {
		var events []event
		for line := range strings.Lines(text) {
			if e, ok := parseEvent(line); ok {
				events = append(events, e)
			}
		}
		for _, kind := range []counting{byOne, byShift, fromParam} {
			u.loops[0].counts = kind
			tr := &Tracer{groups: []*group{{units: []*unit{u}}}, events: recorder{events: events, to: &bytes.Buffer{}}}
			var report bytes.Buffer
			assert.NoError(t, Text(&report, tr.Record(""), 30))
			assert.NotEmpty(t, report.String())
		}
	})
}
