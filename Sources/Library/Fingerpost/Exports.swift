// What `import Fingerpost` shows: what an app names, and nothing else. Whoever builds patterns, or tables without types, imports
// FingerpostCore or FingerpostEngine as well.

// The table.
@_exported import class FingerpostCore.Mount
@_exported import enum FingerpostEngine.Origin
@_exported import protocol FingerpostCore.Routable
@_exported import class FingerpostCore.RouteDefinition
@_exported import struct FingerpostCore.RouteList
@_exported import enum FingerpostEngine.RoutePrecedence
@_exported import struct FingerpostCore.Router
@_exported import struct FingerpostEngine.TextRules
@_exported import struct FingerpostEngine.LinkLimits
@_exported import enum FingerpostEngine.LinkAccess

// What a link holds.
@_exported import enum FingerpostCore.EitherBranch
@_exported import enum FingerpostEngine.ParameterType
@_exported import struct FingerpostEngine.QueryItems
@_exported import protocol FingerpostCore.RouteParameter

// What comes of a link.
@_exported import struct FingerpostCore.GoneLink
@_exported import enum FingerpostCore.Resolution
@_exported import struct FingerpostCore.RouteInfo
@_exported import struct FingerpostCore.RouteMatch

// Destinations in documents.
@_exported import struct FingerpostCore.CompactLink
@_exported import struct FingerpostCore.LenientDestination
@_exported import struct FingerpostCore.LinkedDestination
@_exported import enum FingerpostCore.RouteForm
@_exported import struct FingerpostCore.StructuredLink

// What goes wrong: a link that is read, a link that is printed, a document, a table.
@_exported import struct FingerpostCore.DestinationError
@_exported import struct FingerpostEngine.PrintError
@_exported import struct FingerpostEngine.LinkError
@_exported import struct FingerpostCore.RouterError

// What the code of `@Routes` calls.
@_exported import enum FingerpostCore._GeneratedCode
