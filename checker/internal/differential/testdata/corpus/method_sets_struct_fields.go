package main

import "fmt"

type engine struct{ power int }

func (e *engine) start() string { e.power++; return fmt.Sprint("started at ", e.power) }
func (e engine) info() string   { return fmt.Sprint("engine ", e.power) }

type wheels [4]int

func (w *wheels) inflate() {
	for i := range w {
		w[i] += 2
	}
}
func (w wheels) sum() (s int) {
	for _, p := range w {
		s += p
	}
	return
}

type car struct {
	engine
	wheels
	driver interface{ name() string }
	hook   func(string) string
	spare  *engine
}

type person string

func (p person) name() string { return "driver " + string(p) }

func (c car) describe() string { return c.info() + ", " + c.driver.name() + ", " + c.hook("hook") }

func main() {
	c := car{engine{100}, wheels{30, 30, 31, 32}, person("Ann"), func(s string) string { return "<" + s + ">" }, &engine{7}}
	fmt.Println(c.start(), c.spare.start())
	c.inflate()
	fmt.Println(c.sum(), c.wheels, c.describe())
	d := c
	d.start()
	d.spare.start()
	d.wheels[0] = 0
	fmt.Println(c.power, d.power, c.spare.power, c.wheels[0], len(d.wheels))
	f, g := c.start, c.info
	c.power = 500
	fmt.Println(f(), g())
	cars := []car{c, d}
	for i := range cars {
		cars[i].start()
		cars[i].driver = person(fmt.Sprint("p", i))
	}
	fmt.Println(cars[0].power, cars[1].power, c.power, cars[1].driver.name())
	fleet := map[string]*car{"x": &cars[0]}
	fleet["x"].start()
	fleet["x"].engine.power *= 2
	fmt.Println(cars[0].power, fleet["x"].info())
	h := (*car).start
	fmt.Println(h(&d), car.sum(d))
	hook := d.hook
	d.hook = nil
	fmt.Println(hook("kept"), d.hook == nil)
}
