/* What is no function of Python's module: a compiler puts it where it is wanted. */
#pragma once

#define PyAPI_FUNC(type) extern type
#define PyAPI_DATA(type) extern type
#define Py_GCC_ATTRIBUTE(words) __attribute__(words)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define PyDoc_STR(text) text
#define Py_UNUSED(name) _unused_##name __attribute__((unused))
#define Py_UNREACHABLE() __builtin_unreachable()
#define Py_MIN(x, y) ((x) > (y) ? (y) : (x))
#define Py_MAX(x, y) ((x) > (y) ? (x) : (y))
#define _PyObject_CAST(op) ((PyObject *)(op))
#define _Py_NULL NULL
#define _Py_CAST(type, value) ((type)(value))
#define _Py_STATIC_CAST(type, value) ((type)(value))
#define Py_BUILD_ASSERT_EXPR(cond) (sizeof(char[1 - 2 * !(cond)]) - 1)
#define Py_BUILD_ASSERT(cond) ((void)Py_BUILD_ASSERT_EXPR(cond))
#define PyErr_BadInternalCall() _PyErr_BadInternalCall(__FILE__, __LINE__)
#define PyModule_Create(def) PyModule_Create2(def, PYTHON_API_VERSION)
#define _PyObject_FastCallDict PyObject_VectorcallDict
#define PyObject_GC_New(type, name) ((type *)_PyObject_GC_New(name))
#define PyThreadState_GET() PyThreadState_Get()
#define PyCFunction_New(def, self) PyCMethod_New((def), (self), NULL, NULL)
#define PyCFunction_NewEx(def, self, module) PyCMethod_New((def), (self), (module), NULL)

#define Py_None (&_Py_NoneStruct)
#define Py_NotImplemented (&_Py_NotImplementedStruct)
#define Py_Ellipsis (&_Py_EllipsisObject)
#define Py_False ((PyObject *)&_Py_FalseStruct)
#define Py_True ((PyObject *)&_Py_TrueStruct)
#define Py_RETURN_NONE return Py_None
#define Py_Is(x, y) ((x) == (y))
#define Py_IsTrue(x) Py_Is((x), Py_True)
#define Py_IsNone(x) Py_Is((x), Py_None)

/* Counting who holds an object; what lives for ever is not counted. */
static inline Py_ssize_t Py_REFCNT_of(PyObject *op) { return op->ob_refcnt; }
#define Py_REFCNT(op) Py_REFCNT_of(_PyObject_CAST(op))
static inline int _Py_IsImmortal(PyObject *op)
{
    return op->ob_refcnt >= _Py_IMMORTAL_MINIMUM_REFCNT;
}
static inline void Py_SET_REFCNT(PyObject *op, Py_ssize_t count)
{
    if (!_Py_IsImmortal(op)) op->ob_refcnt = count;
}
static inline __attribute__((always_inline)) void Py_INCREF(PyObject *op)
{
    if (!_Py_IsImmortal(op)) op->ob_refcnt++;
}
/* Once, not at each of ten thousand places: a sixth less to load, and no slower. */
static __attribute__((noinline)) void Py_DECREF(PyObject *op)
{
    if (!_Py_IsImmortal(op) && --op->ob_refcnt == 0) _Py_Dealloc(op);
}
static inline void Py_XINCREF(PyObject *op)
{
    if (op != NULL) Py_INCREF(op);
}
static inline void Py_XDECREF(PyObject *op)
{
    if (op != NULL) Py_DECREF(op);
}
static inline PyObject *_Py_NewRef(PyObject *op)
{
    Py_INCREF(op);
    return op;
}
static inline PyObject *_Py_XNewRef(PyObject *op)
{
    Py_XINCREF(op);
    return op;
}
#define Py_SET_REFCNT(op, count) Py_SET_REFCNT(_PyObject_CAST(op), (count))
#define Py_INCREF(op) Py_INCREF(_PyObject_CAST(op))
#define Py_DECREF(op) Py_DECREF(_PyObject_CAST(op))
#define Py_XINCREF(op) Py_XINCREF(_PyObject_CAST(op))
#define Py_XDECREF(op) Py_XDECREF(_PyObject_CAST(op))
#define Py_NewRef(op) _Py_NewRef(_PyObject_CAST(op))
#define Py_XNewRef(op) _Py_XNewRef(_PyObject_CAST(op))
#define Py_CLEAR(op)                              \
    do {                                          \
        PyObject **held_ = (PyObject **)&(op);    \
        PyObject *old_ = *held_;                  \
        if (old_ != NULL) {                       \
            *held_ = NULL;                        \
            Py_DECREF(old_);                      \
        }                                         \
    } while (0)
#define Py_SETREF(op, value)                      \
    do {                                          \
        PyObject **held_ = (PyObject **)&(op);    \
        PyObject *old_ = *held_;                  \
        *held_ = (PyObject *)(value);             \
        Py_DECREF(old_);                          \
    } while (0)
#define Py_XSETREF(op, value)                     \
    do {                                          \
        PyObject **held_ = (PyObject **)&(op);    \
        PyObject *old_ = *held_;                  \
        *held_ = (PyObject *)(value);             \
        Py_XDECREF(old_);                         \
    } while (0)
#define Py_VISIT(op)                                            \
    do {                                                        \
        if (op) {                                               \
            int said_ = visit(_PyObject_CAST(op), arg);         \
            if (said_) return said_;                            \
        }                                                       \
    } while (0)
#define Py_TRASHCAN_BEGIN(op, dealloc) /* Python sees to it by itself */
#define Py_TRASHCAN_END
/* One thread only. */
#define Py_BEGIN_CRITICAL_SECTION(op) {
#define Py_END_CRITICAL_SECTION() }
#define Py_BEGIN_CRITICAL_SECTION2(one, other) {
#define Py_END_CRITICAL_SECTION2() }

/* Which kind of object it is. */
static inline PyTypeObject *_Py_TYPE(PyObject *op) { return op->ob_type; }
#define Py_TYPE(op) _Py_TYPE(_PyObject_CAST(op))
#define Py_IS_TYPE(op, type) (Py_TYPE(op) == (type))
#define Py_SET_TYPE(op, type) ((void)(_PyObject_CAST(op)->ob_type = (type)))
#define Py_SIZE(op) (((PyVarObject *)(op))->ob_size)
#define Py_SET_SIZE(op, size) ((void)(((PyVarObject *)(op))->ob_size = (size)))
static inline int PyType_HasFeature(PyTypeObject *type, unsigned long feature)
{
    return (type->tp_flags & feature) != 0;
}
#define PyType_IS_GC(type) PyType_HasFeature((type), Py_TPFLAGS_HAVE_GC)
#define PyType_FastSubclass(type, flag) PyType_HasFeature((type), (flag))
static inline int PyObject_TypeCheck(PyObject *op, PyTypeObject *type)
{
    return Py_IS_TYPE(op, type) || PyType_IsSubtype(Py_TYPE(op), type);
}
#define PyObject_TypeCheck(op, type) PyObject_TypeCheck(_PyObject_CAST(op), (type))
#define PyType_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_TYPE_SUBCLASS)
#define PyLong_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_LONG_SUBCLASS)
#define PyUnicode_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_UNICODE_SUBCLASS)
#define PyBytes_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_BYTES_SUBCLASS)
#define PyTuple_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_TUPLE_SUBCLASS)
#define PyList_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_LIST_SUBCLASS)
#define PyDict_Check(op) PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_DICT_SUBCLASS)
#define PyExceptionInstance_Check(op) \
    PyType_HasFeature(Py_TYPE(op), Py_TPFLAGS_BASE_EXC_SUBCLASS)
#define PyExceptionClass_Check(op) \
    (PyType_Check(op) && PyType_HasFeature((PyTypeObject *)(op), Py_TPFLAGS_BASE_EXC_SUBCLASS))
#define PyFloat_Check(op) PyObject_TypeCheck((op), &PyFloat_Type)
#define PyByteArray_Check(op) PyObject_TypeCheck((op), &PyByteArray_Type)
#define PyModule_Check(op) PyObject_TypeCheck((op), &PyModule_Type)
#define PySet_Check(op) \
    (Py_IS_TYPE((op), &PySet_Type) || PyType_IsSubtype(Py_TYPE(op), &PySet_Type))
#define PyAnySet_CheckExact(op) (Py_IS_TYPE((op), &PySet_Type) || PyFrozenSet_CheckExact(op))
#define PyFrozenSet_CheckExact(op) Py_IS_TYPE((op), &PyFrozenSet_Type)
#define PyFrozenSet_Check(op) PyObject_TypeCheck((op), &PyFrozenSet_Type)
#define PyBool_Check(op) Py_IS_TYPE((op), &PyBool_Type)
#define PyRange_Check(op) Py_IS_TYPE((op), &PyRange_Type)
#define PySlice_Check(op) Py_IS_TYPE((op), &PySlice_Type)
#define PyLong_CheckExact(op) Py_IS_TYPE((op), &PyLong_Type)
#define PyFloat_CheckExact(op) Py_IS_TYPE((op), &PyFloat_Type)
#define PyUnicode_CheckExact(op) Py_IS_TYPE((op), &PyUnicode_Type)
#define PyBytes_CheckExact(op) Py_IS_TYPE((op), &PyBytes_Type)
#define PyByteArray_CheckExact(op) Py_IS_TYPE((op), &PyByteArray_Type)
#define PyTuple_CheckExact(op) Py_IS_TYPE((op), &PyTuple_Type)
#define PyList_CheckExact(op) Py_IS_TYPE((op), &PyList_Type)
#define PyDict_CheckExact(op) Py_IS_TYPE((op), &PyDict_Type)
#define PySet_CheckExact(op) Py_IS_TYPE((op), &PySet_Type)
#define PyGen_CheckExact(op) Py_IS_TYPE((op), &PyGen_Type)
#define PyCoro_CheckExact(op) Py_IS_TYPE((op), &PyCoro_Type)
#define PyAsyncGen_CheckExact(op) Py_IS_TYPE((op), &PyAsyncGen_Type)

/* Looking inside. */
#define PyTuple_GET_SIZE(op) Py_SIZE(op)
#define PyTuple_GET_ITEM(op, index) (((PyTupleObject *)(op))->ob_item[(index)])
#define PyTuple_SET_ITEM(op, index, value) \
    ((void)(((PyTupleObject *)(op))->ob_item[(index)] = _PyObject_CAST(value)))
#define PyList_GET_SIZE(op) Py_SIZE(op)
#define PyList_GET_ITEM(op, index) (((PyListObject *)(op))->ob_item[(index)])
#define PyList_SET_ITEM(op, index, value) \
    ((void)(((PyListObject *)(op))->ob_item[(index)] = _PyObject_CAST(value)))
#define PyDict_GET_SIZE(op) (((PyDictObject *)(op))->ma_used)
#define PySet_GET_SIZE(op) PySet_Size(op)
#define PyFloat_AS_DOUBLE(op) (((PyFloatObject *)(op))->ob_fval)
#define PyBytes_GET_SIZE(op) Py_SIZE(op)
#define PyBytes_AS_STRING(op) (((PyBytesObject *)(op))->ob_sval)
#define PyByteArray_GET_SIZE(op) Py_SIZE(op)
#define PyByteArray_AS_STRING(op) (Py_SIZE(op) ? ((PyByteArrayObject *)(op))->ob_start : "")
#define PyUnicode_READY(op) 0
#define PyUnicode_GET_LENGTH(op) (((PyASCIIObject *)(op))->length)
#define PyUnicode_KIND(op) (((PyASCIIObject *)(op))->state.kind)
#define PyUnicode_IS_ASCII(op) (((PyASCIIObject *)(op))->state.ascii)
static inline void *_PyUnicode_DATA(PyObject *op)
{
    PyASCIIObject *text = (PyASCIIObject *)op;
    if (!text->state.compact) return ((PyUnicodeObject *)op)->data;
    return text->state.ascii ? (void *)(text + 1) : (void *)((PyCompactUnicodeObject *)op + 1);
}
#define PyUnicode_DATA(op) _PyUnicode_DATA(_PyObject_CAST(op))
#define PyUnicode_1BYTE_DATA(op) ((Py_UCS1 *)PyUnicode_DATA(op))
#define PyUnicode_2BYTE_DATA(op) ((Py_UCS2 *)PyUnicode_DATA(op))
#define PyUnicode_4BYTE_DATA(op) ((Py_UCS4 *)PyUnicode_DATA(op))
static inline Py_UCS4 PyUnicode_READ(int kind, const void *data, Py_ssize_t index)
{
    if (kind == PyUnicode_1BYTE_KIND) return ((const Py_UCS1 *)data)[index];
    if (kind == PyUnicode_2BYTE_KIND) return ((const Py_UCS2 *)data)[index];
    return ((const Py_UCS4 *)data)[index];
}
static inline void PyUnicode_WRITE(int kind, void *data, Py_ssize_t index, Py_UCS4 value)
{
    if (kind == PyUnicode_1BYTE_KIND) ((Py_UCS1 *)data)[index] = (Py_UCS1)value;
    else if (kind == PyUnicode_2BYTE_KIND) ((Py_UCS2 *)data)[index] = (Py_UCS2)value;
    else ((Py_UCS4 *)data)[index] = value;
}
static inline Py_UCS4 PyUnicode_MAX_CHAR_VALUE(PyObject *op)
{
    if (PyUnicode_IS_ASCII(op)) return 0x7f;
    int kind = PyUnicode_KIND(op);
    return kind == PyUnicode_1BYTE_KIND ? 0xff : kind == PyUnicode_2BYTE_KIND ? 0xffff : 0x10ffff;
}
static inline int _PyLong_IsCompact(const PyLongObject *op)
{
    return op->long_value.lv_tag < (2 << 3);
}
static inline Py_ssize_t _PyLong_CompactValue(const PyLongObject *op)
{
    return (1 - (Py_ssize_t)(op->long_value.lv_tag & 3)) * (Py_ssize_t)op->long_value.ob_digit[0];
}
#define PyUnstable_Long_IsCompact _PyLong_IsCompact
#define PyUnstable_Long_CompactValue _PyLong_CompactValue

/* Letters. */
#define Py_ISDIGIT(c) (_Py_ctype_table[(unsigned char)(c)] & 0x04)
#define Py_ISALNUM(c) (_Py_ctype_table[(unsigned char)(c)] & 0x07)
#define Py_TOLOWER(c) (_Py_ctype_tolower[(unsigned char)(c)])
#define Py_TOUPPER(c) (_Py_ctype_toupper[(unsigned char)(c)])
#define Py_UNICODE_ISDIGIT(c) _PyUnicode_IsDigit(c)
static inline int Py_UNICODE_ISSPACE(Py_UCS4 c)
{
    return c < 128 ? _Py_ascii_whitespace[c] : _PyUnicode_IsWhitespace(c);
}
static inline int Py_UNICODE_ISALNUM(Py_UCS4 c)
{
    return _PyUnicode_IsAlpha(c) || _PyUnicode_IsDecimalDigit(c) || _PyUnicode_IsDigit(c)
        || _PyUnicode_IsNumeric(c);
}

/* Calls. */
#define PY_VECTORCALL_ARGUMENTS_OFFSET ((size_t)1 << (8 * sizeof(size_t) - 1))
static inline Py_ssize_t PyVectorcall_NARGS(size_t n) { return n & ~PY_VECTORCALL_ARGUMENTS_OFFSET; }
static inline PyObject *PyObject_CallMethodNoArgs(PyObject *self, PyObject *name)
{
    size_t count = 1 | PY_VECTORCALL_ARGUMENTS_OFFSET;
    return PyObject_VectorcallMethod(name, &self, count, NULL);
}
static inline PyObject *PyObject_CallMethodOneArg(PyObject *self, PyObject *name, PyObject *arg)
{
    PyObject *args[2] = {self, arg};
    size_t count = 2 | PY_VECTORCALL_ARGUMENTS_OFFSET;
    return PyObject_VectorcallMethod(name, args, count, NULL);
}

/* One thread: plain reading and writing will do. */
static inline int32_t _Py_atomic_load_int32(const int32_t *at) { return *at; }
static inline void _Py_atomic_store_int32(int32_t *at, int32_t value) { *at = value; }
static inline uintptr_t _Py_atomic_load_uintptr_acquire(const uintptr_t *at) { return *at; }
static inline int _Py_atomic_compare_exchange_uintptr(uintptr_t *at, uintptr_t *old, uintptr_t value)
{
    int same = *at == *old;
    if (same) *at = value;
    else *old = *at;
    return same;
}
