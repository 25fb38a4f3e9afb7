@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros there are, by the names that their declarations give.
struct FingerpostPlugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let macros: [String: any Macro.Type] = ["RoutesMacro": RoutesMacro.self, "RouteMacro": RouteMacro.self]
    guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "the plugin has no macro \(name)" }
}
