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
    if !usesWildcard, let printed = try? table.print(self) { return printed }
    for candidate in [filled(keepsSpelling: false), filled(keepsSpelling: true), try? location.print()] {
      if let candidate, isRead(candidate) { return candidate }
    }
    return text
  }

  /// Whether a `*` took part.
  package var usesWildcard: Bool { wildcards.contains { $0 != nil } }

  /// The template filled with what was read, what `*` matched put back.
  private func filled(keepsSpelling: Bool) -> String? {
    let captures = read(or: Captures(values: [], choices: [])) { hit, text in
      table.captures(hit, text, keepsWildcards: true, keepsSpelling: keepsSpelling)
    }
    return try? table.text(
      of: captures, route: index, for: location.source, wildcards: wildcards, keepsSpelling: keepsSpelling)
  }

  /// Whether a text reads as the same value, with the same in every `*`.
  private func isRead(_ printed: String) -> Bool {
    guard let match = try? table.match(printed, method: method, asTarget: isTarget, refusing: refused) else {
      return false
    }
    guard table.areAliases(match.index, index), match.valuesByName == valuesByName else { return false }
    return match.index == index
      ? match.captures == captures && match.wildcards == wildcards : wildcards.allSatisfy { $0 == nil }
  }
}
