#include "Allocated.h"
#ifdef __linux__
#include <malloc.h>
#endif

extern size_t __sanitizer_get_current_allocated_bytes(void) __attribute__((weak));

size_t allocatedBytes(void) {
  if (__sanitizer_get_current_allocated_bytes) return __sanitizer_get_current_allocated_bytes();
#ifdef __GLIBC__
  return mallinfo2().uordblks;
#else
  return 0;
#endif
}

extern void __lsan_disable(void) __attribute__((weak));
extern void __lsan_enable(void) __attribute__((weak));

void checkLeaks(int isOn) {
  void (*call)(void) = isOn ? __lsan_enable : __lsan_disable;
  if (call) call();
}
