// From a value to the location that says it: a template filled with what its parameters hold.

extension Outline {
  /// The location of these captures; inverse of reading.
  ///
  /// - Parameters:
  ///   - wildcards: what to write for each `*`; nil for `*` itself.
  ///   - keepsSpelling: whether texts stay as they are, instead of being spelled as their type prints them.
  func fill(
    _ captures: Captures, wildcards: [[String]?]? = nil, keepsSpelling: Bool = false, for source: Location.Source,
    custom: CustomTypes
  ) throws(PrintError) -> Location {
    guard captures.values.count == slots.count, captures.choices.count == groupCount else {
      throw PrintError(.readsDifferently)
    }
    var filler = Filler(
      outline: self, captures: captures, wildcards: wildcards, keepsSpelling: keepsSpelling, source: source,
      custom: custom)
    try filler.branch(whole)
    var fragment: String?
    switch self.fragment {
    case nil: break
    case .literal(let literal): fragment = String(decoding: literal, as: UTF8.self)
    case .capture(let slot):
      let text = try filler.text(slot)
      if text != slots[slot].defaultText { fragment = text }
    }
    return Location(source: source, segments: filler.segments, query: filler.query, fragment: fragment)
  }

  private struct Filler {
    let outline: Outline
    let captures: Captures
    let wildcards: [[String]?]?
    let keepsSpelling: Bool
    let source: Location.Source
    let custom: CustomTypes
    var segments: [String] = []
    var query: [Location.QueryItem] = []

    mutating func branch(_ branch: Branch) throws(PrintError) {
      for step in branch.path {
        switch step {
        case .literal(let text): segments.append(text)
        case .capture(let slot), .tail(let slot):
          let text = try segment(slot)
          guard !isDotSegment(text.utf8) else {
            throw PrintError(.unprintableValue(outline.name(slot), UnprintableError(.dotSegment)))
          }
          segments.append(text)
        case .mixed(let pieces):
          var text = ""
          for piece in pieces { text += try self.text(piece, isSegment: true) }
          segments.append(text)
        case .wildcard(let index): segments += wildcards?[index] ?? ["*"]
        case .rest(let slot): segments += try list(slot, isSegment: true)
        case .optional(let group, let inner):
          if captures.choices[group] == 1 { try self.branch(inner) }
        case .either(let group, let branches):
          guard branches.indices.contains(captures.choices[group]) else { throw PrintError(.readsDifferently) }
          try self.branch(branches[captures.choices[group]])
        }
      }
      for step in branch.query { try self.query(step) }
    }

    private mutating func query(_ step: QueryStep) throws(PrintError) {
      switch step {
      case .item(let item): try self.item(item)
      case .optional(let group, let item):
        if captures.choices[group] == 1 { try self.item(item) }
      case .either(let group, let items):
        guard items.indices.contains(captures.choices[group]) else { throw PrintError(.readsDifferently) }
        try self.item(items[captures.choices[group]])
      }
    }

    private mutating func item(_ item: QueryItem) throws(PrintError) {
      let key = String(decoding: item.key, as: UTF8.self)
      guard let slot = item.value.slot else {
        query.append(Location.QueryItem(key: key, value: try text(item.value, isSegment: false)))
        return
      }
      if outline.slots[slot].type.isArray {
        query += try list(slot, isSegment: false).map { Location.QueryItem(key: key, value: $0) }
      } else {
        let value = try text(slot)
        if value != outline.slots[slot].defaultText { query.append(Location.QueryItem(key: key, value: value)) }
      }
    }

    private func text(_ piece: Piece, isSegment: Bool) throws(PrintError) -> String {
      switch piece {
      case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
      case .capture(let slot): isSegment ? try segment(slot) : try text(slot)
      }
    }

    private func segment(_ slot: Int) throws(PrintError) -> String {
      let text = try text(slot)
      guard !text.isEmpty else { throw PrintError(.empty(outline.name(slot))) }
      return text
    }

    func text(_ slot: Int) throws(PrintError) -> String {
      switch captures.values[slot] {
      case .text(let text): return try canonical(text, slot)
      case .list: throw PrintError(.doesNotRead(outline.name(slot), type: outline.slots[slot].type.description))
      case .absent:
        guard let text = outline.slots[slot].defaultText else { throw PrintError(.missing(outline.name(slot))) }
        return text
      }
    }

    private func list(_ slot: Int, isSegment: Bool) throws(PrintError) -> [String] {
      guard case .list(let texts) = captures.values[slot] else { throw PrintError(.missing(outline.name(slot))) }
      if isSegment, texts.isEmpty || texts.contains("") { throw PrintError(.empty(outline.name(slot))) }
      var canonical: [String] = []
      for text in texts { canonical.append(try self.canonical(text, slot)) }
      return canonical
    }

    private func canonical(_ text: String, _ slot: Int) throws(PrintError) -> String {
      guard !text.utf8.contains(where: { $0 == 0 || $0 == 0x0A || $0 == 0x0D }) else {
        throw PrintError(.unprintableValue(outline.name(slot), UnprintableError(.control)))
      }
      return keepsSpelling ? text : try outline.canonical(text, slot: slot, custom: custom)
    }
  }
}
