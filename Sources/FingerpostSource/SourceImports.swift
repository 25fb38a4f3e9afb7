#if Macros
  @_exported import FingerpostSyntax
#endif
