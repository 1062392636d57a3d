package box

import (
	"io"
	"log"
	"os"
)

// logger is what the functions of package log print to: each run has its own.
var logger = log.New(os.Stderr, "", log.LstdFlags)

// The functions of package log that print, as a lowered program calls them.

func LogPrint(args ...any)                 { logger.Print(Sprint(args...)) }
func LogPrintf(format string, args ...any) { logger.Print(Sprintf(format, args...)) }
func LogPrintln(args ...any)               { logger.Print(Sprintln(args...)) }

// LogSetFlags is log.SetFlags. Who prints is the interpreter, so that the names of
// files and the lines would be its own.
func LogSetFlags(flags int) {
	if flags&(log.Lshortfile|log.Llongfile) != 0 {
		Decline("a log with the names of files")
	}
	logger.SetFlags(flags)
}

// LogSetPrefix is log.SetPrefix.
func LogSetPrefix(prefix string) { logger.SetPrefix(prefix) }

// LogSetOutput is log.SetOutput.
func LogSetOutput(w io.Writer) { logger.SetOutput(w) }
