package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

var made int

func newest() io.Writer {
	made++
	fmt.Println("made", made)
	return os.Stdout
}

// Where a deferred call or a goroutine writes is decided where it is written down.
func main() {
	a, b := &strings.Builder{}, &strings.Builder{}
	places := []io.Writer{a, b, os.Stdout}
	for i := range places {
		k := i
		defer fmt.Fprintln(places[k], "place", k)
		defer fmt.Fprintln(places[i], "turn", i)
	}
	func() {
		for i := 0; i < 2; i++ {
			name := fmt.Sprint("row ", i)
			to := places[i]
			defer fmt.Fprintln(to, name)
			defer io.WriteString(places[i], name+"; ")
		}
	}()
	defer fmt.Fprintln(newest(), "newest")
	places[2] = a
	done := make(chan bool)
	for i := range 2 {
		go func() {
			fmt.Fprintf(places[i], "by %d\n", i)
			done <- true
		}()
		<-done
	}
	fault := errors.New("first")
	defer fmt.Println(errors.Is(fault, nil))
	defer func(err error) { fmt.Println(err) }(fault)
	fault = nil
	fmt.Printf("%q %q\n", a.String(), b.String())
}
