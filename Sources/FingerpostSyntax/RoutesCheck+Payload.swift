import FingerpostEngine
import SwiftSyntax

// What keeps a template and a payload from fitting each other: where it is said, with a change that mends it.

extension RoutesCheck {
  /// - Parameter case: the case that the payload is of, where a fix may add to it.
  mutating func add(
    _ faults: [TemplateBinding.Fault], _ source: SourceText, _ payload: [RoutesEnum.Payload], _ template: Template,
    case element: EnumCaseElementSyntax?
  ) {
    let missing = faults.count { if case .parameterWithoutPayload(_, nil) = $0 { true } else { false } }
    for fault in faults {
      let places = fault.parameter.map { source.places(of: $0, in: template) } ?? []
      let held = fault.element.map { payload[$0] }
      var fix: SourceDiagnostic.Fix?
      switch fault {
      case .parameterWithoutPayload(_, let near?):
        fix = source.fix("write \(near)", replacing: places.map { (range: $0, new: near) })
      case .parameterWithoutPayload(let name, nil):
        if missing == 1, let element { fix = Self.payload(for: name, in: template, of: element) }
      case .typeMismatch(_, let stated, _):
        if held?.type.isList == stated.isArray { fix = places.first.flatMap(source.withoutType) }
      case .colonName(_, let word, _):
        fix = places.first.flatMap { source.fix("write {\(word)}", replacing: $0, with: "{\(word)}") }
      case .mustBeOptional:
        fix = held.map { .insert("?", after: $0.typeSyntax, "write \($0.typeText)?") }
      case .cannotBeOptional:
        fix = held.flatMap { held in
          let wrapped = held.typeSyntax.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
          return wrapped.map { .replace(held.typeSyntax, with: $0, "write \($0)") }
        }
      case .payloadWithoutParameter, .unfitType, .misplacedType, .eitherSides: break
      }
      let message = fault.message { payload[$0].typeText }
      if fault.isOfTemplate {
        let offset = source.offset(of: places.first?.lowerBound ?? 0)
        add(fault.kind, message, at: source.syntax, offset: offset, fix: fix)
      } else if let held {
        let isWhole = if case .payloadWithoutParameter = fault { true } else { false }
        add(fault.kind, message, at: isWhole ? held.syntax : Syntax(held.typeSyntax), fix: fix)
      }
    }
  }

  /// The fix that gives a case the payload that its template asks for.
  private static func payload(
    for name: String, in template: Template, of element: EnumCaseElementSyntax
  ) -> SourceDiagnostic.Fix? {
    guard let parameter = template.parameters.first(where: { $0.name == name }) else { return nil }
    let isAlways = template.alwaysPresent(template.parameterNames).contains(name)
    guard let type = parameter.type.swiftName else { return nil }
    let new = "\(name): \(type)\(isAlways || parameter.type.isArray ? "" : "?")"
    guard let clause = element.parameterClause else {
      return .insert("(\(new))", after: element.name, "write (\(new))")
    }
    return .insert(clause.parameters.isEmpty ? new : ", \(new)", before: clause.rightParen, "add \(new)")
  }
}

extension TemplateBinding.Fault {
  fileprivate var kind: SourceDiagnostic.Kind {
    switch self {
    case .parameterWithoutPayload: .parameterWithoutPayload
    case .payloadWithoutParameter: .payloadWithoutParameter
    case .unfitType: .unfitType
    case .typeMismatch, .misplacedType: .typeMismatch
    case .colonName: .colonName
    case .mustBeOptional: .mustBeOptional
    case .cannotBeOptional: .cannotBeOptional
    case .eitherSides: .eitherSides
    }
  }

  /// Whether it is said where the parameter stands, and not where the payload does.
  fileprivate var isOfTemplate: Bool {
    switch self {
    case .parameterWithoutPayload, .typeMismatch, .colonName, .misplacedType: true
    case .payloadWithoutParameter, .unfitType, .mustBeOptional, .cannotBeOptional, .eitherSides: false
    }
  }
}

extension RoutesEnum.Payload {
  /// What binding to a template asks of it.
  var operand: TemplateBinding.Element {
    let form: TemplateBinding.Element.Form =
      switch type {
      case .one: .one
      case .optional: .optional
      case .list: .list
      case .either(let sides): .either(voids: sides.count { $0 == nil })
      case .unfit: .unfit
      }
    return TemplateBinding.Element(
      label: label, form, type.parameters, standard: defaultText.map { .text($0) } ?? (hasDefault ? .unread : .none),
      mayBeAlias: mayBeAlias)
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
