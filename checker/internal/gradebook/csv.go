package gradebook

import (
	"encoding/csv"
	"io"
	"strings"
	"unicode"
)

// CSV writes the gradebook: one line a student, one column an exercise with points
// of 100, and the total of points. A cell is empty where nothing was handed in; where
// the checker could not decide it holds the verdict, IE or undecided, and the total
// is empty, so that nobody takes it for a 0.
func (b *Book) CSV(w io.Writer) error {
	marks, err := b.marks(nil)
	if err != nil {
		return err
	}
	rows, err := b.rows()
	if err != nil {
		return err
	}
	out := csv.NewWriter(w)
	head := []string{"student", "id", "email"}
	for _, ex := range b.Exercises {
		head = append(head, ex.Name)
	}
	out.Write(append(head, "total"))
	for i, s := range b.Class.Students {
		record := []string{cell(s.Label), cell(s.ID), cell(s.Email)}
		total, decided := 0.0, true
		for _, at := range rows[i] {
			switch {
			case at < 0:
				record = append(record, "")
			case !marks[at].final():
				record, decided = append(record, string(marks[at].verdict)), false
			default:
				record = append(record, number(points(marks[at].score)))
				total += marks[at].score
			}
		}
		sum := ""
		if decided {
			sum = number(points(total))
		}
		out.Write(append(record, sum))
	}
	out.Flush()
	return out.Error()
}

// cell is a text as it may stand in a table that a spreadsheet opens: what it would
// take for a formula is made a text by a quotation mark, as OWASP's page "CSV
// Injection" advises. Other control characters than the tab are left out, and so are
// marks that turn the direction of what follows.
func cell(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\t' && r != '\r' || unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\ufffd"))
	if text != "" && strings.ContainsRune("=+-@\t\r＝＋－＠", []rune(text)[0]) {
		return "'" + text
	}
	return text
}
