package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
)

// A command is one of a program that has several, each with flags of its own.
type command struct {
	flags *flag.FlagSet
	run   func(args []string) error
}

func commands() map[string]command {
	count := flag.NewFlagSet("count", flag.ContinueOnError)
	from := count.Int("from", 1, "the smallest `board`")
	to := count.Int("to", 4, "the largest `board`")
	quiet := count.Bool("q", false, "numbers only")
	show := flag.NewFlagSet("show", flag.ContinueOnError)
	text := show.String("row", "", "columns of the queens")
	all := map[string]command{
		"count": {count, func(args []string) error {
			if *from > *to {
				return fmt.Errorf("nothing from %d to %d", *from, *to)
			}
			for n := *from; n <= *to; n++ {
				if *quiet {
					fmt.Println(n)
				} else {
					fmt.Println("a board of", n, args)
				}
			}
			return nil
		}},
		"show": {show, func(args []string) error {
			for _, word := range strings.Fields(*text) {
				fmt.Print("<", word, ">")
			}
			fmt.Println(len(args), show.Parsed(), show.NFlag())
			return nil
		}},
	}
	for _, c := range all {
		c.flags.SetOutput(os.Stdout)
	}
	return all
}

func call(line string) {
	fmt.Println("$", line)
	words := strings.Split(line, "|")
	c, ok := commands()[words[0]]
	if !ok {
		fmt.Println("no such command:", words[0])
		return
	}
	if err := c.flags.Parse(words[1:]); err != nil {
		fmt.Println("error:", err, errors.Is(err, flag.ErrHelp))
		return
	}
	if err := c.run(c.flags.Args()); err != nil {
		fmt.Println("error:", err)
	}
}

func main() {
	call("count")
	call("count|-from=3|--to|5|rest|-q")
	call("count|-q|-from|0x3|--|-to")
	call("count|-from|9")
	call("count|-from|many")
	call("count|-q=perhaps")
	call("count|-size|8")
	call("count|-to")
	call("count|-h")
	call("show|-row|2 4 1 3|a|b")
	call("solve")

	defer func() {
		fmt.Println("recovered:", recover())
		again := flag.NewFlagSet("again", flag.PanicOnError)
		again.SetOutput(os.Stdout)
		again.Int("n", 1, "a number")
		defer func() { fmt.Println("recovered:", recover()) }()
		again.Int("n", 2, "the same")
	}()
	hasty := flag.NewFlagSet("hasty", flag.PanicOnError)
	hasty.SetOutput(os.Stdout)
	hasty.Usage = func() { fmt.Println("usage of", hasty.Name(), hasty.ErrorHandling() == flag.PanicOnError) }
	hasty.Parse([]string{"-n", "3"})
}
