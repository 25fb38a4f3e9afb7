// Visits a link's values one by one, for a caller that writes them out. No ``Match`` is made, and text of the link is not copied.

/// The value of a parameter, valid while it is lent.
@safe package enum LentValue {
  /// A part of the link, decoded, which is also its canonical spelling.
  case text(UnsafeBufferPointer<UInt8>)
  /// Any other value: a list, a default, or a text with another canonical spelling.
  case made(Captured)
}

extension RouteTable {
  /// Lends the values of a hit, with the index of the parameter of each, in the template's order, without absent ones. They are those of
  /// ``Match/values``.
  package func visit(_ hit: borrowing Hit, _ bytes: Bytes, _ value: (Int, LentValue) -> Void) {
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
