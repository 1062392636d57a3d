// Command checker is the front door of the course: it shows the map, runs
// programs, verifies the lessons, and grades submissions.
package main

import (
	"os"

	"nqueens/checker/internal/cli"
	"nqueens/checker/internal/engine"
)

func main() {
	engine.Main() // does not return in a child process
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
