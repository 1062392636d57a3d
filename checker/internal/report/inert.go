package report

import (
	"strings"

	"nqueens/checker/internal/pattern"
)

var (
	// firstWords finds colons with which a line begins, blanks and styles apart.
	firstWords = pattern.New(`(?m)^((?:[\pZ\t]|\x1b\[[0-9;]*m)*):((?:\x1b\[[0-9;]*m)*:)`)
	bracketed  = pattern.New(`##(\w*\[)`)
)

// Inert keeps the services that run checks from taking a line of a report for a
// command to them. GitHub's runner takes a line for one that begins with "::", blanks
// apart, or has "##[" anywhere (actions/runner, Runner.Common/ActionCommand.cs); Azure's
// agent and TeamCity have "##vso[" and "##teamcity[". One character is shown as a
// visible escape.
func Inert(text string) string {
	if strings.Contains(text, "::") || strings.Contains(text, ":\x1b") {
		text = firstWords().ReplaceAllString(text, `${1}\x3a${2}`)
	}
	if strings.Contains(text, "##") {
		text = bracketed().ReplaceAllString(text, `#\x23${1}`)
	}
	return text
}

// InLine makes a name fit to stand in a line with other words. The name of a file may
// hold line ends, which would begin lines of their own.
func InLine(name string) string {
	return strings.NewReplacer("\n", `\n`, "\t", `\t`).Replace(Plain(name))
}
