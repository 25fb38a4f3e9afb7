// What the operators join, and what they make: one import is enough.
@_exported import Fingerpost
@_exported import struct FingerpostCore.RoutePattern
