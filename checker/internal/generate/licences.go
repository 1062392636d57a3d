package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A module is one whose code is in the engine of the pages.
type module struct{ path, version, dir string }

// enginePackage is the package that is compiled to WebAssembly for the pages.
const enginePackage = "nqueens/checker/internal/web/worker"

// engineModules lists the modules that the engine is built from, but for this one.
func engineModules() ([]module, error) {
	cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", enginePackage)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", enginePackage, err)
	}
	var modules []module
	seen := map[string]bool{}
	for line := range strings.Lines(string(out)) {
		parts := strings.Split(strings.TrimSpace(line), "\t")
		if len(parts) == 3 && !seen[parts[0]] {
			seen[parts[0]] = true
			modules = append(modules, module{parts[0], parts[1], parts[2]})
		}
	}
	return modules, nil
}

// licences are those of Go and of the modules whose code the engine of the pages
// holds, as one text.
func licences() (map[string][]byte, error) {
	modules, err := engineModules()
	if err != nil {
		return nil, err
	}
	return licencesOf(modules)
}

// licencesOf are those of Go and of some modules.
func licencesOf(modules []module) (map[string][]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	modules = append([]module{{path: "Go: its runtime, standard library and wasm_exec.js", dir: strings.TrimSpace(string(root))}}, modules...)
	var text bytes.Buffer
	fmt.Fprintln(&text, "The engine of this site, engine.wasm.gz and wasm_exec.js, holds the work of these.")
	for _, m := range modules {
		words, err := licenceOf(m.dir)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.path, err)
		}
		title := strings.TrimSpace(m.path + " " + m.version)
		fmt.Fprintf(&text, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), title, words)
	}
	return map[string][]byte{filepath.Join("assets", "LICENSES-engine.txt"): text.Bytes()}, nil
}

// licenceOf is what a module's folder says about its use.
func licenceOf(dir string) (string, error) {
	var words []string
	for _, name := range []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "NOTICE", "PATENTS"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		switch {
		case errors.Is(err, os.ErrNotExist):
			continue
		case err != nil:
			return "", err
		}
		words = append(words, strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")))
	}
	if len(words) == 0 {
		return "", errors.New("there is no licence in " + dir)
	}
	return strings.Join(words, "\n\n"), nil
}
