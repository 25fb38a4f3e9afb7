import SwiftSyntax

// An optional payload that is never nil, and a default that never counts: parentheses around the parameter fix both.

extension RoutesCheck {
  /// Warns of nil, and of a default, where no route of the case can leave the parameter out.
  mutating func checkLeftOut(of element: RoutesEnum.Case, _ all: ArraySlice<SoundRoute>) {
    let own = all.filter(\.typed.flags.isPrinted)
    let readOnly = all.count { $0.isReadOnly && !$0.attribute.isDeprecated }
    // A faulty route may be the one that is meant to leave it out.
    guard let first = own.first,
      own.count + readOnly + element.deprecatedCount == element.routes.count + element.mounts.count
    else { return }
    for (index, why) in first.neverNil.sorted(by: { $0.key < $1.key })
    where own.allSatisfy({ $0.neverNil[index] != nil }) {
      let type = element.payload[index].typeSyntax
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
      let group = own.lazy.compactMap { $0.group(around: index) }.first
      let mayChange = why == .always || why == .hasDefault
      add(
        .neverNil,
        "nil cannot be printed\(why.reason(of: element.name)); "
          + (group.map { "write \($0.replacement) in the template, or " } ?? "") + why.advice,
        severity: .warning, at: type, fix: group ?? (mayChange ? wrapped.map { .replace(type, with: $0) } : nil))
    }
    for index in first.neverLeftOut.sorted() where own.allSatisfy({ $0.neverLeftOut.contains(index) }) {
      // A link that is only read, or gone, may leave it out.
      let id = element.payload[index].syntax.id
      guard let defaultValue = element.payload[index].defaultValue,
        all.allSatisfy({ $0.payload.contains { $0.syntax.id == id } })
      else { continue }
      let group = own.lazy.compactMap { $0.group(around: index) }.first
      add(
        .unusedDefault,
        "the default is never used, because every link of \"\(element.name)\" has this parameter"
          + (group.map { ": write \($0.replacement) in the template" } ?? ""),
        severity: .warning, at: defaultValue, fix: group)
    }
  }
}

extension TemplateBinding {
  /// The template as it is written, with the payload's defaults, but without the names of custom types.
  var written: Template {
    let own = parameters.indices.map { slot -> ParameterType? in
      guard selfNamed.contains(slot) else { return nil }
      return parameters[slot].type.separator.map { .list(.string, $0) } ?? .string
    }
    let stated = defaults.filter { name, value in
      // The code that runs gives the defaults of all others.
      if case .text = value { !optional.contains(name) } else { false }
    }
    return ((try? untyped.withTypes(own)) ?? untyped).withDefaults(stated)
  }

  /// The optional elements of a payload for which no link stands for nil, and why.
  func neverNil(_ payload: [RoutesEnum.Payload]) -> [Int: NeverNil] {
    let elements = payload.enumerated().compactMap { index, held -> NeverNil.Element? in
      guard case .optional = held.type, let target = targets[index].first, held.knownDefault != .unknown,
        !neverLeftOut.contains(index)
      else { return nil }
      return NeverNil.Element(index, target.name, hasDefault: held.knownDefault != nil)
    }
    return elements.isEmpty ? [:] : template.neverNil(elements, names)
  }
}

extension RoutesEnum.Case {
  fileprivate var deprecatedCount: Int { routes.count(where: \.isDeprecated) }
}

extension RoutesEnum.Attribute {
  fileprivate var isDeprecated: Bool { flags(Template.Flags.none).deprecation != nil }
}

extension RoutesCheck.SoundRoute {
  /// The fix that lets a link leave out an element of the payload: parentheses around the segment, the query item or the
  /// fragment that holds its parameter. Nil if the template would not read then, or would not fit the payload.
  fileprivate func group(around element: Int) -> SourceDiagnostic.Fix? {
    var ranges = Template.Ranges()
    guard let source = attribute.template, let template = try? Template(source.text, ranges: &ranges) else {
      return nil
    }
    let elements = (kind.isMount ? payload.dropLast() : payload).map(\.operand)
    let slots = TemplateBinding(template, to: elements).targets[element].flatMap(\.slots)
    guard let slot = slots.first, slots.count == 1 else { return nil }
    let bytes = Array(source.text.utf8)
    let range = Self.part(of: bytes, around: ranges.parameters[slot].whole)
    let group = "(\(String(decoding: bytes[range], as: UTF8.self)))"
    let payload = kind.isMount ? Array(payload.dropLast()) : payload
    return source.fix(replacing: range, with: group, toFit: elements) { $0.neverNil(payload)[element] == nil }
  }

  /// The segment, the query item or the fragment around a parameter; a fragment begins with its `#`.
  private static func part(of bytes: [UInt8], around parameter: Range<Int>) -> Range<Int> {
    let stops = "/?&|() ".utf8
    let start = bytes[..<parameter.lowerBound].lastIndex { stops.contains($0) || $0 == UInt8(ascii: "#") }
    let end = bytes[parameter.upperBound...].firstIndex { stops.contains($0) || $0 == UInt8(ascii: "#") }
    let from = start.map { bytes[$0] == UInt8(ascii: "#") ? $0 : $0 + 1 }
    return (from ?? 0)..<(end ?? bytes.count)
  }
}
