package import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

extension AndroidManifest {
  /// What its filters claim of a web host.
  package struct Claims {
    /// Each is called by its pattern.
    fileprivate var named: [NamedClaim] = []
    package var claims: [LinkClaims.Claim] { named.map(\.claim) }
    /// What of the filters for the host is not compared, or claims nothing.
    fileprivate var remarks: [DocumentError] = []
    /// Whether all patterns are compared: none is too large.
    package fileprivate(set) var isFinished = true
    fileprivate var filterCount = 0
    fileprivate let memory = Work.Memory()
  }

  /// The claims of the filters for links of other apps.
  ///
  /// - Parameter host: `https://a.example`.
  package func claims(at host: String) -> Claims {
    var result = Claims()
    guard let link = AndroidLink(host + "/") else { return result }
    for filter in filters where filter.opensLinks && !Work.isOver { result.add(filter, link) }
    if Work.isOver { result.isFinished = false }
    return result
  }
}

extension AndroidManifest.Claims {
  /// What an export claims, too, may be wider than the table. Such claims come first, so that no other one decides before them.
  fileprivate mutating func tolerate(_ others: Self) {
    let known = Set(others.claims.map(\.alone))
    for index in named.indices { named[index].claim.isTolerated = known.contains(named[index].claim.alone) }
    // Those of filters that block stay behind what blocks them.
    func isFirst(_ own: NamedClaim) -> Bool { own.claim.isTolerated && own.claim.filter == nil }
    named = named.filter(isFirst) + named.filter { !isFirst($0) }
  }

  private enum Answer: Comparable {
    case no, unknown, yes
  }

  fileprivate mutating func add(_ filter: IntentFilter, _ link: AndroidLink) {
    filterCount += 1
    let unknown = Set(filter.unknowns.map(\.part))
    let scheme: Answer =
      filter.schemes.contains(link.scheme) ? .yes : unknown.contains(.scheme) ? .unknown : .no
    let mayBeHost = filter.unknowns.contains { $0.part == .host && $0.mayBe(host: link.host) }
    let hasNoHost = filter.hosts.isEmpty && !unknown.contains(.host)
    let host: Answer = filter.hosts.contains { $0.matches(link) } ? .yes : mayBeHost ? .unknown : .no
    // A scheme without a host that is filled in later is that of the app: no app opens all of the web.
    let hasNoAddress = filter.addresses.isEmpty && !unknown.contains(.address)
    let own = hasNoHost && hasNoAddress && scheme == .yes ? .yes : min(scheme, host)
    let addresses = scheme == .no ? [] : filter.addresses.filter { !$0.isForeign(to: link) }
    guard own != .no || !addresses.isEmpty || unknown.contains(.address) && scheme != .no else { return }
    if let type = filter.types.first {
      let message = "the filter claims no links: android:mimeType is \"\(type)\", and links have no type"
      remarks += filter.position.map { [$0.error(message).asRemark(.documentNoClaims)] } ?? []
      return
    }
    remarks += filter.unknowns.filter { $0.part != .host || $0.mayBe(host: link.host) }.map(\.remark)
    let isSure = !unknown.contains(.type)
    for address in addresses {
      guard let machine = machine([address]) else { continue }
      let authority = String(link.address.dropLast())
      let claim = LinkClaims.Claim(.init(address: machine.derivative(by: authority)))
      add(claim, address.text, filter, isSure && scheme == .yes)
    }
    if unknown.contains(.address) { add(.anything, filter.name, filter, false) }
    guard own != .no else { return }
    if hasNoHost || filter.paths.isEmpty && filter.groups.isEmpty && !unknown.contains(.path) {
      add(.anything, filter.name, filter, isSure && own == .yes)
      return
    }
    for path in filter.paths where !Work.isOver {
      add(.init(paths: [path]), of: filter, blocks: false, isSure && own == .yes)
    }
    if unknown.contains(.path) { add(.anything, filter.name, filter, false) }
    // Of the groups the first that matches decides: behind one that is unknown, all are.
    var isKnown = isSure && own == .yes
    let blocks = filter.groups.contains { !$0.isAllowed }
    for (index, group) in filter.groups.enumerated() where !Work.isOver {
      let isUnknown = unknown.contains(.group(index))
      if isUnknown, !group.isAllowed { isKnown = false }
      if isUnknown ? group.isAllowed : !group.isEmpty { add(group, of: filter, blocks: blocks, isKnown && !isUnknown) }
    }
  }

  private mutating func add(_ group: IntentFilter.Group, of filter: IntentFilter, blocks: Bool, _ isSure: Bool) {
    let items = group.queries.compactMap { machine([$0]) }
    guard let path = machine(group.paths), items.count == group.queries.count,
      let fragment = machine(group.fragments)
    else { return }
    var claim = LinkClaims.Claim(.init(path: path))
    claim.units?.items = items
    if !group.fragments.isEmpty { claim.units?.fragment = fragment }
    (claim.isExclusion, claim.filter) = (!group.isAllowed, blocks ? filterCount : nil)
    let texts = (group.paths + group.queries + group.fragments).map(\.text)
    add(claim, texts.joined(separator: " "), filter, isSure)
  }

  /// What all patterns match; nil if it is too large.
  private mutating func machine(_ patterns: [AndroidPattern]) -> CodeUnitMachine? {
    var all = patterns.first.map(\.machine) ?? .anything
    for pattern in patterns.dropFirst() {
      all = pattern.machine.flatMap { all?.intersection($0, limit: 1_000_000) }
    }
    if all == nil { isFinished = false }
    if let all {
      // A state has its units, and a list of those after it.
      let edges = all.after.reduce(0) { $0 + $1.count }
      memory.grow(160 * all.states.count + 8 * edges)
      Work.current?.spend(32 * all.states.count + edges)
    }
    return all
  }

  private mutating func add(_ claim: LinkClaims.Claim, _ text: String, _ filter: IntentFilter, _ isSure: Bool) {
    var claim = claim
    claim.isUnsure = !isSure
    if claim.isUnsure, claim.isExclusion { return }
    named.append((claim, text, filter.position?.line))
  }
}

extension LinkClaims.Claim {
  fileprivate static let anything = Self(.init(path: .anything))

  /// What it claims, whatever stands around it.
  fileprivate var alone: Self {
    var claim = self
    claim.filter = nil
    return claim
  }
}

extension IntentFilter {
  /// What a claim of all its links is called.
  fileprivate var name: String { hosts.first?.name ?? schemes.first ?? unknowns.first?.text ?? "" }
}

extension AndroidPattern {
  /// Whether it plainly matches no address of a host.
  fileprivate func isForeign(to link: AndroidLink) -> Bool {
    let own = String(link.address.dropLast())
    return (kind == .literal || kind == .prefix)
      && !(text.utf8.starts(with: own.utf8) || kind == .prefix && own.utf8.starts(with: text.utf8))
  }
}

extension RouteTable {
  /// Compares the web links that a manifest's intent filters take with those that this table reads.
  ///
  ///     let manifest = try AndroidManifest(bytes)
  ///     try table.compare(with: manifest, allowing: .wider).differences   // []
  ///
  /// Links are compared as they are printed: see ``compare(with:appID:at:allowing:exclusions:)``. Links with an escaped slash in
  /// the path are not compared, because Android reads it as a slash. Values in other files, such as `${host}` and `@string/host`,
  /// are not compared: ``Verification/remarks`` lists them, and the comparison is not complete.
  ///
  /// - Parameters:
  ///   - manifest: the manifest, or a part of it.
  ///   - host: the origin of the links; by default every web host of the table, and every host that a filter names.
  ///   - allowance: which differences to allow: `.wider` allows claims that differ from a route only in the values of types,
  ///     `.narrower` links that nothing claims.
  /// - Throws: ``ExportError`` if the table has no such web host.
  public func compare(
    with manifest: AndroidManifest, at host: String? = nil, allowing allowance: Verification.Allowance = []
  ) throws(ExportError) -> Verification {
    if host == nil, webHosts.isEmpty, capturedHosts.isEmpty, hasAppLinks {
      // An export has the filters of custom schemes, too.
      var verification = Verification([], isComplete: true)
      let message = "nothing is compared: the table has no web links, and links of custom schemes are not compared"
      verification.remarks = [DocumentLines([]).error(message, at: 0).asRemark(.documentLeftOut)]
      return verification
    }
    let first = try self.host(host, .androidManifest)
    // What a filter claims of a host that the table does not have leads nowhere.
    let hosts = host == nil ? (webHosts + capturedHosts + manifest.webHosts).uniqued : [first]
    return Work.bounded {
      var all = compareOne(manifest, at: hosts[0], allowing: allowance)
      for host in hosts.dropFirst() where !Work.isOver {
        all = all.and(compareOne(manifest, at: host, allowing: allowance))
      }
      all.isUnfinished = all.isUnfinished || Work.isOver
      return all
    }
  }

  private func compareOne(
    _ manifest: AndroidManifest, at host: String, allowing allowance: Verification.Allowance
  ) -> Verification {
    var claims = manifest.claims(at: host)
    if allowance.contains(.wider) {
      claims.tolerate(AndroidManifest(intentFilters(.over)).claims(at: host))
    }
    var verification = verification(of: claims.named, at: host, allowing: allowance, comparesEscapedSlash: false)
    verification.remarks = claims.remarks
    verification.isUnfinished = verification.isUnfinished || !claims.isFinished
    verification.isPartial = claims.claims.contains(where: \.isUnsure)
    return verification
  }
}

extension AndroidManifest {
  /// The web hosts that its filters name: `https://a.example`. One with a wildcard is none.
  fileprivate var webHosts: [String] {
    var hosts: [String] = []
    for filter in filters where filter.opensLinks {
      for scheme in ["https", "http"] where filter.schemes.contains(scheme) {
        for host in filter.hosts where !host.name.hasPrefix("*") {
          hosts.append("\(scheme)://\(host.name.lowercased())" + (host.port.map { ":\($0)" } ?? ""))
        }
      }
    }
    return hosts
  }
}

extension Router {
  /// Compares the web links that a manifest's intent filters take with those that this router reads: a test that both say the
  /// same.
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:at:allowing:)``.
  public func compare(
    with manifest: AndroidManifest, at host: String? = nil, allowing allowance: Verification.Allowance = []
  ) throws(ExportError) -> Verification {
    try kept.compare(with: manifest, at: host, allowing: allowance)
  }
}
