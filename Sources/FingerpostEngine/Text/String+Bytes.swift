extension String {
  /// Whether the bytes are the same. `==` finds "é" in one scalar and in two equal, but they are two links.
  package func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Hashes the bytes that ``isIdentical(to:)`` compares.
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
