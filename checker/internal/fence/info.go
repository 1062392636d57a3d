package fence

import (
	"fmt"
	"strconv"
	"strings"
)

// A Word is one word of an info string after the language: `predict` has only a
// key, `id=first` a key and a value.
type Word struct {
	Key      string
	Value    string // quotes undone
	HasValue bool
}

// Words splits what stands after the language. A value in double quotes may
// hold blanks and the escapes of a Go string: stdin="4\n5\n".
func (b *Block) Words() ([]Word, error) {
	var words []Word
	rest := strings.TrimSpace(strings.TrimPrefix(b.Info, b.Lang))
	for rest != "" {
		raw, after, err := cutWord(rest)
		if err != nil {
			return nil, err
		}
		word, err := parseWord(raw)
		if err != nil {
			return nil, err
		}
		words = append(words, word)
		rest = strings.TrimSpace(after)
	}
	return words, nil
}

// firstWord is the text up to the first blank.
func firstWord(s string) string {
	if i := strings.IndexAny(s, " \t"); i >= 0 {
		return s[:i]
	}
	return s
}

// cutWord cuts at the first blank outside double quotes.
func cutWord(s string) (word, rest string, err error) {
	quoted := false
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '"':
			quoted = !quoted
		case quoted && s[i] == '\\':
			i++
		case !quoted && (s[i] == ' ' || s[i] == '\t'):
			return s[:i], s[i:], nil
		}
	}
	if quoted {
		return "", "", fmt.Errorf("the quote in %s is never closed", s)
	}
	return s, "", nil
}

func parseWord(raw string) (Word, error) {
	key, value, has := strings.Cut(raw, "=")
	if strings.Contains(key, `"`) {
		return Word{}, fmt.Errorf("%s: quotes belong after a =, as in key=\"value\"", raw)
	}
	if !strings.Contains(value, `"`) {
		return Word{Key: key, Value: value, HasValue: has}, nil
	}
	text, err := strconv.Unquote(value)
	if err != nil || value[0] != '"' {
		return Word{}, fmt.Errorf("%s: the value is no quoted Go string, as in key=\"a\\nb\"", raw)
	}
	return Word{Key: key, Value: text, HasValue: true}, nil
}
