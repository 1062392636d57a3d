//go:build !linux || !(amd64 || arm64)

package walls

import (
	"errors"
	"runtime"
)

func raise(l Limits) []Layer {
	missing := errors.New("there is none on " + runtime.GOOS + "/" + runtime.GOARCH)
	return []Layer{{"resource limits", setLimits(l)}, {"Landlock", missing}, {"seccomp", missing}}
}
