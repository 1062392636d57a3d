// 8:2: "os" imported and not used
// 9:2: "strings" imported as str and not used

package main

import (
	"fmt"
	"os"
	str "strings"
)

func main() {
	fmt.Println(8)
}
