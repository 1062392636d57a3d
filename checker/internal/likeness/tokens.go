package likeness

import (
	"go/scanner"
	"go/token"
	"hash/fnv"
	"strconv"
	"strings"
)

// A word is a token with what may be changed without changing the program taken out.
type word struct {
	sum  uint64 // of its text
	line int
}

// predeclared names are not the learner's to choose.
var predeclared = func() map[string]bool {
	names := map[string]bool{}
	for name := range strings.FieldsSeq(`any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32
		int64 rune string uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap clear close complex copy delete
		imag len make max min new panic print println real recover main init _`) {
		names[name] = true
	}
	return names
}()

// declarations takes a program apart into its declarations, each a row of words, in
// the order in which they stand. The clauses of package and imports are left out, and
// so are comments, layout and semicolons; names are all one name, but for those of Go
// and of its library; texts are all one text; numbers stay, in decimal. A group of
// declarations is taken for as many single ones. It need not be a program that
// compiles.
func declarations(src []byte) [][]word {
	s := splitter{packages: map[string]bool{}}
	file := token.NewFileSet().AddFile("", -1, len(src))
	var sc scanner.Scanner
	sc.Init(file, src, func(token.Position, string) {}, 0)
	for {
		pos, tok, text := sc.Scan()
		if tok == token.EOF {
			break
		}
		s.take(tok, text, file.Line(pos))
	}
	s.cut()
	return s.done
}

// A splitter is on its way through the tokens of a program.
type splitter struct {
	done     [][]word
	current  []word
	keyword  token.Token // of the declaration that the tokens belong to
	opening  []word      // the keyword, for each declaration of a group
	group    bool        // inside the parentheses of a group
	depth    int         // of brackets of all kinds, less those of a group
	packages map[string]bool
	last     [2]string // the texts of the last two tokens
}

// take takes the next token.
func (s *splitter) take(tok token.Token, text string, line int) {
	if tok.IsOperator() && tok != token.SEMICOLON {
		text = tok.String()
	}
	if s.depth > 0 || !s.divides(tok, line) {
		s.add(tok, text, line)
	}
	s.last = [2]string{s.last[1], text}
}

// divides takes a token that stands outside of all declarations, if it begins or
// ends one or a group of them.
func (s *splitter) divides(tok token.Token, line int) bool {
	switch tok {
	case token.FUNC, token.VAR, token.CONST, token.TYPE, token.IMPORT, token.PACKAGE:
		if s.group || tok == token.FUNC && len(s.current) > 0 {
			return false
		}
		s.cut()
		s.keyword = tok
		s.opening = []word{wordOf(tok.String(), line)}
		s.current = append(s.current, s.opening...)
	case token.LPAREN:
		if s.group || s.keyword == token.FUNC || len(s.current) != len(s.opening) {
			return false
		}
		s.group = true
	case token.RPAREN:
		if !s.group {
			return false
		}
		s.cut()
		s.group = false
	case token.SEMICOLON:
		s.cut()
		if s.group {
			s.current = append(s.current, s.opening...)
		}
	default:
		return false
	}
	return true
}

// add adds a token to the current declaration.
func (s *splitter) add(tok token.Token, text string, line int) {
	switch tok {
	case token.LPAREN, token.LBRACK, token.LBRACE:
		s.depth++
	case token.RPAREN, token.RBRACK, token.RBRACE:
		s.depth = max(0, s.depth-1)
	case token.STRING:
		if s.keyword == token.IMPORT {
			s.imported(text)
		}
	}
	for _, said := range s.plain(tok, text) {
		s.current = append(s.current, wordOf(said, line))
	}
}

// imported notes the name of a package.
func (s *splitter) imported(path string) {
	path, _ = strconv.Unquote(path)
	name := path[strings.LastIndexByte(path, '/')+1:]
	if name == "v2" {
		name = "rand"
	}
	s.packages[name] = true
}

// cut ends a declaration.
func (s *splitter) cut() {
	if s.keyword != token.IMPORT && s.keyword != token.PACKAGE && len(s.current) > len(s.opening) {
		s.done = append(s.done, s.current)
	}
	s.current = nil
}

// plain is what is left of a token. Two ways to write the same become one.
func (s *splitter) plain(tok token.Token, text string) []string {
	switch tok {
	case token.IDENT:
		library := s.last[1] == "." && s.packages[s.last[0]]
		if predeclared[text] || s.packages[text] || library {
			return []string{text}
		}
		return []string{"name"}
	case token.STRING:
		return []string{"text"}
	case token.INT, token.CHAR:
		if n, err := strconv.ParseInt(text, 0, 64); err == nil {
			return []string{strconv.FormatInt(n, 10)}
		}
		return []string{text}
	case token.SEMICOLON, token.COMMENT:
		return nil
	case token.DEFINE:
		return []string{"="}
	case token.INC:
		return []string{"+=", "1"}
	case token.DEC:
		return []string{"-=", "1"}
	}
	if tok.IsLiteral() {
		return []string{text}
	}
	return []string{tok.String()}
}

func wordOf(text string, line int) word {
	h := fnv.New64a()
	h.Write([]byte(text))
	return word{h.Sum64(), line}
}
