import FingerpostSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Routes` writes: the router as data, in chunks, and the enum's cases without their payloads.
///
/// Chunks, because the compiler checks one long array, or one switch over a thousand cases, for minutes or not at all.
struct RoutesWriter {
  private let check: RoutesCheck
  private let place: (Syntax) -> String?
  /// `public ` for a public enum: what an enum's conformance asks for must be as open as the enum.
  private let access: String
  /// Where `@Routes` stands, for an enum in an extension: that of a generic type shows in no source, and is a fault.
  private let position: Position?
  /// `Decodable` and `Encodable`, where the enum says so.
  private let conformances: Set<String>
  private var routes: RoutesEnum { check.routes }

  private static let chunk = 50

  init(
    _ check: RoutesCheck, conformances: Set<String>, in scopes: [Syntax], position: Position?,
    place: @escaping (Syntax) -> String?
  ) {
    self.position = scopes.contains { $0.is(ExtensionDeclSyntax.self) } ? position : nil
    (self.check, self.conformances, self.place) = (check, conformances, place)
    let own = check.routes.syntax.modifiers.access
    // An enum that says nothing is as open as the extension that it stands in.
    let outer = scopes.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    access = (own ?? outer).map { ["public", "package"].contains($0) ? $0 + " " : "" } ?? ""
  }

  var members: [String] {
    let hasKind = routes.isKindFree && !routes.cases.isEmpty && check.isNamed
    let kinds = hasKind ? KindWriter(routes, access: access) : nil
    let coding = CodingWriter(routes, conformances: conformances, access: access)
    let router = routes.hasRouter ? [] : [router]
    return [table(kinds?.others ?? [])] + router + (kinds?.members ?? []) + coding.members
  }

  // MARK: The router

  private var router: String {
    let origins = routes.arguments.filter { $0.label == nil }.map(\.expression.trimmedDescription)
    let precedence = routes.arguments.first { $0.label?.text == "precedence" }.map {
      ", precedence: \($0.expression.trimmedDescription)"
    }
    let chunks = lists.indices.map { ", _Routes.list\($0)" }.joined()
    let value =
      "FingerpostCore.Router<Self>(resolving: [\(origins.joined(separator: ", "))]\(precedence ?? "")\(chunks))"
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
    let properties = lists.enumerated().map { index, list in
      """
      nonisolated static var list\(index): \(listType) {
      \(list.isDeprecated ? "return read(_List\(index).self)" : list.body)
      }
      """
    }
    let deprecated = lists.enumerated().filter(\.element.isDeprecated).map { index, list in
      """
      enum _List\(index): _Lists {
      @available(*, deprecated) nonisolated static var list: \(listType) {
      \(list.body)
      }
      }
      """
    }
    return """
      private nonisolated enum _Routes {
      \((properties + (deprecated.isEmpty ? [] : [silence] + deprecated) + others).joined(separator: "\n"))
      }
      """
  }

  private var listType: String { "FingerpostCore.RouteList<\(routes.name)>" }

  /// Of what only a requirement is known nobody is warned: a deprecated case has a link like others.
  private var silence: String {
    """
    nonisolated protocol _Lists { nonisolated static var list: \(listType) { get } }
    nonisolated static func read(_ lists: (some _Lists).Type) -> \(listType) { lists.list }
    """
  }

  /// The body of a list, and whether code in it is deprecated.
  private struct List {
    let body: String
    let isDeprecated: Bool
  }

  /// The lists: routes of the same conditions together, in order, a chunk each.
  private var lists: [List] {
    var lists: [List] = []
    var current: [String] = []
    var kind: (conditions: [RoutesEnum.Condition], isDeprecated: Bool) = ([], false)
    func close() {
      if !current.isEmpty {
        lists.append(List(body: Self.list(current, kind.conditions), isDeprecated: kind.isDeprecated))
      }
      current = []
    }
    for route in check.sound {
      let text = self.route(route)
      if (route.conditions, route.isDeprecated) != kind || current.count == Self.chunk { close() }
      kind = (route.conditions, route.isDeprecated)
      current.append(text)
    }
    close()
    return lists
  }

  private static func list(_ routes: [String], _ conditions: [RoutesEnum.Condition]) -> String {
    let list = "return [\n" + routes.map { "  \($0),\n" }.joined() + "]"
    return conditions.guarding(list, otherwise: "return []")
  }

  private func route(_ route: RoutesCheck.SoundRoute) -> String {
    let template = Self.quoted(route.template)
    let labels = "[\(route.payload.map { $0.label.map(Self.quoted) ?? "nil" }.joined(separator: ", "))]"
    let at = place(route.syntax).map { ", \($0)" } ?? ""
    var text: String
    switch route.form {
    case .route where route.payload.isEmpty:
      text = "FingerpostCore.On(\(template), \(routes.name).\(route.reference), take: { \(take(route)) }\(at))"
    case .route:
      text =
        "FingerpostCore.On(\(template), \(routes.name).\(route.reference), labels: \(labels), take: { \(take(route)) }\(at))"
    case .function:
      text =
        "FingerpostCore.On(\(template), labels: \(labels), reading: FingerpostCore.PayloadTypes.reader(\(route.functionArguments(in: routes)))\(at))"
    case .mount(let type):
      text =
        "FingerpostCore.On(\(routes.name).\(route.reference), at: \(template), FingerpostCore.PayloadTypes.router(of: \(type).self), labels: \(labels), take: { \(take(route)) }\(at))"
    }
    text += ".named(\(Self.quoted(route.name)))"
    return text + route.attributes.map { ".\($0)" }.joined()
  }

  private func take(_ route: RoutesCheck.SoundRoute) -> String {
    guard !route.payload.isEmpty else { return "if case .\(route.escapedName) = $0 { () } else { nil }" }
    let names = route.payload.indices.map { "v\($0)" }
    // A pattern needs no labels, some of which it could not have without backticks.
    let pattern = names.map { "let \($0)" }.joined(separator: ", ")
    return "if case .\(route.escapedName)(\(pattern)) = $0 { (\(names.joined(separator: ", "))) } else { nil }"
  }

  private static func quoted(_ text: String) -> String { StringLiteralExprSyntax(content: text).description }
}

extension RoutesCheck.SoundRoute {
  /// Whether the compiler warns where the case, or the function, is used.
  fileprivate var isDeprecated: Bool {
    if let function = syntax.as(FunctionDeclSyntax.self) { return function.attributes.isDeprecated }
    return syntax.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes.isDeprecated ?? false
  }
}

extension DeclModifierListSyntax {
  /// The word for how open a declaration is; nil where it says none.
  fileprivate var access: String? {
    map(\.name.text).first { ["public", "package", "internal", "fileprivate", "private"].contains($0) }
  }
}

extension [RoutesEnum.Condition] {
  /// Code for one clause of each `#if`, outermost first.
  func guarding(_ code: String, otherwise: String = "") -> String {
    reversed().reduce(code) { code, condition in
      var terms = condition.before.map { "!(\($0))" }
      if let own = condition.own { terms.append("(\(own))") }
      let isElse = otherwise.isEmpty ? "" : "#else\n\(otherwise)\n"
      return "#if \(terms.joined(separator: " && "))\n\(code)\n\(isElse)#endif"
    }
  }
}
