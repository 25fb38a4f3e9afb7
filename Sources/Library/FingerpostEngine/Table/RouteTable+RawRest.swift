// Links with a raw rest, `subscribe/{**feed:url}`: one value that may hold slashes, `?` and `#` as they are. Nothing in the link says where
// it begins, so the link is read several times: as it is, and once for each slash of its path, with all behind that slash as the last segment.
//
//     app://subscribe/https://a.example?b    as it is                   segments subscribe, https:, a.example   item b
//                                            behind the first slash     segments subscribe, https://a.example?b
//                                            behind the second slash    segments subscribe, https:, /a.example?b
//
// The reading with the best labels counts, as always; that of a raw rest comes after all others. Only a table with a raw rest pays for
// this: none of its links is walked straight.

extension RouteTable {
  /// Calls `use` with the readings of a text until it returns true.
  ///
  /// - Parameter use: called with the offset of the slash; −1 for the text as it is.
  package dynamic func readings(
    of text: Bytes, asTarget: Bool = false, isUTF8: Bool = true, _ use: (_ slash: Int, borrowing Scan) -> Bool
  ) {
    if reads(text, behind: -1, asTarget, isUTF8, { use(-1, $0) }) || rawDepth == 0 { return }
    guard text.count <= options.text.limits.bytes, isUTF8 || UTF8Rule.firstInvalid(in: text) == nil else { return }
    // The slashes of an origin count, too.
    var (left, offset) = (min(rawDepth, options.text.limits.segments) + 3, 0)
    while offset < text.count, left > 0, text[offset] != UInt8(ascii: "?"), text[offset] != UInt8(ascii: "#") {
      if text[offset] == UInt8(ascii: "/"), offset == 0 || text[offset - 1] != UInt8(ascii: "/") {
        if reads(text, behind: offset, asTarget, isUTF8, { use(offset, $0) }) { return }
        left -= 1
      }
      offset += 1
    }
  }

  /// What `use` returns for one reading of a text; false if there is none. `dynamic` keeps the compiler from making a copy for each closure.
  dynamic func reads(
    _ text: Bytes, behind slash: Int, _ asTarget: Bool, _ isUTF8: Bool, _ use: (borrowing Scan) -> Bool
  ) -> Bool {
    guard slash >= 0 else {
      return (try? Scan.read(text, originSet, options.text, asTarget: asTarget, isUTF8: isUTF8) { use($0) }) ?? false
    }
    guard let rest = RawSpelling.canonical(text[Slice(slash + 1, text.count)]), !rest.isEmpty else { return false }
    var link = ScratchBuffer<UInt8>(capacity: text.count)
    link.append(contentsOf: text[Slice(0, slash + 1)])
    for byte in rest {
      if "%/?#".utf8.contains(byte) { link.append(escaped: byte) } else { link.append(byte) }
    }
    var rules = options.text
    rules.limits.bytes = .max
    let isUsed = try? Scan.read(link.bytes, originSet, rules, asTarget: asTarget, isRaw: true) { scan in
      let count = scan.segments.count
      return scan.form != .compact && count > 1 && Int(scan.segments[count - 1].start) == slash + 1 && use(scan)
    }
    return isUsed ?? false
  }

  /// The reading in which a request is answered, as the offset of its slash; nil if it is not.
  func bestReading(_ text: Bytes, _ request: Request, _ asTarget: Bool, _ isUTF8: Bool) -> Int? {
    var best: (slash: Int, order: [Int32])?
    readings(of: text, asTarget: asTarget, isUTF8: isUTF8) { slash, scan in
      guard let order = order(ScannedText(scan), request) else { return false }
      if best.map({ order.lexicographicallyPrecedes($0.order) }) ?? true { best = (slash, order) }
      return false
    }
    return best?.slash
  }

  /// The ranks of the best labels, or the index of the route that was declared first; nil if no route answers.
  private func order(_ text: ScannedText, _ request: Request) -> [Int32]? {
    withSearch(text, request) { search in
      options.precedence == .declared ? search.firstDeclared().map { [$0] } : search.bestRanks()
    }
  }

  /// What `use` returns for the reading in which a request is answered; nil if it is not. A table without a raw rest has only the text as
  /// it is, whether or not a route answers.
  package func readRaw<Result>(
    _ text: Bytes, _ request: Request, _ asTarget: Bool, isUTF8: Bool = true, _ use: (borrowing Scan) -> Result
  ) -> Result? {
    guard let slash = rawDepth == 0 ? -1 : bestReading(text, request, asTarget, isUTF8) else { return nil }
    var result: Result?
    _ = reads(text, behind: slash, asTarget, isUTF8) {
      result = use($0)
      return true
    }
    return result
  }

  /// The same as ``search(_:_:refusing:_:_:_:_:)``, in the reading in which each request is answered.
  func searchRaw(
    _ text: Bytes, _ method: Request.Method, _ asTarget: Bool, _ isUTF8: Bool, _ asSpelled: Bool,
    _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    search(method, refusing: -1) { request in
      let found = readRaw(text, request, asTarget, isUTF8: isUTF8) { scan in
        search(scan, request, text, asSpelled: asSpelled, use)
      }
      return found ?? (-1, false)
    }
  }

  /// The offset of the first rest of a hit that is a script; nil if there is none.
  func script(in hit: inout Hit, _ text: ScannedText) -> Int? {
    if text.isRaw, ScriptScheme.begins(text.text(text.count - 1)) { return Int(text.segment(text.count - 1).start) }
    return script(in: &hit, text.bytes, isCompact: text.isCompact)
  }
}

extension Program {
  /// No fewer segments than a link may have before a raw rest, and one for it; 0 without a raw rest.
  var rawDepth: Int {
    if !record.hasRawRest { return 0 }
    return record.hasRest || record.wildcardCount > 0 ? .max : instructionCount
  }
}
