package box

import "reflect"

// A Choice is one run of a select statement: its clauses without the default, and
// what came of it.
type Choice struct {
	cases []reflect.SelectCase
	value reflect.Value
	ok    bool
}

// NewChoice makes one without clauses.
func NewChoice() *Choice { return &Choice{} }

// MayReceive adds a clause that receives from a channel, which may be nil.
func MayReceive(c *Choice, channel any) {
	c.cases = append(c.cases, reflect.SelectCase{Dir: reflect.SelectRecv, Chan: reflect.ValueOf(channel)})
}

// MaySend adds a clause that sends a value.
func MaySend(c *Choice, channel, value any) {
	to := reflect.ValueOf(channel)
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		v = reflect.Zero(to.Type().Elem())
	}
	c.cases = append(c.cases, reflect.SelectCase{Dir: reflect.SelectSend, Chan: to, Send: v})
}

// Choose waits for a clause and gives its number. With a default, it does not
// wait; the number is then -1 where no clause is ready.
func Choose(c *Choice, otherwise bool) (chosen int) {
	cases := c.cases
	if otherwise {
		cases = append(cases, reflect.SelectCase{Dir: reflect.SelectDefault})
	}
	chosen, c.value, c.ok = reflect.Select(cases)
	if chosen == len(c.cases) {
		return -1
	}
	return chosen
}

// Received reports whether a value came, and not the end of the channel.
func Received(c *Choice) bool { return c.ok }

// Taken is the value that came.
func Taken(c *Choice) any { return c.value.Interface() }
