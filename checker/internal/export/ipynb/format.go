package ipynb

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
)

// The types below are the parts of the notebook format 4.5 that the lessons need,
// see https://nbformat.readthedocs.io/en/latest/format_description.html. The fields
// stand in the order in which Jupyter writes them.

// A cell is text or code.
type cell interface{ setID(id string) }

type markdownCell struct {
	Type     string   `json:"cell_type"` // "markdown"
	ID       string   `json:"id"`
	Metadata struct{} `json:"metadata"`
	Source   []string `json:"source"`
}

type codeCell struct {
	Type     string       `json:"cell_type"`       // "code"
	Count    *int         `json:"execution_count"` // none: no kernel has run it
	ID       string       `json:"id"`
	Metadata cellMetadata `json:"metadata"`
	Outputs  []stream     `json:"outputs"`
	Source   []string     `json:"source"`
}

func (c *markdownCell) setID(id string) { c.ID = id }
func (c *codeCell) setID(id string)     { c.ID = id }

// cellMetadata folds an output away, and has tags that Jupyter's tools know.
type cellMetadata struct {
	Collapsed bool            `json:"collapsed,omitempty"` // the older name of outputs_hidden
	Jupyter   *hiddenMetadata `json:"jupyter,omitempty"`
	Tags      []string        `json:"tags,omitempty"`
}

type hiddenMetadata struct {
	OutputsHidden bool `json:"outputs_hidden"`
}

// A stream is what a cell printed.
type stream struct {
	Name string   `json:"name"`        // "stdout" or "stderr"
	Type string   `json:"output_type"` // "stream"
	Text []string `json:"text"`
}

// lines are a text as the format has it: each line with its end, and never null.
func lines(text string) []string { return slices.AppendSeq([]string{}, strings.Lines(text)) }

// document is the notebook of these cells as JSON.
func document(title string, cells []cell) ([]byte, error) {
	type object = map[string]any // whose keys are written in order
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	err := enc.Encode(object{
		"cells": cells,
		"metadata": object{
			"kernelspec":    object{"display_name": "Go (gonb)", "language": "go", "name": "gonb"},
			"language_info": object{"file_extension": ".go", "mimetype": "text/x-go", "name": "go", "pygments_lexer": "go"},
			"title":         title,
		},
		"nbformat":       4,
		"nbformat_minor": 5,
	})
	return text.Bytes(), err
}
