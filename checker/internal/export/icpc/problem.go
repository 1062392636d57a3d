package icpc

import (
	"bytes"
	_ "embed"
	"fmt"
	"os"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/pattern"
)

// problem is the work on one package.
type problem struct {
	course   *course.Course
	exercise *course.Exercise
	kit      *kit
	spec     Spec
	files    folder.Files // so far, by their paths in the package
}

func (p *problem) add(path string, text []byte) { p.files[path] = text }

// addYAML adds a file with a comment before it.
func (p *problem) addYAML(path, comment string, value any) error {
	var b bytes.Buffer
	b.WriteString(comment)
	encoder := yaml.NewEncoder(&b)
	encoder.SetIndent(2)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	p.add(path, b.Bytes())
	return encoder.Close()
}

//go:embed reader.py
var reader []byte

// validators adds the programs that judge inputs and, where there are many right
// outputs, outputs.
func (p *problem) validators() error {
	p.add("input_validators/validate_input.py", append(bytes.TrimSpace(reader), append([]byte("\n\n\n"), p.kit.input...)...))
	if p.kit.output == nil {
		return nil
	}
	dir := "output_validators"
	if p.spec == Spec2025 {
		dir = "output_validator"
	}
	p.add(dir+"/validate_output.py", p.kit.output)
	return nil
}

// submissions adds programs with known verdicts. All ways of the course are accepted.
func (p *problem) submissions() error {
	ways, err := p.course.Ways(p.exercise)
	if err != nil {
		return err
	}
	for _, w := range ways {
		source, err := os.ReadFile(w.Path)
		if err != nil {
			return err
		}
		p.add("submissions/accepted/"+w.Name+".go", bytes.ReplaceAll(source, []byte("\r\n"), []byte("\n")))
	}
	for _, dir := range wrongFolders {
		for _, m := range p.kit.wrong[dir.name] {
			source, err := m.Source()
			if err != nil {
				return err
			}
			p.add("submissions/"+dir.name+"/"+m.Name+".go", source)
		}
	}
	if p.spec == Spec2025 {
		type about struct {
			Model bool `yaml:"model_solution"`
		}
		return p.addYAML("submissions/submissions.yaml", "", map[string]about{"accepted/" + ways[0].Name + ".go": {Model: true}})
	}
	return nil
}

// fileName is what both specifications allow as the name of a file or a folder.
var fileName = pattern.New(`^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]$`)

// checkTexts holds all files against what the format says of any text.
func (p *problem) checkTexts() error {
	for _, path := range p.files.Paths() {
		for part := range strings.SplitSeq(path, "/") {
			if !fileName().MatchString(part) {
				return fmt.Errorf("%s: a name may have letters, digits, points, dashes and underscores only, and no more than 255 of them; rename the test or the program", path)
			}
		}
		text := p.files[path]
		switch {
		case !utf8.Valid(text) || bytes.HasPrefix(text, []byte("\ufeff")):
			return fmt.Errorf("%s must be UTF-8 without a byte order mark", path)
		case bytes.IndexByte(text, '\r') >= 0:
			return fmt.Errorf("%s has a carriage return; end its lines with a line feed alone", path)
		case len(text) > 0 && text[len(text)-1] != '\n':
			return fmt.Errorf("%s does not end with the end of a line; add one", path)
		}
	}
	return nil
}
