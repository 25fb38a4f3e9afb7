import FingerpostEngine
import SwiftSyntax

// An optional payload that is never nil, and a default that never counts: parentheses around the parameter mend both.

extension RoutesCheck {
  /// Warns of nil, and of a default, where no route of the case can leave the parameter out.
  mutating func checkLeftOut(of element: RoutesEnum.Case) {
    let all = sound.filter { $0.syntax.id == element.syntax.id }
    let own = all.filter(\.typed.flags.isPrinted)
    let readOnly = all.count { $0.isReadOnly && !$0.attribute.isDeprecated }
    // A faulty route may be the one that is meant to leave it out.
    guard let first = own.first,
      own.count + readOnly + element.deprecatedCount == element.routes.count + element.mounts.count
    else { return }
    for index in first.neverNil.sorted() where own.allSatisfy({ $0.neverNil.contains(index) }) {
      let type = element.payload[index].typeSyntax
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
      let group = own.lazy.compactMap { $0.group(around: index) }.first
      add(
        .neverNil,
        "nil has no link, as every link of \"\(element.name)\" has this parameter: write "
          + (group.map { "\($0.replacement) in the template, or " } ?? "") + "a type without nil",
        severity: .warning, at: type, fix: group ?? wrapped.map { .replace(type, with: $0, "write \($0)") })
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
        "the default never counts, as every link of \"\(element.name)\" has this parameter"
          + (group.map { ": write \($0.replacement) in the template" } ?? ""),
        severity: .warning, at: defaultValue, fix: group)
    }
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
    let isMount = if case .mount = form { true } else { false }
    let elements = (isMount ? payload.dropLast() : payload).map(\.operand)
    let slots = TemplateBinding(template, to: elements).targets[element].flatMap(\.slots)
    guard let slot = slots.first, slots.count == 1 else { return nil }
    let bytes = Array(source.text.utf8)
    let range = Self.part(of: bytes, around: ranges.parameters[slot].whole)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let group = "(\(text(range)))"
    let changed = text(0..<range.lowerBound) + group + text(range.upperBound..<bytes.count)
    guard let changed = try? Template(changed) else { return nil }
    let binding = TemplateBinding(changed, to: elements)
    guard binding.faults.isEmpty, !binding.neverNil.contains(element) else { return nil }
    return source.fix("write \(group)", replacing: range, with: group)
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
