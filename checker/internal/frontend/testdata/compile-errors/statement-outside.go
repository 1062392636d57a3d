// 5: syntax error

package main

n := 4

func main() {}
