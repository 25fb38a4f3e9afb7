/// The origins of a table, in the order of listing: the first is the default to print for. After them stand those that only
/// routes name.
package final class OriginSet: Sendable {
  package let origins: [Origin]
  package let checked: [CheckedOrigin]
  /// How many of them the table lists.
  private let listedCount: Int
  /// The origins of compact text, one bit each.
  package let compact: UInt64
  /// The beginnings of most links.
  let beginnings: OriginBeginnings
  /// What may stand raw in the authority of a custom scheme although it holds a colon.
  let colons: ColonSegments
  /// Whether fragments are cut into segments, and into items alone, because some route reads them so.
  let cutsFragmentPaths: Bool
  let cutsFragmentItems: Bool
  /// Whether a route takes the rest of a query.
  let hasQueryRest: Bool
  private let memory = FlatMemory()

  /// The most origins: each is one bit.
  package static let capacity = 64

  /// An invalid origin is left out: no text belongs to it.
  ///
  /// - Parameters:
  ///   - listed: how many the table lists; nil for all.
  ///   - templates: those of the routes, by their index.
  package init(_ origins: [Origin], listed: Int? = nil, templates: [Template] = []) {
    let pairs = origins.compactMap { origin in (try? CheckedOrigin(origin)).map { (origin, $0) } }
    listedCount = listed ?? pairs.count
    let checked = pairs.map(\.1)
    (self.origins, self.checked) = (pairs.map(\.0), checked)
    compact = Self.mask(of: checked) { $0.form == .compact }
    var prefixes: [UInt8] = []
    let spelled = checked.compactMap { origin -> OriginBeginnings.Spelled? in
      guard origin.form == .scheme || origin.form == .web, let prefix = origin.prefix else { return nil }
      let mask = Self.mask(of: checked) {
        $0.form == origin.form && $0.scheme == origin.scheme && $0.matches(host: origin.host, port: origin.port)
      }
      let head = prefix.utf8.prefix(8).enumerated().reduce(UInt64(0)) {
        $0 | UInt64($1.element) << UInt64($1.offset * 8)
      }
      prefixes += prefix.utf8
      let text = Slice(prefixes.count - prefix.utf8.count, prefixes.count)
      return mask == 0 ? nil : OriginBeginnings.Spelled(form: origin.form, origins: mask, text: text, head: head)
    }
    beginnings = OriginBeginnings(
      spelled: memory.array(spelled), prefixes: memory.array(prefixes),
      path: Self.mask(of: checked) { $0.form == .path }, target: Self.mask(of: checked) { $0.form.readsTargets })
    colons = ColonSegments(templates)
    cutsFragmentPaths = templates.contains { $0.fragment?.parts?.kind == .path }
    cutsFragmentItems = templates.contains { $0.fragment?.parts?.kind == .items }
    hasQueryRest = templates.contains { $0.query.last?.isRest == true }
  }

  /// Whether "://" must follow these bytes: they are a scheme of the web or of the table, in any case.
  func namesScheme(_ scheme: Bytes) -> Bool {
    func isScheme(_ name: some Collection<UInt8>) -> Bool {
      name.count == scheme.count && name.elementsEqual(scheme.lazy.map(asciiLowercased))
    }
    return isScheme("https".utf8) || isScheme("http".utf8) || checked.contains { isScheme($0.scheme) }
  }

  /// The valid origins that the table lists.
  var listed: [Origin] { Array(origins.prefix(listedCount)) }

  /// The origins of routes that name none of their own, one bit each.
  var listedMask: UInt64 { listedCount >= Self.capacity ? ~0 : 1 &<< UInt64(listedCount) &- 1 }

  /// The bit of an origin; 0 if it is none of these.
  func mask(of origin: Origin) -> UInt64 {
    let checked = try? CheckedOrigin(origin)
    return mask { $0 == checked }
  }

  package func mask(where fits: (CheckedOrigin) -> Bool) -> UInt64 { Self.mask(of: checked, where: fits) }

  private static func mask(of checked: [CheckedOrigin], where fits: (CheckedOrigin) -> Bool) -> UInt64 {
    var mask: UInt64 = 0
    for index in checked.indices.prefix(capacity) where fits(checked[index]) { mask |= 1 << UInt64(index) }
    return mask
  }

  /// The source of links printed for an origin; nil for a wildcard, whose host is unknown.
  package func source(of index: Int) -> Location.Source? { source(of: checked[index]) }

  /// An exact host need not be listed: its links belong to whichever origins fit.
  package func source(of origin: CheckedOrigin) -> Location.Source? {
    guard let prefix = origin.prefix else { return nil }
    guard origin.form == .web else {
      return Location.Source(form: origin.form, prefix: prefix, origins: mask { $0 == origin })
    }
    return source(scheme: origin.scheme, host: origin.host, port: origin.port)
  }

  /// The source of a host's links, in lower case; nil if no origin fits.
  package func source(scheme: [UInt8], host: [UInt8], port: Int) -> Location.Source? {
    let fit = scheme.withBytes { scheme in host.withBytes { self.fit(scheme: scheme, host: $0, port: port) } }
    guard let fit else { return nil }
    let named = fit.form == .host ? [UInt8(ascii: "*")] + host.dropFirst(fit.captured) : host
    let prefix = CheckedOrigin.prefix(scheme: scheme, host: named, port: port)
    return Location.Source(form: fit.form, prefix: prefix, origins: fit.origins)
  }

  /// How a host's links are read.
  struct Fit: BitwiseCopyable {
    let form: TextForm
    let origins: UInt64
    /// The length of the host's part that is the first segment, in bytes.
    var captured = 0
  }

  /// How the links of a host, in lower case, are read; nil if no origin fits.
  ///
  /// The origin that fits best decides whether part of the host is captured. If so, the link belongs to that origin alone,
  /// because another would cut the host elsewhere. If not, it belongs to all fitting origins that capture nothing. Of two origins
  /// for the same hosts, which no table lists, the one that captures nothing wins.
  func fit(scheme: Bytes, host: Bytes, port: Int) -> Fit? {
    var (plain, best) = (UInt64(0), Int?.none)
    for index in 0..<min(checked.count, Self.capacity) {
      guard checked[index].form.isHosted, scheme.isEqual(to: checked[index].scheme),
        checked[index].matches(host: host, port: port)
      else { continue }
      if checked[index].form == .web { plain |= 1 << UInt64(index) }
      if best.map({ checked[index].isBetter(than: checked[$0]) }) ?? true { best = index }
    }
    guard let best else { return nil }
    guard checked[best].form == .host else { return Fit(form: .web, origins: plain) }
    return Fit(form: .host, origins: 1 << UInt64(best), captured: host.count - checked[best].host.count)
  }
}

extension CheckedOrigin {
  /// Whether it fits a host better: exactly, then by the longer suffix, then as any host; of equal ones, the one that captures
  /// nothing.
  fileprivate func isBetter(than other: CheckedOrigin) -> Bool {
    hostRank < other.hostRank || hostRank == other.hostRank && form == .web
  }
}

/// The beginnings of links that spell their origin as the table does. Valid as long as the table's ``OriginSet``, and copied
/// without reference counting.
struct OriginBeginnings: Sendable {
  /// The custom schemes and exact hosts.
  fileprivate let spelled: FlatArray<Spelled>
  fileprivate let prefixes: FlatArray<UInt8>
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
    /// Whether the first segment follows without a separator.
    var isScheme: Bool { form == .scheme }
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
