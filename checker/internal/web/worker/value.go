//go:build js && wasm

package main

import (
	"reflect"
	"strings"
)

// valueOf is a structure as the script has it, with the names that it has as JSON.
// It knows structures, pointers, lists, texts, numbers and truth values, which is
// all that reports and records have. Package encoding/json would do the same, and
// weigh as much in a page as the whole of package diagnosis.
func valueOf(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return valueOf(v.Elem())
	case reflect.Struct:
		fields := map[string]any{}
		for i := range v.NumField() {
			if name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ","); name != "" {
				fields[name] = valueOf(v.Field(i))
			}
		}
		return fields
	case reflect.Slice:
		list := make([]any, v.Len())
		for i := range list {
			list[i] = valueOf(v.Index(i))
		}
		return list
	case reflect.String:
		return v.String()
	case reflect.Bool:
		return v.Bool()
	case reflect.Float64:
		return v.Float()
	case reflect.Int, reflect.Int64:
		return float64(v.Int())
	}
	panic("the script has no value for a " + v.Type().String())
}
