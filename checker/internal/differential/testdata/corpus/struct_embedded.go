package main

import "fmt"

type animal struct {
	name string
	legs int
}

func (a animal) describe() string { return fmt.Sprint(a.name, " has ", a.legs) }
func (a *animal) setLegs(n int)   { a.legs = n }
func (a animal) noise() string    { return "..." }
func (a animal) speak() string    { return a.name + " says " + a.noise() }

type dog struct {
	animal
	breed string
}

func (d dog) noise() string { return "woof" }

type puppy struct {
	*dog
	age int
}

type colour struct{ name string }

type toy struct {
	animal
	colour
}

func main() {
	d := dog{animal{"Rex", 4}, "lab"}
	fmt.Println(d.name, d.legs, d.describe(), d.noise(), d.speak(), d.animal.noise())
	d.setLegs(3)
	d.animal.name = "Max"
	fmt.Println(d, d.describe())
	p := puppy{&d, 1}
	p.setLegs(2)
	p.breed = "pug"
	fmt.Println(d.legs, d.breed, p.name, p.speak(), p.noise())
	e := d
	e.name = "copy"
	fmt.Println(d.name, e.name, p.dog == &d, p.animal == d.animal)
	t := toy{animal{"bear", 4}, colour{"red"}}
	fmt.Println(t.animal.name, t.colour.name, t.legs)
	fmt.Printf("%v %+v\n", t, t)
	fmt.Printf("%+v\n", d)
	var desc interface{ describe() string } = p
	fmt.Println(desc.describe())
	type pair struct {
		point
		*toy
	}
	q := pair{point{1, 2}, &t}
	q.x++
	q.legs = 0
	fmt.Println(q.x, q.y, t.legs, q.point)
	toys := map[string]toy{"a": t}
	fmt.Println(toys["a"].describe(), toys["a"].colour.name)
}

type point struct{ x, y int }
