package icpc

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

func readYAML(t *testing.T, text []byte) map[string]any {
	t.Helper()
	found := map[string]any{}
	require.NoError(t, yaml.Unmarshal(text, &found))
	require.NotEmpty(t, found)
	return found
}

// licenses are the words of both specifications, section License.
var licenses = []string{"unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"}

var versionFive = regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)

// The keys of problem.yaml and their kinds, section Problem metadata of the
// specifications: an unknown key counts as an error there.
func TestProblemYAML(t *testing.T) {
	kinds := map[Spec]map[string]any{
		Legacy: {"problem_format_version": "", "name": "", "uuid": "", "author": "", "source": "", "source_url": "", "license": "",
			"rights_owner": "", "limits": map[string]any{}, "validation": "", "validator_flags": "", "keywords": ""},
		Spec2025: {"problem_format_version": "", "type": "", "name": "", "uuid": "", "version": "", "credits": "", "source": "", "license": "",
			"rights_owner": "", "limits": map[string]any{}, "keywords": []any{}},
	}
	limits := map[Spec][]string{
		Legacy:   {"time_multiplier", "time_safety_margin", "memory", "output", "code", "compilation_time", "compilation_memory", "validation_time", "validation_memory", "validation_output"},
		Spec2025: {"time_limit", "time_multipliers", "time_resolution", "memory", "output", "code", "compilation_time", "compilation_memory", "validation_time", "validation_memory", "validation_output"},
	}
	ids := map[any]string{}
	forEachPackage(t, func(t *testing.T, e *course.Exercise, spec Spec, files folder.Files) {
		y := readYAML(t, files["problem.yaml"])
		for key, value := range y {
			require.Contains(t, kinds[spec], key)
			assert.IsType(t, kinds[spec][key], value, key)
		}
		assert.Equal(t, string(spec), y["problem_format_version"])
		assert.Equal(t, e.Title, y["name"])
		assert.Contains(t, licenses, y["license"])
		assert.NotEmpty(t, y["rights_owner"], "every licence but unknown and public domain needs one")
		assert.NotEmpty(t, y["source"])
		assert.Regexp(t, versionFive, y["uuid"])
		if other := ids[y["uuid"]]; other != "" {
			assert.Equal(t, e.Name, other, "one identifier for two exercises")
		}
		ids[y["uuid"]] = e.Name
		for key, value := range y["limits"].(map[string]any) {
			require.Contains(t, limits[spec], key)
			assert.Positive(t, value, key)
		}
		custom := e.Output == course.ByRules
		if spec == Legacy {
			assert.Equal(t, map[bool]string{true: "custom", false: "default"}[custom], y["validation"])
			assert.Equal(t, custom, y["validator_flags"] == nil, "flags are those of the default validator")
			assert.Regexp(t, `^timelimit = [1-9][0-9]*\n$`, string(files["domjudge-problem.ini"]))
		} else {
			assert.Contains(t, y["limits"], "time_limit")
		}
	})
}

// The other YAML files of 2025-09.
func TestYAMLBesideTheData(t *testing.T) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		files := packageOf(t, c, e, Spec2025)
		for name, text := range files {
			switch {
			case !strings.HasSuffix(name, ".yaml") || name == "problem.yaml":
			case strings.HasSuffix(name, "/test_group.yaml"):
				assert.Equal(t, map[string]any{"output_validator_args": []any{"case_sensitive"}}, readYAML(t, text), name)
			case name == "submissions/submissions.yaml":
				for program, about := range readYAML(t, text) {
					assert.Contains(t, files, "submissions/"+program)
					assert.Equal(t, map[string]any{"model_solution": true}, about)
				}
			default:
				y := readYAML(t, text)
				assert.Len(t, y, 1, name)
				assert.NotEmpty(t, y["description"], name)
				assert.Contains(t, files, strings.TrimSuffix(name, ".yaml")+".in")
			}
		}
		groups := files["data/secret/test_group.yaml"]
		assert.Equal(t, e.Output == course.ByRules, groups == nil, e.Name)
	}
}
