#pragma once
#include <stddef.h>

/// The bytes that are allocated now: as the address sanitizer counts them, or the allocator of the system; 0 where neither tells.
size_t allocatedBytes(void);

/// Whether what is allocated from now on, by this thread, is looked at when the leak sanitizer looks for leaks.
void checkLeaks(int isOn);
