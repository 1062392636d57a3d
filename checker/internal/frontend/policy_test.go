package frontend

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// restrictedWords checks that src breaks the policy, and says how.
func restrictedWords(t *testing.T, src string) string {
	t.Helper()
	r := rejected(t, src)
	assert.True(t, r.Restricted, r.Error())
	assert.False(t, r.Syntax)
	return r.Error()
}

func TestPolicyAllows(t *testing.T) {
	for name, src := range map[string]string{
		"every package": "package main\n\nimport (\n\t_ \"" + strings.Join(Packages(), "\"\n\t_ \"") + "\"\n)\n\nfunc main() {}\n",
		"the names of os": `package main

import "os"

func main() {
	var f *os.File = os.Stdout
	f.WriteString(os.Args[0])
	os.Stdout.Write(nil)
	os.Stderr.Close()
	if info, err := os.Stdin.Stat(); err != nil || info.Mode()&os.ModeCharDevice != 0 {
		os.Exit(1)
	}
}
`,
		"methods by the names of a file's": "package main\n\ntype text interface {\n\tFd() int\n\tTruncate(n int)\n\tclose() error\n\tName() string\n}\n\ntype line struct{}\n\nfunc (line) Fd() uintptr { return 1 }\n\nvar _ text\n\nfunc main() { println(line{}.Fd()) }\n",
		"opening standard input": `package main

import (
	"bufio"
	"os"
)

const in = "/dev/" + "stdin"

func main() {
	f, _ := os.Open("/dev/stdin")
	_ = bufio.NewReader(f)
	text, _ := (os.ReadFile)(in)
	_ = text
}
`,
		"renamed and dotted": `package main

import (
	f "fmt"
	. "os"
	. "strings"
)

func main() {
	f.Fprintln(Stdout, ToUpper("queens"))
	Exit(0)
}
`,
		"own names like refused ones": `package main

type os struct{}

func (os) Getenv(string) string { return "" }

type file struct{ Fd, Remove int }

func main() {
	_ = os{}.Getenv("HOME")
	_ = file{Fd: 1}.Remove
}
`,
		"safe reflection": `package main

import (
	"fmt"
	"reflect"
)

func main() { fmt.Println(reflect.TypeOf(8), reflect.DeepEqual(1, 2)) }
`,
		"what the runtime tells": `package main

import "runtime"

func main() {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	_ = runtime.NumGoroutine()
	_, _ = recover().(runtime.Error)
}
`,
		"a directive in a string or a comment": `package main

// Use //go:linkname with care.
const advice = "//go:embed file"

func main() {}
`,
		"a harmless directive": "package main\n\n//go:noinline\nfunc f() {}\n\nfunc main() { f() }\n",
	} {
		t.Run(name, func(t *testing.T) { accepted(t, src) })
	}
}

func TestPolicyRefuses(t *testing.T) {
	const (
		noFiles   = "a submission reads standard input and writes standard output, no files and no processes"
		noNetwork = "a submission has no network"
		safeGo    = "a submission stays within safe Go"
		noNeed    = "a console program does not need it (`checker doctor` lists the packages it may use)"
	)
	for _, test := range []struct{ name, src, want string }{
		{
			"a file behind an interface",
			"package main\n\nimport \"log\"\n\ntype numbered interface{ Fd() uintptr }\n\nfunc main() {\n\tprintln(log.Writer().(numbered).Fd())\n\tlog.Writer().(interface{ Chdir() error }).Chdir()\n}\n",
			"5:26: os.File.Fd is not allowed here, nor behind an interface: " + noFiles + "\n" +
				"9:27: os.File.Chdir is not allowed here, nor behind an interface: " + noFiles,
		},
		{
			"packages, used or not",
			"package main\n\nimport (\n\t\"fmt\"\n\t\"net/http\"\n\t\"os/exec\"\n\t\"unsafe\"\n)\n\nfunc main() { fmt.Println(http.StatusOK) }\n",
			"5:2: package net/http is not allowed here: " + noNetwork + "\n" +
				"6:2: package os/exec is not allowed here: " + noFiles + "\n" +
				"7:2: package unsafe is not allowed here: " + safeGo,
		},
		{
			"packages by other names",
			"package main\n\nimport f \"path/filepath\"\nimport . \"syscall\"\nimport _ \"embed\"\nimport h \"html/template\"\n\nfunc main() {}\n",
			"3:8: package path/filepath is not allowed here: " + noFiles + "\n" +
				"4:8: package syscall is not allowed here: " + safeGo + "\n" +
				"5:8: package embed is not allowed here: " + noFiles + "\n" +
				"6:8: package html/template is not allowed here: " + noNeed,
		},
		{
			"a package in a program that does not compile",
			"package main\n\nimport (\n\t\"net\"\n\t\"nosuch\"\n)\n\nfunc main() {\n\tx := 1\n\tfmt.Printn(net.dail(1))\n}\n",
			"4:2: package net is not allowed here: " + noNetwork,
		},
		{
			"a package in another package",
			"package queens\n\nimport \"plugin\"\n",
			"3:8: package plugin is not allowed here: " + safeGo,
		},
		{
			"cgo",
			"package main\n\n// int two() { return 2; }\nimport \"C\"\n\nfunc main() { println(C.two()) }\n",
			"4:8: package C is not allowed here: " + safeGo,
		},
		{
			"directives",
			"package main\n\n//go:linkname now time.now\nfunc now() int64 { return 0 }\n\n//go:embed answers.txt\nvar answers string\n\nfunc main() {\n\t//go:wasmimport env f\n}\n",
			"3:1: //go:linkname is not allowed here: a submission stays within plain Go\n" +
				"6:1: //go:embed is not allowed here: a submission stays within plain Go\n" +
				"10:2: //go:wasmimport is not allowed here: a submission stays within plain Go",
		},
		{
			"settings of the runtime",
			"//go:debug panicnil=1\npackage main\n\nfunc main() {}\n",
			"1:1: //go:debug is not allowed here: a submission stays within plain Go",
		},
		{
			"names of os",
			"package main\n\nimport \"os\"\n\nfunc main() {\n\tos.Getenv(\"HOME\")\n\tos.Remove(\"main.go\")\n\t_ = os.Environ\n\tdefer os.Chdir(\"/\")\n}\n",
			"6:5: os.Getenv is not allowed here: " + noFiles + "\n" +
				"7:5: os.Remove is not allowed here: " + noFiles + "\n" +
				"8:9: os.Environ is not allowed here: " + noFiles + "\n" +
				"9:11: os.Chdir is not allowed here: " + noFiles,
		},
		{
			"names of os by other names",
			"package main\n\nimport (\n\t. \"os\"\n\tsys \"os\"\n)\n\nvar create = Create\n\nfunc main() { create(sys.TempDir()) }\n",
			"8:14: os.Create is not allowed here: " + noFiles + "\n" +
				"10:26: os.TempDir is not allowed here: " + noFiles,
		},
		{
			"types of os",
			"package main\n\nimport \"os\"\n\ntype process struct{ *os.Process }\n\nfunc main() { _ = process{} }\n",
			"5:26: os.Process is not allowed here: " + noFiles,
		},
		{
			"methods of files",
			"package main\n\nimport \"os\"\n\ntype log struct{ *os.File }\n\nfunc main() {\n\tos.Stdout.Truncate(0)\n\tfd := os.Stdin.Fd\n\t_ = fd\n\t_ = (*os.File).Chmod\n\tlog{os.Stdout}.SyscallConn()\n}\n",
			"8:12: os.File.Truncate is not allowed here: " + noFiles + "\n" +
				"9:17: os.File.Fd is not allowed here: " + noFiles + "\n" +
				"11:17: os.File.Chmod is not allowed here: " + noFiles + "\n" +
				"12:17: os.File.SyscallConn is not allowed here: " + noFiles,
		},
		{
			"opening anything but standard input",
			"package main\n\nimport \"os\"\n\nfunc main() {\n\tos.Open(\"/etc/passwd\")\n\tname := \"/dev/stdin\"\n\tos.ReadFile(name)\n\topen := os.Open\n\topen(\"/dev/stdin\")\n\tos.Create(\"/dev/stdin\")\n}\n",
			"6:5: os.Open is not allowed here: " + noFiles + "\n" +
				"8:5: os.ReadFile is not allowed here: " + noFiles + "\n" +
				"9:13: os.Open is not allowed here: " + noFiles + "\n" +
				"11:5: os.Create is not allowed here: " + noFiles,
		},
		{
			"files by ioutil",
			"package main\n\nimport (\n\t\"io/ioutil\"\n\t\"os\"\n)\n\nfunc main() {\n\tioutil.ReadAll(os.Stdin)\n\tioutil.ReadFile(\"/dev/stdin\")\n}\n",
			"10:9: io/ioutil.ReadFile is not allowed here: " + noFiles,
		},
		{
			"raw memory by reflection",
			"package main\n\nimport \"reflect\"\n\nfunc main() {\n\tv := reflect.ValueOf(1)\n\t_ = v.UnsafePointer\n\t_ = reflect.NewAt\n\tvar h reflect.SliceHeader\n\t_ = h\n}\n",
			"7:8: reflect.Value.UnsafePointer is not allowed here: " + noNeed + "\n" +
				"8:14: reflect.NewAt is not allowed here: " + noNeed + "\n" +
				"9:16: reflect.SliceHeader is not allowed here: " + noNeed,
		},
		{
			"hooks of the runtime",
			"package main\n\nimport \"runtime\"\n\nfunc main() {\n\truntime.SetFinalizer(new(int), nil)\n\truntime.LockOSThread()\n}\n",
			"6:10: runtime.SetFinalizer is not allowed here: " + noNeed + "\n" +
				"7:10: runtime.LockOSThread is not allowed here: " + noNeed,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, restrictedWords(t, test.src))
		})
	}
}

func TestPolicyWaitsForSyntax(t *testing.T) {
	r := rejected(t, "package main\n\nimport \"net\"\n\nfunc main( {}\n")
	assert.False(t, r.Restricted)
	assert.True(t, r.Syntax)
}

func TestPolicyLengthOfList(t *testing.T) {
	src := "package main\n\nimport \"os\"\n\nfunc main() {\n" + strings.Repeat("\tos.Getpid()\n", 30) + "}\n"
	r := rejected(t, src)
	assert.Len(t, r.Diagnostics, 11)
	assert.Equal(t, Diagnostic{Line: 15, Column: 5, Message: "too many errors"}, r.Diagnostics[10])
}

func TestPackages(t *testing.T) {
	packages := Packages()
	assert.IsIncreasing(t, packages)
	assert.Contains(t, packages, "fmt")
	assert.Contains(t, packages, "math/rand/v2")
	for _, path := range packages {
		assert.True(t, isStd(path), path)
		_, err := std.Import(path)
		assert.NoError(t, err, path)
	}
	for _, path := range []string{"net/http", "os/exec", "unsafe"} {
		assert.NotContains(t, packages, path)
		assert.True(t, isStd(path), path)
	}
	assert.False(t, isStd("queens"))
}

func TestRefused(t *testing.T) {
	assert.Empty(t, Refused("fmt"))
	assert.Equal(t, []string{"NewAt", "SliceAt", "SliceHeader", "StringHeader"}, Refused("reflect"))
	refused := Refused("os")
	assert.Contains(t, refused, "Open")
	assert.Contains(t, refused, "Getenv")
	assert.NotContains(t, refused, "Stdin")
	assert.Empty(t, Refused("net"), "not an allowed package")
}

// TestRulesNameWhatExists guards against rules for names that a package does
// not have, or has no longer.
func TestRulesNameWhatExists(t *testing.T) {
	for path, rule := range allowed {
		pkg, err := std.Import(path)
		assert.NoError(t, err)
		for _, name := range append(append([]string{}, rule.only...), rule.except...) {
			assert.NotNil(t, pkg.Scope().Lookup(name), "%s.%s", path, name)
		}
	}
}
