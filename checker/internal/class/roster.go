package class

import (
	"bytes"
	"encoding/binary"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// A Roster lists who is in the class.
type Roster struct {
	rows []row
	by   map[string][]int // rows by what they can be called
}

type row struct{ name, id, email string }

// columns are the names that the columns of a roster have, in small letters with
// their letters only.
var columns = map[string]string{
	"id": "id", "studentid": "id", "userid": "id", "idnumber": "id", "sisid": "id", "sisuserid": "id", "number": "id", "studentnumber": "id",
	"login": "login", "loginid": "login", "sisloginid": "login", "username": "login", "user": "login", "account": "login", "github": "login", "githubusername": "login",
	"name": "name", "student": "name", "fullname": "name", "studentname": "name",
	"firstname": "first", "givenname": "first", "first": "first",
	"lastname": "last", "surname": "last", "familyname": "last", "last": "last",
	"email": "email", "emailaddress": "email", "mail": "email",
}

// ParseRoster reads a roster: CSV with commas, semicolons or tabs, whose first line
// names the columns. One of id, login, name, first and last name, or email must be
// among them; others are left alone. file is how errors name it.
func ParseRoster(file string, text []byte) (*Roster, error) {
	records, lines, err := readCSV(file, text)
	if err != nil {
		return nil, err
	}
	if !utf8.Valid(plainLines(text)) {
		return nil, fmt.Errorf("%s is not in UTF-8, so that names with accents would be lost: save it again as CSV UTF-8", file)
	}
	if len(records) == 0 {
		return nil, fmt.Errorf("%s is empty: its first line must name the columns, such as id,name,email", file)
	}
	at := map[string]int{}
	for i, head := range records[0] {
		if kind, ok := columns[folded(head)]; ok {
			if _, twice := at[kind]; !twice {
				at[kind] = i
			}
		}
	}
	if len(at) == 0 {
		return nil, fmt.Errorf("%s:%d: no column is called id, login, name, first name, last name or email: the first line must name the columns", file, lines[0])
	}
	r := &Roster{by: map[string][]int{}}
	for _, record := range records[1:] {
		field := func(kind string) string {
			if i, ok := at[kind]; ok && i < len(record) {
				return strings.TrimSpace(record[i])
			}
			return ""
		}
		r.add(field)
	}
	if len(r.rows) == 0 {
		return nil, fmt.Errorf("%s names nobody: below the line with the names of the columns there must be one line a student", file)
	}
	return r, nil
}

func (r *Roster) add(field func(kind string) string) {
	first, last, name, id, login, email := field("first"), field("last"), field("name"), field("id"), field("login"), field("email")
	if name == "" {
		name = strings.TrimSpace(first + " " + last)
	}
	called := []string{id, login, email, name, first + last, last + first}
	if local, _, ok := strings.Cut(email, "@"); ok {
		called = append(called, local)
	}
	// "Lovelace, Ada" and "Ada Lovelace" are the same, and Canvas writes lovelaceada.
	if a, b, ok := strings.Cut(name, ","); ok {
		called = append(called, b+a)
	} else if words := strings.Fields(name); len(words) > 1 {
		called = append(called, strings.Join(words[1:], "")+words[0], words[len(words)-1]+strings.Join(words[:len(words)-1], ""))
	}
	for _, other := range []string{login, email, id} {
		if name == "" {
			name = other
		}
	}
	if name == "" {
		return // a line of nothing but separators, or of a column that is not known
	}
	if id == "" {
		id = login
	}
	one := row{name, id, email}
	if name == "Points Possible" && id == "" || slices.Contains(r.rows, one) {
		return // the second line of Canvas's gradebook, or a line that is there twice
	}
	for _, text := range called {
		if key := folded(text); key != "" && !slices.Contains(r.by[key], len(r.rows)) {
			r.by[key] = append(r.by[key], len(r.rows))
		}
	}
	r.rows = append(r.rows, one)
}

// find gives the rows that a student may be, by the first of the number, the e-mail
// address and the name that fits any.
func (r *Roster) find(w who) []int {
	if rows := r.by[folded(w.id)]; w.fixed && len(rows) > 0 {
		return rows
	}
	if rows := r.by[folded(w.email)]; len(rows) > 0 {
		return rows
	}
	return r.by[folded(w.name)]
}

// readCSV reads a table with commas, semicolons or tabs, and gives the line on which
// each record begins. A byte order mark and blank lines are left out.
func readCSV(file string, text []byte) (records [][]string, lines []int, err error) {
	text = plainLines(text)
	var comma rune
	if head, rest, _ := bytes.Cut(text, []byte("\n")); len(head) == len("sep=;") && bytes.HasPrefix(head, []byte("sep=")) {
		comma, text = rune(head[4]), append([]byte("\n"), rest...) // Excel's own line, which is no record
	}
	head, _, _ := bytes.Cut(bytes.TrimLeft(text, "\n"), []byte("\n"))
	r := csv.NewReader(bytes.NewReader(text))
	r.FieldsPerRecord = -1
	r.TrimLeadingSpace = true
	r.Comma = ','
	for _, other := range []rune{';', '\t'} {
		if bytes.Count(head, []byte(string(other))) > bytes.Count(head, []byte(string(r.Comma))) {
			r.Comma = other
		}
	}
	if comma != 0 {
		r.Comma = comma
	}
	for {
		record, err := r.Read()
		if errors.Is(err, io.EOF) {
			return records, lines, nil
		}
		if fault := (*csv.ParseError)(nil); errors.As(err, &fault) {
			return nil, nil, fmt.Errorf("%s:%d: %w; a text with a quotation mark or a separator in it stands in quotation marks, and a quotation mark in it is doubled", file, fault.Line, fault.Err)
		}
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		line, _ := r.FieldPos(0)
		records, lines = append(records, record), append(lines, line)
	}
}

// plainLines is a table in UTF-8 with the line ends of Unix and without a byte order
// mark. Excel's "Unicode Text" is UTF-16 with such a mark, and its CSV for the
// Macintosh has carriage returns.
func plainLines(text []byte) []byte {
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(text, []byte("\xff\xfe")):
		order = binary.LittleEndian
	case bytes.HasPrefix(text, []byte("\xfe\xff")):
		order = binary.BigEndian
	}
	if order != nil {
		var units []uint16
		for at := 2; at+1 < len(text); at += 2 {
			units = append(units, order.Uint16(text[at:]))
		}
		text = []byte(string(utf16.Decode(units)))
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
}
