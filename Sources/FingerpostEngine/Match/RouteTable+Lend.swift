// What a link says, lent piece by piece to somebody who writes it down: no ``Match`` is made, and no text that stands in the link
// as it is.

/// What a parameter of a link holds, for as long as it is lent.
@safe package enum LentValue {
  /// A part of the link, decoded, which is spelled as its type prints it.
  case text(UnsafeBufferPointer<UInt8>)
  /// Anything else: a list, a default, a text that its type spells in another way.
  case made(Captured)
}

/// A method of a request, looked up in a table once.
package struct KnownMethod: Sendable {
  fileprivate let method: Request.Method
}

extension RouteTable {
  /// The method by which links are to be found; nil counts as GET, with which a link is opened.
  package func known(_ method: String?) -> KnownMethod { KnownMethod(method: number(of: method)) }

  /// What the parameters of a route go by, names, or numbers from `"1"`; and what they take.
  package func parameters(of route: Int) -> [(name: String, type: ParameterType)] {
    let program = programs[route]
    return (0..<program.slotCount).map { (program.name($0), program.type($0)) }
  }

  /// Finds the route of a link, and lends what its parameters hold, in the template's order, those that are absent left out.
  ///
  /// What is lent is what ``Match/values`` would hold.
  ///
  /// - Parameters:
  ///   - link: text that is UTF-8.
  ///   - route: is called first, with the index of the route.
  ///   - value: is called with the index of each parameter, and with what it holds.
  /// - Returns: false where no route answers, and nothing was lent.
  @unsafe package func lend(
    _ link: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, route: (Int) -> Void, value: (Int, LentValue) -> Void
  ) -> Bool {
    let programs = programs.flat
    // Uncounted: workers that count references to one table wait for each other.
    unowned(unsafe) let table = self
    return find(unsafe Bytes(link), method.method) { hit, bytes in
      route(Int(hit.route))
      if !Self.lendTexts(hit, bytes, programs, value) {
        unsafe table.lendMade(hit, bytes, value)
      }
      return true
    }
  }

  /// Why a link names no route, after ``lend(_:_:route:value:)`` found none.
  @unsafe package func refusal(_ link: UnsafeBufferPointer<UInt8>, _ method: KnownMethod) -> LinkError {
    refusal(of: unsafe Bytes(link), method.method, asTarget: false)
  }

  /// - Returns: false where some parameter holds anything else; nothing is lent then.
  @inline(__always)
  private static func lendTexts(
    _ hit: borrowing Hit, _ bytes: Bytes, _ programs: FlatPrograms, _ value: (Int, LentValue) -> Void
  ) -> Bool {
    let record = programs.routes[hit.route]
    // Which parts count of groups that were left out, their program knows.
    guard record.groupCount == 0 else { return false }
    for slot in 0..<record.slots.count {
      let info = programs.slots[record.slots.start &+ Int32(truncatingIfNeeded: slot)]
      guard info.reader.kind.isSpelledOneWay, hit.slots[slot].slice != nil else { return false }
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

extension ValueReader.Kind {
  /// Whether a text that reads is always its own canonical spelling, as ``ParameterType/isSpelledOneWay`` says of types.
  var isSpelledOneWay: Bool {
    switch self {
    case .any, .more, .integer, .date, .set: true
    case .double, .bool, .uuid, .dateTime, .custom, .mixed: false
    }
  }
}

extension LinkError {
  /// Whether a text reads as compact text, which has no origin before it.
  @unsafe package static func isCompact(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    do throws(LinkError) {
      return try Scan.read(unsafe Bytes(text), compact, TextRules()) { _ in true }
    } catch {
      return false
    }
  }

  private static let compact = OriginSet([.compact])
}
