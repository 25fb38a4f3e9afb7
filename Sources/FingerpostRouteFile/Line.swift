extension ArraySlice<UInt8> {
  /// The text without the byte order mark (RFC 3629 §6) that programs of other systems begin it with.
  package var withoutMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self }

  /// The line without the carriage return that files from other systems end it with.
  package var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}
