package main

import "fmt"

type path []string

func (p path) join() (s string) {
	for i, x := range p {
		if i > 0 {
			s += "/"
		}
		s += x
	}
	return
}

func main() {
	s := "héllo"
	fmt.Printf("|%s|%10s|%-10s|%.2s|%5.1s|\n", s, s, s, s, s)
	fmt.Printf("%q %+q %#q %x\n", s, s, s, s)
	fmt.Printf("%s %v %d\n", []byte(s), []byte("ab"), []byte("ab"))
	fmt.Printf("%s %q %v\n", []string{"a", "b"}, []string{"a b", "c"}, []string{"", ""})
	fmt.Printf("%s|%v|%q\n", path{"x", "y"}, path{"x"}, path{"z"}.join())
	fmt.Printf("%s %s\n", error(nil), any(nil))
	fmt.Printf("%c%c %s\n", 'a', 0x65E5, string([]rune{0x65E5, 'b'}))
	fmt.Printf("%q %q %q\n", 'x', '\n', '\'')
	fmt.Printf("%-8s|%8s|\n", "left", "right")
	for _, r := range [][]any{{"n", "count"}, {4, 2}, {8, 92}} {
		fmt.Printf("%-4v%6v\n", r...)
	}
	fmt.Printf("%s\n", map[string]int{"b": 1, "a": 2})
	fmt.Printf("%v %v\n", [3]string{"x"}, &[]string{"p"})
	fmt.Printf("%t %s\n", "no", true)
	fmt.Printf("%s %d\n", struct{ a, b string }{"x", "y"}, struct{ a, b int }{1, 2})
	fmt.Printf("%v %s\n", &map[string]bool{"k": true}, &struct{ n string }{"v"})
	fmt.Print("no", "space", 1, 2, true, "x", '\n', "\n")
	fmt.Print(1, 2, "a", 3, 4.5, "b\n")
}
