package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// Commands read line by line that change a little store.

type store struct {
	vals map[string]int
	undo []func()
}

func (s *store) set(k string, v int) {
	old, had := s.vals[k]
	s.undo = append(s.undo, func() {
		if had {
			s.vals[k] = old
		} else {
			delete(s.vals, k)
		}
	})
	s.vals[k] = v
}

func (s *store) exec(line string) (reply string, err error) {
	f := strings.Fields(line)
	if len(f) == 0 {
		return "", nil
	}
	switch cmd, args := f[0], f[1:]; {
	case cmd == "set" && len(args) == 2:
		n, err := strconv.Atoi(args[1])
		if err != nil {
			return "", fmt.Errorf("set %s: %w", args[0], err)
		}
		s.set(args[0], n)
		return "ok", nil
	case cmd == "get" && len(args) == 1:
		v, ok := s.vals[args[0]]
		if !ok {
			return "none", nil
		}
		return strconv.Itoa(v), nil
	case cmd == "undo":
		if n := len(s.undo); n > 0 {
			s.undo[n-1]()
			s.undo = s.undo[:n-1]
			return fmt.Sprint("undone, ", n-1, " left"), nil
		}
		return "nothing to undo", nil
	}
	return "", fmt.Errorf("unknown command %q", line)
}

func main() {
	s := &store{vals: map[string]int{}}
	sc := bufio.NewScanner(os.Stdin)
	for n := 1; sc.Scan(); n++ {
		reply, err := s.exec(sc.Text())
		if err != nil {
			fmt.Println(n, "error:", err)
			continue
		}
		fmt.Println(n, reply)
	}
	fmt.Println(s.vals)
}
