/// What was found of links that came before: logs repeat themselves. A link takes the place of another one at random.
struct RecentLinks: Sendable {
  enum Finding {
    case route(Int, isCanonical: Bool)
    /// In ``Groups``, of the generation that numbered it so.
    case group(Int, generation: Int)
  }

  /// Longer texts are looked up each time.
  private static let longest = 128
  private static let size = 1 << 12

  private struct Entry {
    var length: Int32 = -1
    var methodLength: Int32 = 0
    var finding = Finding.route(0, isCanonical: true)
  }

  /// Empty until there is something to keep.
  private var entries: [Entry] = []
  private var texts: [UInt8] = []

  /// What was found of a request.
  subscript(request: LoggedRequest, slot: Int) -> Finding? {
    guard slot >= 0, !entries.isEmpty else { return nil }
    let entry = entries[slot]
    guard unsafe Int(entry.length) == request.text.count, Int(entry.methodLength) == request.methodLength else {
      return nil
    }
    let isSame = unsafe texts.withUnsafeBufferPointer { texts in
      let start = slot * Self.longest
      return unsafe request.text.begins(with: UnsafeBufferPointer(rebasing: texts[start..<start + Int(entry.length)]))
    }
    return isSame ? entry.finding : nil
  }

  mutating func keep(_ finding: Finding, of request: LoggedRequest, in slot: Int) {
    guard slot >= 0 else { return }
    if entries.isEmpty {
      entries = Array(repeating: Entry(), count: Self.size)
      texts = Array(repeating: 0, count: Self.size * Self.longest)
    }
    entries[slot] = Entry(
      length: unsafe Int32(request.text.count), methodLength: Int32(request.methodLength), finding: finding)
    unsafe texts.withUnsafeMutableBufferPointer { texts in
      let start = slot * Self.longest
      _ = unsafe UnsafeMutableBufferPointer(rebasing: texts[start..<start + Self.longest]).update(from: request.text)
    }
  }

  /// The place of a request, by its bytes; -1 if it is too long.
  static func slot(of request: LoggedRequest) -> Int {
    let text = unsafe UnsafeRawBufferPointer(request.text)
    guard text.count <= longest else { return -1 }
    var (index, hash) = (0, UInt64(text.count))
    func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29) }
    while index + 8 <= text.count {
      unsafe mix(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    while index < text.count {
      unsafe mix(UInt64(text[index]))
      index += 1
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) >> 8 & UInt64(size - 1))
  }
}
