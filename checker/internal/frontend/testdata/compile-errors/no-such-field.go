// 15:16: q.Row undefined (type queen has no field or method Row, but does have field row)
// 15:23: q.colum undefined (type queen has no field or method colum)
// 15:32: q.rows undefined (type queen has no field or method rows)
// 17:4: p.move undefined (type *queen has no field or method move)
// 18:8: queen.place undefined (type queen has no field or method place)

package main

import "fmt"

type queen struct{ row, column int }

func main() {
	q := queen{1, 2}
	fmt.Println(q.Row, q.colum, q.rows())
	var p *queen
	p.move(1)
	queen.place(q)
}
