package main

import (
	"fmt"
	"math"
)

// What type a constant takes, and where.

const third = 1.0 / 3
const huge = 1 << 100
const text = "const" + "ant"

type celsius float64
type small int8

const boiling celsius = 100

func half(c celsius) celsius { return c / 2 }

func main() {
	var f float32 = third
	var g float64 = third
	fmt.Println(f, g, huge>>98, text)
	fmt.Println(half(boiling), half(7), boiling/3)
	fmt.Printf("%T %T %T %T %T\n", 1, 1.0, 'a', "s", 1i)
	fmt.Printf("%T %T %T\n", 2*'a', 'a'*1.0, boiling*2)
	var i = 'a' + 1
	var s small = 'A' + 1
	fmt.Println(i, s)
	var u8 uint8 = 255
	fmt.Println(u8+1, u8*2, -u8, ^u8)
	fmt.Println(7/2, 7/2.0, 7.0/2, 1/2*3.0, 1/2.0*3)
	var x = 10
	fmt.Println(x/4, float64(x)/4, x%4, -x/4, -x%4)
	fmt.Println(math.MaxInt64, uint64(math.MaxUint64), math.MinInt64)
	fmt.Println(math.Pi, float32(math.Pi), int(math.Floor(math.Pi*2)))
	const big = 5_000_000_000
	fmt.Println(big*big/big, 0x_ff, 0o17, 017, 0b11, 1e3, 0x1p4)
	var d time = 90
	fmt.Println(d*minute, minute*2)
	const c = len([10]int{})
	fmt.Println(c, len(text), cap([3]bool{}))
}

type time int

const minute time = 60
