package main

import (
	"log"
	"os"
)

func place(column int) {
	log.Println("column", column)
}

func main() {
	log.SetOutput(os.Stdout)
	log.SetFlags(log.Lshortfile)
	log.Print("begun")
	for column := range 2 {
		place(column)
	}
	log.SetFlags(log.Lshortfile | log.Lmsgprefix)
	log.SetPrefix("end: ")
	log.Print("done")
}
