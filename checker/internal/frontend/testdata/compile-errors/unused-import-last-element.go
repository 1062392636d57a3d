// 7:2: "math/bits" imported and not used
// 8:2: "math/rand/v2" imported as rand and not used

package main

import (
	"math/bits"
	"math/rand/v2"
)

func main() {}
