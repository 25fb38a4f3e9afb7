/// The beginnings of links that spell their origin as the table does. Valid as long as the table's ``OriginSet``, and copied
/// without reference counting.
struct OriginBeginnings: Sendable {
  /// The custom schemes and exact hosts.
  private let spelled: FlatArray<Spelled>
  private let prefixes: FlatArray<UInt8>
  /// The origins of bare paths, and of targets of requests.
  let path: UInt64
  let target: UInt64

  /// A source, and the beginning of its links.
  struct Spelled: BitwiseCopyable {
    /// The index in ``OriginSet/sources``.
    let source: Int
    /// The origins of its links, one bit each.
    let origins: UInt64
    /// The range of the beginning in ``prefixes``.
    let text: Slice
    /// The first bytes: see ``Bytes/head(_:)``.
    let head: UInt64
    /// Whether the first segment follows without a separator.
    let isScheme: Bool

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

  /// The origin whose spelling a text begins with.
  ///
  /// - Parameters:
  ///   - text: at least sixteen bytes.
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
    guard end >= count, text.head(count) == spelled[index].head else { return false }
    if count > 8, !text.equals(Slice(0, count), unsafe prefixes.bytes, spelled[index].text) { return false }
    // If more bytes follow the host's name, it is another host.
    if spelled[index].isScheme || end == count { return true }
    return text[count] == UInt8(ascii: "/") || text[count] == UInt8(ascii: "?") || text[count] == UInt8(ascii: "#")
  }
}
