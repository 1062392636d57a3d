package main

import "fmt"

func collatz(n int) (steps int) {
again:
	if n == 1 {
		return
	}
	steps++
	if n%2 == 0 {
		n /= 2
		goto again
	}
	n = 3*n + 1
	goto again
}

func parse(s string) (words []string) {
	i := 0
skip:
	for i < len(s) && s[i] == ' ' {
		i++
	}
	if i == len(s) {
		goto done
	}
	{
		start := i
		for i < len(s) && s[i] != ' ' {
			i++
		}
		words = append(words, s[start:i])
	}
	goto skip
done:
	return words
}

func retry(limit int) (log string) {
	n := 0
try:
	n++
	for k := 0; k < 3; k++ {
		if k == n {
			log += fmt.Sprint("fail", n, " ")
			if n < limit {
				goto try
			}
			goto giveUp
		}
	}
	return log + "ok"
giveUp:
	return log + "gave up"
}

func main() {
	fmt.Println(collatz(6), collatz(27), collatz(1))
	fmt.Printf("%q %q\n", parse("  two words "), parse(""))
	fmt.Println(retry(2), retry(5))
	i := 0
outer:
	for j := 0; j < 3; j++ {
		if i++; i > 6 {
			goto end
		}
		fmt.Print(i, j, " ")
		if j == 1 {
			goto outer
		}
	}
end:
	fmt.Println("end", i)
	state := "a"
machine:
	switch state {
	case "a":
		state = "b"
		goto machine
	case "b":
		state = "c"
		goto machine
	}
	fmt.Println(state)
}
