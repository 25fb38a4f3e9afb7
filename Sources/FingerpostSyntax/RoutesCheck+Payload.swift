import FingerpostEngine
import SwiftSyntax

// What keeps a template and a payload from fitting each other, in words, with a change that mends it.

extension RoutesCheck {
  /// - Parameter case: the case that the payload is of, where a fix may add to it.
  mutating func add(
    _ faults: [RouteBinding.Fault], _ source: SourceText, _ payload: [RoutesEnum.Payload], _ template: Template,
    case element: EnumCaseElementSyntax?
  ) {
    let missing = faults.count { if case .parameterWithoutPayload(_, nil) = $0 { true } else { false } }
    for fault in faults {
      switch fault {
      case .parameterWithoutPayload(let name, let near):
        let places = source.places(of: name, in: template)
        var fix: SourceDiagnostic.Fix?
        if let near {
          fix = source.fix("write \(near)", replacing: places.map { (range: $0, new: near) })
        } else if missing == 1, let element {
          fix = Self.payload(for: name, in: template, of: element)
        }
        add(
          .parameterWithoutPayload,
          "the parameter \"\(name)\" has no payload" + (near.map { "; did you mean \"\($0)\"?" } ?? ""),
          at: source.syntax, offset: source.offset(of: places.first?.lowerBound ?? 0), fix: fix)
      case .misplacedType(let name, let error, let index):
        let place = source.places(of: name, in: template).first
        let type = payload.indices.contains(index) ? payload[index].typeText : "what the payload says"
        add(
          .typeMismatch, "\"\(name)\" is \(type): \(error.message)", at: source.syntax,
          offset: source.offset(of: place?.lowerBound ?? 0))
      case .typeMismatch(let name, let stated, let index):
        let place = source.places(of: name, in: template).first
        // Types of the library have names of their own in templates.
        let isSpelled = "\(stated)" == payload[index].typeText
        add(
          .typeMismatch,
          isSpelled
            ? "no template has a type \(stated): \"\(name)\" is written {\(name)}, as the payload says its type"
            : "the template says that \"\(name)\" is \(stated), the payload that it is \(payload[index].typeText)",
          at: source.syntax, offset: source.offset(of: place?.lowerBound ?? 0),
          fix: payload[index].type.isList == stated.isArray ? place.flatMap(source.withoutType) : nil)
      default: add(fault, payload[payload.indices.contains(fault.payload) ? fault.payload : 0])
      }
    }
  }

  /// What is said where the payload is, and not in the template.
  private mutating func add(_ fault: RouteBinding.Fault, _ payload: RoutesEnum.Payload) {
    let type = payload.typeSyntax
    switch fault {
    case .payloadWithoutParameter:
      let name = payload.label.map { "\"\($0)\"" } ?? "of type \(payload.typeText)"
      let add = payload.label.map { ": add {\($0)} to it" } ?? ""
      self.add(
        .payloadWithoutParameter, "the payload \(name) has no parameter in the template\(add)", at: payload.syntax)
    case .unfitType:
      add(
        .unfitType,
        "no link can hold a value of type \(payload.typeText): a payload is a RouteParameter, an optional, "
          + "an array or an Either of such", at: type)
    case .mustBeOptional(let name, _):
      add(
        .mustBeOptional,
        "\"\(name)\" may be left out of the link: its payload must be optional"
          + (payload.defaultText != nil ? ", as its group can have no default" : ", or have a ")
          + (payload.defaultText != nil ? "" : payload.hasDefault ? "literal as its default" : "default"),
        at: type, fix: .insert("?", after: type, "write \(payload.typeText)?"))
    case .cannotBeOptional(let name, _):
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
      add(
        .cannotBeOptional, "\"\(name)\" has a default in the template: its payload cannot be nil", at: type,
        fix: wrapped.map { .replace(type, with: $0, "write \($0)") })
    case .eitherSides(_, let fault):
      func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " and ") }
      let message =
        switch fault {
        case .severalVoids: "of \(payload.typeText) more than one side is Void, which one link would stand for"
        case .together(let names):
          "\(list(names)) may stand in one link: the sides of an Either are branches of one group"
        case .count(let sides, let parameters):
          "\(payload.typeText) is \(sides) parameters, one a side: the template has \(parameters == 0 ? "none" : "\(parameters)")"
        case .nothing(let names): "\(list(names)) may all be left out: the Either needs a side that is Void"
        }
      add(.eitherSides, message, at: type)
    case .parameterWithoutPayload, .typeMismatch, .misplacedType: break
    }
  }

  /// The fix that gives a case the payload that its template asks for.
  private static func payload(
    for name: String, in template: Template, of element: EnumCaseElementSyntax
  ) -> SourceDiagnostic.Fix? {
    guard let parameter = template.parameters.first(where: { $0.name == name }) else { return nil }
    let isAlways = template.alwaysPresent(template.parameters.enumerated().map { $1.name ?? String($0 + 1) }).contains(
      name)
    guard let type = parameter.type.swiftName else { return nil }
    let new = "\(name): \(type)\(isAlways || parameter.type.isArray ? "" : "?")"
    guard let clause = element.parameterClause else {
      return .insert("(\(new))", after: element.name, "write (\(new))")
    }
    return .insert(clause.parameters.isEmpty ? new : ", \(new)", before: clause.rightParen, "add \(new)")
  }
}

extension RouteBinding.Fault {
  /// The place of the element of the payload that it is about.
  fileprivate var payload: Int {
    switch self {
    case .parameterWithoutPayload: 0
    case .payloadWithoutParameter(let index), .unfitType(let index), .typeMismatch(_, _, let index),
      .misplacedType(_, _, let index):
      index
    case .mustBeOptional(_, let index), .cannotBeOptional(_, let index), .eitherSides(let index, _): index
    }
  }
}

extension PayloadType {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

extension ParameterType {
  /// The Swift type that a template's type stands for; nil for one that only the user can name.
  fileprivate var swiftName: String? {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .double: "Double"
    case .integer(let type):
      type.rawValue.hasPrefix("u") ? "UI" + type.rawValue.dropFirst(2) : "I" + type.rawValue.dropFirst()
    case .array(let element): element.swiftName.map { "[\($0)]" }
    default: nil
    }
  }
}

extension SourceText {
  /// The fix that leaves the type of a parameter to its payload.
  fileprivate func withoutType(_ name: Range<Int>) -> SourceDiagnostic.Fix? {
    let rest = Array(text.utf8)[name.upperBound...]
    guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(where: { "}=".utf8.contains($0) }),
      rest[end] == UInt8(ascii: "}")
    else { return nil }
    return fix("leave the type to the payload", replacing: name.upperBound..<end, with: "")
  }
}
