//go:build !unix && !windows

package builds

import "os"

// tryLock cannot lock here, where nothing is built: in a web page for example.
func tryLock(*os.File) bool { return false }
