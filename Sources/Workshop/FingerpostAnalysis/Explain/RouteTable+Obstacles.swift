// What keeps a route from reading a text, from the slips of its distance.

extension RouteTable {
  func obstacles(_ near: Near, _ text: ScannedText, method: String? = nil) -> [Obstacle] {
    var missing = 0
    return near.distance.slips.flatMap { slip in
      if case .missing(_, text.count) = slip { missing += 1 }
      return obstacles(slip, near.index, text, method, missing: missing)
    }
  }

  /// - Parameter missing: how many segments are missing at the end of the path so far, this one included.
  func obstacles(
    _ slip: Distance.Slip, _ route: Int, _ text: ScannedText, _ method: String?, missing: Int = 1
  ) -> [Obstacle] {
    let program = programs[route]
    switch slip {
    case .item(let step): return obstacles(step, of: nil, program, text)
    case .fragmentItem(let step): return obstacles(step, of: program.fragmentParts, program, text)
    default: return [obstacle(slip, program, text, method, missing: missing)]
    }
  }

  private func obstacle(
    _ slip: Distance.Slip, _ program: Program, _ text: ScannedText, _ method: String?, missing: Int
  ) -> Obstacle {
    // Compact text has no escapes.
    let bare: ByteSet? = text.isCompact ? nil : .literal
    switch slip {
    case .origin: return obstacle(origin: text, program.route)
    case .value(let instruction, let segment):
      let found = text.bytes.string(text.segment(segment))
      let expected = program.expectation(instruction, bare)
      return Obstacle(
        .segment(segment + 1), expected, found: [found], suggestion: suggestion(for: found, expected, bare),
        offset: offset(ofSegment: segment, text), members: expected.members(bare))
    case .parameter(let instruction, let segment, _):
      let expected = program.expectation(instruction, bare)
      return Obstacle(
        .segment(segment + 1), expected, found: [text.bytes.string(text.segment(segment))],
        offset: offset(ofSegment: segment, text), members: expected.members(bare), hasParameter: true)
    case .missing(let instruction, let segment):
      let expected = program.expectation(instruction, bare)
      return Obstacle(
        segment < text.count ? .beforeSegment(segment + 1) : .segment(segment + missing), expected,
        offset: offset(ofSegment: segment, text), members: expected.members(bare))
    case .tooMany(let segment):
      return Obstacle(
        .segment(segment + 1), .nothing, found: [text.bytes.string(text.segment(segment))],
        offset: offset(ofSegment: segment, text))
    case .fragment: return obstacle(fragment: program, text)
    case .fragmentSegment(let instruction, let segment):
      return obstacle(fragmentSegment: segment, program.expectation(instruction, .inFragment), text)
    case .tooManyInFragment(let segment): return obstacle(fragmentSegment: segment, .nothing, text)
    case .method:
      let (wanted, given) = (methods[Int(program.record.method) - 1], method ?? "GET")
      // Methods are case-sensitive (RFC 9110 §9.1), and small letters a likely slip.
      return Obstacle(.method, .method(wanted), found: [given], suggestion: given.uppercased() == wanted ? wanted : nil)
    case .colon:
      let found = text.bytes.string(text.segment(0))
      // As it is written in the authority of a custom scheme.
      let escaped = PercentEncoding.encode(found, bare: .authority)
      return Obstacle(.segment(1), .literal(escaped), found: [found], offset: offset(ofSegment: 0, text))
    case .refused, .item, .fragmentItem: return Obstacle(.values, .destination, offset: text.pathEnd)
    }
  }

  private func offset(ofSegment segment: Int, _ text: ScannedText) -> Int {
    segment < text.count ? Int(text.segment(segment).start) : text.pathEnd
  }

  private func obstacle(origin text: ScannedText, _ route: Int) -> Obstacle {
    let web = originSet.mask { $0.isForWeb }
    let isWebOnly = routes[route].template.flags.isWebOnly && web & text.fitting == 0
    let found = originSet.first(of: text.fitting).map { [$0.description] } ?? []
    return Obstacle(.origin, isWebOnly ? .webOrigin : .origins(origins(of: route)), found: found, offset: 0)
  }

  private func obstacle(fragment program: Program, _ text: ScannedText) -> Obstacle {
    let found = text.fragment.map { [text.bytes.string($0)] } ?? []
    if let fragment = routes[program.route].template.fragment, fragment.hasParts {
      return Obstacle(.fragment, .fragment(fragment.text), found: found, offset: text.pathEnd)
    }
    let expected = program.record.fragment.map { program.expectation($0.value, .fragment) } ?? .nothing
    let isValue = if case .value = expected { true } else { false }
    return Obstacle(
      .fragment, expected, found: found, suggestion: found.first.flatMap { suggestion(for: $0, expected, .fragment) },
      offset: isValue && text.fragment != nil ? nil : text.pathEnd, members: expected.members(.fragment))
  }

  private func obstacle(fragmentSegment segment: Int, _ expected: Obstacle.Expectation, _ text: ScannedText) -> Obstacle
  {
    let path = text.fragmentPath ?? []
    let slice = path.indices.contains(segment) ? path[segment] : nil
    let found = slice.map { [text.bytes.string($0)] } ?? []
    return Obstacle(
      .fragmentSegment(segment + 1), expected, found: found,
      suggestion: found.first.flatMap { suggestion(for: $0, expected, .inFragment) },
      offset: slice.flatMap { text.isFragmentPlain ? Int($0.start) : nil } ?? text.pathEnd,
      members: expected.members(.inFragment))
  }

  /// - Parameter parts: the fragment that has the item; nil for an item of the query.
  private func obstacles(
    _ step: QueryStep, of parts: FragmentShape?, _ program: Program, _ text: ScannedText
  ) -> [Obstacle] {
    let (items, range) = (program.items(step), parts.map(text.fragmentItems))
    let bare: ByteSet = parts == nil ? .query : .inFragment
    func part(_ key: String) -> LinkPart { parts == nil ? .query(key) : .fragmentItem(key) }
    func offset(_ item: Int?) -> Int {
      guard let item, parts == nil || text.isFragmentPlain else { return text.pathEnd }
      return Int(text.item(item).key.start)
    }
    func value(_ item: StepItem, _ texts: [String], at offset: Int) -> Obstacle {
      let expected =
        texts.count > 1 && !program.takesList(item) ? .once : program.expectation(item.value, bare)
      let suggestion = texts.lazy.compactMap { self.suggestion(for: $0, expected, bare) }.first
      return Obstacle(
        part(program.text(item.key)), expected, found: texts, suggestion: suggestion, offset: offset,
        members: expected.members(bare))
    }
    guard let item = items.first(where: { !text.occurrences(of: $0, programs, in: range).isEmpty }) else {
      let (keys, like) = (items.map { program.text($0.key) }, text.itemLike(items, program, in: range))
      let missing = Obstacle(
        part(keys.first ?? ""), .keys(keys.map { PercentEncoding.shown($0, bare: bare) }),
        found: like.map { [text.bytes.string(text.item($0).key)] } ?? [], offset: offset(like))
      // The value under a key that is misspelt may be another one, too.
      guard let like, let meant = items.first(where: { text.isKey(of: like, like: $0, program) }) else {
        return [missing]
      }
      let found = text.bytes.string(text.item(like).value)
      return [missing] + (program.reads(found, meant.value) ? [] : [value(meant, [found], at: offset(like))])
    }
    let found = text.occurrences(of: item, programs, in: range)
    let texts = found.map { text.bytes.string(text.item($0).value) }
    // Of a query the last item that does not read, as in the error of the link.
    let unread =
      found.indices.last { !program.takesList(item) || !program.reads(texts[$0], item.value) } ?? found.count - 1
    return [value(item, texts, at: offset(parts == nil ? found[unread] : found.first))]
  }

  /// What was meant, as it is written in a link.
  ///
  /// - Parameter bare: the bytes that need no escape there; nil for compact text, which has no escapes.
  private func suggestion(for text: String, _ expected: Obstacle.Expectation, _ bare: ByteSet?) -> String? {
    switch expected {
    case .literal(let written): nearestWord(to: text.written(bare), among: [written])
    case .value(_, let type): nearestWord(to: text, among: members(of: type) ?? [])?.written(bare)
    default: nil
    }
  }

  /// The texts that a type reads, if they are known.
  func members(of type: ParameterType) -> [String]? {
    switch type.element {
    case .oneOf(let members): members
    case .custom(let name): custom.types[name]?.members
    default: nil
    }
  }
}

extension OriginSet {
  /// The first of some origins, one bit each.
  func first(of bits: UInt64) -> Origin? {
    origins.indices.first { bits >> UInt64($0) & 1 == 1 }.map { origins[$0] }
  }
}

extension ScannedText {
  /// The first item whose key is likely a misspelling of one of these.
  ///
  /// - Parameter range: where to look; nil for the query.
  func itemLike(_ items: [StepItem], _ program: Program, in range: Range<Int>? = nil) -> Int? {
    (range ?? 0..<itemCount).first { index in items.contains { isKey(of: index, like: $0, program) } }
  }

  /// Whether the key of an item is likely a misspelling of another.
  fileprivate func isKey(of index: Int, like wanted: StepItem, _ program: Program) -> Bool {
    slipCount(from: Array(bytes[item(index).key]), to: program.bytes(wanted.key)) != nil
  }
}

extension Program {
  /// Whether a query item, or an item of a fragment, reads a value.
  func reads(_ value: String, _ instruction: Instruction) -> Bool {
    switch instruction.kind {
    case .literal: value.isIdentical(to: text(instruction.literal))
    case .mixed: value.withBytes { programs.flat.readsValue($0, by: instruction) }
    default: type(Int(instruction.index)).element.reads(text: value, custom: programs.custom)
    }
  }

  /// What an instruction expects of a segment, a value or a fragment, a literal as it is written in a link: see ``RouteTable/suggestion(for:_:_:)``.
  fileprivate func expectation(_ instruction: Instruction, _ bare: ByteSet?) -> Obstacle.Expectation {
    switch instruction.kind {
    case .literal: .literal(text(instruction.literal).written(bare))
    case .capture, .rawRest: .value(name(Int(instruction.index)), type(Int(instruction.index)))
    case .rest: .value(name(Int(instruction.index)), .string)
    case .mixed: .mixed(operands(instruction))
    default: .segment
    }
  }
}

extension Obstacle.Expectation {
  /// The members of a set as they are written in a link; nil for anything else.
  fileprivate func members(_ bare: ByteSet?) -> String? {
    guard case .value(_, let type) = self, case .oneOf(let members) = type.element else { return nil }
    let text = members.map { $0.written(bare) }.joined(separator: "|") + (members.count == 1 ? "|" : "")
    return type.isArray ? "[\(text)]" : text
  }
}

extension String {
  fileprivate func written(_ bare: ByteSet?) -> String { bare.map { PercentEncoding.shown(self, bare: $0) } ?? self }
}

extension ScannedText {
  /// The segments of the fragment; nil if it is cut otherwise.
  var fragmentPath: [Slice]? {
    guard fragment != nil, cut.isPath, let first = unsafe cut.first else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: first, count: Int(cut.segments)))
  }

  /// Whether the parts of the fragment are in the link as they are read.
  fileprivate var isFragmentPlain: Bool { cut.copies < 0 }
}
