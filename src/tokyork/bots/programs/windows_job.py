"""A job of Windows: processes that end together. Loaded there only."""

from __future__ import annotations

import ctypes
from typing import Any

KILL_ON_CLOSE = 0x00002000
EXTENDED_LIMITS = 9


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("BasicLimitInformation", BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


class WindowsJob:
    """What is in it cannot leave it, and ends with its last handle: with us, however we end."""

    def __init__(self) -> None:
        """Nothing is in it yet."""
        self._kernel = _kernel()
        self._handle = self._kernel.CreateJobObjectW(None, None)
        limits = ExtendedLimits()
        limits.BasicLimitInformation.LimitFlags = KILL_ON_CLOSE
        self._kernel.SetInformationJobObject(
            self._handle, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
        )

    def take(self, process: int) -> None:
        """The process of this handle, and what it starts from now on."""
        self._kernel.AssignProcessToJobObject(self._handle, process)

    def end(self) -> None:
        """End all that is in it, at once; a second time does nothing."""
        if self._handle is not None:
            self._kernel.TerminateJobObject(self._handle, 1)
            self._kernel.CloseHandle(self._handle)
            self._handle = None


def _kernel() -> Any:  # noqa: ANN401 - typed on Windows only
    windows: Any = ctypes
    kernel = windows.WinDLL("kernel32", use_last_error=True)
    handle, number = ctypes.c_void_p, ctypes.c_uint32
    kernel.CreateJobObjectW.restype = handle
    kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, ctypes.c_wchar_p)
    kernel.SetInformationJobObject.argtypes = (handle, ctypes.c_int, ctypes.c_void_p, number)
    kernel.AssignProcessToJobObject.argtypes = (handle, handle)
    kernel.TerminateJobObject.argtypes = (handle, number)
    kernel.CloseHandle.argtypes = (handle,)
    return kernel
