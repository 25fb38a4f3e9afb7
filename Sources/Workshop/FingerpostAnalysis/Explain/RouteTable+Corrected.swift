// A link that differs from another as little as a route needs.

extension RouteTable {
  /// The text of a location in which everything is corrected that keeps a route from reading it; nil if no text can carry that.
  ///
  ///     // users/{userId}/tweets/{tweetId:int}
  ///     appscheme://users/ann/tweet/abc   // appscheme://users/ann/tweets/1
  ///
  /// Another route may win the result, and nothing is known of what a custom type reads: match it to make sure.
  func corrected(_ location: Location, for near: Near, _ text: ScannedText) -> String? {
    let program = programs[near.index]
    var correction = Correction(table: self, program: program, location: location)
    for slip in near.distance.slips { correction.correct(slip, text) }
    if case .origin? = near.distance.slips.first {
      let sources = ([nil] + origins(of: near.index).map { Optional($0) }).lazy.compactMap {
        try? self.source(for: $0, of: near.index)
      }
      guard let source = sources.first else { return nil }
      correction.source = source
    }
    return try? correction.location.print()
  }
}

/// The parts of a location, while they are corrected.
private struct Correction {
  let table: RouteTable
  let program: Program
  var source: Location.Source
  /// What stands instead of each segment, and last what follows them.
  private var segments: [[String]]
  private var query: [Location.QueryItem]
  private var fragment: String?
  private var spelledFragment: String?

  init(table: RouteTable, program: Program, location: Location) {
    (self.table, self.program, source) = (table, program, location.source)
    segments = location.segments.map { [$0] } + [[]]
    (query, fragment, spelledFragment) = (location.query, location.fragment, location.spelledFragment)
  }

  var location: Location {
    var location = Location(source: source, segments: segments.flatMap { $0 }, query: query, fragment: fragment)
    location.spelledFragment = spelledFragment
    return location
  }

  mutating func correct(_ slip: Distance.Slip, _ text: ScannedText) {
    switch slip {
    case .origin, .method, .colon, .refused: break
    case .value(let instruction, let segment):
      segments[segment] =
        segments[segment].dropLast() + [sample(instruction, like: text.bytes.string(text.segment(segment)))]
    case .parameter(let instruction, let segment, let name):
      let name = instruction.kind == .literal ? sample(instruction, like: nil) : text.bytes.string(name)
      segments[segment] = segments[segment].dropLast() + [name]
    case .missing(let instruction, let segment):
      // An empty segment gives way to the one that is missing.
      let isEmpty = segments[segment].last?.isEmpty ?? false
      segments[segment].insert(
        sample(instruction, like: nil), at: max(0, segments[segment].count - (segment < text.count ? 1 : 0)))
      if isEmpty { segments[segment].removeLast() }
    case .tooMany(let segment): segments[segment].removeLast()
    case .item(let step): correct(step, text)
    case .fragment, .fragmentSegment, .tooManyInFragment, .fragmentItem:
      if let parts = program.fragmentParts {
        spelledFragment = sample(parts, text)
      } else {
        fragment = program.record.fragment.map { sample($0.value, like: fragment) }
        spelledFragment = nil
      }
    }
  }

  /// A fragment with all segments, and with the items that must be there, as it is in a link: what reads is kept.
  private func sample(_ parts: FragmentShape, _ text: ScannedText) -> String? {
    let found = (parts.kind == .text ? text.fragment.map { [$0] } : text.fragmentPath) ?? []
    let path = program.path(parts).enumerated().map { index, instruction in
      let old = found.indices.contains(index) ? found[index] : nil
      if let old, instruction.kind != .literal, table.programs.flat.reads(text.bytes[old], rank: instruction.rank) {
        return text.bytes.string(old).escapedInFragment
      }
      return sample(instruction, like: old.map { text.bytes.string($0) }).escapedInFragment
    }.joined(separator: "/")
    let items = program.fragmentSteps.flatMap { step in
      program.items(step).flatMap { item -> [String] in
        let old = text.occurrences(of: item, table.programs, in: text.fragmentItems(parts))
        return values(of: item, old, text, isRequired: program.isRequired(step)).map {
          program.text(item.key).escapedInFragment + "=" + $0.escapedInFragment
        }
      }
    }.joined(separator: "&")
    let text = (parts.isRooted ? "/" : "") + path + (parts.kind == .path && !items.isEmpty ? "?" : "") + items
    return text.isEmpty ? nil : text
  }

  /// Keeps the values that read, and takes a misspelt key for the right one.
  private mutating func correct(_ step: QueryStep, _ text: ScannedText) {
    let items = program.items(step)
    let present = items.first { !text.occurrences(of: $0, table.programs).isEmpty }
    guard let item = present ?? items.first(where: { text.itemLike([$0], program) != nil }) ?? items.first else {
      return
    }
    var old = text.occurrences(of: item, table.programs)
    if old.isEmpty, let like = text.itemLike([item], program) { old = [like] }
    let kept = values(of: item, old, text, isRequired: true).map {
      Location.QueryItem(key: program.text(item.key), value: $0)
    }
    let replaced = Set(old.map { text.bytes.string(text.item($0).key) })
    let index = query.firstIndex { replaced.contains($0.key) } ?? query.endIndex
    query.removeAll { replaced.contains($0.key) }
    query.insert(contentsOf: kept, at: min(index, query.endIndex))
  }

  /// The values of an item's occurrences that read, one unless it takes a list; one like them if none reads and there must be one.
  private func values(of item: StepItem, _ old: [Int], _ text: ScannedText, isRequired: Bool) -> [String] {
    let values = old.map { text.bytes.string(text.item($0).value) }
    let reading = values.filter { program.reads($0, item.value) }
    if reading.isEmpty { return isRequired ? [sample(item.value, like: values.first)] : [] }
    return program.takesList(item) ? reading : [reading[0]]
  }

  /// A segment, a value or a fragment that an instruction takes.
  private func sample(_ instruction: Instruction, like found: String?) -> String {
    switch instruction.kind {
    case .literal: program.text(instruction.literal)
    case .capture: sample(program.type(Int(instruction.index)), like: found)
    case .mixed: sample(program.pieces(instruction), like: found ?? "")
    default: sample(.string, like: nil)
    }
  }

  /// A text of literals and values; what stands between the literals is kept where it reads.
  private func sample(_ pieces: [Piece], like found: String) -> String {
    var rest = Array(found.utf8)[...]
    return pieces.indices.map { index in
      let piece = pieces[index]
      if piece.isLiteral {
        let literal = program.bytes(piece.text)
        if rest.starts(with: literal) { rest = rest.dropFirst(literal.count) }
        return program.text(piece.text)
      }
      let next = pieces.dropFirst(index + 1).first.map { program.bytes($0.text) }
      let end = next.flatMap { next in rest.indices.first { rest[$0...].starts(with: next) } } ?? rest.endIndex
      let value = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...]
      let type = program.type(Int(piece.slot))
      let reads = !value.isEmpty && type.reads(text: value, custom: program.programs.custom)
      return reads ? value : sample(type, like: value)
    }.joined()
  }

  /// A text that a type reads: the member that was most likely meant, or a plain value.
  private func sample(_ type: ParameterType, like found: String?) -> String {
    if type == .string { return "some-text" }
    if let found, let member = nearestWord(to: found, among: table.members(of: type) ?? []) { return member }
    return table.plainText(of: type) ?? "some-text"
  }
}
