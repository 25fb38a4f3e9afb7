/// A label that reads a text of a component: a segment, a query value or a fragment.
///
/// What a custom type reads is known only if the table has the type, and only for texts that were tried. It is certain that it
/// reads nothing that its ``CustomType/within`` does not. A custom type whose members are known is read as the set of them.
package struct TextLabel {
  /// The part of a link that a text is in, which restricts the text.
  package enum Component: Int {
    case segment, compactSegment, value
    /// A segment in a host, before its suffix or in place of it.
    case host, wholeHost

    var isInHost: Bool { self == .host || self == .wholeHost }

    func allows(_ text: [UInt8]) -> Bool {
      switch self {
      case .segment: !text.isEmpty && !isDotSegment(text) && text.allSatisfy { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
      case .compactSegment: !text.withBytes(CompactText.refuses) && !text.contains(UInt8(ascii: ":"))
      case .host: CheckedOrigin.isCapturable(text)
      case .wholeHost: CheckedOrigin.isCapturable(text) && !text.withBytes(IPv4Address.isMisspelled)
      case .value: text.allSatisfy { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
      }
    }
  }

  let label: Label
  /// The label with each custom type replaced by a type that contains it.
  package let bound: Label
  let isOpaque: Bool
  /// Whether the table has all of its custom types.
  let isAskable: Bool
  private let component: Component
  private let custom: CustomTypes
  /// Whether a value of a type counts only in its canonical spelling; a mixed segment must be tried.
  private let prints: Bool
  private let members: Set<[UInt8]>?

  package init(_ label: Label, _ component: Component, _ custom: CustomTypes, prints: Bool = false) {
    // A custom type whose members are known does not ignore case.
    let label = if case .folded = label { label } else { label.mapTypes(custom.set) }
    (self.label, self.component, self.custom, self.prints) = (label, component, custom, prints)
    let names = label.types.compactMap { $0.customName }
    isOpaque = !names.isEmpty
    // What a list reads depends on which separators are escaped, too.
    let isList = if case .type(.list) = label { true } else { false }
    isAskable = !isList && names.allSatisfy { custom.types[$0]?.isOpaque == false }
    bound = isOpaque ? label.mapTypes { $0.bound(custom) } : label
    members = if case .type(.oneOf(let words)) = label { Set(words.map { Array($0.utf8) }) } else { nil }
  }

  /// Whether it is unknown which texts the label reads.
  var isOpen: Bool { isOpaque && !isAskable }

  /// Whether the label reads a text, or may, if it is open.
  func reads(_ text: [UInt8]) -> Bool { reads(text, isOpen ? bound : label) }

  /// Whether the text may be read, whatever custom types read.
  func isWithin(_ text: [UInt8]) -> Bool { reads(text, bound) }

  private func reads(_ text: [UInt8], _ label: Label) -> Bool {
    if let members { return members.contains(text) && (component == .value || !text.isEmpty) }
    return switch label {
    case .literal(let literal): literal.utf8.elementsEqual(text)
    case .folded(.mixed(let operands)):
      !text.isEmpty && text.withBytes { MixedSegment(operands, custom, ignoresCase: true).split($0) }
    case .folded(let label): label.texts.contains(String(decoding: text, as: UTF8.self).folded)
    case .type(let type) where component == .value: text.withBytes { type.reads($0, custom: custom) }
    case .type(let type):
      !text.isEmpty
        && text.withBytes { text in
          type.readsSegment(text, custom: custom)
            && (!prints || type.canonical(text, custom: custom)?.utf8.elementsEqual(text) == true)
        }
    case .mixed(let operands): !text.isEmpty && text.withBytes { MixedSegment(operands, custom).split($0) }
    case .wildcard, .rest, .rawRest: !text.isEmpty
    case .tail: true
    }
  }
}

extension Label {
  /// The types of the label; an array counts as its element's.
  package var types: [ParameterType] {
    switch self {
    case .type(let type): [type.element]
    case .mixed(let operands): operands.compactMap { $0.parameter?.type }
    case .folded(let label): label.types
    case .literal, .wildcard, .rest, .rawRest, .tail: []
    }
  }

  fileprivate func mapTypes(_ change: (ParameterType) -> ParameterType) -> Label {
    switch self {
    case .type(let type): .type(change(type))
    case .mixed(let operands):
      .mixed(operands.map { operand in operand.parameter.map { .parameter(.init(type: change($0.type))) } ?? operand })
    case .folded(let label): .folded(label.mapTypes(change))
    case .literal, .wildcard, .rest, .rawRest, .tail: self
    }
  }
}

extension CustomTypes {
  /// The set of a custom type's members, or of those of an array's element; the type itself if the set is unknown, or if a member
  /// has other spellings.
  fileprivate func set(_ type: ParameterType) -> ParameterType {
    guard let members = type.customName.flatMap({ types[$0]?.members }), let set = ParameterType(members: members),
      members.allSatisfy({ $0.isSpelledOneWay && $0.utf8.count <= MixedSegment.longest })
    else { return type }
    return type.isArray ? type.list(of: set) : set
  }
}

extension String {
  /// Whether surely no other text is equal to this one: equality is that of characters, and Unicode has two of `K`, `;` and
  /// `` ` ``, as it has several spellings of letters beyond ASCII.
  fileprivate var isSpelledOneWay: Bool { utf8.allSatisfy { $0 < 0x80 && !"K;`".utf8.contains($0) } }
}

extension ParameterType {
  /// This type, or the first one around it that is not custom: see ``CustomType/within``.
  fileprivate func bound(_ custom: CustomTypes) -> ParameterType {
    if case .list(let element, let separator) = self { return .list(element.bound(custom), separator) }
    var type = element
    for _ in 0...custom.types.count {
      guard let name = type.customName else { return type }
      type = custom.types[name]?.within?.element ?? .string
    }
    // Custom types that refer to each other in a circle leave everything open.
    return .string
  }
}
