package main

import (
	"fmt"
	"sort"
	"strings"
)

type plugin func(string) string

var (
	plugins = map[string]plugin{}
	order   []string
	_       = register("upper", strings.ToUpper)
	_       = register("double", func(s string) string { return s + s })
	count   = len(plugins)
	greeter = newGreeter(lang)
	lang    = "de"
)

func register(name string, p plugin) bool {
	plugins[name] = p
	order = append(order, name)
	return true
}

type greeter_ struct {
	words map[string]string
	lang  string
}

func newGreeter(l string) *greeter_ {
	return &greeter_{map[string]string{"de": "hallo", "en": "hello"}, l}
}

func (g *greeter_) greet() string { return g.words[g.lang] }

func init() {
	register("first", func(s string) string { return s[:1] })
	sort.Strings(order)
}

var total int

func init() {
	for i := range order {
		total += i
	}
	defer func() { total *= 2 }()
}

const version = major*10 + minor
const (
	minor = 3
	major = 2
)

var matrix = [...][2]int{{x, y}, {y, x}}
var x, y = y + 1, 5

func main() {
	fmt.Println(count, order, total, len(plugins))
	s := "ab"
	for _, n := range order {
		s = plugins[n](s)
		fmt.Print(n, "=", s, " ")
	}
	fmt.Println()
	fmt.Println(greeter.greet(), version, matrix, x, y)
}
