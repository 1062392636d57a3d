package course

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// config is what an exercise.yaml says.
type config struct {
	file   string
	title  string
	source string
	output Layout
	cells  bool
	limits limitFields
	tests  []testLimits
}

// limitFields are the limits that were given; 0 stands for one that was not.
type limitFields struct {
	steps  int64
	memory int
	output int
}

// over replaces the limits that were given.
func (f limitFields) over(base Limits) Limits {
	if f.steps != 0 {
		base.Steps = f.steps
	}
	if f.memory != 0 {
		base.MemoryMiB = f.memory
	}
	if f.output != 0 {
		base.OutputKiB = f.output
	}
	return base
}

// testLimits is an entry below `tests:`.
type testLimits struct {
	name   string
	line   int
	limits limitFields
}

// limit sets the limits of an exercise's tests.
func (c *config) limit(e *Exercise) error {
	for i := range e.Tests {
		e.Tests[i].Limits = e.Limits
	}
	var errs []error
	for _, entry := range c.tests {
		i := slices.IndexFunc(e.Tests, func(t Test) bool { return t.Name == entry.name })
		if i < 0 {
			errs = append(errs, fmt.Errorf("%s:%d: there is no test %s; there are %s", c.file, entry.line, entry.name, testNames(e.Tests)))
			continue
		}
		e.Tests[i].Limits = entry.limits.over(e.Limits)
		e.Tests[i].Heavy = e.Tests[i].Limits.Steps > e.Limits.Steps
	}
	return errors.Join(errs...)
}

func testNames(tests []Test) string {
	var names []string
	for _, t := range tests {
		names = append(names, t.Name)
	}
	return strings.Join(names, ", ")
}

// parseConfig reads the text of an exercise.yaml strictly: an unknown key or a
// value of another kind is an error that names the line.
func parseConfig(file string, src []byte) (*config, error) {
	parsed, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, syntaxError(file, err)
	}
	if len(parsed.Docs) > 1 {
		return nil, fmt.Errorf("%s: holds %d documents; it must be one", file, len(parsed.Docs))
	}
	r := configReader{config: config{file: file}}
	if len(parsed.Docs) == 1 && parsed.Docs[0].Body != nil {
		r.top(parsed.Docs[0].Body)
	}
	r.required()
	if err := errors.Join(r.errs...); err != nil {
		return nil, err
	}
	return &r.config, nil
}

// syntaxError keeps goccy's words and line and leaves out its picture of the
// source.
func syntaxError(file string, err error) error {
	var detailed yaml.Error
	if errors.As(err, &detailed) && detailed.GetToken() != nil && detailed.GetToken().Position != nil {
		return fmt.Errorf("%s:%d: %s", file, detailed.GetToken().Position.Line, detailed.GetMessage())
	}
	return fmt.Errorf("%s: %w", file, err)
}

// configReader walks the tree of an exercise.yaml. goccy's own decoding is too
// kind: it takes "12" and 1.5 for integers and a number for a title.
type configReader struct {
	config
	errs []error
}

func (r *configReader) fault(at ast.Node, format string, args ...any) {
	line := 0
	if token := at.GetToken(); token != nil && token.Position != nil {
		line = token.Position.Line
	}
	r.errs = append(r.errs, fmt.Errorf("%s:%d: %s", r.file, line, fmt.Sprintf(format, args...)))
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

func (r *configReader) top(body ast.Node) {
	r.mapping(body, "the file", func(key string, at, value ast.Node) {
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
func (r *configReader) mapping(node ast.Node, what string, visit func(key string, at, value ast.Node)) {
	var values []*ast.MappingValueNode
	switch n := node.(type) {
	case *ast.MappingNode:
		values = n.Values
	case *ast.MappingValueNode:
		values = []*ast.MappingValueNode{n}
	case *ast.NullNode:
	default:
		r.fault(node, "%s must be keys with values, as in `steps: 1000`", what)
	}
	for _, v := range values {
		key, ok := v.Key.(*ast.StringNode)
		if !ok {
			// A test may have a name that YAML takes for a number.
			visit(v.Key.GetToken().Value, v.Key, v.Value)
			continue
		}
		visit(key.Value, v.Key, v.Value)
	}
}

func (r *configReader) readTests(node ast.Node) {
	r.mapping(node, "tests", func(key string, at, value ast.Node) {
		entry := testLimits{name: key, line: at.GetToken().Position.Line}
		entry.limits = r.readLimits(key, value)
		r.tests = append(r.tests, entry)
	})
}

func (r *configReader) readLimits(what string, node ast.Node) limitFields {
	var f limitFields
	r.mapping(node, what, func(key string, at, value ast.Node) {
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

func (r *configReader) layout(node ast.Node) Layout {
	l := Layout(r.text("output", node))
	if l != "" && !slices.Contains(Layouts(), l) {
		r.fault(node, "unknown output %q; it is one of %s", l, layoutNames())
	}
	return l
}

func (r *configReader) text(key string, node ast.Node) string {
	var text string
	switch n := node.(type) {
	case *ast.StringNode:
		text = n.Value
	case *ast.LiteralNode:
		text = n.Value.Value
	default:
		r.fault(node, "%s must be text, not %s; put it in quotes if it is meant so", key, short(node))
		return ""
	}
	if strings.TrimSpace(text) == "" {
		r.fault(node, "%s must not be empty", key)
	}
	return strings.TrimSpace(text)
}

func (r *configReader) boolean(key string, node ast.Node) bool {
	n, ok := node.(*ast.BoolNode)
	if !ok {
		r.fault(node, "%s must be true or false, not %s", key, short(node))
		return false
	}
	return n.Value
}

// short is a value as written, or its first line.
func short(node ast.Node) string {
	first, rest, _ := strings.Cut(strings.TrimSpace(node.String()), "\n")
	switch {
	case rest != "":
		return first + " ..."
	case first == "":
		return "nothing"
	}
	return first
}

// positive reads a whole number from 1 to most; 0 after a fault.
func (r *configReader) positive(key string, node ast.Node, most int64) int64 {
	n, ok := node.(*ast.IntegerNode)
	if !ok {
		r.fault(node, "%s must be a whole number, not %s", key, short(node))
		return 0
	}
	value, ok := asInt64(n.Value)
	if !ok || value < 1 || value > most {
		r.fault(node, "%s must be from 1 to %d, not %s", key, most, short(node))
		return 0
	}
	return value
}

func asInt64(v any) (int64, bool) {
	switch v := v.(type) {
	case int64:
		return v, true
	case uint64:
		return int64(v), v <= math.MaxInt64
	}
	return 0, false
}
