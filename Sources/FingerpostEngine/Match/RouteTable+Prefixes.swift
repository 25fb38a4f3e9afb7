extension RouteTable {
  /// The texts that a link's path continues, cut between its segments, the root first, without the query and the fragment; none if
  /// the text is no link of the table's origins.
  ///
  ///     table.prefixes(of: "app://users//ann?tab=posts")   // ["app://", "app://users"]
  ///
  /// Compact text has none: its last value may hold any colon.
  package func prefixes(of text: String) -> [String] {
    guard let location = try? Location(parsing: text, origins: originSet, rules: options.text),
      location.source.form != .compact
    else { return [] }
    let bytes = Array(text.utf8)
    let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    // Behind "://", and behind the host of a web link.
    var start = location.source.form == .path ? 0 : min((bytes.firstIndex(of: colon) ?? 0) + 3, end)
    if location.source.form.isHosted { start = bytes[start..<end].firstIndex(of: slash) ?? end }
    let root = location.source.form == .scheme ? start : min(start + 1, end)
    let ends = (start..<end).filter { bytes[$0] != slash && ($0 + 1 == end || bytes[$0 + 1] == slash) }.map { $0 + 1 }
    guard !ends.isEmpty else { return [] }
    return ([root] + ends.dropLast()).map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
