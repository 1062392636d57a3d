package engine

import (
	"runtime"

	"golang.org/x/sys/unix"
)

// roomyHeap is what of a child's heap is laid out in huge pages, in bytes. Most
// runs stay within it.
const roomyHeap = 32 << 20

// layOutHeap asks the kernel for huge pages under the heap that is about to grow.
// An interpreter allocates for every call and touches much new memory in a short
// life: a page fault for each 4 KiB of it was a quarter of the processor time of a
// small submission. Memory that is not touched costs nothing. Where the kernel has
// no huge pages to give, all goes on without.
func layOutHeap() {
	memory := make([]byte, roomyHeap)
	_ = unix.Madvise(memory, unix.MADV_HUGEPAGE)
	runtime.KeepAlive(memory)
	runtime.GC() // it is now free memory, and the next to be allocated
}
