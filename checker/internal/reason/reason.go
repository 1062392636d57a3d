// Package reason takes from the error of a file operation what the system said, such
// as "permission denied". The name of the operation and that of a file that nobody
// asked for, as of one that is renamed later, say nothing to people. It changes
// nothing. Whatever writes files calls it for its messages.
package reason

import (
	"errors"
	"io/fs"
	"os"
)

// Of is the system's own part of an error, or the error itself if it has none.
func Of(err error) error {
	var at *fs.PathError
	var between *os.LinkError
	switch {
	case errors.As(err, &at):
		return at.Err
	case errors.As(err, &between):
		return between.Err
	}
	return err
}
