// What a type must be to be captured, and what a route is compiled into: one import is enough.
@_exported import FingerpostCore
