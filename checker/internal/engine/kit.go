package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"nqueens/checker/internal/engine/builds"
)

// A kit is all that it takes to compile and link programs with certain imports
// without the go command, which spends more time on finding out what to do than the
// compiler on doing it. The go command makes the kit, once, and stays the authority:
// whatever fails with a kit is left to it.
type kit struct {
	Compile, Link string   // the tools
	Packages      []string // lines of an import configuration: packagefile PATH=FILE
	GODEBUG       string   // the default settings that the go command would link
}

// common are imports that every kit has, so that few kits are needed: what learners'
// programs import most, and what those packages need anyway.
var common = []string{meterPath, "bufio", "bytes", "cmp", "container/heap", "container/list", "errors", "fmt", "io", "maps", "math", "math/bits",
	"math/rand", "os", "slices", "sort", "strconv", "strings", "sync", "time", "unicode", "unicode/utf8"}

// kits are made once in a process.
type kits struct {
	mu   sync.Mutex
	made map[string]func() (*kit, error) // by key
}

// importsOf are those of a source and the common ones, in order.
func importsOf(source []byte) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	all := slices.Clone(common)
	for _, spec := range file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		all = append(all, path)
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}

// kit gives the kit for a source: from this process, from the store, or new.
func (c *Compiler) kit(s *builds.Store, source []byte) (*kit, error) {
	imports, err := importsOf(source)
	if err != nil {
		return nil, err
	}
	key := sum("kit %s %q", c.surroundings(), imports)
	c.kits.mu.Lock()
	get := c.kits.made[key]
	if get == nil {
		get = sync.OnceValues(func() (*kit, error) {
			if k := storedKit(s, key); k != nil {
				return k, nil
			}
			return c.newKit(s, key, imports)
		})
		c.kits.made[key] = get
	}
	c.kits.mu.Unlock()
	return get()
}

// storedKit reads a kit, nil if there is none that can be used: the go command
// removes what it has not needed for some days.
func storedKit(s *builds.Store, key string) *kit {
	path, found := s.Find(key)
	if !found {
		return nil
	}
	text, err := os.ReadFile(path)
	k := &kit{}
	if err != nil || json.Unmarshal(text, k) != nil || k.missing() {
		return nil
	}
	return k
}

func (k *kit) missing() bool {
	files := []string{k.Compile, k.Link}
	for _, line := range k.Packages {
		_, file, _ := strings.Cut(line, "=")
		files = append(files, file)
	}
	return slices.ContainsFunc(files, func(file string) bool {
		_, err := os.Stat(file)
		return err != nil
	})
}

// kitList is what the go command is asked for each package of a kit.
const kitList = `{{if .DepOnly}}{{if .Export}}packagefile {{.ImportPath}}={{.Export}}{{end}}{{else}}godebug {{.DefaultGODEBUG}}{{end}}`

// newKit has the go command compile the packages, and keeps the kit.
func (c *Compiler) newKit(s *builds.Store, key string, imports []string) (*kit, error) {
	work, err := s.Work()
	if err != nil {
		return nil, err
	}
	defer work.Remove()
	source := "package main\n\n"
	for _, path := range imports {
		source += fmt.Sprintf("import _ %q\n", path)
	}
	dir, err := writeModule(work.Dir, []byte(source+"\nfunc main() {}\n"))
	if err != nil {
		return nil, err
	}
	tools, err := c.tool(work, dir, c.goTool, "env", "GOTOOLDIR")
	if err != nil {
		return nil, err
	}
	list, err := c.tool(work, dir, c.goTool, "list", "-trimpath", "-buildvcs=false", "-export", "-deps", "-f", kitList, ".")
	if err != nil {
		return nil, err
	}
	toolDir := strings.TrimSpace(tools)
	extension := ""
	if runtime.GOOS == "windows" {
		extension = ".exe"
	}
	k := &kit{Compile: filepath.Join(toolDir, "compile"+extension), Link: filepath.Join(toolDir, "link"+extension)}
	for line := range strings.Lines(list) {
		line = strings.TrimSpace(line)
		if settings, ok := strings.CutPrefix(line, "godebug"); ok {
			k.GODEBUG = strings.TrimSpace(settings)
		} else if line != "" {
			k.Packages = append(k.Packages, line)
		}
	}
	if k.missing() {
		return nil, errors.New("the go command does not say where its packages are")
	}
	text, err := json.Marshal(k)
	if err != nil {
		return nil, err
	}
	made := filepath.Join(work.Dir, "kit")
	if err := os.WriteFile(made, text, 0o600); err != nil {
		return nil, err
	}
	_, err = s.Keep(key, made)
	return k, err
}

// build compiles and links a source in a work folder, with the flags that the go
// command would use.
func (k *kit) build(c *Compiler, work *builds.Folder, source []byte, binary string) error {
	dir := filepath.Join(work.Dir, "direct")
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	config := strings.Join(k.Packages, "\n") + "\n"
	for name, data := range map[string][]byte{"main.go": source, "packages": []byte(config)} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			return err
		}
	}
	_, err := c.tool(work, dir, k.Compile, "-o", "main.a", "-p", "main", "-lang=go1.26", "-complete", "-nolocalimports",
		"-trimpath", dir+"=>nqueens/checker", "-importcfg", "packages", "-pack", "./main.go")
	if err != nil {
		return err
	}
	link := []string{"-o", binary, "-importcfg", "packages", "-buildmode=exe", "-s", "-w"}
	if k.GODEBUG != "" {
		link = append(link, "-X=runtime.godebugDefault="+k.GODEBUG)
	}
	_, err = c.tool(work, dir, k.Link, append(link, "main.a")...)
	return err
}
