internal import FingerpostExport

extension ImportedTable {
  /// The table as an enum for `@Routes`. Its routes are those of ``routeFile``, under the names of Swift.
  ///
  /// - Parameter name: the name of the enum.
  package func swift(named name: String) -> String {
    var writer = EnumWriter(name: name)
    for entry in entries { writer.add(entry) }
    let origins = origins.map(\.swift).joined(separator: ", ")
    // A synthesised == of very many cases takes the optimiser minutes.
    let protocols = writer.caseCount > 300 ? "Routable" : "Routable, Equatable"
    return """
      \(remarks.map { "// \($0.visible)\n" }.joined())import Fingerpost
      \(writer.needsFoundation ? "import Foundation\n" : "")
      @Routes(\(origins))
      enum \(SwiftName.quoted(name)): \(protocols) {
      \(writer.text)}

      """
  }
}

/// The cases of an enum, and the enums that its payloads are of.
private struct EnumWriter {
  private struct Case {
    var routes: [String]
    var comments: [String]
    /// As the source has it, and as Swift spells it.
    let base: String
    let name: String
    /// The elements of its payload.
    let payload: [String]

    var declaration: String {
      if payload.isEmpty { return "case \(name)" }
      let line = "case \(name)(\(payload.joined(separator: ", ")))"
      return line.count <= 116 ? line : "case \(name)(\n    " + payload.joined(separator: ",\n    ") + "\n  )"
    }
  }

  let name: String
  private var cases: [Case] = []
  /// What no template says, after the case that it follows.
  private var sets: [(name: String, members: [String])] = []
  private var names: Set<String> = []
  private(set) var needsFoundation = false

  var caseCount: Int { cases.count }

  init(name: String) { self.name = name }

  mutating func add(_ entry: ImportedTable.Entry) {
    let comments = entry.remarks.map { "  // \($0.visible)\n" }
    guard let template = entry.template else {
      let reason = entry.remarks.joined(separator: "; ").visible
      cases.append(
        Case(
          routes: [], comments: ["  // left out: \(entry.source.visible): \(reason)\n"], base: "", name: "", payload: []
        ))
      return
    }
    var payload = PayloadWriter(template: template)
    payload.write(&self)
    let base = SwiftName.cases([entry.name])[0]
    // Another link of the same case, if the payload is the same.
    let same = cases.firstIndex { $0.base == base && $0.payload == payload.elements }
    if let same {
      cases[same].routes.append(payload.route)
      cases[same].comments += comments
      return
    }
    let name = (base == self.name ? base + "Value" : base).numbered(unless: names.contains)
    names.insert(name)
    cases.append(
      Case(
        routes: [payload.route], comments: comments, base: base, name: SwiftName.quoted(name),
        payload: payload.elements))
  }

  /// The enum of a finite set.
  mutating func set(_ members: [String], for parameter: String) -> String {
    if let known = sets.first(where: { $0.members == members }) { return known.name }
    let name = SwiftName.type(parameter) { name in name == self.name || sets.contains { $0.name == name } }
    sets.append((name, members))
    return name
  }

  mutating func noteFoundation() { needsFoundation = true }

  var text: String {
    var text = ""
    for entry in cases {
      text += entry.comments.joined()
      if entry.routes.isEmpty { continue }
      let line = entry.routes.map { "@Route(\($0))" }.joined(separator: " ") + " " + entry.declaration
      if line.count <= 116, entry.routes.count == 1 {
        text += "  \(line)\n"
      } else {
        text += entry.routes.map { "  @Route(\($0))\n" }.joined() + "  \(entry.declaration)\n"
      }
    }
    for (name, members) in sets {
      let cases = zip(SwiftName.cases(members), members).map { name, member in
        name == member ? SwiftName.quoted(name) : "\(SwiftName.quoted(name)) = \(member.swiftLiteral)"
      }
      text += "\n  enum \(name): String, RouteParameter, CaseIterable {\n"
      text += cases.map { "    case \($0)\n" }.joined() + "  }\n"
    }
    return text
  }
}

/// A template as `@Route` has it, and the payload of its case.
private struct PayloadWriter {
  let template: Template
  private(set) var elements: [String] = []
  /// The arguments of `@Route`.
  private(set) var route = ""

  init(template: Template) { self.template = template }

  mutating func write(_ writer: inout EnumWriter) {
    var labels: Set<String> = []
    let always = template.alwaysPresent(template.parameters.map { $0.name ?? "" })
    let lists = template.path.restNames
    var elements: [String] = []
    let renamed = try? template.mapParameters { parameter in
      let label = SwiftName.label(parameter.name ?? "value", &labels)
      var type = writer.type(of: parameter)
      let isOptional = !always.contains(parameter.name ?? "")
      let value = parameter.defaultValue.flatMap { writer.literal($0, parameter.type) }
      if lists.contains(parameter.name ?? "") { type = "[String]" }
      let suffix = value.map { " = \($0)" } ?? (isOptional || parameter.defaultValue != nil ? "?" : "")
      elements.append("\(SwiftName.quoted(label)): \(type)\(parameter.type.isArray && value == nil ? "" : suffix)")
      // The payload says the type, where it can; of a list in one value only the template says the separator.
      let said = parameter.type.separator.map { ParameterType.list(.string, $0) } ?? .string
      return .init(name: label, type: parameter.type == .ipv4 ? parameter.type : said)
    }
    self.elements = elements
    var arguments = [(renamed ?? template).withoutOwnFlags.swiftLiteral]
    if !template.flags.origins.isEmpty {
      arguments.append("origins: [\(template.flags.origins.map(\.swift).joined(separator: ", "))]")
    }
    if let reason = template.flags.deprecation { arguments.append("deprecated: \(reason.swiftLiteral)") }
    if !template.flags.tags.isEmpty {
      arguments.append("tags: [\(template.flags.tags.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    route = arguments.joined(separator: ", ")
  }
}

extension EnumWriter {
  /// The type of a payload's element.
  fileprivate mutating func type(of parameter: Template.Parameter) -> String {
    switch parameter.type {
    case .scalar(let scalar):
      if ["UUID", "Date"].contains(scalar.swiftName) { noteFoundation() }
      return scalar.swiftName
    case .oneOf(let members): return set(members, for: parameter.name ?? "value")
    case .custom: return "String"
    case .array(let element), .list(let element, _):
      let one = Template.Parameter(name: parameter.name, type: element)
      return "[\(type(of: one))]"
    }
  }

  /// A default as source has it; nil if no literal says it.
  fileprivate func literal(_ value: Template.Default, _ type: ParameterType) -> String? {
    func one(_ text: String) -> String? {
      switch type.element {
      case .scalar(.string), .scalar(.ipv4): return text.swiftLiteral
      case .scalar(.integer), .scalar(.double), .scalar(.bool): return text
      case .oneOf(let members):
        return members.firstIndex(of: text).map { "." + SwiftName.quoted(SwiftName.cases(members)[$0]) }
      case .scalar, .custom, .array, .list: return nil
      }
    }
    switch value {
    case .text(let text): return one(text)
    case .list(let texts):
      let all = texts.compactMap(one)
      return all.count == texts.count ? "[\(all.joined(separator: ", "))]" : nil
    case .unknown: return nil
    }
  }
}

extension Template {
  /// The text without what `@Route` takes as arguments.
  fileprivate var withoutOwnFlags: String {
    var template = self
    template.flags = .none
    return template.description
  }
}

extension Origin {
  /// As `@Routes` lists it.
  fileprivate var swift: String {
    switch self {
    case .path: ".path"
    case .compact: ".compact"
    case .scheme(let scheme): ".scheme(\(scheme.swiftLiteral))"
    case .withoutAuthority(let scheme, let isRootless):
      ".withoutAuthority(\(scheme.swiftLiteral)\(isRootless ? ", isRootless: true" : ""))"
    case .web(let host, let scheme):
      scheme == "https" ? ".web(\(host.swiftLiteral))" : ".web(\(host.swiftLiteral), scheme: \(scheme.swiftLiteral))"
    }
  }
}
