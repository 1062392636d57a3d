// 5:6: func main must have no arguments and no return values

package main

func main(args []string) int { return 0 }
