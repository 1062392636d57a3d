package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

type student struct {
	name   string
	scores []int
	avg    float64
}

type ranking []*student

func (r ranking) String() string {
	var parts []string
	for i, s := range r {
		parts = append(parts, fmt.Sprintf("%d.%s(%.1f)", i+1, s.name, s.avg))
	}
	return strings.Join(parts, ", ")
}

type command func(args []string) (string, error)

func parse(line string) (*student, error) {
	fields := strings.Fields(line)
	if len(fields) < 2 {
		return nil, fmt.Errorf("line %q: too short", line)
	}
	s := &student{name: fields[0]}
	for _, f := range fields[1:] {
		v, err := strconv.Atoi(f)
		if err != nil {
			return nil, fmt.Errorf("line %q: %w", line, err)
		}
		s.scores = append(s.scores, v)
	}
	sum := 0
	for _, v := range s.scores {
		sum += v
	}
	s.avg = float64(sum) / float64(len(s.scores))
	return s, nil
}

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 0, 1024), 1<<20)
	var all ranking
	bad := 0
	for sc.Scan() {
		line := strings.TrimSpace(sc.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if line == "end" {
			break
		}
		s, err := parse(line)
		if err != nil {
			bad++
			fmt.Println("error:", err)
			continue
		}
		all = append(all, s)
	}
	sort.SliceStable(all, func(i, j int) bool {
		if all[i].avg != all[j].avg {
			return all[i].avg > all[j].avg
		}
		return all[i].name < all[j].name
	})
	fmt.Println(all, bad)
	byLetter := map[byte][]string{}
	for _, s := range all {
		byLetter[s.name[0]] = append(byLetter[s.name[0]], s.name)
	}
	for c := byte('a'); c <= 'e'; c++ {
		if names, ok := byLetter[c]; ok {
			fmt.Printf("%c: %s\n", c, names)
		}
	}
	commands := map[string]command{
		"add": func(a []string) (string, error) {
			t := 0
			for _, x := range a {
				n, err := strconv.Atoi(x)
				if err != nil {
					return "", err
				}
				t += n
			}
			return strconv.Itoa(t), nil
		},
		"rev": func(a []string) (string, error) {
			for i, j := 0, len(a)-1; i < j; i, j = i+1, j-1 {
				a[i], a[j] = a[j], a[i]
			}
			return strings.Join(a, " "), nil
		},
	}
	for sc.Scan() {
		name, rest, _ := strings.Cut(sc.Text(), " ")
		if cmd, ok := commands[name]; !ok {
			fmt.Fprintf(os.Stdout, "unknown %s\n", name)
		} else if out, err := cmd(strings.Fields(rest)); err != nil {
			fmt.Println("failed:", err)
		} else {
			fmt.Println(out)
		}
	}
	if err := sc.Err(); err != nil {
		fmt.Println(err)
	}
}
