package board

import (
	"math"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A colour is red, green and blue, each from 0 to 1.
type colour [3]float64

// paint is what a class fills with in a scheme, or else draws with, and how much of it
// covers what lies below. Where the dark rule is silent, the light one holds.
func paint(t *testing.T, class, scheme string) (colour, float64) {
	t.Helper()
	for _, r := range palette {
		if r.class != class {
			continue
		}
		declarations := r.light
		if scheme == "dark" {
			declarations += ";" + r.dark
		}
		hex := last(regexp.MustCompile(`fill:#([0-9a-f]{6})`), declarations)
		if hex == "" {
			hex = last(regexp.MustCompile(`stroke:#([0-9a-f]{6})`), declarations)
		}
		require.NotEmpty(t, hex, class)
		opacity := 1.0
		if found := last(regexp.MustCompile(`fill-opacity:([.0-9]+)`), declarations); found != "" {
			var err error
			opacity, err = strconv.ParseFloat(found, 64)
			require.NoError(t, err)
		}
		number, err := strconv.ParseUint(hex, 16, 32)
		require.NoError(t, err)
		return colour{float64(number>>16) / 255, float64(number>>8&255) / 255, float64(number&255) / 255}, opacity
	}
	require.Fail(t, "no rule for the class "+class)
	return colour{}, 0
}

func last(pattern *regexp.Regexp, text string) string {
	matches := pattern.FindAllStringSubmatch(text, -1)
	if len(matches) == 0 {
		return ""
	}
	return matches[len(matches)-1][1]
}

// stack is the colour that is seen where the classes lie on each other, the last
// at the top.
func stack(t *testing.T, scheme string, classes ...string) colour {
	t.Helper()
	var seen colour
	for _, class := range classes {
		over, opacity := paint(t, class, scheme)
		for i := range seen {
			seen[i] = seen[i]*(1-opacity) + over[i]*opacity
		}
	}
	return seen
}

// luminance and contrast are those of WCAG 2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
func luminance(c colour) float64 {
	var linear [3]float64
	for i, part := range c {
		if part <= 0.04045 {
			linear[i] = part / 12.92
		} else {
			linear[i] = math.Pow((part+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2]
}

func contrast(a, b colour) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// WCAG asks for 4.5 between a text and its ground and 3 for a sign.
func TestContrast(t *testing.T) {
	var cells [][]string
	for _, ground := range []string{"light", "dark"} {
		for _, tint := range []string{"attacked", "lit", "third", "fourth"} {
			cells = append(cells, []string{"card", ground, tint})
		}
		cells = append(cells, []string{"card", ground})
	}
	tests := []struct {
		class   string
		least   float64
		grounds [][]string
	}{
		{"ink", 4.5, append([][]string{{"card"}}, cells...)},
		{"strong", 4.5, cells},
		{"label", 4.5, [][]string{{"card"}}},
		{"faint", 4.5, [][]string{{"card", "light"}}},
		{"answer", 4.5, [][]string{{"card", "light"}, {"card", "light", "lit"}}},
		{"queen", 3, cells},
		{"chosen", 3, [][]string{{"card", "light"}, {"card", "dark"}}},
		{"cross", 3, cells},
		{"ring", 3, cells},
		{"ray", 3, [][]string{{"card"}, {"card", "light", "attacked"}, {"card", "dark", "attacked"}}},
		{"frame", 3, [][]string{{"card"}}},
		{"edge", 3, [][]string{{"card"}}},
		{"path", 3, [][]string{{"card"}}},
		{"stone", 3, [][]string{{"card", "light"}, {"card", "dark"}}},
		{"bar", 3, [][]string{{"card"}}},
	}
	for _, scheme := range []string{"light", "dark"} {
		for _, test := range tests {
			for _, ground := range test.grounds {
				over := stack(t, scheme, append(append([]string{}, ground...), test.class)...)
				assert.GreaterOrEqual(t, contrast(over, stack(t, scheme, ground...)), test.least, "%s on %v, %s page", test.class, ground, scheme)
			}
		}
	}
}
