public import FingerpostCore
public import FingerpostEngine

extension AndroidManifest {
  /// What its filters claim of a web host, as far as expressions say it.
  package struct Claims {
    package fileprivate(set) var claims: [LinkClaims.Claim] = []
    /// For each claim its pattern and its line.
    package fileprivate(set) var names: [(text: String, line: Int?)] = []
    /// Whether nothing is left out or put in another order.
    package fileprivate(set) var isExact = true
  }

  /// The claims of the filters for links of other apps, in an order in which the first that matches decides.
  ///
  /// - Parameter host: `https://a.example`.
  package func claims(at host: String) -> Claims {
    var result = Claims()
    guard let link = AndroidLink(host + "/") else { return result }
    let own = filters.filter { filter in
      filter.opensLinks && filter.schemes.contains(link.scheme)
        && (filter.hosts.isEmpty || filter.hosts.contains { $0.matches(link) })
    }
    let blocking = own.filter { $0.groups.contains { !$0.isAllowed } }
    // A group blocks links of its own filter alone.
    if blocking.count > 1 { result.isExact = false }
    for filter in own.filter({ !blocking.contains($0) }) + blocking { result.add(filter) }
    return result
  }
}

extension AndroidManifest.Claims {
  fileprivate mutating func add(_ filter: IntentFilter) {
    if filter.hosts.isEmpty || filter.paths.isEmpty && filter.groups.isEmpty {
      add(LinkClaims.Claim(), filter.hosts.first?.name ?? filter.schemes.first ?? "", filter.line)
      return
    }
    for path in filter.paths {
      guard let spelling = path.spelling() else {
        isExact = false
        continue
      }
      var claim = LinkClaims.Claim()
      claim.path = spelling
      add(claim, path.text, filter.line)
    }
    for group in filter.groups {
      guard let claims = group.claims else {
        isExact = false
        continue
      }
      let texts = (group.paths + group.queries + group.fragments).map(\.text)
      for claim in claims { add(claim, texts.joined(separator: " "), filter.line) }
    }
  }

  private mutating func add(_ claim: LinkClaims.Claim, _ text: String, _ line: Int) {
    var claim = claim
    // Android compares without escapes.
    claim.isDecoded = true
    claims.append(claim)
    names.append((text, line))
  }
}

extension IntentFilter.Group {
  /// Nil if there is no expression for it; a group of two paths is compared by neither.
  fileprivate var claims: [LinkClaims.Claim]? {
    guard paths.count <= 1, fragments.count <= 1, queries.count <= 3 else { return nil }
    var claim = LinkClaims.Claim()
    claim.isExclusion = !isAllowed
    if let path = paths.first {
      guard let spelling = path.spelling() else { return nil }
      claim.path = spelling
    }
    if let fragment = fragments.first {
      guard let spelling = fragment.spelling() else { return nil }
      (claim.fragment, claim.needsFragment) = (spelling, true)
    }
    let items = queries.compactMap { $0.spelling(without: ["&"]) }
    guard items.count == queries.count else { return nil }
    if !items.isEmpty { claim.query = .either(Self.orders(of: items).map(Self.query)) }
    return paths.isEmpty && fragments.isEmpty && queries.isEmpty ? [] : [claim]
  }

  /// A query with these items, and any others.
  private static func query(_ items: [Spelling]) -> Spelling {
    let others = Spelling.optional(.anything)
    let (before, after) = (Spelling.optional(others + "&"), Spelling.optional("&" + others))
    let middle = items.enumerated().map { $0 == 0 ? $1 : "&" + before + $1 }
    return .sequence([before] + middle + [after])
  }

  private static func orders(of items: [Spelling]) -> [[Spelling]] {
    if items.count < 2 { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}

extension RouteTable {
  /// Compares the web links that a manifest's intent filters take with those that this table reads.
  ///
  ///     let manifest = try AndroidManifest(bytes)
  ///     try table.compare(with: manifest, allowing: .over).differences   // []
  ///
  /// Links are compared as they are printed: see ``compare(with:appID:at:allowing:)``. Those with an escaped slash in the path are
  /// not compared, because Android takes it for a slash. A pattern that gives nothing back where it
  /// would have to is not compared, and the comparison then says that it is not complete.
  ///
  /// - Parameters:
  ///   - manifest: the manifest, or a part of it.
  ///   - host: where links begin; the table's first web host unless given.
  ///   - direction: what is no difference: `.over` allows claims that differ from a route in the values of types alone, `.under`
  ///     links that nothing claims.
  /// - Throws: ``ExportError`` if the table has no such web host.
  public func compare(
    with manifest: AndroidManifest, at host: String? = nil, allowing direction: ExportOptions.Direction? = nil
  ) throws(ExportError) -> Verification {
    var options = ExportOptions()
    options.host = host
    let host = try self.host(options, .androidManifest)
    let claims = manifest.claims(at: host)
    var all = LinkClaims(claims.claims)
    all.comparesEscapedSlash = false
    let verification = verification(
      of: all, at: host, allowing: direction, names: claims.names)
    return claims.isExact ? verification : Verification(verification.differences, isComplete: false)
  }
}

extension Router {
  /// Compares the web links that a manifest's intent filters take with those that this router reads: a test that both say the
  /// same.
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:at:allowing:)``.
  public func compare(
    with manifest: AndroidManifest, at host: String? = nil, allowing direction: ExportOptions.Direction? = nil
  ) throws(ExportError) -> Verification {
    try kept.compare(with: manifest, at: host, allowing: direction)
  }
}
