package box

import (
	"log"
	"os"
)

// logger is what the functions of package log print to: each program has its own.
var logger = log.New(os.Stderr, "", log.LstdFlags)

// The functions of package log that print, as a lowered program calls them.

func LogPrint(args ...any)                 { logger.Print(Sprint(args...)) }
func LogPrintf(format string, args ...any) { logger.Print(Sprintf(format, args...)) }
func LogPrintln(args ...any)               { logger.Print(Sprintln(args...)) }
