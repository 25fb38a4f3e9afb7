// FingerpostMacros compiles these sources, those of the proofs and the engine's as one module.
#if !ONE_MODULE
  @_exported import FingerpostProof
#endif
