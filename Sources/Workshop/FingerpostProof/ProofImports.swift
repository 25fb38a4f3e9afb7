// Proofs speak of templates and tables. FingerpostMacros compiles these sources, and the engine's, as one module.
#if !ONE_MODULE
  @_exported public import FingerpostEngine
#endif
