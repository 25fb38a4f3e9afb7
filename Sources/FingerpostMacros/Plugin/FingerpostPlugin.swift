@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros there are, by the names that their declarations give.
struct FingerpostPlugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "RoutesMacro": return RoutesMacro.self
    case "RouteMacro": return RouteMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "the plugin has no macro \(name)" }
}
