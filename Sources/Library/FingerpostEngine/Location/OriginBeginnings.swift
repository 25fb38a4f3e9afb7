/// The beginnings of links that spell their origin as the table does. Valid as long as the table's ``OriginSet``, and copied
/// without reference counting.
struct OriginBeginnings: Sendable {
  /// The custom schemes and exact hosts.
  let spelled: FlatArray<Spelled>
  /// The hosts of the web, those that fit a host better first.
  let hosts: FlatArray<Host>
  let prefixes: FlatArray<UInt8>
  /// The origins of bare paths, and of targets of requests.
  let path: UInt64
  let target: UInt64

  /// An origin, and the beginning of its links.
  struct Spelled: BitwiseCopyable {
    let form: TextForm
    /// The origins of its links, one bit each.
    let origins: UInt64
    /// The range of the beginning in ``prefixes``.
    let text: Slice
    /// The first bytes: see ``Bytes/head(_:)``.
    let head: UInt64

    var count: Int { text.count }
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
    if spelled[index].form == .scheme || end == count { return true }
    // If more slashes follow a scheme than its origin prints, there may be an authority, which is looked at closely.
    if text[count] == UInt8(ascii: "/") { return spelled[index].form == .web }
    // If more bytes follow the host's name, it is another host.
    return text[count] == UInt8(ascii: "?") || text[count] == UInt8(ascii: "#") || spelled[index].form == .schemePath
  }

  // MARK: Hosts: exact ones, and those below a `*` or a `{name}`

  /// A host of a table, or the end of all hosts below it.
  struct Host: BitwiseCopyable {
    let form: TextForm
    let isWildcard: Bool
    let isSecure: Bool
    /// Whether the scheme says the port.
    let hasUsualPort: Bool
    let port: Int
    /// The bit of its origin.
    let origin: UInt64
    /// The range of its name in ``prefixes``.
    let name: Slice
  }

  /// How the links of a host are read.
  struct Fit: BitwiseCopyable {
    let form: TextForm
    let origins: UInt64
    /// The length of the host's part that is the first segment, in bytes.
    var captured = 0
  }

  /// The hosts of origins. An exact one comes first, then the longer suffix, then any host; of equal ones, the one that captures nothing.
  static func hosts(_ origins: [CheckedOrigin], _ names: inout [UInt8]) -> [Host] {
    let hosted = origins.indices.prefix(OriginSet.capacity).filter {
      origins[$0].form.isHosted && !origins[$0].isOwnHost
    }
    // Equal ones stay in the order of listing.
    return hosted.sorted { [.number(origins[$0].hostRank), .number(origins[$0].form == .web ? 0 : 1)] }.map { index in
      let origin = origins[index]
      names += origin.host
      let isSecure = origin.scheme == CheckedOrigin.https
      return Host(
        form: origin.form, isWildcard: origin.isWildcard, isSecure: isSecure,
        hasUsualPort: origin.port == CheckedOrigin.usualPort(isSecure: isSecure), port: origin.port,
        origin: 1 << UInt64(index), name: Slice(names.count - origin.host.count, names.count))
    }
  }

  /// How the links of a host, in lower case, are read; nil if no origin fits.
  ///
  /// The origin that fits best decides whether part of the host is captured. If so, the link belongs to that origin alone,
  /// because another would cut the host elsewhere. If not, it belongs to all fitting origins that capture nothing.
  ///
  /// - Parameter port: nil for that of the scheme.
  func fit(_ host: Bytes, isSecure: Bool, port: Int?) -> Fit? {
    var plain: UInt64 = 0
    for index in 0..<hosts.count where hosts[index].isSecure == isSecure {
      guard port.map({ $0 == hosts[index].port }) ?? hosts[index].hasUsualPort else { continue }
      let (form, name) = (hosts[index].form, unsafe prefixes.bytes[hosts[index].name])
      guard CheckedOrigin.covers(host, name, isWildcard: hosts[index].isWildcard, form) else { continue }
      if form == .web {
        plain |= hosts[index].origin
      } else if plain == 0 {
        return Fit(form: .host, origins: hosts[index].origin, captured: host.count - name.count)
      }
    }
    return plain == 0 ? nil : Fit(form: .web, origins: plain)
  }

  /// A host that a text spells as browsers write it, without a port, and how its links are read; nil for any other text.
  ///
  /// - Parameters:
  ///   - text: at least sixteen bytes.
  ///   - slashes: a bit for each slash of its path, as far as they are known.
  ///   - end: where the path ends, or the text.
  @inline(never)
  func host(of text: Bytes, _ slashes: UInt64, to end: Int) -> (host: Slice, fit: Fit)? {
    let isSecure = text[4] == UInt8(ascii: "s")
    let start = isSecure ? 8 : 7
    let rest = slashes &>> UInt64(truncatingIfNeeded: start)
    guard hosts.count > 0, end > start,
      text.head(start) == (isSecure ? Self.https : Self.http),
      rest != 0 || end <= ByteBlock.window
    else { return nil }
    let host = Slice(start, rest == 0 ? end : start &+ rest.trailingZeroBitCount)
    // An address has other spellings, and is looked at closely.
    guard host.count > 0, text[start] != UInt8(ascii: "["), let fit = fit(text[host], isSecure: isSecure, port: nil),
      !IPv4Address.isMisspelled(text[host])
    else { return nil }
    return (host, fit)
  }

  private static let https = UInt64(littleEndian: 0x2F2F_3A73_7074_7468)
  private static let http = UInt64(littleEndian: 0x2F_2F3A_7074_7468)
}
