package main

import "fmt"

// Elements of maps are changed by taking them out and putting them back, or
// through pointers.

type account struct {
	owner   string
	balance int
	log     []string
}

func (a *account) deposit(n int) {
	a.balance += n
	a.log = append(a.log, fmt.Sprint("+", n))
}

func main() {
	byValue := map[string]account{"ann": {owner: "Ann"}}
	a := byValue["ann"]
	a.deposit(10)
	fmt.Println(byValue["ann"].balance, a.balance)
	byValue["ann"] = a
	a.deposit(5)
	fmt.Println(byValue["ann"], a)

	byPointer := map[string]*account{"bob": {owner: "Bob"}}
	byPointer["bob"].deposit(3)
	byPointer["bob"].balance *= 7
	byPointer["bob"].log[0] = "changed"
	fmt.Println(*byPointer["bob"])

	arrays := map[int][3]int{1: {1, 2, 3}}
	t := arrays[1]
	t[0] = 50
	fmt.Println(arrays, t)
	arrays[1] = t
	fmt.Println(arrays, arrays[2])

	slices := map[string][]int{"s": {1, 2, 3}}
	slices["s"][1] = 20
	v, ok := slices["missing"]
	fmt.Println(slices, v == nil, ok, len(v))
	nested := map[string]map[string]int{}
	for _, k := range []string{"a", "b", "a"} {
		if nested[k] == nil {
			nested[k] = map[string]int{}
		}
		nested[k]["n"]++
	}
	fmt.Println(nested)
}
