import SwiftSyntax

/// What to write where the type of a payload is not a `RouteParameter`: in the words of the macro and of the command line.
///
///     enum Sort: String { … }      // write extension Sort: RouteParameter {}
///     struct Money { … }           // write nonisolated extension Money: RouteParameter, with init?(parameter:) and parameter
///     enum Tab { case all, new }   // write enum Tab: String, RouteParameter
package struct ParameterAdvice {
  /// The name of the type, without the types around it.
  package let name: String
  /// The same as the source has it.
  let text: String
  /// The name that an extension has: `App.Link.Sort`; nil for a type that stands in code, which no extension reaches.
  private let path: String?
  private let seen: DeclaredTypes.Declared?
  /// Whether it is a type of Swift's or Foundation's, as far as its name tells.
  private let isForeign: Bool
  /// Whether the source shows all of the type, or knows it, and nothing says that it is a parameter. Code that is not shown may say so.
  package let saysNone: Bool

  /// - Parameters:
  ///   - enumName: the enum whose payload it is of.
  ///   - outer: the types around that enum, `App.Links`; nil if code stands around it.
  init(_ type: TypeSyntax, in scope: TypeScope, of enumName: String, below outer: String?) {
    text = type.trimmedDescription
    // An alias that is seen is no name for an extension elsewhere.
    let plain = (scope.meant(by: type).type.parameterTypes.first ?? type).plainName
    func below(_ name: String) -> String? { outer.map { $0.isEmpty ? name : "\($0).\(name)" } }
    name = plain.lastName
    let declared = scope.declared(type)
    seen = declared
    isForeign = declared == nil && (Self.foreign.contains(name) || Self.instead[name] != nil)
    saysNone = declared?.saysNoParameter ?? (isForeign && scope.extendsNoParameter(name))
    path =
      switch declared {
      case let declared? where declared.found.isLocal: nil
      case let declared? where declared.found.file.isEmpty:
        // A macro sees no more than its enum: what stands around that has to be added.
        below(declared.found.name)
      case let declared?: declared.found.name
      case nil: plain.hasPrefix("Self.") ? below(enumName + plain.dropFirst("Self".count)) : plain
      }
  }

  /// What to write for a type with raw values.
  package var ofRawValues: String {
    path.map { "write extension \($0): RouteParameter {}" } ?? "write RouteParameter behind the type of its raw values"
  }

  /// What to write for any other type.
  package var ofOthers: String {
    if let instead = Self.instead[name], isForeign { return "write \(instead)" }
    if let elements = elementsOfSet { return "write [\(elements)]" }
    if seen?.isPlainEnum == true { return "write enum \(name): String, RouteParameter" }
    let words = isForeign ? "extension \(name): @retroactive" : path.map { "nonisolated extension \($0):" }
    return "write \(words ?? "its declaration with") RouteParameter, with init?(parameter:) and parameter"
  }

  /// What to write for an enum with routes of its own.
  package static let ofRoutes = "it has routes of its own: write @Mount instead of @Route"

  /// What to write where a type is mounted and has no routes.
  package var ofMounted: String {
    "it has no routes: write @Routes(.path) enum \(name): Routable, or @Route instead of @Mount for one link"
  }

  /// What to write for a type whose declaration is seen.
  var ofSeen: String { seen?.hasRoutes == true ? Self.ofRoutes : seen?.hasRawValues == true ? ofRawValues : ofOthers }

  /// The actor that the conformance is seen to belong to, and what to write instead.
  var isolation: (actor: String, advice: String)? {
    seen?.isolation.map { actor, isOfConformance in
      let line =
        path.map { "nonisolated extension \($0): RouteParameter" }
        ?? "nonisolated before init?(parameter:) and parameter"
      return (
        actor == "MainActor" ? "main actor" : actor,
        "write " + (isOfConformance ? line : "nonisolated before init?(parameter:) and parameter")
      )
    }
  }

  /// The type of the elements of a `Set`.
  private var elementsOfSet: Substring? {
    isForeign && name == "Set" && text.hasSuffix(">")
      ? text.firstIndex(of: "<").map { text[text.index(after: $0)...].dropLast() } : nil
  }

  /// Types that newcomers write, and the parameters that hold their values.
  private static let instead: [String: String] = [
    "Character": "String", "Substring": "String", "StaticString": "String", "NSString": "String",
    "CGFloat": "Double", "Float16": "Double", "Float80": "Double", "NSURL": "URL", "NSUUID": "UUID", "NSDate": "Date",
  ]
  /// Other types of Swift's and Foundation's that are no parameters by themselves.
  private static let foreign: Set<String> = [
    "Decimal", "Data", "Set", "Dictionary", "Duration", "Int128", "UInt128", "Range", "ClosedRange", "Locale",
    "TimeZone",
    "DateComponents", "DateInterval", "Measurement", "IndexPath", "IndexSet", "URLComponents", "URLRequest",
    "AttributedString",
  ]
}
