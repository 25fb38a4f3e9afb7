// What a router is given and gives back is the engine's: an app names these, and the rest of the engine is an import of its own.
@_exported import enum FingerpostEngine.LinkAccess
@_exported import struct FingerpostEngine.LinkError
@_exported import struct FingerpostEngine.LinkLimits
@_exported import enum FingerpostEngine.Origin
@_exported import enum FingerpostEngine.ParameterType
@_exported import struct FingerpostEngine.PrintError
@_exported import struct FingerpostEngine.QueryItems
@_exported import enum FingerpostEngine.RoutePrecedence
@_exported import struct FingerpostEngine.TextRules
