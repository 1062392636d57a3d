// 7: syntax error

package main

func main() {}

import "fmt"
