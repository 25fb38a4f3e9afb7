// What is known about tables speaks of routers, tables and proofs: one import is enough, here and for those who use the module.
@_exported public import FingerpostCore
@_exported public import FingerpostProof
