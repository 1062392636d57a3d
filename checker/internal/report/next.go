package report

import (
	"path/filepath"
	"strings"

	"nqueens/checker/internal/judge"
)

// nextStep is what the learner may do now; "" if the message has said it.
func nextStep(r judge.Result) string {
	check := "go run ./checker check " + submissionRef(r)
	switch r.Verdict {
	case judge.Accepted:
		if strings.HasPrefix(filepath.ToSlash(r.File), "solutions/") {
			return ""
		}
		return "compare with solutions/" + Plain(r.Exercise) + ", then open the next lesson"
	case judge.CompileError, judge.Restricted:
		return "correct this, then " + check
	case judge.Undecided:
		return ""
	case judge.InternalError:
		return "this is the checker's fault, not yours; please report it"
	}
	return check + " --test " + shellWord(r.FirstFailing().Name)
}

// submissionRef is how the command line names this submission: by the number of
// the exercise if the file is its own.
func submissionRef(r judge.Result) string {
	number, _, _ := strings.Cut(Plain(r.Exercise), "-")
	if file := filepath.ToSlash(r.File); file != "exercises/"+r.Exercise+"/main.go" {
		return "--exercise " + number + " " + shellWord(file)
	}
	return number
}

// shellWord quotes a word that a shell would take apart: with double quotes,
// which every shell knows, unless it would look inside them.
func shellWord(s string) string {
	s = Plain(s)
	switch {
	case strings.ContainsAny(s, "$`\"!\\"):
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	case strings.ContainsAny(s, " \t&;()'*?[]<>|#~"):
		return `"` + s + `"`
	}
	return s
}
