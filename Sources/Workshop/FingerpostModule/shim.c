// What embedded Swift asks of a system, for WebAssembly without one: memory, bytes, and numbers that JavaScript reads.

typedef unsigned long size_t;
typedef unsigned char u8;
extern u8 __heap_base;

enum { page = 65536, header = 16 };

static size_t top = 0, end = 0;
// Blocks that were freed, by their size class: a power of two.
static void *freed[33];

static unsigned class_of(size_t count) {
  unsigned size_class = 5;
  while (((size_t)1 << size_class) < count) size_class++;
  return size_class;
}

// The header before a block holds its class. Blocks are aligned to 16 bytes.
void *malloc(size_t count) {
  unsigned size_class = class_of(count + header);
  if (freed[size_class]) {
    u8 *block = freed[size_class];
    freed[size_class] = *(void **)block;
    return block;
  }
  size_t size = (size_t)1 << size_class;
  if (!top) {
    top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    end = __builtin_wasm_memory_size(0) * page;
  }
  if (top + size > end) {
    size_t pages = (top + size - end + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages * page;
  }
  u8 *block = (u8 *)top + header;
  *(unsigned *)(block - header) = size_class;
  top += size;
  return block;
}

void free(void *block) {
  if (!block) return;
  unsigned size_class = *(unsigned *)((u8 *)block - header);
  *(void **)block = freed[size_class];
  freed[size_class] = block;
}

int posix_memalign(void **out, size_t alignment, size_t count) {
  if (alignment > header) __builtin_trap();
  *out = malloc(count);
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const u8 *x = one, *y = other;
  for (; count; count--, x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds of hash tables. What is asked comes from the one who looks at the page.
void arc4random_buf(void *to, size_t count) {
  static unsigned state = 0x9E3779B9;
  for (u8 *byte = to; count; count--) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *byte++ = state;
  }
}

size_t __stack_chk_guard = 0xBAAAAAAD;
void __stack_chk_fail(void) { __builtin_trap(); }

// A `dynamic` function asks whether it was replaced: never.
void *swift_getFunctionReplacement(void **chain, void *now) { return 0; }

// JavaScript's Number reads a decimal, and rounds correctly.
__attribute__((import_module("host"), import_name("number"))) double host_number(const char *text, size_t count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  size_t count = strlen(text);
  *out = host_number(text, count);
  return text + count;
}

// The product of two numbers of 128 bits, which the compiler asks for.
typedef struct {
  unsigned long long low, high;
} u128;

void __multi3(u128 *out, unsigned long long al, unsigned long long ah, unsigned long long bl, unsigned long long bh) {
  unsigned long long mask = 0xFFFFFFFF, a0 = al & mask, a1 = al >> 32, b0 = bl & mask, b1 = bl >> 32;
  unsigned long long p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  unsigned long long middle = (p00 >> 32) + (p01 & mask) + (p10 & mask);
  out->low = (p00 & mask) | (middle << 32);
  out->high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + al * bh + ah * bl;
}
