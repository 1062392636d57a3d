package main

import (
	"fmt"
	"time"
)

type schedule struct {
	start time.Time
	every time.Duration
}

func (s schedule) next(n int) []string {
	var out []string
	for i := range n {
		out = append(out, s.start.Add(time.Duration(i)*s.every).Format("Mon 15:04"))
	}
	return out
}

func main() {
	d := 90*time.Minute + 30*time.Second
	fmt.Println(d, d.Minutes(), d.Truncate(time.Hour), time.Duration(1500)*time.Microsecond)
	t := time.Date(2024, time.February, 28, 23, 30, 0, 0, time.UTC)
	fmt.Println(t.Add(time.Hour).Format(time.DateOnly), t.AddDate(0, 0, 2).Weekday(), t.YearDay(), t.Month())
	s := schedule{t, 45 * time.Minute}
	fmt.Println(s.next(3))
	u, err := time.Parse("2006-01-02 15:04", "2024-03-01 00:00")
	fmt.Println(u.Sub(t), err, u.After(t), u.Equal(t), t.Before(u))
	p, err := time.ParseDuration("1h15m")
	fmt.Println(p, err, p > time.Hour)
	_, err = time.ParseDuration("soon")
	fmt.Println(err)
	start := time.Now()
	sum := 0
	for i := range 1000 {
		sum += i
	}
	elapsed := time.Since(start)
	fmt.Println(sum, elapsed >= 0, elapsed < time.Minute)
	days := map[time.Weekday]int{time.Monday: 1}
	days[t.Weekday()]++
	fmt.Println(days, time.Saturday, time.March-1)
	switch t.Weekday() {
	case time.Saturday, time.Sunday:
		fmt.Println("weekend")
	default:
		fmt.Println("weekday")
	}
}
