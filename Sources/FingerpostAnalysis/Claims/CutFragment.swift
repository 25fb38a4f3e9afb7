/// The fragments of several parts that a route reads, and those that it prints, as expressions over letters.
///
///     #/room/{id}?{via}    reads /room/a?via=b, and /room/a?x&via=b, which it does not print
struct CutFragment: Hashable {
  typealias Text = RegularExpression<CharacterNet.Reading>

  /// A fragment is read if all of these read it: its segments, and for each item all items.
  private(set) var parts: [Text] = []
  /// What it may have that the route does not need.
  private(set) var details: [Text] = []
  private(set) var printed: Text
  /// Those with a key twice, which are not compared.
  private(set) var repeated: [Text] = []
  /// The texts of its parts.
  private(set) var spellings: [Spelling] = []

  private static let any = Characters(listed: [], isExcept: true)
  private static func cut(_ scalar: Unicode.Scalar) -> Text { .one(.cut(scalar)) }
  private static func text(cutAt cuts: String) -> Text { .optional(.repeated(.one(.decoded(any, cuts: cuts)))) }
  private static func row(_ item: Text) -> Text { item + .optional(.repeated(cut("&") + item)) }

  /// The texts that count if no route reads them: without needless escapes, and without empty segments and dot segments.
  static let valid: Text = {
    let segment = CharacterNet.validSegment.map { characters in
      let cuts = characters.isExcept ? "/?".unicodeScalars.map { $0 } : []
      return CharacterNet.Reading.written(
        Characters(listed: characters.listed + cuts, isExcept: characters.isExcept), bare: .fragment)
    }
    return .optional(cut("/")) + .optional(segment + .optional(.repeated(cut("/") + segment)))
      + .optional(cut("?") + .optional(.repeated(.one(.written(any, bare: .fragment)))))
  }()

  /// Nil if the fragment of the route has no such parts.
  ///
  /// - Parameters:
  ///   - isLenient: whether empty segments are left out.
  ///   - asksAll: whether it matters which items it has that the route does not need.
  init?(_ program: Program, _ setting: RelationSetting, isLenient: Bool, asksAll: Bool) {
    guard let shape = program.fragmentParts, shape.kind != .text else { return nil }
    let slashes = isLenient ? Text.repeated(Self.cut("/")) : Self.cut("/")
    var (path, isEmpty) = (shape.isRooted ? slashes : .nothing, true)
    printed = shape.isRooted ? Self.cut("/") : .nothing
    for label in program.path(shape).map(program.label) {
      let spelling = Spelling.sequence(CharacterNet.spellings(label, .segment, setting))
      path = path + (isEmpty ? .nothing : slashes) + spelling.map { .decoded($0, cuts: "/?") }
      printed = printed + (isEmpty ? .nothing : Self.cut("/")) + spelling.map { .written($0, bare: .segment) }
      isEmpty = false
      spellings.append(spelling)
    }
    if shape.kind == .path {
      // Dot segments are read by no route.
      let segment = CharacterNet.validSegment.map { CharacterNet.Reading.decoded($0, cuts: "/?") }
      let items = Text.optional(Self.cut("?") + Self.text(cutAt: ""))
      parts.append(path + (isEmpty ? .nothing : .optional(slashes)) + items)
      parts.append(.optional(segment) + .optional(.repeated(Self.cut("/") + .optional(segment))) + items)
    } else {
      parts.append(Self.text(cutAt: ""))
    }
    addItems(program, shape, setting, asksAll)
  }

  private mutating func addItems(
    _ program: Program, _ shape: FragmentShape, _ setting: RelationSetting, _ asksAll: Bool
  ) {
    let (isStrict, plusIsSpace) = (setting.isStrict(program.route), setting.table.options.text.plus == .form)
    /// The texts in which all items are such ones.
    func whole(_ items: Text, isNeeded: Bool) -> Text {
      if shape.kind == .items { return items }
      let behind = Self.cut("?") + items
      return Self.text(cutAt: "?") + (isNeeded ? behind : .optional(behind))
    }
    var row: [(text: Text, isOptional: Bool)] = []
    for step in program.steps(shape) {
      for item in program.items(step) {
        let (key, want) = (program.text(item.key), program.want(item.value))
        let value = Spelling.sequence(CharacterNet.spellings(want.label, .value, setting))
        spellings += [.text(key), value]
        func read(_ spelling: Spelling, _ cuts: String) -> Text {
          spelling.map { .decoded($0, cuts: cuts, plusIsSpace: plusIsSpace) }
        }
        let assigned = Self.cut("=") + read(value, "&")
        let own = read(.text(key), "&=") + (value.reads("") ? .optional(assigned) : assigned)
        let anyValue = Text.optional(Self.cut("=") + Self.text(cutAt: "&"))
        let (same, other) = (read(.text(key), "&=") + anyValue, read(.others(than: key), "&=") + anyValue)
        let before = Text.optional(.repeated(other + Self.cut("&")))
        let one = before + own + .optional(.repeated(Self.cut("&") + other))
        let isOptional = step.kind == .optional || want.isOptional
        if !want.isList {
          let any = Text.optional(.repeated(Self.cut("&") + Self.text(cutAt: "&")))
          repeated.append(whole(before + same + any + Self.cut("&") + same + any, isNeeded: true))
        }
        if want.isList {
          if isStrict { parts.append(whole(Self.row(.either([own, other])), isNeeded: false)) }
        } else if !isOptional {
          parts.append(whole(one, isNeeded: true))
        } else {
          if isStrict { parts.append(whole(.either([one, Self.row(other)]), isNeeded: false)) }
          if asksAll { details.append(whole(one, isNeeded: true)) }
        }
        let written =
          Spelling.text(key).map { CharacterNet.Reading.written($0, bare: .query) } + Self.cut("=")
          + value.map { .written($0, bare: .query) }
        row.append((want.isList ? Self.row(written) : written, isOptional || want.isList))
      }
    }
    // Items in order, some of which may be missing; the first that is there has no "&" before it.
    var (some, more) = (Text.either([]), Text.nothing)
    for (text, isOptional) in row.reversed() {
      some = .either([text + more] + (isOptional ? [some] : []))
      more = (isOptional ? .optional(Self.cut("&") + text) : Self.cut("&") + text) + more
    }
    if row.isEmpty { return }
    let items = shape.kind == .items ? some : Self.cut("?") + some
    printed = printed + (row.allSatisfy(\.isOptional) ? .optional(items) : items)
  }
}

extension Spelling {
  /// All texts but one.
  fileprivate static func others(than text: String) -> Spelling {
    text.unicodeScalars.reversed().reduce(.anything) { rest, scalar in
      .optional(
        .either([
          .one(Characters(listed: [scalar], isExcept: true)) + .optional(.anything),
          .one(Characters(listed: [scalar])) + rest,
        ]))
    }
  }
}
