package frontend

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMayVary(t *testing.T) {
	for _, tt := range []struct {
		name, src string
		want      bool
	}{
		{"plain", "package main\n\nfunc main() { println(1) }\n", false},
		{"random numbers", "package main\n\nimport \"math/rand\"\n\nfunc main() { println(rand.Intn(3)) }\n", false},
		{"a seed from the clock", "package main\n\nimport (\n\t\"math/rand\"\n\t\"time\"\n)\n\nfunc main() { println(rand.New(rand.NewSource(time.Now().Unix())).Intn(3)) }\n", true},
		{"the order of a map", "package main\n\nfunc main() {\n\tfor k := range map[int]int{1: 2} {\n\t\tprintln(k)\n\t}\n}\n", true},
		{"the order of a map that is an argument", "package main\n\nfunc print[M ~map[int]int](m M) {\n\tfor k := range m {\n\t\tprintln(k)\n\t}\n}\n\nfunc main() { print(map[int]int{1: 2}) }\n", true},
		{"the order of a slice that is an argument", "package main\n\nfunc print[S ~[]int](s S) {\n\tfor k := range s {\n\t\tprintln(k)\n\t}\n}\n\nfunc main() { print([]int{1: 2}) }\n", false},
		{"the order of a map for goroutines", "package main\n\nimport \"sync\"\n\nvar m sync.Map\n\nfunc main() { m.Range(func(k, _ any) bool { println(k); return true }) }\n", true},
		{"goroutines", "package main\n\nfunc main() { go println(1) }\n", true},
		{"a choice", "package main\n\nfunc main() {\n\tselect {\n\tdefault:\n\t}\n}\n", true},
	} {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, accepted(t, tt.src).MayVary()) })
	}
}

func TestMaySleep(t *testing.T) {
	for path, want := range map[string]bool{"time": true, "context": true, "sync": false, "log": false} {
		assert.Equal(t, want, accepted(t, "package main\n\nimport _ \""+path+"\"\n\nfunc main() {}\n").MaySleep(), path)
	}
}

func TestRepeatable(t *testing.T) {
	for body, want := range map[string]bool{
		"println(os.Stdout == nil, io.EOF == nil)":             true,
		"var b struct{ n int }\nb.n = 1\nb.n++\nprintln(&b.n)": true,
		"args := os.Args\nargs[0] = \"x\"":                     true,
		"go println(1)":                                        false,
		"os.Stdout = os.Stderr":                                false,
		"x := 1\nx, (io.EOF) = 2, nil\nprintln(x)":             false,
		"p := &io.EOF\n*p = nil":                               false,
		"for _, io.EOF = range []error{nil} {\n}":              false,
		"func() { os.Args = nil }()":                           false,
		"ErrTooLong := 1\nErrTooLong++":                        true,
		"ErrTooLong = nil":                                     false,
		"for _, ErrTooLong = range []error{nil} {\n}":          false,
		"println(unicode.Is(unicode.Latin, 'q'))":              false,
		"println(unicode.IsUpper('q'))":                        true,
		"os.ReadFile(\"/dev/stdin\")":                          false,
		"println(os.Stdin.Name())":                             true,
	} {
		t.Run(body, func(t *testing.T) {
			src := "package main\n\nimport (\n\t. \"bufio\"\n\t\"io\"\n\t\"os\"\n\t\"unicode\"\n)\n\nvar _, _, _, _ = ErrTooLong, io.EOF, os.Args, unicode.IsUpper\n\nfunc main() {\n" + body + "\n}\n"
			assert.Equal(t, want, accepted(t, src).Repeatable())
		})
	}
}
