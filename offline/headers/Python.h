/* Of Python 3.14's C interface, what mypyc's code asks for, as it is on wasm32-emscripten.

   Nobody whom our locks know packs Python's headers, so these are facts written down anew: how
   things are laid out, what functions take and give, and the few that a compiler must see to
   use. Pyodide's own module says whether the functions are right (tools/site/signatures.py); for
   the rest, games in a browser must be as they are here (tools/site/compare.py). */
#pragma once
#define PY_MAJOR_VERSION 3
#define PY_MINOR_VERSION 14
#define PY_VERSION_HEX 0x030E02F0 /* 3.14.2 */
#define PYTHON_API_VERSION 1013
#define SIZEOF_LONG 4
#define SIZEOF_SIZE_T 4
#define SIZEOF_VOID_P 4

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "layouts.h"

#include "functions.h"

#include "inlined.h"
