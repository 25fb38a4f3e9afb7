// The tool depends on this with the plug-ins, and this on the reading of Swift with the macros: SwiftPM joins traits by "or" alone.
#if Macros
  @_exported import FingerpostSyntax
#endif
