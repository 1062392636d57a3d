// 6: syntax error

package main

func main()
{
}
