package report

import (
	"bytes"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/starter"
)

// nextStep is what the learner may do now, in one line or two; "" if the message
// has said it.
func nextStep(r judge.Result) string {
	check := "go run ./checker check " + submissionRef(r)
	switch r.Verdict {
	case judge.Accepted:
		if strings.HasPrefix(filepath.ToSlash(r.File), "solutions/") {
			return ""
		}
		return "compare with solutions/" + InLine(r.Exercise) + "/README.md;\ngo run ./checker says what comes then"
	case judge.CompileError, judge.Restricted:
		return "correct this, then " + check
	case judge.Undecided:
		return ""
	case judge.InternalError:
		return "this is the checker's fault, not yours; please report it"
	}
	if isStarter(r) {
		return "this is still the starter: read exercises/" + InLine(r.Exercise) + "/README.md"
	}
	if isOwn(r) {
		return "correct this, then " + check + ";\nfor a hint, go run ./checker hint " + submissionRef(r)
	}
	return check + " --test " + shellWord(r.FirstFailing().Name)
}

// isOwn reports whether the file is the learner's own of the exercise.
func isOwn(r judge.Result) bool {
	return filepath.ToSlash(r.File) == "exercises/"+r.Exercise+"/main.go"
}

// isStarter reports whether nothing has been written into the learner's own file
// yet.
func isStarter(r judge.Result) bool {
	text, err := starter.Of(r.Exercise)
	return err == nil && isOwn(r) && bytes.Equal(r.Source, text)
}

// submissionRef is how the command line names this submission: by the number of
// the exercise if the file is its own.
func submissionRef(r judge.Result) string {
	number, _, _ := strings.Cut(InLine(r.Exercise), "-")
	if !isOwn(r) {
		return "--exercise " + number + " " + shellWord(filepath.ToSlash(r.File))
	}
	return number
}

// shellWord quotes a word that a shell would take apart: with double quotes,
// which every shell knows, unless it would look inside them.
func shellWord(s string) string {
	s = InLine(s)
	switch {
	case strings.ContainsAny(s, "$`\"!\\"):
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	case strings.ContainsAny(s, " \t&;()'*?[]<>|#~"):
		return `"` + s + `"`
	}
	return s
}
