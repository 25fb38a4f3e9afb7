// What is known about tables speaks of routers, tables and proofs: one import is enough.
@_exported public import FingerpostCore
@_exported public import FingerpostProof
