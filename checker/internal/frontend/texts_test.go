package frontend

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLongTexts(t *testing.T) {
	const in = "package main\n\nconst a0 = \"QUEEN\"\n\n"
	for name, c := range map[string]struct {
		src  string
		line int // 0: accepted
	}{
		"each twice the one before": {in + doubled("%[2]s + %[2]s", 39) + "\nfunc main() { println(len(a39)) }\n", 25},
		"in any order":              {"package main\n\nfunc main() { println(len(a39)) }\n" + doubled("(%[2]s) + %[2]s", 39) + "const a0 = `12345678`\n", 23},
		"with types":                {in + "type text string\n\n" + doubled("text(%[2]s) + text(%[2]s)", 39) + "\nfunc main() { println(len(a39)) }\n", 27},
		"in a function":             {in + "func main() {\n" + doubled("%[2]s + %[2]s", 39) + "println(len(a39))\n}\n", 26},
		"of one name":               {in + "func main() {\nconst a = a0\n" + strings.Repeat("{\nconst a = a + a\nprintln(len(a))\n", 40) + strings.Repeat("}", 40) + "}\n", 65},
		"one in many texts":         {in + doubled("%[2]s + %[2]s", 18) + "func main() {\n" + strings.Repeat("println(len(a18 + `x`))\n", 20) + "}\n", 31},
		"a group of equals":         {in + doubled("%[2]s + %[2]s", 18) + "const (\nb0 = a18 + `x`\n" + strings.Repeat("b\n", 20) + ")\nfunc main() {}\n", 32},
		"a few":                     {in + doubled("%[2]s + %[2]s", 18) + "func main() { println(len(a18)) }\n", 0},
		"itself":                    {in + "const b = c\nconst c = b\nfunc main() {}\n", 5},
		"numbers":                   {"package main\n\nconst a0 = 1\n" + doubled("%[2]s + %[2]s", 40) + "func main() { println(a18) }\n", 0},
		"what is no constant":       {in + "func main() {\ns := a0\n" + strings.Repeat("s = s + s\n", 40) + "}\n", 0},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Check([]byte(c.src))
			if c.line == 0 {
				assert.NoError(t, err)
				return
			}
			var r *Rejection
			require.ErrorAs(t, err, &r)
			assert.Equal(t, c.line, r.Diagnostics[0].Line, r.Diagnostics[0].Message)
			if name != "itself" {
				assert.Equal(t, "the texts put together of constants have more than 16 MiB here; a submission must not have such texts", r.Diagnostics[0].Message)
			}
			assert.False(t, r.Restricted)
		})
	}
}

// doubled declares a1 to an, each made of the one before.
func doubled(of string, n int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "const a%[1]d = "+of+"\n", i, fmt.Sprintf("a%d", i-1))
	}
	return b.String()
}
