extension Match {
  /// Whether the text is its own canonical text.
  public var isCanonical: Bool { canonical.isIdentical(to: text) }

  /// The canonical text of the link: its values, printed for the origin that it came from.
  ///
  ///     try table.match("appscheme:///users//me/").canonical   // "appscheme://users/me"
  ///
  /// Every `*` keeps the segments that it matched. The canonical text matches the same values, and is its own canonical text. If
  /// printing the values would name another route, only escapes and slashes are corrected. The library never redirects by itself.
  public var canonical: String {
    if !usesWildcard, let printed = try? table.print(self), leavesWildcards(printed) { return printed }
    for candidate in [filled(keepsSpelling: false), filled(keepsSpelling: true), try? location.print()] {
      if let candidate, isRead(candidate) { return candidate }
    }
    return text
  }

  /// Whether any `*` matched segments.
  package var usesWildcard: Bool { wildcards.contains { $0 != nil } }

  /// Whether no `*` that matched nothing would match part of the printed text: `x/(*)/(new)` prints `x` as `x/new`, in which `*`
  /// matches `new` if alternatives count from the left.
  package func leavesWildcards(_ printed: String) -> Bool {
    wildcards.isEmpty || (try? read(printed))?.usesWildcard == false
  }

  /// The template filled with the captures and the segments of every `*`.
  private func filled(keepsSpelling: Bool) -> String? {
    let captures = read(or: Captures(values: [], choices: [])) { hit, text in
      table.captures(hit, text.bytes, keepsWildcards: true, keepsSpelling: keepsSpelling)
    }
    return try? table.text(
      of: captures, route: index, for: location.source, wildcards: wildcards, keepsSpelling: keepsSpelling)
  }

  /// Whether a text reads as the same value, with the same segments for every `*`.
  private func isRead(_ printed: String) -> Bool {
    guard let match = try? read(printed) else { return false }
    guard table.areAliases(match.index, index), match.valuesByName == valuesByName else { return false }
    return match.index == index
      ? match.captures == captures && match.wildcards == wildcards : wildcards.allSatisfy { $0 == nil }
  }

  /// Matches a text in the same way as this one.
  private func read(_ text: String) throws(LinkError) -> Match {
    try table.match(text, method: method, asTarget: isTarget, refusing: refused)
  }
}
