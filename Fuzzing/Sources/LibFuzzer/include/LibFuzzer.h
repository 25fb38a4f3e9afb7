#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer over `callback`, with the options of its command line. https://llvm.org/docs/LibFuzzer.html
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
