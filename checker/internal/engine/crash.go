package engine

import (
	"strconv"
	"strings"

	"nqueens/checker/internal/pattern"
)

var (
	// The last of these in stderr are the runtime's: the learner may have printed
	// such words before.
	crashWords = pattern.New(`(?m)^(panic: |fatal error: )`)
	traceStart = pattern.New(`^(goroutine |runtime stack:)`)
	// The learner's file is nqueens/checker/main.go, but for a cache folder with a ; in
	// its name: there the compiler does not find the part that it is to leave out.
	frame = pattern.New(`(?m)^\t(?:nqueens/checker|.*/direct|.*/checker)/main\.go:(\d+)`)

	// The address of a value with which a program panics and that Go's runtime has no words
	// for: another one in each run.
	panicAddress = pattern.New(`^(\t?panic: \(.+\) 0x)[0-9a-f]+`)

	// A thread that cannot be had is memory for its stack that cannot.
	outOfMemory = pattern.New(`out of memory|cannot allocate memory|^fatal error: newosproc`)

	// runtimeFault is how the runtime reports a fault in its own code, which is
	// what it comes to when one of its tables or, with cgo, a thread could not be had.
	// Go without package unsafe has no other way there.
	runtimeFault = pattern.New(`(?m)^SIG(SEGV|BUS|ABRT): .*\nPC=`)
)

// crash reads the words with which Go's runtime ended the program, if it did.
func (p *process) crash() {
	stderr := string(p.Stderr)
	words, trace := lastWords(stderr)
	if p.killed || p.limit || p.exited {
		return
	}
	if p.ExitCode >= 0 && (p.ExitCode != exitCrashed || words == "" && !runtimeFault().MatchString(stderr)) {
		return
	}
	p.How = Crashed
	switch {
	case outOfMemory().MatchString(words), words == "" && runtimeFault().MatchString(stderr):
		p.How = MemoryLimit
		p.Failure = &Failure{Message: "fatal error: out of memory"}
	case words == "":
		p.Failure = &Failure{Message: "the program was killed by a signal"}
	default:
		p.Failure = &Failure{Message: runtimeWords(words)}
	}
	if m := frame().FindStringSubmatch(trace); m != nil {
		p.Failure.Line, _ = strconv.Atoi(m[1])
	}
}

// ownErrors is the number of bytes that the program itself printed on standard
// error. The words about its end are Go's, if there is a trace after them, or those
// of the interpreter's process.
func (p *process) ownErrors() int {
	stderr := string(p.Stderr)
	if p.panicked != nil {
		return len(strings.TrimSuffix(stderr, p.panicked.Message+"\n"))
	}
	if words, trace := lastWords(stderr); traceStart().MatchString(trace) {
		return len(stderr) - len(words+"\n\n"+trace)
	} else if at := runtimeFault().FindStringIndex(stderr); words == "" && at != nil {
		return at[0]
	}
	return len(stderr)
}

// lastWords gives the runtime's message and the trace after it.
func lastWords(stderr string) (words, trace string) {
	all := crashWords().FindAllStringIndex(stderr, -1)
	if all == nil {
		return "", ""
	}
	words, trace, _ = strings.Cut(stderr[all[len(all)-1][0]:], "\n\n")
	return words, trace
}

const deadlock = "fatal error: all goroutines are asleep - deadlock!"

// deadlocked reports whether an interpreting process ended because nothing in it
// could ever run again. The words for that are those of a compiled program; the
// stacks are the interpreter's, with no line of the learner's.
func (p *process) deadlocked() bool {
	p.crash()
	if p.How != Crashed || !strings.Contains(p.Failure.Message, deadlock) {
		return false
	}
	p.Failure.Line = 0
	return true
}

// runtimeWords drops the lines that tell a beginner nothing, and addresses.
func runtimeWords(words string) string {
	var kept []string
	for line := range strings.Lines(words) {
		line = strings.TrimRight(line, " \n")
		if line != "" && !strings.HasPrefix(line, "[signal ") {
			kept = append(kept, panicAddress().ReplaceAllString(line, "${1}…"))
		}
	}
	return strings.Join(kept, "\n")
}
