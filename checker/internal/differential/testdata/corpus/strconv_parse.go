package main

import (
	"errors"
	"fmt"
	"strconv"
)

func try[T any](v T, err error) {
	if err != nil {
		var ne *strconv.NumError
		if errors.As(err, &ne) {
			fmt.Println("failed", ne.Func, strconv.Quote(ne.Num), ne.Err, errors.Is(err, strconv.ErrRange))
			return
		}
		fmt.Println("other", err)
		return
	}
	fmt.Printf("%v %T\n", v, v)
}

func main() {
	try(strconv.Atoi("42"))
	try(strconv.Atoi("-0007"))
	try(strconv.Atoi("4x"))
	try(strconv.Atoi(""))
	try(strconv.Atoi("99999999999999999999"))
	try(strconv.ParseInt("ff", 16, 64))
	try(strconv.ParseInt("128", 10, 8))
	try(strconv.ParseInt("0b101", 0, 64))
	try(strconv.ParseUint("18446744073709551615", 10, 64))
	try(strconv.ParseUint("-1", 10, 64))
	try(strconv.ParseFloat("1e-3", 64))
	try(strconv.ParseFloat("1..2", 64))
	try(strconv.ParseBool("true"))
	try(strconv.ParseBool("yes"))
	try(strconv.Unquote(`"a\tb"`))
	fmt.Println(strconv.Itoa(-45), strconv.FormatInt(255, 2), strconv.FormatInt(-255, 36))
	fmt.Println(strconv.Quote("tab\t\"q\" é"), strconv.QuoteToASCII("é"), strconv.QuoteRune('☺'))
	fmt.Println(strconv.FormatFloat(3.14159, 'f', 2, 64), strconv.FormatFloat(1e21, 'g', -1, 64))
	fmt.Println(string(strconv.AppendInt([]byte("n="), 7, 10)), strconv.FormatBool(false))
	fmt.Println(string(rune(65)), strconv.Itoa(65))
}
