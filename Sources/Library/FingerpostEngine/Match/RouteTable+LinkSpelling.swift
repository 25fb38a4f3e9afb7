// Whether a link is spelled as its route writes its values, for callers that count links: it is written once and compared, and no ``Match``
// is made.

/// How a link is spelled.
package enum LinkSpelling {
  /// As its route writes its values.
  case canonical
  /// Otherwise, and what its route writes is read back as the same values.
  case other
  /// The values are to be compared.
  case unknown
}

extension RouteTable {
  /// Compares a link with what its route writes of the values in a hit, in memory that is lent. It is unknown if a value may have another
  /// spelling in the link than its own.
  ///
  /// - Parameters:
  ///   - source: that of the origin with which the link begins.
  ///   - asTarget: whether a bare path counts as a link of the table's web origins.
  package func spelling(
    of link: Bytes, _ hit: inout Hit, _ bytes: Bytes, _ source: Location.Source, _ method: Request.Method,
    asTarget: Bool
  ) -> LinkSpelling {
    let (program, record) = (programs[Int(hit.route)], programs.flat.routes[hit.route])
    guard hit.choices.count == Int(record.groupCount), hit.slots.count == program.slotCount else { return .unknown }
    for slot in 0..<record.slots.count {
      let info = programs.flat.slots[record.slots.start &+ Int32(truncatingIfNeeded: slot)]
      guard info.reader.isSpelledOneWay || hit.slots[slot].isAbsent else { return .unknown }
    }
    let choices = (0..<hit.choices.count).map { hit.choices[$0] }
    defer { for group in choices.indices { hit.choices[group] = choices[group] } }
    for group in choices.indices { hit.choices[group] = -1 }
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
