package box

import "reflect"

// Symbols are the names that a lowered program calls, for the interpreter.
func Symbols() map[string]reflect.Value {
	symbols := map[string]reflect.Value{"Frame": reflect.ValueOf((*Frame)(nil)), "Choice": reflect.ValueOf((*Choice)(nil))}
	for name, f := range map[string]any{
		"Box": New, "T": Number, "V": Value, "Any": Any, "Nil": Nil, "Eq": Equal, "Method": Method,
		"Panic": Raise, "Recover": Recover, "NewFrame": NewFrame, "Run": Run, "Defer": Defer, "Once": Once,
		"AssertPanic": AssertPanic, "NoMethod": NoMethod, "Receiver": Receiver, "Index": Index, "DivideTooEarly": DivideTooEarly, "IndexAt": IndexAt, "DivideAt": DivideAt, "Unsigned": Unsigned, "Size": Size, "Buffer": Buffer, "Cap": Cap, "RangeOn": RangeOn, "ToArray": ToArray, "Count": Count, "Clear": Clear, "Bounds": Bounds, "Bounds3": Bounds3, "Rune": Rune,
		"FmtPrint": FmtPrint, "FmtPrintf": FmtPrintf, "FmtPrintln": FmtPrintln,
		"Fprint": Fprint, "Fprintf": Fprintf, "Fprintln": Fprintln,
		"Sprint": Sprint, "Sprintf": Sprintf, "Sprintln": Sprintln, "Errorf": Errorf,
		"Print": Print, "Println": Println,
		"ToError": ToError, "ToErrors": ToErrors, "Ticks": Ticks, "Signals": Signals, "ToStringer": ToStringer, "ToWriter": ToWriter, "ToReader": ToReader,
		"ToSorter": ToSorter, "ToHeap": ToHeap, "ToLocker": ToLocker, "ToContext": ToContext, "ToSource": ToSource, "ToSourceV2": ToSourceV2, "ToWrapper": ToWrapper, "ToFileInfo": ToFileInfo,
		"IsError": IsError, "IsStringer": IsStringer, "IsRuntimeError": IsRuntimeError, "IsWrapper": IsWrapper, "IsWriter": IsWriter, "Has": Has,
		"NewChoice": NewChoice, "MayReceive": MayReceive, "MaySend": MaySend, "Choose": Choose, "Received": Received, "Taken": Taken,
		"LogPrint": LogPrint, "LogPrintf": LogPrintf, "LogPrintln": LogPrintln,
		"LogSetFlags": LogSetFlags, "LogSetPrefix": LogSetPrefix, "LogSetOutput": LogSetOutput,
		"DeepEqual": reflect.DeepEqual, "TypeOf": TypeOf,
		"ErrorsAs": ErrorsAs, "SortOrder": SortOrder, "StableOrder": StableOrder,
	} {
		symbols[name] = reflect.ValueOf(f)
	}
	return symbols
}
