package main

import (
	"fmt"
	"log"
	"os"
	"reflect"
)

type board struct {
	rows []int
	tag  any
}

type size int

func mustSize(n int) size {
	if n < 1 {
		log.Fatalf("bad size %d (%T)", n, size(n))
	}
	log.Println("size is", size(n))
	return size(n)
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("queens: ")
	defer fmt.Println("never printed")
	a, b := board{[]int{1, 2}, size(3)}, board{[]int{1, 2}, 3}
	fmt.Println(reflect.DeepEqual(a, b), reflect.DeepEqual(a.rows, b.rows), reflect.DeepEqual(a, board{[]int{1, 2}, size(3)}))
	fmt.Println(reflect.DeepEqual(map[string][]size{"a": {1}}, map[string][]size{"a": {1}}), reflect.DeepEqual([]int(nil), []int{}), reflect.DeepEqual(size(1), 1))
	fmt.Println(reflect.TypeOf(a), reflect.TypeOf(a.rows), reflect.TypeOf(size(1)), reflect.TypeOf(a) == reflect.TypeOf(b), reflect.TypeOf(1.5).String())
	fmt.Println(mustSize(4))
	log.Print("no", 1, 2, "x")
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		log.Panicf("at %v", a)
	}()
	if len(os.Args) > 5 {
		log.Fatal("too many")
	}
	fmt.Println(mustSize(0))
}
