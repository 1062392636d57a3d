package board

import (
	"fmt"
	"slices"
	"strings"
)

// A rule is what a class looks like on a light page and on a dark one.
type rule struct{ class, light, dark string }

// The colours are those of Okabe and Ito, which people with any kind of colour
// blindness tell apart, made lighter or darker where the contrast wants it. Two
// things that differ in colour differ in shape, sign or text as well.
var palette = []rule{
	{"card", "fill:#ffffff", "fill:#10161f"},
	{"ink", "fill:#1d2735", "fill:#e8edf4"},
	{"strong", "fill:#1d2735;font-weight:800", "fill:#ffffff"},
	{"label", "fill:#556070", "fill:#a3b0c1"},
	{"faint", "fill:#556070", "fill:#a3b0c1"},
	{"answer", "fill:#084f86;font-weight:400", "fill:#cce8fd"},
	{"light", "fill:#f1f4f8", "fill:#303b4b"},
	{"dark", "fill:#d8e0ea", "fill:#222c3a"},
	{"frame", "fill:none;stroke:#6b7788", "stroke:#8794a7"},
	{"rule", "fill:none;stroke:#b4bfcd", "stroke:#4c596b"},
	{"attacked", "fill:#e69f00;fill-opacity:.45", "fill-opacity:.4"},
	{"lit", "fill:#56b4e9;fill-opacity:.6", "fill:#2f8fd0;fill-opacity:.55"},
	{"third", "fill:#009e73;fill-opacity:.5", "fill-opacity:.6"},
	{"fourth", "fill:#cc79a7;fill-opacity:.6", "fill-opacity:.45"},
	{"queen", "fill:#1d2735;stroke:#1d2735", "fill:#e8edf4;stroke:#e8edf4"},
	{"chosen", "fill:#a8320a;stroke:#a8320a", "fill:#ffa87f;stroke:#ffa87f"},
	{"black", "fill:#1d2735;stroke:#1d2735", "fill:#0a0e14;stroke:#e8edf4"},
	{"white", "fill:#ffffff;stroke:#1d2735", "fill:#ffffff;stroke:#0a0e14"},
	{"stone", "fill:#6b7788;stroke:#ffffff", "fill:#8794a7;stroke:#10161f"},
	{"cross", "fill:none;stroke:#8f3a08", "stroke:#ffc09f"},
	{"ring", "fill:none;stroke:#0b5c99", "stroke:#9fd4fa"},
	{"ray", "fill:none;stroke:#a8320a", "stroke:#ffa87f"},
	{"edge", "fill:none;stroke:#6b7788", "stroke:#8794a7"},
	{"path", "fill:none;stroke:#a8320a", "stroke:#ffa87f"},
	{"bar", "fill:#2f8fd0", "fill:#56b4e9"},
}

// style is the style sheet for the classes that a picture uses. A picture in a
// page follows the colour scheme that its reader prefers; where a viewer does
// not know of schemes, it is light.
func style(used map[string]bool) string {
	var light, dark strings.Builder
	for _, r := range palette {
		if used[r.class] {
			fmt.Fprintf(&light, ".%s {%s}\n", r.class, r.light)
			fmt.Fprintf(&dark, "  .%s {%s}\n", r.class, r.dark)
		}
	}
	return light.String() + "@media (prefers-color-scheme: dark) {\n" + dark.String() + "}\n"
}

// classes are those that an element and all in it use. A class without a rule is
// a mistake in this package.
func classes(e *element) map[string]bool {
	used := map[string]bool{}
	e.walk(func(e *element) {
		class := e.value("class")
		if class == "" {
			return
		}
		if !slices.ContainsFunc(palette, func(r rule) bool { return r.class == class }) {
			panic("board: no rule for the class " + class)
		}
		used[class] = true
	})
	return used
}
