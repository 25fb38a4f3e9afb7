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
  /// Whether some host stands behind a custom scheme.
  let hasOwnHosts: Bool
  /// Whether fragments are cut into segments, and into items alone, because some route reads them so.
  let cutsFragmentPaths: Bool
  let cutsFragmentItems: Bool
  /// Whether a route takes the rest of a query.
  let hasQueryRest: Bool
  /// Whether it counts which separators are escaped, because some route reads a list of texts, or several texts in one, that may hold them.
  let marksEscapes: Bool
  /// Whether it decides which route answers: a list may not read otherwise. Mixed segments read the same links, whatever is escaped.
  let escapesDecide: Bool
  private let memory = FlatMemory()

  /// The most origins: each is one bit.
  package static let capacity = 64

  /// An invalid origin is left out: no text belongs to it.
  ///
  /// - Parameters:
  ///   - listed: how many the table lists; nil for all.
  ///   - templates: those of the routes, by their index.
  @_optimize(size)
  package init(_ origins: [Origin], listed: Int? = nil, templates: [Template] = []) {
    let pairs = origins.compactMap { origin in (try? CheckedOrigin(origin)).map { (origin, $0) } }
    listedCount = listed ?? pairs.count
    let checked = pairs.map { $0.1 }
    (self.origins, self.checked) = (pairs.map { $0.0 }, checked)
    compact = Self.mask(of: checked) { $0.form == .compact }
    var prefixes: [UInt8] = []
    let spelled = checked.compactMap { origin -> OriginBeginnings.Spelled? in
      guard origin.form.isScheme || origin.form == .web, let prefix = origin.prefix else { return nil }
      // The authority may be a host: it is looked at closely.
      if origin.form == .scheme, checked.contains(where: { $0.isOwnHost && $0.scheme == origin.scheme }) { return nil }
      let mask = Self.mask(of: checked) {
        origin.form == .web
          ? $0.form == .web && $0.scheme == origin.scheme && $0.matches(host: origin.host, port: origin.port)
          : $0.reads(scheme: origin.scheme, slashes: origin.slashes)
      }
      // At least eight bytes are read.
      let head = Array((prefix + "        ").utf8).withBytes { $0.head(prefix.utf8.count) }
      prefixes += prefix.utf8
      let text = Slice(prefixes.count - prefix.utf8.count, prefixes.count)
      return mask == 0 ? nil : OriginBeginnings.Spelled(form: origin.form, origins: mask, text: text, head: head)
    }
    beginnings = OriginBeginnings(
      spelled: memory.array(spelled), hosts: memory.array(OriginBeginnings.hosts(checked, &prefixes)),
      prefixes: memory.array(prefixes), path: Self.mask(of: checked) { $0.form == .path },
      target: Self.mask(of: checked) { $0.isForWeb && $0.form != .host })
    hasOwnHosts = checked.contains { $0.isOwnHost }
    colons = ColonSegments(templates)
    cutsFragmentPaths = templates.contains { $0.fragment?.kind == .path }
    cutsFragmentItems = templates.contains { $0.fragment?.kind == .items }
    hasQueryRest = templates.contains { $0.query.last?.isRest == true }
    escapesDecide = templates.contains { template in
      template.parameters.contains { parameter in
        guard case .list(let element, let separator) = parameter.type else { return false }
        return separator != .bar && element.mayHold(separator.rawValue)
      }
    }
    marksEscapes = escapesDecide || templates.contains { $0.mayHoldSeparators }
  }

  /// Whether slashes must follow these bytes: they are a scheme of the web or of the table, in any case.
  func namesScheme(_ scheme: Bytes) -> Bool {
    func isScheme(_ name: some Collection<UInt8>) -> Bool {
      name.count == scheme.count && name.elementsEqual(scheme.lazy.map(asciiLowercased))
    }
    return isScheme("https".utf8) || isScheme("http".utf8) || checked.contains { isScheme($0.scheme) }
  }

  /// The origins of a custom scheme's links, one bit each.
  ///
  /// - Parameter scheme: in any case.
  func mask(ofScheme scheme: Bytes, slashes: Int) -> UInt64 {
    let scheme = scheme.lazy.map(asciiLowercased)
    return mask { $0.reads(scheme: scheme, slashes: slashes) }
  }

  /// The origins of a host behind a custom scheme, one bit each; both in lower case.
  func mask(ofHost host: Bytes, scheme: Bytes) -> UInt64 {
    mask { $0.isOwnHost && scheme.isEqual(to: $0.scheme) && host.isEqual(to: $0.host) }
  }

  /// Whether the first segment of a custom scheme's link is a host of the scheme, which is never a segment.
  func isHost(_ segment: Bytes, of fitting: UInt64) -> Bool {
    let scheme = checked[fitting.trailingZeroBitCount].scheme
    return segment.map(asciiLowercased).withBytes { host in scheme.withBytes { mask(ofHost: host, scheme: $0) } } != 0
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
    guard origin.form == .web, !origin.isOwnHost else {
      let isScheme = origin.form.isScheme
      let fitting = mask { isScheme ? $0.reads(scheme: origin.scheme, slashes: origin.slashes) : $0 == origin }
      return Location.Source(form: origin.form, prefix: prefix, origins: fitting)
    }
    return source(scheme: origin.scheme, host: origin.host, port: origin.port)
  }

  /// The source of a host's links, in lower case; nil if no origin fits.
  package func source(scheme: [UInt8], host: [UInt8], port: Int) -> Location.Source? {
    let fit = host.withBytes { beginnings.fit($0, isSecure: scheme == CheckedOrigin.https, port: port) }
    guard let fit else { return nil }
    let named = fit.form == .host ? [UInt8(ascii: "*")] + host.dropFirst(fit.captured) : host
    let prefix = CheckedOrigin.prefix(scheme: scheme, host: named, port: port)
    return Location.Source(form: fit.form, prefix: prefix, origins: fit.origins)
  }
}
