package icpc

import (
	"fmt"
	"path"
	"strings"
)

// data adds the tests: the samples of the statement, and all others as secret ones.
// A sample that shows only the beginning of an output is none here; the whole answer
// is a secret test.
func (p *problem) data() error {
	samples, secrets := 0, 0
	for _, t := range p.exercise.Tests {
		name := "data/secret/" + t.Name
		if t.Sample {
			if t.Head {
				continue
			}
			name = "data/sample/" + t.Name
			samples++
		} else {
			secrets++
			if err := p.describe(name, strings.ReplaceAll(t.Name, "-", " ")); err != nil {
				return err
			}
		}
		p.add(name+".in", t.Input)
		p.add(name+".ans", t.Answer)
	}
	if secrets == 0 {
		return fmt.Errorf("it has no test beside its samples; put pairs NAME.in and NAME.ans into exercises/%s/tests", p.exercise.Name)
	}
	if p.spec == Legacy {
		return nil
	}
	for name, text := range p.kit.cases {
		p.add("data/"+name, text)
	}
	if p.kit.output != nil {
		return nil
	}
	return p.strictDefault(samples > 0)
}

// describe says what a test is for.
func (p *problem) describe(name, words string) error {
	if p.spec == Legacy {
		p.add(name+".desc", []byte(words+"\n"))
		return nil
	}
	return p.addYAML(name+".yaml", "", struct {
		Description string `yaml:"description"`
	}{words})
}

// defaultFlags make the format's own comparison tell small letters from capital ones.
// It compares words, whatever is between them: a judge of this format has no PE.
const defaultFlags = "case_sensitive"

// strictDefault sets the flags of the default output validator, which 2025-09 has
// beside the tests.
func (p *problem) strictDefault(samples bool) error {
	flags := struct {
		Args []string `yaml:"output_validator_args"`
	}{[]string{defaultFlags}}
	dirs := []string{"secret"}
	if samples {
		dirs = append(dirs, "sample")
	}
	for _, dir := range dirs {
		if err := p.addYAML(path.Join("data", dir, "test_group.yaml"), "", flags); err != nil {
			return err
		}
	}
	return nil
}
