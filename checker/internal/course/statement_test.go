package course

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestStatement(t *testing.T) {
	type pair struct{ name, input, answer string }
	tests := []struct {
		name, src string
		want      []pair
	}{
		{"two pairs under one heading", "## Samples\n\n```input\n1\n```\n```output\na\n```\n\n```input\n2\n```\n```output\nb\n```\n", []pair{{"sample-1", "1\n", "a\n"}, {"sample-2", "2\n", "b\n"}}},
		{"no input", "## Sample\n\n```output\na\n```\n", []pair{{"sample-1", "", "a\n"}}},
		{"below smaller headings", "## Sample 1\n\n### Input\n\n```input\n1\n```\n\n### Output\n\n```output\na\n```\n", []pair{{"sample-1", "1\n", "a\n"}}},
		{"other headings", "## Example\n\n```input\n1\n```\n\n# Sample\n\n```output\n1\n```\n", nil},
		{"tildes and indentation", "## Sample\n\n- one\n\n  ~~~input\n  1\n  ~~~\n\n  ~~~output\n    a\n  ~~~\n", []pair{{"sample-1", "1\n", "  a\n"}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			samples, err := parseStatement("README.md", []byte(test.src))
			require.NoError(t, err)
			var got []pair
			for _, s := range samples {
				assert.True(t, s.Sample)
				got = append(got, pair{s.Name, string(s.Input), string(s.Answer)})
			}
			assert.Equal(t, test.want, got)
		})
	}
}

func TestStatementFaults(t *testing.T) {
	const left = "the input fence has no output fence after it; write what a right program prints for it"
	tests := []struct{ name, src, err string }{
		{"no output", "## Sample\n\n```input\n1\n```\n", "README.md:3: " + left},
		{"two inputs", "## Sample\n\n```input\n1\n```\n\n```input\n2\n```\n\n```output\n2\n```\n", "README.md:3: " + left},
		{"output under the next sample", "## Sample 1\n\n```input\n1\n```\n\n## Sample 2\n\n```output\n2\n```\n", "README.md:3: " + left},
		{"a word of input", "## Sample\n\n```input head\n1\n```\n```output\n```\n", `README.md:3: an input fence has no word "head"`},
		{"a word of output", "## Sample\n\n```output tail\n1\n```\n", `README.md:3: an output fence has no word "tail"; there is only head`},
		{"a quote left open", "## Sample\n\n```output head=\"\n1\n```\n", "README.md:3: the quote in head=\" is never closed"},
		{"unclosed", "## Sample\n\n```output\n1\n", "README.md:3: the fence is never closed"},
		{"inside HTML", "## Sample\n\n<details>\n```output\n1\n```\n</details>\n", "README.md:4: this fence counts as HTML; leave a blank line between the tag above and the fence\nREADME.md:6: this fence counts as HTML; leave a blank line between the tag above and the fence"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := parseStatement("README.md", []byte(test.src))
			assert.EqualError(t, err, test.err)
		})
	}
}

func FuzzStatement(f *testing.F) {
	f.Add([]byte("## Sample 1\n\n```input\n4\n```\n\n```output head\n.Q..\n```\n\n## Sample 2\n\n```output\n```\n"))
	f.Add([]byte("## Sample\n\n<details>\n```input\n"))
	f.Add([]byte("Sample\r\n---\r\n~~~output head=1\r\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		samples, err := parseStatement("README.md", src)
		if err != nil {
			return
		}
		for _, s := range samples {
			assert.NotEmpty(t, s.Name)
			assert.Positive(t, s.line)
		}
	})
}

func TestTooSlow(t *testing.T) {
	for _, tc := range []struct{ statement, want string }{
		{"# A\n\n**Limits.** 5 steps; 256 MiB of memory,\n1024 KiB of output. Comparing everything\nis too slow.\n\n## Sample\n", "Comparing everything is too slow."},
		{"# A\r\n\r\n**Limits.** 5 steps, 1024 KiB of output. All of it is.\r\n\r\nB\r\n", "All of it is."},
		{"# A\n\n**Limits.** 5 steps, 1024 KiB of output.\n\nIt is 1024 KiB of output. B\n", ""},
		{"# A\n", ""},
	} {
		assert.Equal(t, tc.want, tooSlow(tc.statement))
	}
}
