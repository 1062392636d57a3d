package engine

import (
	"context"
	"flag"
	"fmt"
	"os"
	"testing"

	"nqueens/checker/internal/frontend"
)

var full = flag.Bool("full", false, "have the compiler use up its memory as well, which takes half a minute")

// TestMain makes this test binary the child in which programs are interpreted,
// and a checker that a test kills.
func TestMain(m *testing.M) {
	Main()
	if engine := os.Getenv(doomedVariable); engine != "" {
		doomed(engine)
		return
	}
	os.Exit(m.Run())
}

// doomedVariable makes TestMain run a checker that is about to be killed.
const doomedVariable = "NQUEENS_TEST_DOOMED"

// doomed runs a program that never ends until this process is killed.
func doomed(engine string) {
	p, err := frontend.Check([]byte("package main\nimport (\"fmt\"; \"bufio\"; \"os\")\nfunc main() { fmt.Println(`running`); bufio.NewReader(os.Stdin).ReadString(0) }"))
	if err != nil {
		panic(err)
	}
	var runner Runner = Interpreter{}
	if engine == "go" {
		runner = NewCompiler()
	}
	fmt.Println(runner.Stream(context.Background(), p, Streams{os.Stdin, os.Stdout, os.Stderr}, Limits{}))
}
