// Visits a link's values one by one, for a caller that writes them out. No ``Match`` is made, and text of the link is not copied.

/// The value of a parameter, valid while it is lent.
@safe package enum LentValue {
  /// A part of the link, decoded, which is also its canonical spelling.
  case text(UnsafeBufferPointer<UInt8>)
  /// Any other value: a list, a default, or a text with another canonical spelling.
  case made(Captured)
}

extension RouteTable {
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
  @unsafe package func visit(
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
      unsafe table.visit(hit, bytes, value)
      return true
    }
    return isFound && !isGone
  }

  /// Why a link names no route, after ``visit(_:_:route:value:)`` found none.
  @unsafe package func refusal(
    _ link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool = false
  ) -> LinkError {
    refusal(of: unsafe Bytes(link), method, asTarget: asTarget)
  }

  private func visit(_ hit: borrowing Hit, _ bytes: Bytes, _ value: (Int, LentValue) -> Void) {
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
    case .custom, .mixed, .list, .folded: false
    }
  }
}
