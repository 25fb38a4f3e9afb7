/// The 36 characters of a UUID, RFC 9562 §4, in any case.
enum UUIDText {
  static func isUUID(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    var offset = 0
    for byte in text {
      let isDash = offset == 8 || offset == 13 || offset == 18 || offset == 23
      guard isDash ? byte == UInt8(ascii: "-") : PercentEncoding.value(byte) != nil else { return false }
      offset += 1
    }
    return true
  }

  static func canonical(_ text: some Collection<UInt8>) -> String? {
    guard isUUID(text) else { return nil }
    if !text.contains(where: ByteSet.upperCase.contains) { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.map(lowercased), as: UTF8.self)
  }
}
