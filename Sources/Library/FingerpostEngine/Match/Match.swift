/// A match: the route that reads a text, and its captures.
///
/// It keeps the text, and reads it again when a property needs it. It needs no allocation.
public struct Match: Sendable, CustomStringConvertible {
  /// The text that was read.
  public let text: String
  /// The index of the route in the table.
  public let index: Int
  let table: RouteTable
  /// How the text was matched: the method, and whether it is the target of a request.
  package let method: String?
  package let isTarget: Bool
  /// The indices of routes that were refused.
  let refused: [Int32]
  /// The ranges of all captures, if those suffice to read them.
  private let lookup: Lookup?

  package init(
    _ text: String, _ index: Int, table: RouteTable, method: String?, isTarget: Bool, refused: [Int32],
    lookup: Lookup? = nil
  ) {
    (self.text, self.index, self.table) = (text, index, table)
    (self.method, self.isTarget, self.refused, self.lookup) = (method, isTarget, refused, lookup)
  }

  /// The location that was matched.
  public var location: Location {
    var location = Location.nowhere
    scan { location = Location($0) }
    return location
  }

  /// The captures of the route's parameters, found again in the same way.
  public var captures: Captures {
    var captures = Captures(values: [], choices: [])
    text.withBytes { bytes in
      _ = table.find(bytes, table.number(of: method), asTarget: isTarget) { hit, bytes in
        if Int(hit.route) != index { return false }
        captures = table.captures(hit, bytes)
        return true
      }
    }
    return captures
  }

  /// Query items that the route does not use, in order; then those of a fragment that it reads items of.
  public var extraQuery: [Location.QueryItem] { query(.extra) }
  /// Query items of the route that do not read, and so count as absent.
  public var unreadQuery: [Location.QueryItem] { query(.unread) }

  private func query(_ use: QueryReader.Use) -> [Location.QueryItem] {
    read(or: []) { hit, text in
      let items = text.items(of: table.flatPrograms, hit.route)
      var uses = Array(repeating: QueryReader.Use.extra, count: (items.last ?? -1) + 1)
      var query = QueryReader(table.flatPrograms, Int(hit.route), text, isStrict: table.options.strictQuery)
      unsafe uses.withUnsafeMutableBufferPointer { uses in
        unsafe query.uses = uses.baseAddress
        _ = query.read(hit.variant, into: &hit)
      }
      return items.filter { uses[$0] == use }.map { index in
        let item = text.item(index)
        return Location.QueryItem(key: text.bytes.string(item.key), value: text.bytes.string(item.value))
      }
    }
  }

  /// The route's name and values: `showUserTweet [userId=ann, tweetId=123]`
  public var description: String { "\(route.name) \(values)" }

  /// The route that answers.
  public var route: RouteTable.Route { table.routes[index] }

  /// The name of a parameter, its type, and its value.
  public struct Value: Sendable, Hashable, CustomStringConvertible {
    /// The parameter's name; without one, its number among the parameters, from `"1"`.
    public let name: String
    /// The parameter's type.
    public let type: ParameterType
    /// The value.
    public let capture: Captured

    /// `userId=ann`, or `tag=[new, red]`.
    public var description: String { capture == .absent ? name : capture.shown(as: name) }
  }

  /// The values of the parameters, in the template's order, without absent ones.
  public var values: [Value] {
    guard let lookup else { return table.values(of: captures, route: index) }
    var values: [Value] = []
    text.withInlineBytes { values = table.values(of: lookup, $0) }
    return values
  }

  /// The values of the parameters by name.
  var valuesByName: [String: Captured] { table.programs[index].valuesByName(captures) }

  /// The segments of each `*`; nil if it was left out.
  var wildcards: [[String]?] {
    read(or: []) { hit, text in
      (0..<Int(table.programs.routes[hit.route].wildcardCount)).map { index in
        let taken = hit.wildcards[index]
        return taken.start < 0 ? nil : taken.range.map { text.bytes.string(text.segment($0)) }
      }
    }
  }

  // MARK: Reading again

  /// Calls `use` with the text scanned again: a text that was read once reads again. `dynamic` keeps the compiler from making a copy of
  /// all of reading for each closure.
  private dynamic func scan(_ use: (borrowing Scan) -> Void) {
    text.withBytes { bytes in
      _ = table.readRaw(bytes, Request(table.number(of: method), only: index), isTarget) { use($0) }
    }
  }

  /// The result of using the hit. The route alone reads the text as it did among the others, unless a custom type reads it
  /// differently the second time: then it is `other`.
  func read<Result>(or other: Result, _ use: (inout Hit, ScannedText) -> Result) -> Result {
    var result = other
    scan { scan in
      let text = ScannedText(scan)
      _ = table.withHit(text, Request(table.number(of: method), only: index)) { hit in result = use(&hit, text) }
    }
    return result
  }
}

extension RouteTable {
  /// The values of a route's parameters, in the template's order, without absent ones.
  package func values(of captures: Captures, route index: Int) -> [Match.Value] {
    let program = programs[index]
    return captures.values.enumerated().compactMap { slot, capture in
      capture == .absent ? nil : Match.Value(name: program.name(slot), type: program.type(slot), capture: capture)
    }
  }

  /// The same for a lookup.
  fileprivate func values(of lookup: Lookup, _ bytes: Bytes) -> [Match.Value] {
    let (programs, slots) = (programs, flatPrograms.routes[lookup.index].slots)
    var values: [Match.Value] = []
    values.reserveCapacity(slots.count)
    for slot in 0..<slots.count {
      let (index, slice) = (Int(slots.start) + slot, lookup.slice(slot))
      let info = flatPrograms.slots[index]
      let capture =
        if let slice, info.reader.isSpelledOneWay {
          Captured.text(bytes.string(slice))
        } else {
          captured(slot, slice, bytes, programs[lookup.index])
        }
      if case .absent = capture { continue }
      values.append(Match.Value(name: programs.names[index], type: programs.types[Int(info.type)], capture: capture))
    }
    return values
  }
}

extension Match {
  /// Whether the text is its own canonical text.
  public var isCanonical: Bool { canonical.isIdentical(to: text) }

  /// The canonical text of the link: its values, printed for the origin that it came from.
  ///
  ///     try table.match("appscheme:///users//me/").canonical   // "appscheme://users/me"
  ///
  /// Every `*` keeps the segments that it matched. The canonical text has the same values, and is its own canonical text. If
  /// another route would read the printed link, only escapes and slashes are corrected. The library never redirects by itself.
  public var canonical: String {
    if !usesWildcard, let printed = try? table.print(self), leavesWildcards(printed) { return printed }
    let candidates = [filled(keepsSpelling: false), filled(keepsSpelling: true), try? location.print(), startedAsUsual]
    return candidates.compactMap { $0 }.first(where: isRead) ?? text
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

  /// The text with its scheme and host as links of its origin are written; nil for a text that has neither.
  private var startedAsUsual: String? {
    let location = location
    guard location.source.form.isScheme || location.source.form.isHosted else { return nil }
    let (slash, question, hash) = (UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"))
    var rest = text.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == slash }
    if location.source.form.isHosted { rest = rest.drop { $0 != slash && $0 != question && $0 != hash } }
    let start = location.source.prefix.split(separator: "*", omittingEmptySubsequences: false)
    let host = location.source.form == .host ? location.segments.first ?? "" : ""
    return start.joined(separator: host) + String(Substring(rest))
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
