import Foundation
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

/// Messages to and from the compiler, over the standard input and output: eight bytes of length, little endian, then JSON.
struct CompilerConnection: MessageConnection {
  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let body = try JSONEncoder().encode(message)
    var length = UInt64(body.count).littleEndian
    let header = unsafe withUnsafeBytes(of: &length) { unsafe Data($0) }
    try FileHandle.standardOutput.write(contentsOf: header + body)
  }

  /// The next message; nil where there are no more, which the compiler says by one of no length or by closing the pipe.
  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try next(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = try next(length) else { return nil }
    return try JSONDecoder().decode(type, from: body)
  }

  private func next(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
