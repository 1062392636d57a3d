// 3: syntax error

func main() {}
