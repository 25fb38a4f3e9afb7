/// What links begin with that are spelled as their table spells them: valid for as long as its ``OriginSet`` is, and copied
/// without reference counting.
struct OriginBeginnings: Sendable {
  /// The custom schemes and exact hosts.
  private let spelled: FlatArray<Spelled>
  private let prefixes: FlatArray<UInt8>
  /// The origins of bare paths, and of those that are targets of requests.
  let path: UInt64
  let target: UInt64

  /// A source, and how its links begin.
  struct Spelled: BitwiseCopyable {
    /// One of ``OriginSet/sources``.
    let source: Int
    /// The origins of its links, one bit each.
    let origins: UInt64
    /// Where the beginning stands among ``prefixes``.
    let text: Slice
    /// What follows the first eight bytes.
    var rest: Slice { Slice(Int(text.start) + 8, Int(text.end)) }
    /// Its first bytes: see ``Bytes/head(_:)``.
    let head: UInt64
    /// Whether the first segment follows at once.
    let isScheme: Bool

    /// How many bytes there are.
    var count: Int { text.count }
  }

  init(_ spelled: [Spelled], _ prefixes: [UInt8], path: UInt64, target: UInt64) {
    self.spelled = FlatArray(spelled)
    self.prefixes = FlatArray(prefixes)
    (self.path, self.target) = (path, target)
  }

  func deallocate() {
    unsafe spelled.deallocate()
    unsafe prefixes.deallocate()
  }

  /// The origin that a text begins with, as the table spells it.
  ///
  /// - Parameters:
  ///   - text: bytes of which sixteen may be read.
  ///   - end: where the text ends.
  @inline(__always)
  func spelled(before text: Bytes, to end: Int) -> Spelled? {
    var index = 0
    while index < spelled.count {
      if begins(text, end, with: index) { return spelled[index] }
      index &+= 1
    }
    return nil
  }

  @inline(__always)
  private func begins(_ text: Bytes, _ end: Int, with index: Int) -> Bool {
    let count = spelled[index].count
    guard end >= count, text.head(Slice(0, count)) == spelled[index].head else { return false }
    if count > 8, !text.equals(Slice(8, count), unsafe prefixes.bytes, spelled[index].rest) { return false }
    // A host with more behind it is another.
    if spelled[index].isScheme || end == count { return true }
    return text[count] == UInt8(ascii: "/") || text[count] == UInt8(ascii: "?") || text[count] == UInt8(ascii: "#")
  }
}
