package main

import (
	"fmt"
	"strings"
	"time"
)

type month struct {
	year int
	m    time.Month
}

func (m month) days() int { return time.Date(m.year, m.m+1, 0, 0, 0, 0, 0, time.UTC).Day() }

func (m month) first() time.Weekday {
	return time.Date(m.year, m.m, 1, 0, 0, 0, 0, time.UTC).Weekday()
}

func (m month) String() string {
	var b strings.Builder
	title := fmt.Sprint(m.m, " ", m.year)
	fmt.Fprintf(&b, "%*s\n", (20+len(title))/2, title)
	for d := time.Sunday; d <= time.Saturday; d++ {
		fmt.Fprintf(&b, "%.2s ", d)
	}
	b.WriteString("\n" + strings.Repeat("   ", int(m.first())))
	for d := 1; d <= m.days(); d++ {
		fmt.Fprintf(&b, "%2d ", d)
		if (int(m.first())+d)%7 == 0 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func leap(y int) bool { return y%4 == 0 && (y%100 != 0 || y%400 == 0) }

func main() {
	fmt.Println(month{2024, time.February})
	for _, y := range []int{1900, 2000, 2023, 2024} {
		fmt.Print(y, leap(y), leap(y) == (month{y, time.February}.days() == 29), " ")
	}
	fmt.Println()
	a := time.Date(2024, 1, 31, 12, 0, 0, 0, time.UTC)
	fmt.Println(a.AddDate(0, 1, 0).Format("2006-01-02"), a.Unix(), a.UTC().Equal(a))
	y, w := a.ISOWeek()
	fmt.Println(y, w, a.Truncate(24*time.Hour).Hour(), a)
	var total time.Duration
	for _, s := range []string{"90s", "1.5h", "300ms"} {
		d, err := time.ParseDuration(s)
		if err != nil {
			fmt.Println(err)
		}
		total += d
	}
	fmt.Println(total, total.Round(time.Minute), total.Seconds(), int64(total))
	fmt.Printf("%v %d %s %T\n", time.May, time.May, time.Friday, total)
}
