package cli

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/report"
)

func (a *app) doctorCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "doctor",
		Short: "Say what this machine offers the checker",
		Long: `Say what this machine offers the checker, and what to do about what it lacks.
The walls around a submission are tried: programs are started behind them that
do their worst.`,
		Args: takes(0, 0, "doctor takes no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			a.doctor(cmd.Context())
			return nil
		},
	}
}

func (a *app) doctor(ctx context.Context) {
	a.topic("system", fmt.Sprintf("%s/%s, %d processors", runtime.GOOS, runtime.GOARCH, runtime.NumCPU()))
	a.topic("interpreter", "there: yaegi, with the standard library of "+runtime.Version())
	a.topic("compiler", a.toolchain())
	if a.compiler.Available() {
		a.topic("builds", a.builds())
	}
	a.walls(ctx)
	a.topic("packages", "a submission may import")
	a.topic("", strings.Join(frontend.Packages(), ", "))
}

// The columns of the report.
const (
	topicWidth  = 13
	reportWidth = 80
)

// topic writes a line, folded so that it keeps to its column.
func (a *app) topic(name, text string) {
	for _, line := range fold(text, reportWidth-topicWidth) {
		fmt.Fprintf(a.stdout, "%-*s%s\n", topicWidth, name, line)
		name = ""
	}
}

// fold breaks a text at its spaces into lines of at most a width, where its words
// allow it.
func fold(text string, width int) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

func (a *app) toolchain() string {
	if !a.compiler.Available() {
		return "missing: what the interpreter does not accept stays undecided; install Go and put it on the PATH (https://go.dev/dl)"
	}
	version, err := a.compiler.Version()
	if err != nil {
		return fmt.Sprintf("broken: %s does not say its version: %v", a.compiler.Where(), err)
	}
	return fmt.Sprintf("there: %s, %s", version, a.compiler.Where())
}

func (a *app) builds() string {
	store, err := a.compiler.Store()
	if err != nil {
		return "nothing can be compiled: " + err.Error()
	}
	programs, bytes := store.Size()
	return fmt.Sprintf("%d compiled programs, %d MB, are kept in %s", programs, bytes/1e6, store.Dir)
}

// promises says what each wall keeps a submission from.
var promises = map[string]string{
	"files":     "open, look at or change a file",
	"network":   "open a socket",
	"programs":  "start another program",
	"processes": "make another process",
	"signals":   "stop, end or trace another process",
	"limits":    "raise its limits",
	"memory":    "use more memory than its test allows",
	"processor": "go on without using up steps",
	"waiting":   "neither run nor end",
	"output":    "print for ever",
}

// remedies say what to do about a layer that is missing on Linux.
var remedies = map[string]string{
	"resource limits": "the system refuses them; look at `ulimit -H -a`",
	"Landlock": "it comes with Linux 5.13, where the kernel's list of security modules names it and a container lets it through; " +
		"until then seccomp keeps all files closed",
	"seccomp": "it comes with Linux 3.17, on amd64 and arm64, where a container lets it through; until then the language policy " +
		"keeps a submission from most of this",
}

// cgoRemedy is for what only a checker without cgo has.
const cgoRemedy = "start the checker with CGO_ENABLED=0, as in `CGO_ENABLED=0 go run ./checker`; until then seccomp keeps all " +
	"files closed, and a deadlock of an interpreted program is left to the compiled one"

// walls tries the walls around both engines and says which hold.
func (a *app) walls(ctx context.Context) {
	var interpreted, compiled []engine.Wall
	var interpretedErr, compiledErr error
	var both sync.WaitGroup
	both.Go(func() { interpreted, interpretedErr = engine.Interpreter{}.Probe(ctx) })
	if a.compiler.Available() {
		both.Go(func() { compiled, compiledErr = a.compiler.Probe(ctx) })
	}
	both.Wait()

	a.topic("walls", "each was just tried; where one is up, a submission cannot")
	for _, wall := range interpreted {
		if !wall.Layer {
			a.wall(wall.Name, promises[wall.Name], wall.Fault, faultOf(compiled, wall.Name))
		}
	}
	a.topic("layers", "what the walls are made of")
	for _, wall := range interpreted {
		if wall.Layer {
			a.wall(wall.Name, "", wall.Fault, faultOf(compiled, wall.Name))
			a.remedy(wall.Name, wall.Fault+faultOf(compiled, wall.Name))
		}
	}
	if runtime.GOOS != "linux" {
		a.topic("", "Most walls are Linux's. Here the language policy, the steps and the limits of output and time hold a "+
			"submission. To grade programs of people you do not know, run the checker on Linux, in a virtual machine for example.")
	}
	if err := errors.Join(interpretedErr, compiledErr); err != nil {
		a.topic("", report.Plain("The walls could not all be tried: "+err.Error()))
	}
}

// wall writes whether one wall holds on both engines.
func (a *app) wall(name, promise, interpreted, compiled string) {
	switch {
	case interpreted == "" && compiled == "":
		a.row(name, "up", promise)
	case compiled == "":
		a.row(name, "down", "interpreted: "+interpreted)
	case interpreted == "":
		a.row(name, "down", "compiled: "+compiled)
	default:
		a.row(name, "down", interpreted)
	}
}

// remedy says what to do about a layer with this fault.
func (a *app) remedy(layer, fault string) {
	switch {
	case fault == "" || runtime.GOOS != "linux":
	case strings.Contains(fault, "cgo"):
		a.row("", "", cgoRemedy)
	default:
		a.row("", "", remedies[layer])
	}
}

// row writes a line of a table below a topic.
func (a *app) row(name, status, text string) {
	const before = 25
	for _, line := range fold(text, reportWidth-before) {
		fmt.Fprintln(a.stdout, strings.TrimRight(fmt.Sprintf("  %-16s %-5s %s", name, status, line), " "))
		name, status = "", ""
	}
}

func faultOf(walls []engine.Wall, name string) string {
	for _, w := range walls {
		if w.Name == name {
			return w.Fault
		}
	}
	return ""
}
