// 7:2: use of internal package internal/abi not allowed

package main

import (
	"fmt"
	"internal/abi"
)

func main() { fmt.Println(abi.FuncPCABI0(main)) }
