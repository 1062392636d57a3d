package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

type event struct {
	id   int
	what string
}

type bus struct {
	mu   sync.RWMutex
	subs map[string][]chan event
}

func (b *bus) subscribe(topic string) <-chan event {
	b.mu.Lock()
	defer b.mu.Unlock()
	c := make(chan event, 4)
	b.subs[topic] = append(b.subs[topic], c)
	return c
}

func (b *bus) publish(topic string, e event) (n int) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	for _, c := range b.subs[topic] {
		c <- e
		n++
	}
	return
}

func (b *bus) close() {
	for _, cs := range b.subs {
		for _, c := range cs {
			close(c)
		}
	}
}

func work(ctx context.Context, in <-chan int) (sum int, err error) {
	for {
		select {
		case <-ctx.Done():
			return sum, ctx.Err()
		case v, ok := <-in:
			if !ok {
				return sum, nil
			}
			sum += v
		}
	}
}

func main() {
	b := &bus{subs: map[string][]chan event{}}
	x, y := b.subscribe("moves"), b.subscribe("moves")
	fmt.Println(b.publish("moves", event{1, "Qd4"}), b.publish("other", event{}))
	b.publish("moves", event{2, "Kh8"})
	b.close()
	var wg sync.WaitGroup
	logs := make([][]event, 2)
	for i, c := range []<-chan event{x, y} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for e := range c {
				logs[i] = append(logs[i], e)
			}
		}()
	}
	wg.Wait()
	fmt.Println(logs)
	in := make(chan int)
	go func() {
		for i := range 4 {
			in <- i
		}
		close(in)
	}()
	fmt.Println(work(context.Background(), in))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := work(ctx, nil)
	fmt.Println(err, errors.Is(err, context.Canceled))
	var once sync.Once
	results := make(chan int, 3)
	for i := range 3 {
		go once.Do(func() { results <- i*0 + 7 })
	}
	fmt.Println(<-results)
	v := context.WithValue(ctx, "k", 5).Value("k")
	fmt.Println(v)
	lazy := sync.OnceValue(func() int { fmt.Println("computed"); return 3 })
	fmt.Println(lazy() + lazy())
}
