package trace

import (
	"bytes"
	"io"
	"strconv"
	"strings"
	"sync"
)

// An event is something that a traced program tells.
type event struct {
	kind   kind
	values []int64
}

type kind string

// The kinds of events and their values. A call is a number that no other call of
// the run has.
const (
	in   kind = "in"   // call, unit, integer arguments...
	turn kind = "turn" // call, index of the loop, its counter if it has one
	out  kind = "out"  // call
	full kind = "full" // the last: there are more than can be told
)

// leastValues is how many values an event has at least.
var leastValues = map[kind]int{in: 2, turn: 2, out: 1, full: 0}

// parseEvent reads an event without its prefix, such as "in [3 0 2]".
func parseEvent(line string) (event, bool) {
	word, list, _ := strings.Cut(strings.TrimSpace(line), " ")
	e := event{kind: kind(word)}
	least, known := leastValues[e.kind]
	if !known || !strings.HasPrefix(list, "[") || !strings.HasSuffix(list, "]") {
		return event{}, false
	}
	for _, field := range strings.Fields(list[1 : len(list)-1]) {
		value, err := strconv.ParseInt(field, 10, 64)
		if err != nil {
			return event{}, false
		}
		e.values = append(e.values, value)
	}
	return e, len(e.values) >= least
}

// longestEvent is the length in bytes from which on a line is not an event.
const longestEvent = 8 << 10

// A recorder takes the events out of a stream and passes on the rest. An event
// may begin in the middle of a line, if the program left one unfinished.
type recorder struct {
	prefix []byte
	to     io.Writer
	held   []byte // the end of the stream so far, which may be the start of an event
	events []event
}

// Write never fails: whoever reads the rest must not stop the run.
func (r *recorder) Write(text []byte) (int, error) {
	r.held = append(r.held, text...)
	for {
		start := bytes.Index(r.held, r.prefix)
		if start < 0 {
			r.pass(len(r.held) - r.begun())
			return len(text), nil
		}
		r.pass(start)
		end := bytes.IndexByte(r.held, '\n')
		if end < 0 && len(r.held) < longestEvent {
			return len(text), nil
		}
		if e, ok := parseEvent(string(r.held[len(r.prefix):max(end, len(r.prefix))])); ok {
			r.events = append(r.events, e)
			r.held = r.held[end+1:]
			continue
		}
		r.pass(len(r.prefix))
	}
}

// begun is how many bytes at the end may be the start of a prefix.
func (r *recorder) begun() int {
	at := bytes.LastIndexByte(r.held, r.prefix[0])
	if at < 0 || !bytes.HasPrefix(r.prefix, r.held[at:]) {
		return 0
	}
	return len(r.held) - at
}

// pass lets the first n held bytes through.
func (r *recorder) pass(n int) {
	if n > 0 {
		r.to.Write(r.held[:n])
		r.held = r.held[n:]
	}
}

// numbers notes the whole numbers at the start of a text. The text may go on when the
// program that it was for has ended.
type numbers struct {
	mu   sync.Mutex
	text []byte
}

// enough is how many bytes of the input are looked at.
const enough = 4 << 10

func (n *numbers) Write(text []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.text = append(n.text, text[:min(len(text), enough-len(n.text))]...)
	return len(text), nil
}

// list gives the numbers; what follows a word that is none is no longer input
// that we know.
func (n *numbers) list() []int {
	n.mu.Lock()
	text := string(n.text)
	n.mu.Unlock()
	var list []int
	for _, word := range strings.Fields(text) {
		value, err := strconv.Atoi(word)
		if err != nil {
			break
		}
		list = append(list, value)
	}
	return list
}
