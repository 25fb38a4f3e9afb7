/// The fragments of several parts that a route reads, and those that it prints, as expressions over letters.
///
///     #/room/{id}?{via}    reads /room/a?via=b and /room/a?x=y&via=b, and prints the first
///
/// Items come in any order, between others. One expression for that would list all orders; so there is one for the path, and one for each
/// key, and a fragment is read if all of them read it: `/room/{id}`, and `via=…` among any other items. They are states of one automaton,
/// and ``SubsetConstruction`` counts how many of them accept. Printing has one order, so one expression says what is printed.
struct FragmentLanguage: Hashable {
  typealias Text = RegularExpression<LetterClass>

  /// A fragment is read if all of these read it: one for the segments, and one for each key.
  private(set) var parts: [Text] = []
  /// The fragments with an item that the route does not need: which of two routes answers may depend on it.
  private(set) var details: [Text] = []
  /// The fragments with a key twice.
  private(set) var repeated: [Text] = []
  private(set) var printed: Text
  /// All expressions over characters in it: their characters are letters of the alphabet.
  private(set) var expressions: [TextExpression] = []
  private let kind: Template.Fragment.Kind

  /// Nil if the fragment of the route has one part.
  ///
  /// - Parameter isLenient: whether empty segments are left out.
  init?(_ program: Program, _ setting: RelationSetting, isLenient: Bool) {
    guard let shape = program.fragmentParts, shape.kind != .text else { return nil }
    (kind, printed) = (shape.kind, shape.isRooted ? Self.cut("/") : .nothing)
    let slashes = isLenient ? Text.repeated(Self.cut("/")) : Self.cut("/")
    var path = shape.isRooted ? slashes : .nothing
    for (index, instruction) in program.path(shape).enumerated() {
      let segment = TextExpression.sequence(UnionAutomaton.expressions(program.label(instruction), .segment, setting))
      expressions.append(segment)
      if index > 0 { (path, printed) = (path + slashes, printed + Self.cut("/")) }
      path = path + segment.map { .decoded($0, cuts: "/?") }
      printed = printed + segment.map { .written($0, bare: .segment) }
    }
    if kind == .path {
      let segment = Text.optional(UnionAutomaton.validSegment.map { .decoded($0, cuts: "/?") })
      let anyItems = Text.optional(Self.cut("?") + Self.text(cutAt: ""))
      // One slash may end it, as it may end a path; and dot segments are not read.
      parts.append(path + (shape.path.range.isEmpty ? .nothing : .optional(slashes)) + anyItems)
      parts.append(Self.row(segment, between: Self.cut("/")) + anyItems)
    } else {
      parts.append(Self.text(cutAt: ""))
    }
    addItems(program, shape, setting)
  }

  private mutating func addItems(_ program: Program, _ shape: FragmentShape, _ setting: RelationSetting) {
    let (isStrict, plusIsSpace) = (setting.isStrict(program.route), setting.table.options.text.plus == .form)
    let and = Self.cut("&")
    // What is printed from each item on: behind another item, and as the first one.
    var (more, some, needsItems) = (Text.nothing, Text.either([]), false)
    for step in program.fragmentSteps.reversed() {
      for item in program.items(step) {
        let (key, want) = (program.text(item.key), program.want(item.value))
        let value = TextExpression.sequence(UnionAutomaton.expressions(want.label, .value, setting))
        let isOptional = step.kind == .optional || want.isOptional || want.isList
        expressions += [.text(key), value]
        func read(_ expression: TextExpression, cutAt cuts: String) -> Text {
          expression.map { .decoded($0, cuts: cuts, plusIsSpace: plusIsSpace) }
        }
        let anyValue = Text.optional(Self.cut("=") + Self.text(cutAt: "&"))
        let (same, other) = (read(.text(key), cutAt: "&=") + anyValue, read(.others(than: key), cutAt: "&=") + anyValue)
        let valued = Self.cut("=") + read(value, cutAt: "&")
        let own = read(.text(key), cutAt: "&=") + (value.reads("") ? .optional(valued) : valued)
        let before = Text.optional(.repeated(other + and))
        let one = before + own + .optional(.repeated(and + other))
        let others = Self.row(want.isList ? .either([own, other]) : other, between: and)
        // What does not read counts as missing, unless the table is strict.
        if !isOptional { parts.append(behindPath(one)) }
        if isOptional, isStrict {
          parts.append(behindPath(want.isList ? others : .either([one, others]), isOptional: true))
        }
        if !want.isList {
          if isOptional { details.append(behindPath(one)) }
          let rest = Text.optional(.repeated(and + Self.text(cutAt: "&")))
          repeated.append(behindPath(before + same + rest + and + same + rest))
        }
        let name = TextExpression.text(key).map { LetterClass.written($0, bare: .query) }
        let single = name + Self.cut("=") + value.map { .written($0, bare: .query) }
        let written = want.isList ? Self.row(single, between: and) : single
        some = .either([written + more] + (isOptional ? [some] : []))
        more = (isOptional ? .optional(and + written) : and + written) + more
        needsItems = needsItems || !isOptional
      }
    }
    let items = kind == .path ? Self.cut("?") + some : some
    printed = printed + (needsItems ? items : .optional(items))
  }

  /// The fragments in which all items are such ones.
  ///
  /// - Parameter isOptional: whether there may be none.
  private func behindPath(_ items: Text, isOptional: Bool = false) -> Text {
    if kind == .items { return items }
    let items = Self.cut("?") + items
    return Self.text(cutAt: "?") + (isOptional ? .optional(items) : items)
  }

  // MARK: Texts

  private static let any = Characters(listed: [], isExcept: true)
  private static func cut(_ scalar: Unicode.Scalar) -> Text { .one(.cut(scalar)) }
  private static func text(cutAt cuts: String) -> Text { .optional(.repeated(.one(.decoded(any, cuts: cuts)))) }
  private static func row(_ part: Text, between cut: Text) -> Text { part + .optional(.repeated(cut + part)) }

  /// The fragments that are compared if no route reads them: without needless escapes, empty segments and dot segments.
  static let valid: Text = {
    let segment = UnionAutomaton.validSegment.map { characters in
      let cuts: [Unicode.Scalar] = characters.isExcept ? ["/", "?"] : []
      let all = Characters(listed: characters.listed + cuts, isExcept: characters.isExcept)
      return LetterClass.written(all, bare: .fragment)
    }
    return .optional(cut("/")) + .optional(row(segment, between: cut("/")))
      + .optional(cut("?") + .optional(.repeated(.one(.written(any, bare: .fragment)))))
  }()
}

extension TextExpression {
  /// All texts but one.
  fileprivate static func others(than text: String) -> TextExpression {
    text.unicodeScalars.reversed().reduce(.anything) { rest, scalar in
      let other = TextExpression.one(Characters(listed: [scalar], isExcept: true)) + .optional(.anything)
      return .optional(.either([other, .one(Characters(listed: [scalar])) + rest]))
    }
  }
}
