extension Match {
  /// Whether the text is its own canonical text.
  public var isCanonical: Bool { canonical.utf8.elementsEqual(text.utf8) }

  /// The text that the link should have had: its values, printed for the origin that it came from.
  ///
  ///     try table.match("appscheme:///users//me/").canonical   // "appscheme://users/me"
  ///
  /// What `*` matched is put back. The canonical text matches alike, and is its own canonical text. Where printing the
  /// values would name another route, it is the text with nothing but its escapes and slashes mended. The library never
  /// redirects to it by itself.
  public var canonical: String {
    if !usesWildcard, let printed = try? table.print(self), leavesWildcards(printed) { return printed }
    let candidates = [filled(keepsSpelling: false), filled(keepsSpelling: true), location]
    for candidate in candidates {
      if let printed = try? candidate?.print(), isRead(printed) { return printed }
    }
    return text
  }

  /// Whether a `*` that took nothing takes nothing of what the values print either: `x/(*)/(new)` prints `x` as `x/new`, and reads
  /// `new` as what `*` took where alternatives count from the left.
  package func leavesWildcards(_ printed: String) -> Bool {
    reading.wildcards.isEmpty || (try? read(printed))?.usesWildcard == false
  }

  /// The template filled with what was read, what `*` matched put back.
  private func filled(keepsSpelling: Bool) -> Location? {
    let captures =
      keepsSpelling ? spelled : Captures(reading, outline, request, custom: table.custom, keepsWildcards: true)
    return try? outline.fill(
      captures, wildcards: wildcards, keepsSpelling: keepsSpelling, for: location.source, custom: table.custom)
  }

  /// What each `*` took.
  private var wildcards: [[String]?] {
    let segments = location.segments
    return reading.wildcards.map { $0.map { Array(segments[$0]) } }
  }

  private var outline: Outline { table.compiled[index].outline }

  /// The captures with each text as it stood in the location.
  private var spelled: Captures {
    var captures = Captures(reading, outline, request, custom: table.custom, keepsWildcards: true)
    for (slot, taken) in reading.slots.enumerated() where captures.values[slot] != .absent {
      switch taken {
      case .nothing: break
      case .one(let slice): captures.values[slot] = .text(location.string(slice))
      case .several(let slices): captures.values[slot] = .list(slices.map { location.string($0) })
      }
    }
    return captures
  }

  /// Whether a text reads as the same value, with the same in every `*`.
  private func isRead(_ printed: String) -> Bool {
    guard let match = try? read(printed) else { return false }
    guard table.areAliases(match.index, index), match.valuesByName == valuesByName else { return false }
    return match.index == index
      ? match.captures == captures && match.wildcards == wildcards : wildcards.allSatisfy { $0 == nil }
  }

  /// What a text is read as in the way in which this one was.
  private func read(_ text: String) throws(LinkError) -> Match {
    try table.match(text, method: request.methodName, asTarget: request.asTarget, refusing: request.refused)
  }
}
