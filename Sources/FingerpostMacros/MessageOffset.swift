/// How many bytes into its token a diagnostic belongs, written before its message.
///
/// The compiler plugin moves the diagnostic there, and takes the offset out of the message.
enum MessageOffset {
  private static let mark: Character = "\u{1}"

  static func write(_ offset: Int, _ message: String) -> String { "\(mark)\(offset)\(mark)\(message)" }

  /// The message, and `start` moved by the offset; inverse of ``write(_:_:)``.
  static func read(_ text: String, from start: Int) -> (message: String, offset: Int) {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, let offset = Int(parts[1]) else { return (text, start) }
    return (String(parts[2]), start + offset)
  }
}
