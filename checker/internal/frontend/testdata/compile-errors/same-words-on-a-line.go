// 10:12: undefined: queens
// 10:28: undefined: rows
// 11:6: undefined: queens
// 11:15: undefined: rows
// 11:22: undefined: queens

package main

func main() {
	_, _, _ = queens, queens, rows
	_ = queens + rows + queens
}
