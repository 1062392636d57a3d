package gradebook

import (
	"bytes"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	variable = regexp.MustCompile(`--([a-z]+): #([0-9a-f]{6});`)
	scheme   = regexp.MustCompile(`:root \{[^}]*\}`)
)

// The contrasts that WCAG 2.2 asks for at level AA: 4.5 for text, 3 for the bars of
// a plot.
func TestContrast(t *testing.T) {
	schemes := scheme.FindAllString(pageStyle, -1)
	require.Len(t, schemes, 2, "light and dark")
	for _, s := range schemes {
		colours := map[string]string{}
		for _, m := range variable.FindAllStringSubmatch(s, -1) {
			colours[m[1]] = m[2]
		}
		require.Len(t, colours, 10)
		for _, ground := range []string{"ground", "card"} {
			for _, ink := range []string{"text", "soft", "link", "good", "bad", "unsure"} {
				assert.GreaterOrEqual(t, contrast(t, colours[ink], colours[ground]), 4.5, "%s on %s", ink, ground)
			}
			assert.GreaterOrEqual(t, contrast(t, colours["bar"], colours[ground]), 3.0, "bar on %s", ground)
		}
	}
}

// contrast is the ratio that WCAG 2.2 defines.
func contrast(t *testing.T, a, b string) float64 {
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		n, err := strconv.ParseUint(colour[2*i:2*i+2], 16, 8)
		require.NoError(t, err)
		c := float64(n) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

func TestThePageNeedsNothingElse(t *testing.T) {
	var page bytes.Buffer
	require.NoError(t, aClass(t).HTML(&page))
	text := page.String()
	for _, sign := range []string{"http:", "https:", "src=", "url(", "@import", "<script", "<link"} {
		assert.NotContains(t, text, sign)
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(text, -1) {
		assert.False(t, ids[m[1]], "%s twice", m[1])
		ids[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(text, -1) {
		assert.True(t, ids[m[1]], "nothing is called %s", m[1])
	}
	for _, name := range []string{"main", "section", "table", "details", "ul", "svg", "figure", "pre", "h2", "h3", "p", "li", "div"} {
		opened := regexp.MustCompile(`<`+name+`[ >]`).FindAllString(text, -1)
		assert.Equal(t, len(opened), strings.Count(text, "</"+name+">"), name)
	}
}
