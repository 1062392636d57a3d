package icpc

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

const readme = "# Exercise 07: 100% & more\n\n" +
	"Put `a_b` *and* **c** into {a} ~ ^ \\# $x$; see [04](../04-x/README.md), [the web](https://example.org/a_b?c=%20) <!-- no -->\nand n ≤ 10.\n\n" +
	"![a board](board.svg)\n\n" +
	"1. one\n2. two\n\n- three\n\n> said\n\n" +
	"**Input.** One number.\n\n**Output.** The text `方案`.\n\n**Limits.** 5 steps.\n\n" +
	"## Sample 1\n\nFirst:\n\n```input\n1 <2>\n```\n\n```output\n2\n```\n\n" +
	"| a | b |\n|---|---|\n| 1 & 2 | `x_y` |\n\n" +
	"## Sample 2\n\nThe beginning:\n\n```output head\n方案1:1\n```\n\n" +
	"## Where to write\n\nIn main.go.\n\n## Check\n\n`check`\n"

func TestTeX(t *testing.T) {
	want := `\problemname{100\% \& more}

Put \texttt{a\_b} \emph{and} \textbf{c} into \{a\} \textasciitilde{} \textasciicircum{} \# \$x\$; see 04, \href{https://example.org/a\_b?c=\%20}{the web} 
and n $\leq$ 10.

(Picture: a board)

\begin{enumerate}
\item one
\item two
\end{enumerate}

\begin{itemize}
\item three
\end{itemize}

\begin{quote}

said
\end{quote}

\section*{Input}

One number.

\section*{Output}

The text \texttt{\texttt{<U+65B9>}\texttt{<U+6848>}}.

The beginning:

\noindent
\texttt{\texttt{<U+65B9>}\texttt{<U+6848>}1:1}

\section*{Notes on the samples}

\subsection*{Sample 1}

First.

\begin{tabular}{ll}
\hline
a & b \\
\hline
1 \& 2 & \texttt{x\_y} \\
\hline
\end{tabular}

\noindent A sign written as \texttt{<U+...>} stands for the character with that number in Unicode.
`
	assert.Equal(t, want, string(splitStatement("100% & more", []byte(readme)).tex()))
}

func TestHTML(t *testing.T) {
	page, err := splitStatement("100% & more", []byte(readme)).html()
	require.NoError(t, err)
	_, body, found := strings.Cut(string(page), "<body>\n")
	require.True(t, found)
	want := `<h1>100% &amp; more</h1>
<p>Put <code>a_b</code> <em>and</em> <strong>c</strong> into {a} ~ ^ # $x$; see 04, <a href="https://example.org/a_b?c=%20">the web</a> 
and n ≤ 10.</p>
<p>(Picture: a board)</p>
<ol>
<li>one</li>
<li>two</li>
</ol>
<ul>
<li>three</li>
</ul>
<blockquote>
<p>said</p>
</blockquote>
<h2>Input</h2>
<p>One number.</p>
<h2>Output</h2>
<p>The text <code>方案</code>.</p>
<h2>Sample 1</h2>
<p>First:</p>
<h3>Input</h3>
<pre><code class="language-input">1 &lt;2&gt;
</code></pre>
<h3>Output</h3>
<pre><code class="language-output">2
</code></pre>
<table>
<thead>
<tr>
<th>a</th>
<th>b</th>
</tr>
</thead>
<tbody>
<tr>
<td>1 &amp; 2</td>
<td><code>x_y</code></td>
</tr>
</tbody>
</table>
<h2>Sample 2</h2>
<p>The beginning:</p>
<h3>Output</h3>
<pre><code class="language-output">方案1:1
</code></pre>
</body>
</html>
`
	assert.Equal(t, want, body)
}

var (
	environment = regexp.MustCompile(`\\(begin|end)\{([a-z]+)\}`)
	verbatim    = regexp.MustCompile(`(?s)\\begin\{verbatim\}.*?\\end\{verbatim\}`)
	escaped     = regexp.MustCompile(`\\[{}$&#_%]`)
	columns     = regexp.MustCompile(`\\begin\{tabular\}\{.*\}\n`)
)

// What a TeX engine would stumble over.
func TestTeXIsWellFormed(t *testing.T) {
	forEachPackage(t, func(t *testing.T, e *course.Exercise, spec Spec, files folder.Files) {
		name := "problem_statement/problem.en.tex"
		if spec == Spec2025 {
			name = "statement/problem.en.tex"
		}
		tex := string(files[name])
		assert.True(t, strings.HasPrefix(tex, "\\problemname{"), "the name is the first line")
		var open []string
		for _, match := range environment.FindAllStringSubmatch(tex, -1) {
			if match[1] == "begin" {
				open = append(open, match[2])
				continue
			}
			require.NotEmpty(t, open)
			assert.Equal(t, open[len(open)-1], match[2])
			open = open[:len(open)-1]
		}
		assert.Empty(t, open, "environments that do not end")
		bare := escaped.ReplaceAllString(verbatim.ReplaceAllString(tex, ""), "")
		assert.Equal(t, strings.Count(bare, "{"), strings.Count(bare, "}"), "braces")
		assert.Zero(t, strings.Count(bare, "$")%2, "dollars")
		for _, table := range columns.FindAllString(bare, -1) {
			bare = strings.Replace(bare, table, "", 1)
		}
		for _, line := range strings.Split(bare, "\n") {
			if !strings.HasSuffix(line, `\\`) { // rows of a table have an & between cells
				assert.NotContains(t, line, "&")
			}
			assert.NotRegexp(t, `[#%_^~]`, strings.ReplaceAll(line, "~", ""))
		}
		for _, r := range tex {
			assert.True(t, r < unicode.MaxLatin1, "%q has no place in a usual font of TeX", r)
		}
		assert.NotContains(t, tex, "steps, 256 MiB", "limits in steps mean nothing to another judge")
		assert.NotContains(t, tex, "main.go")
	})
}

// The page needs nothing but itself, and has all samples.
func TestHTMLStandsAlone(t *testing.T) {
	forEachPackage(t, func(t *testing.T, e *course.Exercise, spec Spec, files folder.Files) {
		name := "problem_statement/problem.html"
		if spec == Spec2025 {
			name = "problem.html"
		}
		page := string(files[name])
		assert.NotRegexp(t, `<script|<img|<link|href="[^h]|src=|raw HTML omitted`, page)
		assert.Contains(t, page, "<h2>Input</h2>")
		assert.Contains(t, page, "<h2>Output</h2>")
		assert.NotContains(t, page, "go run ./checker")
		for _, test := range e.Tests {
			if test.Sample {
				assert.Contains(t, page, string(test.Answer), test.Name)
				assert.Contains(t, page, string(test.Input), test.Name)
			}
		}
	})
}

// No text gets out of its place, whatever is in it.
func FuzzTeXText(f *testing.F) {
	f.Add(`\end{document} $ { } & # _ % ^ ~ < > |`)
	f.Add("方案 ≤ é")
	f.Fuzz(func(t *testing.T, words string) {
		set := texText(words)
		for _, command := range append([]string{`\{`, `\}`, `\$`, `\&`, `\#`, `\_`, `\%`}, commands()...) {
			set = strings.ReplaceAll(set, command, "")
		}
		set = regexp.MustCompile(`\\texttt\{<U\+[0-9A-F]{4,6}>\}`).ReplaceAllString(set, "")
		assert.False(t, strings.ContainsAny(set, `\{}$&#_%^<>|`), set)
	})
}

// commands are the signs of TeX that are more than a backslash and a character.
func commands() []string {
	var all []string
	for _, sign := range signs {
		if len(sign) > 2 && sign != "---" {
			all = append(all, sign)
		}
	}
	return all
}
