// The one import for a user: all that the core speaks, and what it says of Foundation's types beside it.
@_exported import FingerpostCore
