// Compact text: raw segments separated by colons.

extension Scan {
  /// Slices keep the colons between them, so that a run of segments is one slice.
  mutating func readCompact() throws(LinkError) {
    let refused = firstRefused
    guard unsafe origins.compact >= 0 else {
      // A pasted link may begin with an invisible byte: report that, not an unknown origin.
      if let refused, refused.fault != .backslash, refused.fault != .unprintable {
        throw LinkError(.malformed(refused.fault), at: refused.offset)
      }
      throw foreign
    }
    if let refused {
      throw LinkError(.malformed(refused.fault == .control ? .control : .unprintable), at: refused.offset)
    }
    if !isUTF8 { try checkUTF8() }
    unsafe takeSource(origins.compact)
    pathEnd = end
    guard !ScriptScheme.begins(text) else { throw LinkError(.malformed(.script), at: 0) }
    var (from, offset) = (0, 0)
    while offset <= end {
      if offset == end || text[offset] == UInt8(ascii: ":") {
        let slice = Slice(from, offset)
        try checkRoom(at: from)
        guard !isDotSegment(text[slice]) else { throw LinkError(.malformed(.dotSegment), at: from) }
        segments.append(slice)
        from = offset + 1
      }
      offset += 1
    }
  }

  /// The error of a text that comes from no origin: a script is no link of anybody, so that nobody passes it on.
  var foreign: LinkError {
    LinkError(ScriptScheme.begins(text) ? .malformed(.script) : .unknownOrigin, at: 0)
  }

  /// The first byte that compact text cannot hold: it has no escapes for what is refused raw.
  private var firstRefused: (fault: LinkError.Malformation, offset: Int)? {
    for offset in 0..<end {
      if text[offset] == UInt8(ascii: " ") { return (.unprintable, offset) }
      let next = offset + 1 < end ? text[offset + 1] : 0
      if let fault = RawByte.fault(text[offset], before: next) { return (fault, offset) }
    }
    return nil
  }
}

package enum CompactText {
  /// Whether no compact text can carry this text.
  package static func refuses(_ text: Bytes) -> Bool {
    text.contains(UInt8(ascii: " ")) || RawByte.firstFault(in: text) != nil
  }
}
