package main

import (
	"bytes"
	"fmt"
	"go/format"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/traefik/yaegi/extract"

	"nqueens/checker/internal/engine/symbols"
	"nqueens/checker/internal/frontend"
)

// tags are the build constraints that yaegi writes, for the Go it was run with. The
// standard library only grows, so the tables serve later versions as well.
var tags = regexp.MustCompile(`(?m)^//go:build (.*)\n// \+build .*\n`)

// symbolTables makes one file for each package that the interpreter may call.
func symbolTables() (map[string][]byte, error) { return tablesOf(callable()) }

// callable are the packages that the interpreter may call.
func callable() []string {
	return slices.DeleteFunc(frontend.Packages(), func(path string) bool { return slices.Contains(symbols.Uncallable, path) })
}

// tablesOf makes the files of some packages.
func tablesOf(packages []string) (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, path := range packages {
		var src bytes.Buffer
		e := extract.Extractor{Dest: "symbols", Exclude: refused(path)}
		if _, err := e.Extract(path, path, &src); err != nil {
			return nil, fmt.Errorf("package %s: %w", path, err)
		}
		constraint := "//go:build $1\n"
		if slices.Contains(symbols.NotInPages, path) {
			constraint = "//go:build $1 && !js\n"
		}
		table, err := format.Source(lazy(path, tags.ReplaceAll(src.Bytes(), []byte(constraint))))
		if err != nil {
			return nil, fmt.Errorf("package %s: %w", path, err)
		}
		files[tableFile(path)] = table
	}
	return files, nil
}

// tableFile is the name of a package's file.
func tableFile(path string) string { return strings.ReplaceAll(path, "/", "_") + ".go" }

// tableStart and tableEnd enclose the table in yaegi's init function. A fixed entry is
// one of a function, a type or a typed constant.
var (
	tableStart = regexp.MustCompile(`(?m)^\tSymbols(\["[^"]*"\]) = (map\[string\]reflect\.Value\{)$`)
	tableEnd   = regexp.MustCompile(`(?m)^\t\}\n\}$`)
	fixedEntry = regexp.MustCompile(`(?m)^\t\t("\w+"): +reflect\.ValueOf\(([^&\n].*)\),\n`)
)

// lazy has a table made when a program imports its package, and not in every
// process. What is fixed in it is data: code that makes each entry is much larger.
func lazy(path string, src []byte) []byte {
	name := "fixed_" + strings.ReplaceAll(path, "/", "_")
	fixed := "\nvar " + name + " = []entry{\n"
	src = fixedEntry.ReplaceAllFunc(src, func(line []byte) []byte {
		m := fixedEntry.FindSubmatch(line)
		if bytes.HasPrefix(m[2], []byte("constant.")) {
			return line
		}
		fixed += fmt.Sprintf("{%s, %s},\n", m[1], m[2])
		return nil
	})
	src = tableStart.ReplaceAll(src, []byte("\ttables$1 = func() map[string]reflect.Value { return with("+name+", $2"))
	src = tableEnd.ReplaceAll(src, []byte("\t})}\n}"))
	return append(src, fixed+"}\n"...)
}

// scripts are those whose tables the interpreter has. Programs that ask for another, or
// for a property, go to the compiler: all of them are a good part of what a page loads.
var scripts = []string{"Cyrillic", "Greek", "Han", "Latin"}

// refused are patterns for the names of a package that its table leaves out: most of
// them the policy's. It has refused a program that uses them before it is
// interpreted; a table without them keeps the promise twice.
func refused(path string) []string {
	var patterns []string
	for _, name := range frontend.Refused(path) {
		patterns = append(patterns, "^"+name+"$")
	}
	switch path {
	case "os":
		// Exit ends the child without a report of the steps, so the counted
		// source calls the meter instead.
		patterns = append(patterns, "^Exit$")
	case "unicode":
		for _, tables := range []map[string]*unicode.RangeTable{unicode.Scripts, unicode.Properties} {
			for name := range tables {
				if !slices.Contains(scripts, name) {
					patterns = append(patterns, "^"+name+"$")
				}
			}
		}
	case "runtime":
		// These show the interpreter's own goroutines and memory.
		patterns = append(patterns, "^NumGoroutine$", "MemStats$")
	}
	return patterns
}
