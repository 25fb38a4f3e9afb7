// Lends a link's values one by one to a caller that writes them out. No ``Match`` is made, and text of the link is not copied.

/// The value of a parameter, valid while it is lent.
@safe package enum LentValue {
  /// A part of the link, decoded, which is also its canonical spelling.
  case text(UnsafeBufferPointer<UInt8>)
  /// Any other value: a list, a default, or a text with another canonical spelling.
  case made(Captured)
}

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

  /// The names of a route's parameters, or numbers from `"1"`, and their types.
  package func parameters(of route: Int) -> [(name: String, type: ParameterType)] {
    let program = programs[route]
    return (0..<program.slotCount).map { (program.name($0), program.type($0)) }
  }

  /// Finds the route of a link, and lends the values of its parameters, in the template's order, without absent ones.
  ///
  /// The values are those of ``Match/values``.
  ///
  /// - Parameters:
  ///   - link: must be UTF-8.
  ///   - asTarget: whether it is the target of a request.
  ///   - route: called first, with the index of the route.
  ///   - value: called with the index of each parameter and its value.
  /// - Returns: false, and nothing is lent, if no route answers, or a gone one.
  @unsafe package func lend(
    _ link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool = false, route: (Int) -> Void,
    value: (Int, LentValue) -> Void
  ) -> Bool {
    // Uncounted: threads that count references to one table slow each other down.
    unowned(unsafe) let table = self
    var isGone = false
    let isFound = find(unsafe Bytes(link), method, asTarget: asTarget) { hit, bytes in
      isGone = unsafe table.isGone(Int(hit.route))
      if isGone { return true }
      route(Int(hit.route))
      unsafe table.lend(hit, bytes, value)
      return true
    }
    return isFound && !isGone
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

  /// Why a link names no route, after ``lend(_:_:route:value:)`` found none.
  @unsafe package func refusal(
    _ link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool = false
  ) -> LinkError {
    refusal(of: unsafe Bytes(link), method, asTarget: asTarget)
  }

  private func lend(_ hit: borrowing Hit, _ bytes: Bytes, _ value: (Int, LentValue) -> Void) {
    let record = flatPrograms.routes[hit.route]
    // Only the program has the values of groups that the link leaves out.
    if record.groupCount > 0 {
      for (slot, capture) in captures(hit, bytes).values.enumerated() where capture != .absent {
        value(slot, .made(capture))
      }
      return
    }
    for slot in 0..<record.slots.count {
      let info = flatPrograms.slots[Int(record.slots.start) &+ slot]
      if info.reader.isSpelledOneWay, let slice = hit.slots[slot].slice {
        unsafe bytes[slice].withUnsafeBytes { bytes in
          unsafe value(slot, .text(bytes.assumingMemoryBound(to: UInt8.self)))
        }
      } else {
        let capture = captured(slot, hit, bytes, programs[Int(hit.route)])
        if capture != .absent { value(slot, .made(capture)) }
      }
    }
  }
}

extension ValueReader {
  /// Whether every text that reads is its own canonical spelling; see ``ParameterType/isSpelledOneWay``.
  var isSpelledOneWay: Bool {
    switch kind {
    case .any, .more, .set: true
    case .scalar: scalar.isSpelledOneWay
    case .custom, .mixed, .folded: false
    }
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
