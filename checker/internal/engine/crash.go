package engine

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	crashWords = regexp.MustCompile(`(?m)^(panic: |fatal error: )`)
	frame      = regexp.MustCompile(`(?m)^\tnqueens/checker/main\.go:(\d+)`)
)

// crash reads the words with which Go's runtime ended the program, if it did.
func (p *process) crash() {
	stderr := string(p.Stderr)
	at := crashWords.FindStringIndex(stderr)
	if p.ExitCode >= 0 && (p.ExitCode != exitCrashed || at == nil) {
		return
	}
	p.How = Crashed
	if at == nil {
		p.Failure = &Failure{Message: "the program was killed by a signal"}
		return
	}
	words, trace, _ := strings.Cut(stderr[at[0]:], "\n\n")
	p.Failure = &Failure{Message: runtimeWords(words)}
	if m := frame.FindStringSubmatch(trace); m != nil {
		p.Failure.Line, _ = strconv.Atoi(m[1])
	}
	if strings.Contains(words, "out of memory") || strings.Contains(words, "cannot allocate memory") {
		p.How = MemoryLimit
	}
}

// runtimeWords drops the lines that tell a beginner nothing.
func runtimeWords(words string) string {
	var kept []string
	for line := range strings.Lines(words) {
		line = strings.TrimRight(line, " \n")
		if line != "" && !strings.HasPrefix(line, "[signal ") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}
