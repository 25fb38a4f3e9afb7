// Text → match, for tables whose values have no types.

extension RouteTable {
  /// Finds the route that a text names, with its captures.
  ///
  /// - Parameters:
  ///   - text: the text of a link.
  ///   - method: the method of a request; nil means GET.
  /// - Throws: ``LinkError``, with the byte at which reading stopped; of kind `gone` for a link of a gone route.
  public func match(_ text: String, method: String? = nil) throws(LinkError) -> Match {
    try match(text, method: method, asTarget: false)
  }

  /// Finds the route of a request's target: a bare path, which also counts as a link of the table's web origins.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(target: String, method: String? = nil) throws(LinkError) -> Match {
    try match(target, method: method, asTarget: true)
  }

  /// Finds the route that a text names, in bytes that may not be UTF-8.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(utf8 bytes: [UInt8], method: String? = nil) throws(LinkError) -> Match {
    // Raw bytes and escapes must not form one character together. A text that is too long gets its own error.
    if bytes.count <= options.text.limits.bytes, let bad = bytes.withBytes(UTF8Rule.firstInvalid) {
      throw LinkError(.malformed(.utf8), at: bad)
    }
    return try match(String(decoding: bytes, as: UTF8.self), method: method)
  }

  /// The match of a link, whether or not its route is gone; nil if no route answers.
  package func answer(_ text: String, method: String? = nil, asTarget: Bool = false) -> Match? {
    try? answer(text, method, asTarget: asTarget, takesGone: true, explains: false) { _, _ in true }
  }

  func match(_ text: String, method: String?, asTarget: Bool, refusing: [Int32] = []) throws(LinkError) -> Match {
    try answer(text, method, asTarget: asTarget, refusing: refusing) { _, _ in true }
  }

  /// The same for all of these, in one copy: `dynamic` keeps the compiler from making one for each closure.
  ///
  /// - Parameters:
  ///   - refused: indices of routes that may not answer, because the caller could not use their captures.
  ///   - takesGone: whether a gone route answers as others do; otherwise it is the error.
  ///   - explains: whether the error says why no route answers, which takes longer than to find that out.
  ///   - use: returns whether it used the hit; if not, the route is refused, too.
  dynamic func answer(
    _ text: String, _ method: String?, asTarget: Bool, refusing refused: [Int32] = [], takesGone: Bool = false,
    explains: Bool = true, if use: (borrowing Hit, Bytes) -> Bool
  ) throws(LinkError) -> Match {
    guard text.isContiguousUTF8 else {
      var copy = text
      copy.makeContiguousUTF8()
      return try answer(
        copy, method, asTarget: asTarget, refusing: refused, takesGone: takesGone, explains: explains, if: use)
    }
    let number = number(of: method)
    let mayBeGone = hasGone && !takesGone
    // Uncounted, for the closure alone: the table outlives this call.
    unowned(unsafe) let table = self
    var (route, all, lookup, isGone, failure) = (-1, refused, Lookup?.none, false, LinkError?.none)
    text.withContiguousBytes { text in
      let isFound = walk(text, number, asTarget: asTarget) { hit, bytes in
        route = Int(hit.route)
        if !refused.isEmpty, refused.contains(hit.route) { return false }
        if mayBeGone, unsafe table.isGone(route) {
          isGone = true
          return true
        }
        guard use(hit, bytes) else {
          all.append(hit.route)
          return false
        }
        if bytes.isSame(as: text), hit.slots.count <= Lookup.capacity, hit.lists.count == 0,
          hit.choices.count == 0
        {
          lookup = Lookup(hit.route, hit.slots)
        }
        return true
      }
      if isGone { failure = goneError(route) }
      if !isFound {
        failure = explains ? refusal(of: text, number, asTarget: asTarget) : LinkError(.notFound, at: 0)
      }
    }
    if let failure { throw failure }
    return Match(text, route, table: self, method: method, isTarget: asTarget, refused: all, lookup: lookup)
  }

  /// The texts that a link's path continues, cut between its segments, the root first, without the query and the fragment; none if
  /// the text is not a link of the table's origins.
  ///
  ///     table.prefixes(of: "app://users//ann?tab=posts")   // ["app://", "app://users"]
  ///
  /// Compact text has none: its last value may hold any colon. A raw rest is one value, and is not cut.
  package func prefixes(of text: String) -> [String] {
    let raw = rawDepth == 0 ? nil : text.withBytes { bestReading($0, Request(number(of: nil)), false, true) }
    if let slash = raw, slash >= 0 {
      let before = String(decoding: text.utf8.prefix(slash), as: UTF8.self)
      return prefixes(of: before) + [before]
    }
    guard let location = try? Location(parsing: text, origins: originSet, rules: options.text),
      location.source.form != .compact
    else { return [] }
    let bytes = Array(text.utf8)
    let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    // After "://" or a scheme with fewer slashes, and after the host of a web link.
    let behind = min((bytes.firstIndex(of: colon) ?? 0) + 1, end)
    var start = location.source.form == .path ? 0 : behind + bytes[behind..<end].prefix(2).prefix { $0 == slash }.count
    if location.source.form.isHosted { start = bytes[start..<end].firstIndex(of: slash) ?? end }
    let root = location.source.form.isScheme ? start : min(start + 1, end)
    let ends = (start..<end).filter { bytes[$0] != slash && ($0 + 1 == end || bytes[$0 + 1] == slash) }.map { $0 + 1 }
    guard !ends.isEmpty else { return [] }
    return ([root] + ends.dropLast()).map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
