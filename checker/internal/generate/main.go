// Command generate makes the files of this repository that others decide on: from
// the installed Go, the export data that the frontend checks programs against and
// the symbol tables through which the interpreter calls the standard library; from
// the exercises, the copies of their starters; from the modules that the engine of
// the pages is built from, their licences. `go generate ./...` runs it; a test or
// .ci/run compares its output with what is checked in.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("usage: generate exportdata|symbols|starters|licences, in the folder of the package that embeds them")
	}
	switch args[0] {
	case "exportdata":
		return writeAll(exportData)
	case "symbols":
		return writeAll(symbolTables)
	case "starters":
		return writeAll(starters)
	case "licences":
		return writeAll(licences)
	}
	return fmt.Errorf("unknown kind %q: want exportdata, symbols, starters or licences", args[0])
}

// writeAll writes the files that make returns, by name.
func writeAll(make func() (map[string][]byte, error)) error {
	files, err := make()
	if err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
