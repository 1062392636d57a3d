package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// A column prints as a letter, as on a chess board.
type column int

func (c column) String() string { return string(rune('a' + c)) }

var say = fmt.Println

// A printer is a named type of such functions.
type printer func(format string, args ...any) (int, error)

// A report goes where its function sends it.
type report struct {
	write func(w io.Writer, args ...any) (int, error)
	to    io.Writer
}

func (r report) line(args ...any) {
	n, err := r.write(r.to, args...)
	say("wrote", n, err)
}

func join(text func(...any) string, args ...any) string {
	return "[" + text(args...) + "]"
}

func main() {
	say()
	say("queen on", column(3), []column{1, 2}, errors.New("attacked"), nil)
	var format printer = fmt.Printf
	n, err := format("%v %d %s\n", column(1), column(1), []any{column(2), 1.5})
	say(n, err)
	format("no arguments\n")
	args := []any{column(5), "row"}
	say(args...)
	say(nil...)

	say(join(fmt.Sprint, column(2), column(3)), join(fmt.Sprintln), join(fmt.Sprint, args...), join(fmt.Sprint, nil))
	byName := map[string]func(string, ...any) string{"text": fmt.Sprintf}
	say(byName["text"]("%[2]v-%[1]v", column(0), column(7)))

	fail, both := fmt.Errorf, errors.Join
	base := errors.New("no place")
	wrapped := fail("row %d: %w", 4, base)
	say(wrapped, errors.Is(wrapped, base), errors.Unwrap(wrapped) == base)
	say(both(nil, base, wrapped), both() == nil, both(nil) == nil, errors.Is(both(wrapped), base))

	var b strings.Builder
	report{fmt.Fprintln, &b}.line("to a builder", column(6))
	report{fmt.Fprint, os.Stdout}.line("to the screen", column(6), "\n")
	format("%q\n", b.String())

	for _, text := range []func(...any) string{fmt.Sprint, fmt.Sprintln} {
		format("%q\n", text(1, 2, column(4), "x", "y"))
	}
	replacer := strings.NewReplacer
	say(replacer("Q", ".", ".", "Q").Replace(".Q.."))

	defer say("deferred", column(9))
	func(print func(...any) (int, error)) {
		print("passed on", column(8))
		say = func(args ...any) (int, error) { return print(len(args), args) }
	}(say)
	say("another", column(0))
	if quiet := fmt.Sprintln; quiet != nil {
		quiet("not printed")
	}
}
