// Whether a link is spelled as its route writes its values, for callers that count links: the common link is written once and compared, and
// no ``Match`` is made.

/// How a link is spelled.
package enum LinkSpelling {
  /// As its route writes its values.
  case canonical
  /// Otherwise, and what its route writes is read back as the same values.
  case other
  /// A match is to be asked.
  case unknown
}

extension RouteTable {
  /// The source of an origin's links, and how they begin; nil for one that captures hosts, or any host.
  package func start(of origin: Origin) -> (text: [UInt8], source: Location.Source)? {
    guard let checked = try? CheckedOrigin(origin), let source = originSet.source(of: checked),
      source.form != .host, source.form != .compact
    else { return nil }
    return (Array(source.prefix.utf8), source)
  }

  /// The index of the route that a link names, even of one that is gone; -1 if none answers.
  ///
  /// - Parameters:
  ///   - link: must be UTF-8.
  ///   - asTarget: whether a bare path counts as a link of the table's web origins.
  ///   - source: that of the origin with which the link begins; nil: how the link is spelled stays unknown.
  ///   - printing: of each route, the first of its name that prints.
  /// - Returns: the index, and how the link is spelled.
  @unsafe package func index(
    of link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool, source: Location.Source?,
    printing: [Int]
  ) -> (index: Int, spelling: LinkSpelling) {
    var (index, spelling) = (-1, LinkSpelling.unknown)
    let link = unsafe Bytes(link)
    _ = find(link, method, asTarget: asTarget) { hit, bytes in
      index = Int(hit.route)
      if let source, printing.indices.contains(index) {
        let printing = printing[index]
        spelling = self.spelling(of: link, &hit, bytes, source, method, printing: printing, asTarget: asTarget)
      }
      return true
    }
    return (index, spelling)
  }

  /// The first route of the same name that prints, as ``Match/canonical`` asks first; -1 if none does.
  package func printing(_ route: Int) -> Int {
    inOrderOfPrinting(aliases(of: route)).first { routes[$0].template.flags.isPrinted } ?? -1
  }

  /// Compares a link with what its route, or the one that prints for it, writes of its values.
  private func spelling(
    of link: Bytes, _ hit: inout Hit, _ bytes: Bytes, _ source: Location.Source, _ method: Request.Method,
    printing: Int,
    asTarget: Bool
  ) -> LinkSpelling {
    let index = Int(hit.route)
    guard printing >= 0, programs.flat.routes[hit.route].wildcardCount == 0,
      programs.routes[printing].wildcardCount == 0
    else { return .unknown }
    let choices = (0..<hit.choices.count).map { hit.choices[$0] }
    if printing == index {
      let spelling = plainSpelling(of: link, &hit, bytes, source, method, choices, asTarget: asTarget)
      guard spelling == .unknown else { return spelling }
      for group in choices.indices { hit.choices[group] = choices[group] }
    }
    guard let captures = try? captures(captures(hit, bytes), of: index, asThoseOf: printing),
      let text = try? text(of: captures, route: printing, for: source)
    else { return .unknown }
    return text.withBytes { text in
      if text.equals(Slice(0, text.count), link, Slice(0, link.count)) {
        return printing == index ? .canonical : .unknown
      }
      var isSame = false
      _ = find(text, method, asTarget: asTarget) { other, otherBytes in
        isSame = Int(other.route) == printing && self.captures(other, otherBytes) == captures
        return true
      }
      return isSame ? .other : .unknown
    }
  }

  /// The same for values whose spelling in the link is their own, as most are, in memory that is lent.
  private func plainSpelling(
    of link: Bytes, _ hit: inout Hit, _ bytes: Bytes, _ source: Location.Source, _ method: Request.Method,
    _ choices: [Int32],
    asTarget: Bool
  ) -> LinkSpelling {
    let (program, record) = (programs[Int(hit.route)], programs.flat.routes[hit.route])
    guard hit.choices.count == Int(record.groupCount), hit.slots.count == program.slotCount else { return .unknown }
    for slot in 0..<record.slots.count {
      let info = programs.flat.slots[record.slots.start &+ Int32(truncatingIfNeeded: slot)]
      guard info.reader.isSpelledOneWay || hit.slots[slot].isAbsent else { return .unknown }
    }
    for group in 0..<hit.choices.count { hit.choices[group] = -1 }
    guard record.groupCount == 0 || program.choose(for: &hit, bytes) else { return .unknown }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return .unknown }
      let buffer = unsafe ScratchBuffer<UInt8>(lent: memory, capacity: 1024)
      var writer = LinkWriter(source.form, link[Slice(0, source.prefix.utf8.count)], buffer: buffer)
      do throws(PrintError) { try writer.write(program, hit, bytes) } catch { return .unknown }
      let text = writer.bytes.bytes
      if text.equals(Slice(0, text.count), link, Slice(0, link.count)) { return .canonical }
      // It is the canonical text if it reads as the same values: another route may take it.
      var isSame = false
      _ = find(text, method, asTarget: asTarget) { other, otherBytes in
        isSame =
          other.route == hit.route && other.choices.count == choices.count
          && choices.indices.allSatisfy { other.choices[$0] == choices[$0] }
          && (0..<hit.slots.count).allSatisfy { Self.areSame(hit.slots[$0], bytes, other.slots[$0], otherBytes) }
        return true
      }
      return isSame ? .other : .unknown
    }
  }

  /// Whether two parameters hold the same text, or none; lists are not compared.
  private static func areSame(_ slot: CaptureSlice, _ bytes: Bytes, _ other: CaptureSlice, _ others: Bytes) -> Bool {
    guard let slice = slot.slice, let otherSlice = other.slice else { return slot.isAbsent && other.isAbsent }
    return bytes.equals(slice, others, otherSlice)
  }
}

extension RouteTable {
  /// Whether a text is a bare path as printed: without query, fragment and escapes, with bare bytes only, and without empty
  /// segments.
  @unsafe package static func isPrintedPath(_ link: UnsafeBufferPointer<UInt8>) -> Bool {
    let (slash, bare) = (UInt8(ascii: "/"), BareBytes.all)
    guard unsafe link.count > 0 && link[0] == slash else { return false }
    var wasSlash = true
    var index = 1
    while index < link.count {
      let byte = unsafe link[index]
      let isSlash = byte == slash
      guard isSlash ? !wasSlash : bare.contains(byte, .segment) else { return false }
      wasSlash = isSlash
      index &+= 1
    }
    return !wasSlash || link.count == 1
  }
}
