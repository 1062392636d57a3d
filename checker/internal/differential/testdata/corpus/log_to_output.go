package main

import (
	"fmt"
	"log"
	"os"
	"strings"
)

// A counter is a writer of the program's own: it numbers what a log says.
type counter struct{ lines int }

func (c *counter) Write(p []byte) (int, error) {
	c.lines++
	fmt.Printf("%d: %s", c.lines, p)
	return len(p), nil
}

type square struct{ row, column int }

func (s square) String() string { return fmt.Sprintf("%c%d", 'a'+s.column, s.row+1) }

func main() {
	log.SetFlags(0)
	log.SetOutput(os.Stdout)
	log.Println("to the output", square{0, 3})
	log.SetPrefix("queens: ")
	log.Printf("%d at %v", 8, []square{{1, 2}})
	log.Print("no line end", 1, 2, square{})

	var kept strings.Builder
	log.SetOutput(&kept)
	log.Print("kept")
	log.SetFlags(log.Lmsgprefix)
	log.Print("kept too\n")
	fmt.Printf("%q\n", kept.String())

	c := &counter{}
	log.SetOutput(c)
	log.SetPrefix("")
	for i := range 3 {
		log.Println("line", i)
	}
	log.SetOutput(os.Stdout)
	defer func() {
		fmt.Println("recovered:", recover())
		log.Fatalln("the end after", c.lines)
	}()
	log.Panicf("attacked from %v", square{2, 2})
}
