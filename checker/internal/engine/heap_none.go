//go:build !linux

package engine

func layOutHeap() {}
