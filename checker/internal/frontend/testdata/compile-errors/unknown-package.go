// 7:2: package queens is not in std

package main

import (
	"fmt"
	"queens"
)

func main() { fmt.Println(queens.Count(8)) }
