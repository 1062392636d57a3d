package selfcheck_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A stage is one FROM of a Containerfile with what follows it.
type stage struct {
	base, name string
	steps      [][2]string // instruction and its arguments
}

// stages reads as much of the language as checker/Containerfile uses: one
// instruction a line.
func stages(t *testing.T) []stage {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(openCourse(t).Root, "checker", "Containerfile"))
	require.NoError(t, err)
	var all []stage
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		require.False(t, strings.HasSuffix(line, `\`), "one instruction a line")
		word, rest, _ := strings.Cut(line, " ")
		if word == "FROM" {
			fields := strings.Fields(rest)
			require.Len(t, fields, 3, "FROM IMAGE AS NAME: %s", line)
			require.Equal(t, "AS", fields[1])
			all = append(all, stage{base: fields[0], name: fields[2]})
			continue
		}
		require.NotEmpty(t, all, "FROM comes first")
		last := &all[len(all)-1]
		last.steps = append(last.steps, [2]string{word, rest})
	}
	return all
}

// copying is what a COPY copies: from which stage, "" for the course's folder.
func copying(arguments string) (from string, sources []string, to string) {
	fields := strings.Fields(arguments)
	if stage, ok := strings.CutPrefix(fields[0], "--from="); ok {
		from, fields = stage, fields[1:]
	}
	return from, fields[:len(fields)-1], fields[len(fields)-1]
}

// Everything that the Containerfile names is there, its Go is the module's, and what
// it makes does not run as root.
func TestContainerfile(t *testing.T) {
	root := openCourse(t).Root
	module, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	version := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindSubmatch(module)[1]
	before := map[string]bool{}
	for _, s := range stages(t) {
		if s.base != "scratch" {
			assert.Equal(t, "docker.io/library/golang:"+string(version)+"-alpine", s.base)
		}
		user, entry := "", ""
		for _, step := range s.steps {
			switch step[0] {
			case "COPY":
				from, sources, _ := copying(step[1])
				if from != "" {
					assert.True(t, before[from], "there is no earlier stage %s", from)
					continue
				}
				for _, source := range sources {
					_, err := os.Stat(filepath.Join(root, source))
					assert.NoError(t, err)
				}
			case "USER":
				user = step[1]
			case "ENTRYPOINT":
				entry = step[1]
			case "RUN", "WORKDIR", "ENV":
			default:
				assert.Fail(t, "this test does not know "+step[0])
			}
		}
		if entry != "" {
			assert.Regexp(t, `^[1-9]\d*:[1-9]\d*$`, user, "stage %s runs as root", s.name)
		}
		before[s.name] = true
	}
}
