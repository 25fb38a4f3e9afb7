// Lends a link's values one by one to a caller that writes them out. No ``Match`` is made, and text of the link is not copied.

/// The value of a parameter, valid while it is lent.
@safe package enum LentValue {
  /// A part of the link, decoded, which is also its canonical spelling.
  case text(UnsafeBufferPointer<UInt8>)
  /// Any other value: a list, a default, or a text with another canonical spelling.
  case made(Captured)
}

/// A method of a request, looked up in a table once.
package struct KnownMethod: Sendable {
  fileprivate let method: Request.Method
}

/// How links of an origin begin.
package struct LinkStart: Sendable {
  fileprivate let source: Location.Source
  package let length: Int
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
  /// How the links of an origin begin, and the text of that; nil for one that captures hosts, or any host.
  package func start(of origin: Origin) -> (text: [UInt8], start: LinkStart)? {
    guard let checked = try? CheckedOrigin(origin), let source = originSet.source(of: checked),
      source.form != .host, source.form != .compact
    else { return nil }
    let text = Array(source.prefix.utf8)
    return (text, LinkStart(source: source, length: text.count))
  }

  /// A method to find links with; nil means GET.
  package func known(_ method: String?) -> KnownMethod { KnownMethod(method: number(of: method)) }

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
    _ link: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, asTarget: Bool = false, route: (Int) -> Void,
    value: (Int, LentValue) -> Void
  ) -> Bool {
    let programs = programs.flat
    // Uncounted: threads that count references to one table slow each other down.
    unowned(unsafe) let table = self
    let hasGone = hasGone
    var isGone = false
    let isFound = find(unsafe Bytes(link), method.method, asTarget: asTarget) { hit, bytes in
      if hasGone {
        isGone = unsafe table.isGone(Int(hit.route))
        if isGone { return true }
      }
      route(Int(hit.route))
      if !Self.lendTexts(hit, bytes, programs, value) {
        unsafe table.lendMade(hit, bytes, value)
      }
      return true
    }
    return isFound && !isGone
  }

  /// The index of the route that a link names, even of one that is gone; -1 if none answers.
  ///
  /// - Parameters:
  ///   - link: must be UTF-8.
  ///   - asTarget: whether a bare path counts as a link of the table's web origins.
  ///   - start: what the link begins with, and how links of that origin are written; nil: how the link is spelled stays unknown.
  ///   - printing: of each route, the first of its name that prints.
  /// - Returns: the index, and how the link is spelled.
  @unsafe package func index(
    of link: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, asTarget: Bool, start: LinkStart?, printing: [Int]
  ) -> (index: Int, spelling: LinkSpelling) {
    var (index, spelling) = (-1, LinkSpelling.unknown)
    let link = unsafe Bytes(link)
    _ = find(link, method.method, asTarget: asTarget) { hit, bytes in
      index = Int(hit.route)
      if let start, printing.indices.contains(index) {
        let printing = printing[index]
        spelling = self.spelling(of: link, &hit, bytes, start, method, printing: printing, asTarget: asTarget)
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
    of link: Bytes, _ hit: inout Hit, _ bytes: Bytes, _ start: LinkStart, _ method: KnownMethod, printing: Int,
    asTarget: Bool
  ) -> LinkSpelling {
    let index = Int(hit.route)
    guard printing >= 0, programs.flat.routes[hit.route].wildcardCount == 0,
      programs.routes[printing].wildcardCount == 0
    else { return .unknown }
    let choices = (0..<hit.choices.count).map { hit.choices[$0] }
    if printing == index {
      let spelling = plainSpelling(of: link, &hit, bytes, start, method, choices, asTarget: asTarget)
      guard spelling == .unknown else { return spelling }
      for group in choices.indices { hit.choices[group] = choices[group] }
    }
    guard let captures = captures(captures(hit, bytes), of: index, asThoseOf: printing),
      let text = try? text(of: captures, route: printing, for: start.source)
    else { return .unknown }
    return text.withBytes { text in
      if text.equals(Slice(0, text.count), link, Slice(0, link.count)) {
        return printing == index ? .canonical : .unknown
      }
      var isSame = false
      _ = find(text, method.method, asTarget: asTarget) { other, otherBytes in
        isSame = Int(other.route) == printing && self.captures(other, otherBytes) == captures
        return true
      }
      return isSame ? .other : .unknown
    }
  }

  /// The same for values whose spelling in the link is their own, as most are, in memory that is lent.
  private func plainSpelling(
    of link: Bytes, _ hit: inout Hit, _ bytes: Bytes, _ start: LinkStart, _ method: KnownMethod, _ choices: [Int32],
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
      var writer = LinkWriter(start.source.form, link[Slice(0, start.length)], buffer: buffer)
      do throws(PrintError) { try writer.write(program, hit, bytes) } catch { return .unknown }
      let text = writer.bytes.bytes
      if text.equals(Slice(0, text.count), link, Slice(0, link.count)) { return .canonical }
      // It is the canonical text if it reads as the same values: another route may take it.
      var isSame = false
      _ = find(text, method.method, asTarget: asTarget) { other, otherBytes in
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
    _ link: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, asTarget: Bool = false
  ) -> LinkError {
    refusal(of: unsafe Bytes(link), method.method, asTarget: asTarget)
  }

  /// - Returns: false, and nothing is lent, if some parameter holds another kind of value.
  @inline(__always)
  private static func lendTexts(
    _ hit: borrowing Hit, _ bytes: Bytes, _ programs: FlatPrograms, _ value: (Int, LentValue) -> Void
  ) -> Bool {
    let record = programs.routes[hit.route]
    // Only the program has the values of groups that the link leaves out.
    guard record.groupCount == 0 else { return false }
    for slot in 0..<record.slots.count {
      let info = programs.slots[record.slots.start &+ Int32(truncatingIfNeeded: slot)]
      guard info.reader.isSpelledOneWay, hit.slots[slot].slice != nil else { return false }
    }
    for slot in 0..<record.slots.count {
      guard let slice = hit.slots[slot].slice else { continue }
      unsafe bytes[slice].withUnsafeBytes { bytes in
        unsafe value(slot, .text(bytes.assumingMemoryBound(to: UInt8.self)))
      }
    }
    return true
  }

  @inline(never)
  private func lendMade(_ hit: borrowing Hit, _ bytes: Bytes, _ value: (Int, LentValue) -> Void) {
    for (slot, capture) in captures(hit, bytes).values.enumerated() where capture != .absent {
      value(slot, .made(capture))
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
