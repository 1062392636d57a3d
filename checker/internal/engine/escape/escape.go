// Package escape tries to do what a submission must not be able to do. It is how
// the walls of package walls are tried, by `checker doctor` and by the tests: in
// an interpreting child and in a compiled program, each behind its own walls.
//
// What an attempt does is harmless if it gets through, and undone. No submission
// can call this package: the policy refuses the import.
package escape

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"strings"
	"time"

	"nqueens/checker/internal/engine/walls"
)

// An attempt is one way out, and the wall that should stand there.
type attempt struct {
	wall, name string
	try        func() error // a permission error if the wall holds
}

// What Main can be asked for on standard input.
const (
	Walls     = "walls"     // try all attempts
	Memory    = "memory"    // hold more and more memory
	Processor = "processor" // run for ever
	Waiting   = "waiting"   // sleep for ever
	Output    = "output"    // print for ever
)

// Main does what standard input says. For Walls it writes a line for each layer
// and each attempt: "layer NAME ERROR" and "attempt WALL NAME ERROR", quoted, with
// an empty error for a layer that is up and for an attempt that got through.
func Main() {
	what, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	switch strings.TrimSpace(string(what)) {
	case Walls:
		tryAll()
	case Memory:
		for held := [][]byte{}; ; {
			held = append(held, make([]byte, 1<<20))
		}
	case Processor:
		for {
		}
	case Waiting:
		time.Sleep(time.Hour)
	case Output:
		for {
			fmt.Println("and on")
		}
	}
}

func tryAll() {
	for _, layer := range walls.Raised() {
		said := ""
		if layer.Err != nil {
			said = layer.Err.Error()
		}
		fmt.Printf("layer %q %q\n", layer.Name, said)
	}
	for _, a := range append(portable, others...) {
		said := ""
		if err := a.try(); errors.Is(err, fs.ErrPermission) {
			said = err.Error()
		}
		fmt.Printf("attempt %q %q %q\n", a.wall, a.name, said)
	}
}

// portable are the attempts that can be made on every system.
var portable = []attempt{
	{"files", "list the folder it is in", func() error { return opens(".") }},
	{"files", "write a file", writes},
	{"programs", "start a program", starts},
}

func opens(path string) error {
	f, err := os.Open(path)
	if err == nil {
		f.Close()
	}
	return err
}

func writes() error {
	f, err := os.CreateTemp("", "nqueens-escape-")
	if err != nil {
		return err
	}
	f.Close()
	return os.Remove(f.Name())
}

func starts() error {
	program, arguments := "/bin/sh", []string{"sh", "-c", "exit"}
	if runtime.GOOS == "windows" {
		program, arguments = `C:\Windows\System32\cmd.exe`, []string{"cmd", "/c", "exit"}
	}
	p, err := os.StartProcess(program, arguments, &os.ProcAttr{})
	if err != nil {
		return err
	}
	_, err = p.Wait()
	return err
}
