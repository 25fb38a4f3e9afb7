extension ArraySlice<UInt8> {
  /// The line without the carriage return that files from other systems end it with.
  package var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}

extension Collection<UInt8> {
  /// Where these bytes stop being the UTF-8 that decoding and repairing made of them; nil where all of them are.
  package func firstInvalid(repaired: String) -> Int? {
    guard contains(where: { $0 >= 0x80 }) else { return nil }
    var text = repaired.utf8.makeIterator()
    for (offset, byte) in enumerated() where text.next() != byte { return offset }
    return nil
  }
}
