extension Match {
  /// Whether the text is its own canonical text.
  public var isCanonical: Bool { canonical.isIdentical(to: text) }

  /// The text that the link should have had: its values, printed for the origin that it came from.
  ///
  ///     try table.match("appscheme:///users//me/").canonical   // "appscheme://users/me"
  ///
  /// What `*` matched is put back. The canonical text matches alike, and is its own canonical text. Where printing the
  /// values would name another route, it is the text with nothing but its escapes and slashes mended. The library never
  /// redirects to it by itself.
  public var canonical: String {
    if !usesWildcard, let printed = try? table.print(self), leavesWildcards(printed) { return printed }
    for candidate in [filled(keepsSpelling: false), filled(keepsSpelling: true), try? location.print()] {
      if let candidate, isRead(candidate) { return candidate }
    }
    return text
  }

  /// Whether a `*` took part.
  package var usesWildcard: Bool { wildcards.contains { $0 != nil } }

  /// Whether a `*` that took nothing takes nothing of what the values print either: `x/(*)/(new)` prints `x` as `x/new`, and reads
  /// `new` as what `*` took where alternatives count from the left.
  package func leavesWildcards(_ printed: String) -> Bool {
    wildcards.isEmpty || (try? read(printed))?.usesWildcard == false
  }

  /// The template filled with what was read, what `*` matched put back.
  private func filled(keepsSpelling: Bool) -> String? {
    let captures = read(or: Captures(values: [], choices: [])) { hit, text in
      table.captures(hit, text.bytes, keepsWildcards: true, keepsSpelling: keepsSpelling)
    }
    return try? table.text(
      of: captures, route: index, for: location.source, wildcards: wildcards, keepsSpelling: keepsSpelling)
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
    try table.match(text, method: method, asTarget: isTarget, refusing: refused)
  }
}
