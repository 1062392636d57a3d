package ipynb

import (
	"path"
	"strings"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/pattern"
)

var (
	link    = pattern.New(`(!?)\[([^\]]*)\]\(([^)\s]+)\)`)
	comment = pattern.New(`(?s)<!--.*?-->\n*`)
	scheme  = pattern.New(`^[A-Za-z][A-Za-z0-9+.-]*:`)
)

// markdown is a text of a file of the repository, its links led to the files of the
// export. Comments are for the course's own tools and left out.
func (e *export) markdown(source, text string) (string, error) {
	var out strings.Builder
	done := 0
	for _, b := range fence.Parse([]byte(text)).Blocks {
		words, err := e.links(source, text[done:b.Open])
		if err != nil {
			return "", err
		}
		out.WriteString(words + text[b.Open:b.Close])
		done = b.Close
	}
	words, err := e.links(source, text[done:])
	return out.String() + words, err
}

// links leads the links of a text without fences.
func (e *export) links(source, text string) (string, error) {
	var failed error
	text = comment().ReplaceAllString(text, "")
	return link().ReplaceAllStringFunc(text, func(whole string) string {
		parts := link().FindStringSubmatch(whole)
		picture, words, target := parts[1], parts[2], parts[3]
		to, err := e.target(source, target)
		switch {
		case err != nil:
			failed = err
		case to != "":
			return picture + "[" + words + "](" + to + ")"
		}
		return words
	}), failed
}

// target is where a link of a file leads in the export, and sees to it that this is
// there. What the export does not have gives "": the words stay, without a link.
func (e *export) target(source, target string) (string, error) {
	if scheme().MatchString(target) || strings.HasPrefix(target, "#") {
		return target, nil
	}
	file, fragment, _ := strings.Cut(target, "#")
	file = path.Join(path.Dir(source), file)
	if path.Base(file) == "README.md" {
		return e.page(source, file)
	}
	if there, err := e.take(file); err != nil || !there || fragment != "" {
		return "", err
	}
	return target, nil
}

// page leads to the notebook of a lesson or to the statement of an exercise, which
// it adds.
func (e *export) page(source, file string) (string, error) {
	part, name := path.Split(path.Dir(file))
	switch part {
	case "lessons/":
		return e.to(source, notebookPath(name)), nil
	case "exercises/":
		if _, there := e.files[file]; there {
			return e.to(source, file), nil
		}
		text, err := e.read(file)
		if err != nil {
			return "", err
		}
		e.files[file] = nil // two statements may lead to each other
		statement, err := e.markdown(file, string(text))
		e.files[file] = []byte(statement)
		return e.to(source, file), err
	}
	return "", nil
}

// to is the way from one file to another; both stand two folders deep.
func (e *export) to(source, file string) string {
	if path.Dir(source) == path.Dir(file) {
		return path.Base(file)
	}
	if from, to := strings.Split(source, "/"), strings.Split(file, "/"); from[0] == to[0] {
		return "../" + strings.Join(to[1:], "/")
	}
	return "../../" + file
}
