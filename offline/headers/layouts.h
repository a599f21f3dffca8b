/* How Python's objects lie in memory, and the numbers that they are told apart by. */
#pragma once

typedef ssize_t Py_ssize_t;
typedef Py_ssize_t Py_hash_t;
typedef uintptr_t Py_uintptr_t;
typedef uint8_t Py_UCS1;
typedef uint16_t Py_UCS2;
typedef uint32_t Py_UCS4;
typedef uint32_t digit;
typedef int32_t sdigit;
#define PY_SSIZE_T_MAX ((Py_ssize_t)(((size_t)-1) >> 1))
#define PY_SSIZE_T_MIN (-PY_SSIZE_T_MAX - 1)
#define PyLong_SHIFT 30
#define PyLong_MASK ((digit)((1 << PyLong_SHIFT) - 1))

/* Whatever lives for ever has a count from here on. */
#define _Py_IMMORTAL_MINIMUM_REFCNT ((Py_ssize_t)(1L << 30))
#define _Py_STATIC_IMMORTAL_INITIAL_REFCNT ((Py_ssize_t)(7L << 28))

typedef struct _typeobject PyTypeObject;
typedef struct _object {
    _Alignas(4) Py_ssize_t ob_refcnt;
    PyTypeObject *ob_type;
} PyObject;
typedef struct {
    PyObject ob_base;
    Py_ssize_t ob_size;
} PyVarObject;
#define PyObject_HEAD PyObject ob_base;
#define PyObject_VAR_HEAD PyVarObject ob_base;
#define PyObject_HEAD_INIT(type) {_Py_STATIC_IMMORTAL_INITIAL_REFCNT, (type)},
#define PyVarObject_HEAD_INIT(type, size) {PyObject_HEAD_INIT(type) (size)},

/* What a type may be able to do. */
typedef PyObject *(*unaryfunc)(PyObject *);
typedef PyObject *(*binaryfunc)(PyObject *, PyObject *);
typedef PyObject *(*ternaryfunc)(PyObject *, PyObject *, PyObject *);
typedef int (*inquiry)(PyObject *);
typedef Py_ssize_t (*lenfunc)(PyObject *);
typedef PyObject *(*ssizeargfunc)(PyObject *, Py_ssize_t);
typedef int (*ssizeobjargproc)(PyObject *, Py_ssize_t, PyObject *);
typedef int (*objobjargproc)(PyObject *, PyObject *, PyObject *);
typedef int (*objobjproc)(PyObject *, PyObject *);
typedef int (*visitproc)(PyObject *, void *);
typedef int (*traverseproc)(PyObject *, visitproc, void *);
typedef void (*freefunc)(void *);
typedef void (*destructor)(PyObject *);
typedef PyObject *(*getattrfunc)(PyObject *, char *);
typedef PyObject *(*getattrofunc)(PyObject *, PyObject *);
typedef int (*setattrfunc)(PyObject *, char *, PyObject *);
typedef int (*setattrofunc)(PyObject *, PyObject *, PyObject *);
typedef PyObject *(*reprfunc)(PyObject *);
typedef Py_hash_t (*hashfunc)(PyObject *);
typedef PyObject *(*richcmpfunc)(PyObject *, PyObject *, int);
typedef PyObject *(*getiterfunc)(PyObject *);
typedef PyObject *(*iternextfunc)(PyObject *);
typedef PyObject *(*descrgetfunc)(PyObject *, PyObject *, PyObject *);
typedef int (*descrsetfunc)(PyObject *, PyObject *, PyObject *);
typedef int (*initproc)(PyObject *, PyObject *, PyObject *);
typedef PyObject *(*newfunc)(PyTypeObject *, PyObject *, PyObject *);
typedef PyObject *(*allocfunc)(PyTypeObject *, Py_ssize_t);
typedef PyObject *(*vectorcallfunc)(PyObject *, PyObject *const *, size_t, PyObject *);
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);
typedef PyObject *(*PyCFunctionFastWithKeywords)(
    PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
typedef PyCFunctionFastWithKeywords _PyCFunctionFastWithKeywords;
typedef PyObject *(*getter)(PyObject *, void *);
typedef int (*setter)(PyObject *, PyObject *, void *);
typedef void (*PyCapsule_Destructor)(PyObject *);
typedef enum { PYGEN_RETURN = 0, PYGEN_ERROR = -1, PYGEN_NEXT = 1 } PySendResult;
typedef PySendResult (*sendfunc)(PyObject *, PyObject *, PyObject **);

typedef struct PyMethodDef {
    const char *ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;
#define METH_VARARGS 0x0001
#define METH_KEYWORDS 0x0002
#define METH_NOARGS 0x0004
#define METH_O 0x0008
#define METH_CLASS 0x0010
#define METH_STATIC 0x0020
#define METH_COEXIST 0x0040
#define METH_FASTCALL 0x0080
typedef struct PyGetSetDef {
    const char *name;
    getter get;
    setter set;
    const char *doc;
    void *closure;
} PyGetSetDef;
typedef struct PyMemberDef {
    const char *name;
    int type;
    Py_ssize_t offset;
    int flags;
    const char *doc;
} PyMemberDef;
#define Py_READONLY 1
#define READONLY Py_READONLY
#define T_OBJECT 6
#define T_OBJECT_EX 16
#define Py_T_PYSSIZET 19
#define T_PYSSIZET Py_T_PYSSIZET

typedef struct {
    unaryfunc am_await, am_aiter, am_anext;
    sendfunc am_send;
} PyAsyncMethods;
typedef struct {
    binaryfunc nb_add, nb_subtract, nb_multiply, nb_remainder, nb_divmod;
    ternaryfunc nb_power;
    unaryfunc nb_negative, nb_positive, nb_absolute;
    inquiry nb_bool;
    unaryfunc nb_invert;
    binaryfunc nb_lshift, nb_rshift, nb_and, nb_xor, nb_or;
    unaryfunc nb_int;
    void *nb_reserved;
    unaryfunc nb_float;
    binaryfunc nb_inplace_add, nb_inplace_subtract, nb_inplace_multiply, nb_inplace_remainder;
    ternaryfunc nb_inplace_power;
    binaryfunc nb_inplace_lshift, nb_inplace_rshift, nb_inplace_and, nb_inplace_xor, nb_inplace_or;
    binaryfunc nb_floor_divide, nb_true_divide, nb_inplace_floor_divide, nb_inplace_true_divide;
    unaryfunc nb_index;
    binaryfunc nb_matrix_multiply, nb_inplace_matrix_multiply;
} PyNumberMethods;
typedef struct {
    lenfunc sq_length;
    binaryfunc sq_concat;
    ssizeargfunc sq_repeat, sq_item;
    void *was_sq_slice;
    ssizeobjargproc sq_ass_item;
    void *was_sq_ass_slice;
    objobjproc sq_contains;
    binaryfunc sq_inplace_concat;
    ssizeargfunc sq_inplace_repeat;
} PySequenceMethods;
typedef struct {
    lenfunc mp_length;
    binaryfunc mp_subscript;
    objobjargproc mp_ass_subscript;
} PyMappingMethods;
typedef struct {
    int (*bf_getbuffer)(PyObject *, void *, int);
    void (*bf_releasebuffer)(PyObject *, void *);
} PyBufferProcs;

struct _typeobject {
    PyVarObject ob_base;
    const char *tp_name;
    Py_ssize_t tp_basicsize, tp_itemsize;
    destructor tp_dealloc;
    Py_ssize_t tp_vectorcall_offset;
    getattrfunc tp_getattr;
    setattrfunc tp_setattr;
    PyAsyncMethods *tp_as_async;
    reprfunc tp_repr;
    PyNumberMethods *tp_as_number;
    PySequenceMethods *tp_as_sequence;
    PyMappingMethods *tp_as_mapping;
    hashfunc tp_hash;
    ternaryfunc tp_call;
    reprfunc tp_str;
    getattrofunc tp_getattro;
    setattrofunc tp_setattro;
    PyBufferProcs *tp_as_buffer;
    unsigned long tp_flags;
    const char *tp_doc;
    traverseproc tp_traverse;
    inquiry tp_clear;
    richcmpfunc tp_richcompare;
    Py_ssize_t tp_weaklistoffset;
    getiterfunc tp_iter;
    iternextfunc tp_iternext;
    PyMethodDef *tp_methods;
    PyMemberDef *tp_members;
    PyGetSetDef *tp_getset;
    PyTypeObject *tp_base;
    PyObject *tp_dict;
    descrgetfunc tp_descr_get;
    descrsetfunc tp_descr_set;
    Py_ssize_t tp_dictoffset;
    initproc tp_init;
    allocfunc tp_alloc;
    newfunc tp_new;
    freefunc tp_free;
    inquiry tp_is_gc;
    PyObject *tp_bases, *tp_mro, *tp_cache;
    void *tp_subclasses;
    PyObject *tp_weaklist;
    destructor tp_del;
    unsigned int tp_version_tag;
    destructor tp_finalize;
    vectorcallfunc tp_vectorcall;
    unsigned char tp_watched;
    uint16_t tp_versions_used;
};
typedef struct {
    PyTypeObject ht_type;
    PyAsyncMethods as_async;
    PyNumberMethods as_number;
    PyMappingMethods as_mapping;
    PySequenceMethods as_sequence;
    PyBufferProcs as_buffer;
    PyObject *ht_name, *ht_slots, *ht_qualname;
    void *ht_cached_keys;
    PyObject *ht_module;
    char *_ht_tpname;
    void *ht_token;
    struct {
        PyObject *getitem;
        uint32_t getitem_version;
        PyObject *init;
    } _spec_cache;
} PyHeapTypeObject;
#define Py_TPFLAGS_MANAGED_DICT (1 << 4)
#define Py_TPFLAGS_SEQUENCE (1 << 5)
#define Py_TPFLAGS_MAPPING (1 << 6)
#define Py_TPFLAGS_IMMUTABLETYPE (1UL << 8)
#define Py_TPFLAGS_HEAPTYPE (1UL << 9)
#define Py_TPFLAGS_BASETYPE (1UL << 10)
#define Py_TPFLAGS_HAVE_VECTORCALL (1UL << 11)
#define _Py_TPFLAGS_HAVE_VECTORCALL Py_TPFLAGS_HAVE_VECTORCALL
#define Py_TPFLAGS_HAVE_GC (1UL << 14)
#define Py_TPFLAGS_LONG_SUBCLASS (1UL << 24)
#define Py_TPFLAGS_LIST_SUBCLASS (1UL << 25)
#define Py_TPFLAGS_TUPLE_SUBCLASS (1UL << 26)
#define Py_TPFLAGS_BYTES_SUBCLASS (1UL << 27)
#define Py_TPFLAGS_UNICODE_SUBCLASS (1UL << 28)
#define Py_TPFLAGS_DICT_SUBCLASS (1UL << 29)
#define Py_TPFLAGS_BASE_EXC_SUBCLASS (1UL << 30)
#define Py_TPFLAGS_TYPE_SUBCLASS (1UL << 31)
#define Py_TPFLAGS_DEFAULT 0

typedef struct {
    int slot;
    void *pfunc;
} PyType_Slot;
typedef struct {
    const char *name;
    int basicsize, itemsize;
    unsigned int flags;
    PyType_Slot *slots;
} PyType_Spec;
#define Py_tp_call 50
#define Py_tp_clear 51
#define Py_tp_dealloc 52
#define Py_tp_descr_get 54
#define Py_tp_repr 66
#define Py_tp_traverse 71
#define Py_tp_members 72
#define Py_tp_getset 73

/* Single kinds of objects. */
typedef struct {
    PyObject ob_base;
    struct {
        uintptr_t lv_tag;
        digit ob_digit[1];
    } long_value;
} PyLongObject;
typedef struct PyLongWriter PyLongWriter;
typedef struct {
    PyObject ob_base;
    double ob_fval;
} PyFloatObject;
typedef struct {
    PyVarObject ob_base;
    Py_hash_t ob_shash;
    char ob_sval[1];
} PyBytesObject;
typedef struct {
    PyVarObject ob_base;
    Py_ssize_t ob_alloc;
    char *ob_bytes, *ob_start;
    Py_ssize_t ob_exports;
} PyByteArrayObject;
typedef struct {
    PyObject ob_base;
    Py_ssize_t length;
    Py_hash_t hash;
    struct {
        unsigned int interned : 2, kind : 3, compact : 1, ascii : 1, statically_allocated : 1, : 24;
    } state;
} PyASCIIObject;
typedef struct {
    PyASCIIObject _base;
    Py_ssize_t utf8_length;
    char *utf8;
} PyCompactUnicodeObject;
typedef struct {
    PyCompactUnicodeObject _base;
    void *data;
} PyUnicodeObject;
enum PyUnicode_Kind { PyUnicode_1BYTE_KIND = 1, PyUnicode_2BYTE_KIND = 2, PyUnicode_4BYTE_KIND = 4 };
typedef struct {
    PyVarObject ob_base;
    Py_hash_t ob_hash;
    PyObject *ob_item[1];
} PyTupleObject;
typedef struct {
    PyVarObject ob_base;
    PyObject **ob_item;
    Py_ssize_t allocated;
} PyListObject;
typedef struct {
    PyObject ob_base;
    Py_ssize_t ma_used;
    uint64_t _ma_watcher_tag;
    void *ma_keys, *ma_values;
} PyDictObject;
typedef struct {
    PyObject ob_base;
    PyMethodDef *m_ml;
    PyObject *m_self, *m_module, *m_weakreflist;
    vectorcallfunc vectorcall;
} PyCFunctionObject;
typedef struct {
    PyCFunctionObject func;
    PyTypeObject *mm_class;
} PyCMethodObject;
typedef struct {
    PyObject ob_base;
    PyObject *dict, *args, *notes, *traceback, *context, *cause;
    char suppress_context;
} PyBaseExceptionObject;
typedef struct _PyGenObject PyGenObject;
typedef struct _PyInterpreterState PyInterpreterState;

/* Of these only the beginning: nobody here asks for more. */
typedef struct {
    PyVarObject ob_base;
    PyObject *co_consts, *co_names, *co_exceptiontable;
    int co_flags;
} PyCodeObject;
#define CO_ITERABLE_COROUTINE 0x0100
typedef struct _err_stackitem {
    PyObject *exc_value;
    struct _err_stackitem *previous_item;
} _PyErr_StackItem;
typedef struct _PyThreadState {
    struct _PyThreadState *prev, *next;
    PyInterpreterState *interp;
    uintptr_t eval_breaker;
    unsigned int status;
    int holds_gil, whence, state;
    int py_recursion_remaining, py_recursion_limit, recursion_headroom;
    int tracing, what_event;
    void *current_frame, *c_profilefunc, *c_tracefunc;
    PyObject *c_profileobj, *c_traceobj, *current_exception;
    _PyErr_StackItem *exc_info;
} PyThreadState;
typedef struct _PyFrameObject {
    PyObject ob_base;
    struct _PyFrameObject *f_back;
    void *f_frame;
    PyObject *f_trace;
    int f_lineno;
} PyFrameObject;

typedef struct {
    PyObject ob_base;
    PyObject *(*m_init)(void);
    Py_ssize_t m_index;
    PyObject *m_copy;
} PyModuleDef_Base;
typedef struct {
    int slot;
    void *value;
} PyModuleDef_Slot;
typedef struct PyModuleDef {
    PyModuleDef_Base m_base;
    const char *m_name, *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    PyModuleDef_Slot *m_slots;
    traverseproc m_traverse;
    inquiry m_clear;
    freefunc m_free;
} PyModuleDef;
#define PyModuleDef_HEAD_INIT {PyObject_HEAD_INIT(NULL) NULL, 0, NULL}

enum { Py_LT, Py_LE, Py_EQ, Py_NE, Py_GT, Py_GE };
#define Py_DTSF_ADD_DOT_0 0x02
