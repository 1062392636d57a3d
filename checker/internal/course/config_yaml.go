//go:build !js

package course

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"nqueens/checker/internal/pattern"
)

// parseConfig reads the text of an exercise.yaml strictly: an unknown key or a
// value of another kind is an error that names the line.
func parseConfig(file string, src []byte) (*config, error) {
	r, err := readConfig(file, src)
	if err != nil {
		return nil, err
	}
	r.required()
	return r.result()
}

// parseLimits reads the text of an exercise.yaml that stands beside further tests
// and can say no more than their limits.
func parseLimits(file string, src []byte) (*config, error) {
	r, err := readConfig(file, src)
	if err != nil {
		return nil, err
	}
	if r.title != "" || r.source != "" || r.output != "" || r.cells {
		r.errs = append(r.errs, fmt.Errorf("%s: beside further tests only limits and tests may stand; the rest is the exercise's own", file))
	}
	return r.result()
}

func (r *configReader) result() (*config, error) {
	if err := errors.Join(r.errs...); err != nil {
		return nil, err
	}
	return &r.config, nil
}

func readConfig(file string, src []byte) (*configReader, error) {
	var document, further yaml.Node
	decoder := yaml.NewDecoder(bytes.NewReader(src))
	if err := decoder.Decode(&document); err != nil && !errors.Is(err, io.EOF) {
		return nil, syntaxError(file, err)
	}
	if err := decoder.Decode(&further); err == nil {
		return nil, fmt.Errorf("%s:%d: a second document begins; there must be one", file, further.Line)
	} else if !errors.Is(err, io.EOF) {
		return nil, syntaxError(file, err)
	}
	r := &configReader{config: config{file: file}}
	if len(document.Content) == 1 {
		r.top(document.Content[0])
	}
	return r, nil
}

var yamlLine = pattern.New(`^yaml: line (\d+): `)

// syntaxError gives the library's words the form of this package's.
func syntaxError(file string, err error) error {
	words := err.Error()
	if at := yamlLine().FindStringSubmatch(words); at != nil {
		return fmt.Errorf("%s:%s: %s", file, at[1], words[len(at[0]):])
	}
	return fmt.Errorf("%s: %s", file, strings.TrimPrefix(words, "yaml: "))
}

// configReader walks the tree of an exercise.yaml. The library's own decoding is
// too kind: it takes a number for a title.
type configReader struct {
	config
	errs []error
}

func (r *configReader) fault(at *yaml.Node, format string, args ...any) {
	r.errs = append(r.errs, fmt.Errorf("%s:%d: %s", r.file, at.Line, fmt.Sprintf(format, args...)))
}

func (r *configReader) required() {
	if r.title == "" && len(r.errs) == 0 {
		r.errs = append(r.errs, fmt.Errorf("%s: title is missing", r.file))
	}
	if r.output == "" && len(r.errs) == 0 {
		r.errs = append(r.errs, fmt.Errorf("%s: output is missing; it is one of %s", r.file, layoutNames()))
	}
}

func layoutNames() string {
	var names []string
	for _, l := range Layouts() {
		names = append(names, string(l))
	}
	return strings.Join(names, ", ")
}

func (r *configReader) top(body *yaml.Node) {
	r.mapping(body, "the file", func(key string, at, value *yaml.Node) {
		switch key {
		case "title":
			r.title = r.text(key, value)
		case "source":
			r.source = r.text(key, value)
		case "limits":
			r.limits = r.readLimits(key, value)
		case "output":
			r.output = r.layout(value)
		case "cells":
			r.cells = r.boolean(key, value)
		case "tests":
			r.readTests(value)
		default:
			r.fault(at, "unknown key %q; there are title, source, limits, output, cells and tests", key)
		}
	})
}

// mapping calls visit for each key of a mapping.
func (r *configReader) mapping(node *yaml.Node, what string, visit func(key string, at, value *yaml.Node)) {
	if isNull(node) {
		return
	}
	if node.Kind != yaml.MappingNode {
		r.fault(node, "%s must be keys with values, as in `steps: 1000`", what)
		return
	}
	seen := map[string]int{} // the line of each key
	for i := 0; i < len(node.Content); i += 2 {
		key, value := node.Content[i], node.Content[i+1]
		if first, twice := seen[key.Value]; twice {
			r.fault(key, "%q stands in line %d already", key.Value, first)
			continue
		}
		seen[key.Value] = key.Line
		visit(key.Value, key, value)
	}
}

func isNull(node *yaml.Node) bool { return node.Tag == "!!null" }

func (r *configReader) readTests(node *yaml.Node) {
	r.mapping(node, "tests", func(key string, at, value *yaml.Node) {
		entry := testLimits{name: key, line: at.Line}
		entry.limits = r.readLimits(key, value)
		r.tests = append(r.tests, entry)
	})
}

func (r *configReader) readLimits(what string, node *yaml.Node) limitFields {
	var f limitFields
	r.mapping(node, what, func(key string, at, value *yaml.Node) {
		switch key {
		case "steps":
			f.steps = r.positive(key, value, math.MaxInt64)
		case "memory_mib":
			f.memory = int(r.positive(key, value, math.MaxInt32))
		case "output_kib":
			f.output = int(r.positive(key, value, math.MaxInt32))
		default:
			r.fault(at, "unknown limit %q; there are steps, memory_mib and output_kib", key)
		}
	})
	return f
}

func (r *configReader) layout(node *yaml.Node) Layout {
	l := Layout(r.text("output", node))
	if l != "" && !slices.Contains(Layouts(), l) {
		r.fault(node, "unknown output %q; it is one of %s", l, layoutNames())
	}
	return l
}

func (r *configReader) text(key string, node *yaml.Node) string {
	if node.Tag != "!!str" {
		r.fault(node, "%s must be text, not %s; put it in quotes if it is meant so", key, short(node))
		return ""
	}
	text := strings.TrimSpace(node.Value)
	if text == "" {
		r.fault(node, "%s must not be empty", key)
	}
	return text
}

func (r *configReader) boolean(key string, node *yaml.Node) bool {
	if node.Tag != "!!bool" {
		r.fault(node, "%s must be true or false, not %s", key, short(node))
		return false
	}
	return strings.EqualFold(node.Value, "true")
}

// short is a value as written, or its first line.
func short(node *yaml.Node) string {
	text, err := yaml.Marshal(node)
	first, rest, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
	switch {
	case err != nil || isNull(node):
		return "nothing"
	case rest != "":
		return first + " ..."
	}
	return first
}

// positive reads a whole number from 1 to most; 0 after a fault.
func (r *configReader) positive(key string, node *yaml.Node, most int64) int64 {
	if node.Tag != "!!int" {
		r.fault(node, "%s must be a whole number, not %s", key, short(node))
		return 0
	}
	value, err := strconv.ParseInt(node.Value, 0, 64)
	if err != nil || value < 1 || value > most {
		r.fault(node, "%s must be from 1 to %d, not %s", key, most, short(node))
		return 0
	}
	return value
}
