//go:build linux && (amd64 || arm64)

package walls

import (
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A made is a system call as the filter sees it.
type made struct {
	architecture uint32
	call         uint32
	arguments    [6]uint32 // their low halves
}

func TestFilter(t *testing.T) {
	const (
		pid     = 4711
		allow   = 0x7fff0000
		refuse  = 0x00050001 // EPERM
		unknown = 0x00050026 // ENOSYS
		thread  = syscall.CLONE_VM | syscall.CLONE_FS | syscall.CLONE_FILES | syscall.CLONE_SIGHAND | syscall.CLONE_SYSVSEM | syscall.CLONE_THREAD
	)
	call := func(number uint32, arguments ...uint32) made {
		m := made{architecture: auditArchitecture, call: number}
		copy(m.arguments[:], arguments)
		return m
	}
	for _, tc := range []struct {
		name string
		made made
		want uint32
	}{
		{"read", call(syscall.SYS_READ), allow},
		{"the last call without conditions", call(sysGetrandom), allow},
		{"start a thread", call(syscall.SYS_CLONE, thread), allow},
		{"start a thread out of sight", call(sysClone3), unknown},
		{"fork", call(syscall.SYS_CLONE, uint32(syscall.SIGCHLD)), refuse},
		{"signal itself", call(syscall.SYS_KILL, pid, uint32(syscall.SIGABRT)), allow},
		{"signal its thread", call(syscall.SYS_TGKILL, pid, pid+1, uint32(syscall.SIGURG)), allow},
		{"kill itself", call(syscall.SYS_KILL, pid, uint32(syscall.SIGKILL)), refuse},
		{"stop its thread", call(syscall.SYS_TGKILL, pid, pid, uint32(syscall.SIGSTOP)), refuse},
		{"signal another", call(syscall.SYS_KILL, 1, uint32(syscall.SIGTERM)), refuse},
		{"signal all", call(syscall.SYS_KILL, 1<<32-1, uint32(syscall.SIGTERM)), refuse},
		{"signal another's thread", call(syscall.SYS_TGKILL, 1, 1, uint32(syscall.SIGURG)), refuse},
		{"name a mapping", call(syscall.SYS_PRCTL, nameMapping), allow},
		{"outlive its parent", call(syscall.SYS_PRCTL, syscall.PR_SET_PDEATHSIG), refuse},
		{"duplicate a descriptor", call(syscall.SYS_FCNTL, 0, syscall.F_DUPFD_CLOEXEC), allow},
		{"own a descriptor's signals", call(syscall.SYS_FCNTL, 0, 8 /* F_SETOWN */, 1), refuse},
		{"open", call(syscall.SYS_OPENAT), refuse},
		{"socket", call(syscall.SYS_SOCKET), refuse},
		{"exec", call(syscall.SYS_EXECVE), refuse},
		{"trace", call(syscall.SYS_PTRACE), refuse},
		{"raise a limit", call(syscall.SYS_PRLIMIT64), refuse},
		{"another filter", call(sysSeccomp), refuse},
		{"a call of the future", call(1000), refuse},
		{"the calls of another mode of the processor", call(syscall.SYS_READ | 1<<30), refuse},
		{"another processor's calls", made{architecture: 0x40000003, call: syscall.SYS_READ}, refuse},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.EqualValues(t, tc.want, answer(t, filter(pid), tc.made))
		})
	}
}

// answer runs a filter as the kernel does.
func answer(t *testing.T, prog []instruction, m made) uint32 {
	t.Helper()
	var a uint32
	for at := 0; ; at++ {
		require.Less(t, at, len(prog))
		switch in := prog[at]; in.code {
		case bpfLoad:
			switch {
			case in.constant == offsetCall:
				a = m.call
			case in.constant == offsetProcessor:
				a = m.architecture
			default:
				require.Zero(t, (in.constant-offsetArguments)%8)
				a = m.arguments[(in.constant-offsetArguments)/8]
			}
		case bpfAnd:
			a &= in.constant
		case bpfJumpIfEqual:
			if a == in.constant {
				at += int(in.yes)
			} else {
				at += int(in.no)
			}
		case bpfReturn:
			return in.constant
		default:
			require.Fail(t, "unknown instruction")
		}
	}
}

func TestOpenGivesStandardInputOnly(t *testing.T) {
	_, err := Open("/etc/passwd")
	assert.EqualError(t, err, "open /etc/passwd: permission denied")
	_, err = ReadFile("go.mod")
	assert.EqualError(t, err, "open go.mod: permission denied")
}

func TestLandlockRights(t *testing.T) {
	assert.Equal(t, landlockRuleset{files: 0x1fff}, landlockRights(1))
	assert.Equal(t, landlockRuleset{files: 0x7fff}, landlockRights(3))
	assert.Equal(t, landlockRuleset{files: 0x7fff, network: 3}, landlockRights(4))
	assert.Equal(t, landlockRuleset{files: 0xffff, network: 3}, landlockRights(9))
}
