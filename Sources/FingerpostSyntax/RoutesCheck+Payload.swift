import FingerpostEngine
import SwiftSyntax

// What keeps a template and a payload from fitting each other: where it is said, with a change that mends it.

extension RoutesCheck {
  /// - Parameter case: the case that the payload is of, where a fix may add to it.
  mutating func add(
    _ binding: TemplateBinding, _ source: SourceText, _ ranges: Template.Ranges, _ payload: [RoutesEnum.Payload],
    case element: EnumCaseElementSyntax?
  ) {
    let missing = binding.faults.count { $0.kind == .parameterWithoutPayload(nearest: nil) }
    for fault in binding.faults {
      let message = fault.message { payload[$0].typeText }
      let ranges = zip(binding.names, ranges.parameters).filter { $0.0 == fault.name }.map(\.1)
      func add(_ kind: SourceDiagnostic.Kind, _ fix: SourceDiagnostic.Fix?) {
        let offset = source.offset(of: ranges.first?.own.lowerBound ?? 0)
        self.add(kind, message, at: source.syntax, offset: offset, fix: fix)
      }
      guard let index = fault.element else {
        guard case .parameterWithoutPayload(let near) = fault.kind, let name = fault.name else { continue }
        let payload = missing == 1 ? element.flatMap { Self.payload(for: name, in: binding, of: $0) } : nil
        add(
          .parameterWithoutPayload,
          near.map { near in source.fix("write \(near)", replacing: ranges.map { (range: $0.own, new: near) }) }
            ?? payload)
        continue
      }
      let held = payload[index]
      let type = held.typeSyntax
      switch fault.kind {
      case .parameterWithoutPayload: break
      case .misplacedType(let error) where error.isOfDefault:
        let range = ranges.lazy.compactMap(\.standard).first
        let fix = range.flatMap { range in
          error.fix.flatMap { source.fix("write \"\($0)\"", replacing: range, with: $0) }
        }
        let start = range?.lowerBound ?? ranges.first?.own.lowerBound ?? 0
        self.add(.typeMismatch, message, at: source.syntax, offset: source.offset(of: start), fix: fix)
      case .misplacedType: add(.typeMismatch, nil)
      case .typeMismatch(let stated):
        add(
          .typeMismatch,
          held.type.parameters.first?.isArray == stated.isArray ? ranges.first.flatMap(source.withoutType) : nil)
      case .colonName(let word):
        add(.colonName, ranges.first.flatMap { source.fix("write {\(word)}", replacing: $0.whole, with: "{\(word)}") })
      case .payloadWithoutParameter: self.add(.payloadWithoutParameter, message, at: held.syntax)
      case .unfitType: self.add(.unfitType, message, at: type)
      case .mustBeOptional:
        self.add(.mustBeOptional, message, at: type, fix: .insert("?", after: type, "write \(held.typeText)?"))
      case .cannotBeOptional:
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
        self.add(
          .cannotBeOptional, message, at: type, fix: wrapped.map { .replace(type, with: $0, "write \($0)") })
      case .severalVoids, .sideCount, .together, .noneOf: self.add(.eitherSides, message, at: type)
      }
    }
  }

  /// The fix that gives a case the payload that its template asks for.
  private static func payload(
    for name: String, in binding: TemplateBinding, of element: EnumCaseElementSyntax
  ) -> SourceDiagnostic.Fix? {
    guard let parameter = binding.untyped.parameters.first(where: { $0.name == name }),
      let type = parameter.type.swiftName
    else { return nil }
    let isAlways = binding.untyped.alwaysPresent(binding.names).contains(name)
    let new = "\(name): \(type)\(isAlways || parameter.type.isArray ? "" : "?")"
    guard let clause = element.parameterClause else {
      return .insert("(\(new))", after: element.name, "write (\(new))")
    }
    return .insert(clause.parameters.isEmpty ? new : ", \(new)", before: clause.rightParen, "add \(new)")
  }
}

extension RoutesEnum.Payload {
  /// What binding to a template asks of it.
  var operand: TemplateBinding.Element {
    TemplateBinding.Element(
      label: label, type, standard: defaultText.map { .text($0) } ?? (hasDefault ? .unread : .none),
      mayBeAlias: mayBeAlias, seen: seen.map { $0?.customType })
  }
}

extension ParameterType {
  /// The type of the standard library that a template's type stands for; nil for one of anybody else.
  var swiftName: String? {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .double: "Double"
    case .integer(let type): type.swiftName
    case .array(let element): element.swiftName.map { "[\($0)]" }
    default: nil
    }
  }
}

extension SourceText {
  /// The fix that leaves the type of a parameter to its payload.
  fileprivate func withoutType(_ parameter: Template.Ranges.Parameter) -> SourceDiagnostic.Fix? {
    guard !parameter.name.isEmpty, !parameter.type.isEmpty, parameter.type.upperBound + 1 == parameter.whole.upperBound
    else { return nil }
    return fix("leave the type to the payload", replacing: parameter.type, with: "")
  }
}
