package box

import (
	"reflect"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStructs makes types that contain each other and uses them through reflect,
// as the interpreter does.
func TestStructs(t *testing.T) {
	library := func(pkg, name string) reflect.Type {
		if pkg+"."+name == "lib_time_1.Duration" {
			return reflect.TypeFor[time.Duration]()
		}
		return nil
	}
	symbols, err := Structs([]Struct{
		{"T_Column", []StructField{{"F0_Node", "rt.T_Node"}, {"F1_size", "int"}, {"F2_rows", "[]*rt.T_Node"}}},
		{"T_Node", []StructField{{"F0_left", "*rt.T_Node"}, {"F1_col", "*rt.T_Column"}, {"F2_by", "map[string]*rt.T_Column"},
			{"F3_do", "func(*rt.T_Node, int) rt.T_Column"}, {"F4_spent", "lib_time_1.Duration"}, {"F5_x", "interface{}"}}},
		{"T_Like", []StructField{{"F0_left", "*rt.T_Like"}, {"F1_col", "*rt.T_Column"}}},
		{"T_Same", []StructField{{"F0_left", "*rt.T_Same"}, {"F1_col", "*rt.T_Column"}}},
	}, library)
	require.NoError(t, err)
	typ := func(name string) reflect.Type { return symbols[name].Type().Elem() }
	node, column := typ("T_Node"), typ("T_Column")
	assert.Equal(t, reflect.PointerTo(node), node.Field(0).Type)
	assert.Equal(t, reflect.PointerTo(column), node.Field(1).Type)
	assert.Equal(t, reflect.MapOf(reflect.TypeFor[string](), reflect.PointerTo(column)), node.Field(2).Type)
	assert.Equal(t, column, node.Field(3).Type.Out(0))
	assert.Equal(t, node, column.Field(0).Type)
	assert.NotEqual(t, typ("T_Like"), typ("T_Same"))
	assert.True(t, typ("T_Like").Comparable())
	assert.False(t, node.Comparable())

	c := reflect.New(column)
	n := c.Elem().Field(0)
	n.Field(0).Set(n.Addr())
	n.Field(1).Set(c)
	for range 100 {
		m := reflect.New(node)
		m.Elem().Field(0).Set(n.Field(0))
		n.Field(0).Set(m)
		c.Elem().Field(2).Set(reflect.Append(c.Elem().Field(2), m))
	}
	runtime.GC() // it must see through the new types
	length := 0
	for p := n.Field(0); p.Pointer() != n.Addr().Pointer(); p = p.Elem().Field(0) {
		length++
	}
	assert.Equal(t, 100, length)
	assert.Equal(t, 100, c.Elem().Field(2).Len())
}

func TestStructsOfUnknownTypes(t *testing.T) {
	none := func(pkg, name string) reflect.Type { return nil }
	for _, text := range []string{"lib_x_1.T", "[n]int", "nothing", "*"} {
		_, err := Structs([]Struct{{"T_A", []StructField{{"F0_a", text}, {"F1_b", "*rt.T_A"}}}}, none)
		assert.Error(t, err, text)
	}
}
