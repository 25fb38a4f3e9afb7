import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Routes` writes: the router as data, in chunks, and the enum's cases without their payloads.
///
/// Chunks, because the compiler checks one switch over a thousand cases for minutes or not at all. A statement for each route,
/// because the compiler checks an array of them as one expression, which takes it four times as long.
struct RoutesWriter {
  private let check: RoutesCheck
  private let location: (Syntax) -> String?
  /// `public ` for a public enum: what an enum's conformance asks for must be as open as the enum.
  private let access: String
  /// Where `@Routes` stands, for an enum in an extension: that of a generic type shows in no source, and is a fault.
  private let position: Position?
  /// `Decodable` and `Encodable`, where the enum says so.
  private let conformances: Set<String>
  private let codec: CodecWriter
  private let defaults: DefaultsWriter
  private var routes: RoutesEnum { check.routes }

  init(
    _ check: RoutesCheck, _ defaults: DefaultsWriter, conformances: Set<String>, in scopes: [Syntax],
    position: Position?, location: @escaping (Syntax) -> String?
  ) {
    self.position = scopes.contains { $0.is(ExtensionDeclSyntax.self) } ? position : nil
    (self.check, self.conformances, self.location) = (check, conformances, location)
    (codec, self.defaults) = (CodecWriter(check, defaults), defaults)
    let own = check.routes.syntax.modifiers.access
    // An enum without an access modifier has the access of its extension.
    let outer = scopes.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    access = (own ?? outer).map { ["public", "package"].contains($0) ? $0 + " " : "" } ?? ""
  }

  var members: [String] {
    let hasKind = routes.isKindFree && !routes.cases.isEmpty && check.isNamed
    let kinds = hasKind ? KindWriter(routes, access: access) : nil
    let router = routes.hasRouter ? [] : [router]
    return [table(kinds?.others ?? [])] + router + (kinds?.members ?? []) + coding + defaults.members
  }

  /// What an enum that says `Codable` has in itself, if nothing that the compiler would make up can come before it.
  private var coding: [String] {
    let reading = """
      /// Reads a link, or an object that names a route.
      \(access)nonisolated init(from decoder: any Swift.Decoder) throws {
      self = try Self.router.decode(from: decoder)
      }
      """
    let writing = """
      /// Writes a link, or what the encoder's form says.
      \(access)nonisolated func encode(to encoder: any Swift.Encoder) throws {
      try Self.router.encode(self, to: encoder)
      }
      """
    let all = [("Decodable", "init(from:)", reading), ("Encodable", "encode(to:)", writing)]
    return all.filter { conformances.contains($0.0) && !routes.members.contains($0.1) }.map(\.2)
  }

  // MARK: The router

  private var router: String {
    let origins = routes.arguments.filter { $0.label == nil }.map(\.expression.trimmedDescription)
    let options = routes.arguments.compactMap { argument in
      argument.label.map { ", \($0.text): \(argument.expression.trimmedDescription)" }
    }
    let chunks = lists.indices.map { ", FingerpostCore._GeneratedCode.list(_Routes._List\($0).self)" }.joined()
    let fallback =
      check.fallbacks.isEmpty ? "" : ", fallback: FingerpostCore._GeneratedCode.CaseFallback(_Routes._Fallback.self)"
    let codec = ", codec: FingerpostCore._GeneratedCode.CaseCodec(_Routes._Codec0.self)\(fallback)"
    let value =
      "FingerpostCore._GeneratedCode.Routes<Self>.router([\(origins.joined(separator: ", "))]\(options.joined())\(chunks)\(codec))"
    let start = "\(access)nonisolated static"
    var code = "\(start) let router = \(value)"
    if routes.isGeneric {
      // That is an error already, which a stored property would only repeat in other words.
      code = "\(start) var router: FingerpostCore.Router<Self> { \(value) }"
    } else if let position, let directive = position.directive(1) {
      let reason = "// a generic type, and an extension of one, holds no router: move the enum out of it"
      code = "\(directive)\n\(start) let\n\(position.margin())router = \(value) \(reason)\n#sourceLocation()"
    }
    return "/// The routes of the cases.\n\(code)"
  }

  private func table(_ others: [String]) -> String {
    // A list is made once: to optimise it would take most of the compiler's time.
    let lists = lists.enumerated().map { index, list in
      """
      nonisolated enum _List\(index): FingerpostCore._GeneratedCode.List {
      @_optimize(none) @available(*, deprecated) nonisolated static func add(to l: inout FingerpostCore.RouteList<\(routes.name)>) {
      \(list)
      }
      }
      """
    }
    return """
      nonisolated enum _Routes {
      \((lists + codec.members + fallback + others).joined(separator: "\n"))
      }
      """
  }

  /// How links that no route reads become values of one case, and back.
  private var fallback: [String] {
    if check.fallbacks.isEmpty { return [] }
    let make = check.fallbacks.reversed().reduce("return nil") { rest, element in
      let label = element.payload.first?.label.map { "\($0): " } ?? ""
      return element.conditions.guarding("return .\(element.syntax.name.text)(\(label)text)", otherwise: rest)
    }
    let take = check.fallbacks.map { element in
      element.conditions.guarding("if case .\(element.syntax.name.text)(let text) = value { return text }")
    }
    return [
      """
      nonisolated enum _Fallback: FingerpostCore._GeneratedCode.Fallback {
      @available(*, deprecated) nonisolated static func make(_ text: Swift.String) -> \(routes.name)? {
      \(make)
      }
      @available(*, deprecated) nonisolated static func text(of value: \(routes.name)) -> Swift.String? {
      \(take.joined(separator: "\n"))
      return nil
      }
      }
      """
    ]
  }

  /// The lists: routes of the same conditions together, in order, a chunk each.
  private var lists: [String] {
    var lists: [String] = []
    var current: [String] = []
    var conditions: [RoutesEnum.Condition] = []
    func close() {
      if !current.isEmpty { lists.append(Self.list(current, conditions)) }
      current = []
    }
    for route in check.sound {
      let text = self.route(route)
      if route.conditions != conditions || current.count == chunkSize { close() }
      conditions = route.conditions
      current.append(text)
    }
    close()
    return lists
  }

  private static func list(_ routes: [String], _ conditions: [RoutesEnum.Condition]) -> String {
    conditions.guarding(routes.map { "l.append(\($0))" }.joined(separator: "\n"))
  }

  private func route(_ route: RoutesCheck.SoundRoute) -> String {
    let template = Self.quoted(route.template)
    let number = codec.number(of: route)
    let at = location(route.syntax).map { ", \($0)" } ?? ""
    var text: String
    switch route.kind {
    case .route where route.attribute.isGone, .function where route.attribute.isGone:
      let reason = Self.quoted(route.attribute.reason ?? "")
      let instead = check.nameShown(by: route).map { ", instead: \(Self.quoted($0))" } ?? ""
      text =
        "FingerpostCore._GeneratedCode.Routes<\(routes.name)>.route(case: \(number), \(template), gone: \(reason)\(instead)\(parts(route.payload[...]))\(at))"
    case .route, .function:
      let readOnly = route.isReadOnly ? ", isReadOnly: true" : ""
      text =
        "FingerpostCore._GeneratedCode.Routes<\(routes.name)>.route(case: \(number), \(template)\(parts(route.payload[...]))\(readOnly)\(at))"
    case .mount(let type):
      text =
        "FingerpostCore._GeneratedCode.Routes<\(routes.name)>.mount(case: \(number), at: \(template), FingerpostCore._GeneratedCode.PayloadTypes.router(of: \(type).self)\(parts(route.payload.dropLast()))\(at))"
    }
    text += ".named(\(Self.quoted(route.name)))"
    return text + route.attributes.map { ".\($0)" }.joined()
  }

  /// The elements of a payload, with their labels.
  private func parts(_ payload: ArraySlice<RoutesEnum.Payload>) -> String {
    if payload.isEmpty { return "" }
    let parts = payload.map { element in
      let defaultValue = defaults.name(of: element).map { ", or: { \($0) }" } ?? ""
      return
        ".of(\(element.label.map(Self.quoted) ?? "nil"), (\(element.typeSyntax.naming(routes.name))).self\(defaultValue))"
    }
    return ", [\(parts.joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String { StringLiteralExprSyntax(content: text).description }
}

extension DeclModifierListSyntax {
  /// The word for how open a declaration is; nil if it says none.
  fileprivate var access: String? {
    map(\.name.text).first { ["public", "package", "internal", "fileprivate", "private"].contains($0) }
  }
}

extension [RoutesEnum.Condition] {
  /// Code for one clause of each `#if`, outermost first.
  func guarding(_ code: String, otherwise: String = "") -> String {
    reversed().reduce(code) { code, condition in
      let isElse = otherwise.isEmpty ? "" : "#else\n\(otherwise)\n"
      return "#if \(condition.text)\n\(code)\n\(isElse)#endif"
    }
  }
}

extension RoutesEnum.Condition {
  /// As one condition of an `#if`.
  var text: String { (before.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ") }
}

/// How many routes or cases the compiler is given at once.
private let chunkSize = 50

extension Array {
  /// The elements in order, so many at a time that the compiler takes them quickly.
  var chunks: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: chunkSize).map { self[$0..<Swift.min($0 + chunkSize, count)] }
  }
}
