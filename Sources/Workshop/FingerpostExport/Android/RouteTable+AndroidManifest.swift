// Links and filters differ in more than a pattern can say, whatever it is; these differences are noted once for the file:
// Android compares decoded paths, so that `%2F` in a value is a slash; the host of a custom scheme in any case; and never the
// slashes that a lenient origin drops. A filter without a port takes every port.

internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// The intent filters of an Android app: one for each origin and each way through a route, most specific first.
  ///
  ///     <intent-filter android:autoVerify="true"> …
  ///       <data android:scheme="https" android:host="a.example" android:pathAdvancedPattern="/users/[^/]+/{0,1}" />
  ///     </intent-filter>
  ///
  /// - Throws: ``ExportError`` if no origin is a web host or a custom scheme.
  package func androidManifest(_ options: ExportOptions) throws(ExportError) -> Export {
    guard hasAppLinks else { throw .noWebOrigin(.androidManifest) }
    guard (1...1000).contains(options.minimumAPI) else {
      throw .invalid(.minimumAPI, found: String(options.minimumAPI), expected: "an API level, such as 31")
    }
    let (ways, areAll) = Work.half { self.ways(options, for: appOrigins) }
    let filters = Self.filters(ways)
    let whole = schemeFilters(options)
    let text = AndroidManifest(filters + whole.filters).text
    let compared = Work.half { self.notes(FilterIndex(filters), ways) }
    var notes = compared.result + whole.notes
    if !areAll {
      let isOver = options.direction == .over
      notes.append(
        .unfinished(isOver ? "a filter for all links of a host stands for some routes" : "some routes are left out"))
    }
    if !compared.isFinished { notes.append(.unfinished("the filters were not all compared with the table")) }
    return Export(text, notes: notes)
  }

  /// Whether some links belong to an app: those of hosts and schemes.
  var hasAppLinks: Bool { allOrigins.contains { $0 != .path && $0 != .compact } }

  /// The origins whose links filters may take, with a host or a first segment in its place.
  var appOrigins: [Origin] { allOrigins.filter { $0 != .path && $0 != .compact && $0.bareScheme == nil } }

  /// The filters of custom schemes without an authority, and what is to be said of them: Android compares paths behind a host alone, so that
  /// only the whole scheme can be claimed.
  private func schemeFilters(_ options: ExportOptions) -> (filters: [IntentFilter], notes: [ExportNote]) {
    var (filters, notes) = ([IntentFilter](), [ExportNote]())
    for origin in allOrigins {
      guard let scheme = origin.bareScheme else { continue }
      let own = routes.indices.filter { opensByLink($0) && origins(of: $0).contains(origin) }
      guard let first = own.first else { continue }
      let reason = "Android cannot match a path without a host"
      guard options.direction == .over else {
        notes.append(ExportNote(.leftOut, route: nil, "\(reason): links of \(origin) are not claimed"))
        continue
      }
      var filter = IntentFilter()
      (filter.schemes, filter.comment) = ([scheme], "all links of \(origin)")
      filters.append(filter)
      let link = LinkDraft(routes[first], origin, self.options.types)?.text
      notes.append(ExportNote(.over, route: nil, link: link, "\(reason): every link of \(origin) is claimed"))
    }
    return (filters, notes)
  }

  /// The filters that an export may write for the web links of a table, whatever the lowest level of the platform.
  func intentFilters(_ direction: ExportOptions.Direction) -> [IntentFilter] {
    let origins = allOrigins.filter(\.isWeb)
    // The three forms of a filter, see the table in app-links.md.
    return [30, 31, 35].flatMap { level in
      var options = ExportOptions()
      (options.minimumAPI, options.direction) = (level, direction)
      return Self.filters(ways(options, for: origins))
    }
  }

  private static func filters(_ ways: [[WayPatterns]]) -> [IntentFilter] {
    var seen: Set<IntentFilter> = []
    return ways.joined().filter { !$0.isEmpty && ($0.isWhole || seen.insert($0.filter).inserted) }.map(\.filter)
  }

  /// For each route, its ways for all origins.
  private func ways(_ options: ExportOptions, for origins: [Origin]) -> [[WayPatterns]] {
    let (isOver, closed) = (options.direction == .over, internalRoutes)
    return bySpecificity.filter { opensByLink($0) && (isOver || !shares($0, with: closed)) }.map { index in
      origins.filter { self.origins(of: index).contains($0) && (isOver || readsAtPorts(index, of: $0)) }
        .flatMap { patterns(of: index, at: $0, options) }
    }
  }

  /// The ways through a route with their filters; if there are too many, or no work is left, the whole host.
  private func patterns(of index: Int, at origin: Origin, _ options: ExportOptions) -> [WayPatterns] {
    let (route, isUnder) = (routes[index], options.direction == .under)
    if Work.isOver { return isUnder ? [] : [WayPatterns(route, at: origin, isOwn: false)] }
    guard let ways = route.template.ways() else { return isUnder ? [] : [WayPatterns(route, at: origin)] }
    return ways.map { way in
      var patterns = WayPatterns(way, of: route, at: origin, options, self.options)
      if isUnder, takesHosts(patterns.filter, beside: origin) { patterns.filter = IntentFilter() }
      return patterns
    }
  }

  /// Whether it may share links with one of the internal routes, which no filter can exclude.
  private func shares(_ index: Int, with closed: [Int]) -> Bool {
    closed.contains { other in
      Work.isOver
        || routes[index].template.relation(to: routes[other].template, types: self.options.types).kind != .disjoint
    }
  }

  // MARK: Notes

  private func notes(_ filters: FilterIndex, _ ways: [[WayPatterns]]) -> [ExportNote] {
    var notes: [ExportNote] = []
    for ways in ways where !Work.isOver {
      var kinds: Set<ExportNote.Kind> = []
      for way in ways {
        for link in way.links.lazy.map(\.text) where !Work.isOver {
          let (isClaimed, isRead) = (filters.matches(link), reads(link))
          // Another route's filter may claim it, which then has the note.
          if isClaimed == isRead || isClaimed && AndroidLink(link).map(way.filter.matches) != true { continue }
          let kind: ExportNote.Kind = isClaimed ? .over : .under
          guard kinds.insert(kind).inserted else { continue }
          let message = isClaimed ? "links are claimed that no route reads" : "links are read that are not claimed"
          notes.append(ExportNote(kind, route: way.route, link: link, message))
        }
      }
    }
    if Work.isOver { return notes }
    return notes + fileNotes(filters, ways.flatMap(\.self))
  }

  /// What holds for all routes, each with the first link that shows it.
  private func fileNotes(_ filters: FilterIndex, _ ways: [WayPatterns]) -> [ExportNote] {
    var notes: [ExportNote] = []
    func note(_ kind: ExportNote.Kind, _ message: String, _ change: (LinkDraft) -> String?) {
      for way in ways where !Work.isOver {
        guard let sample = way.sample, let link = change(sample), link != sample.text else { continue }
        let (isClaimed, isRead) = (filters.matches(link), reads(link))
        guard isClaimed == (kind == .over), isRead == (kind == .under) else { continue }
        // What is not claimed for another reason has its note.
        if kind == .under, !filters.matches(sample.text) { continue }
        notes.append(ExportNote(kind, route: nil, link: link, message))
        return
      }
    }
    note(.under, "Android compares decoded paths, where an escaped slash is a slash") { sample in
      guard let last = sample.segments.indices.last, last > 0 else { return nil }
      return sample.changed { $0.segments[last] = "a/b" }.text
    }
    note(.under, "Android does not drop doubled slashes") { sample in
      guard sample.segments.count > 1, case .scheme(let scheme) = sample.origin else { return nil }
      return scheme + "://" + sample.segments.map(\.escapedSegment).joined(separator: "//")
        + String(sample.text.drop { $0 != "?" && $0 != "#" })
    }
    note(.over, "Android compares the first segment after a custom scheme in any case") { sample in
      guard case .scheme = sample.origin, let first = sample.segments.first else { return nil }
      return sample.changed { $0.segments[0] = first.uppercased() }.text
    }
    note(.under, "a query key without \"=\" is not claimed") { sample in
      guard let (key, _) = sample.query.first, sample.query.count == 1, sample.fragment == nil else { return nil }
      return sample.changed { $0.query = [] }.text + "?" + key.escapedQuery
    }
    return notes
  }

  private func reads(_ link: String) -> Bool {
    tried(link).map { isPublic($0.index) } ?? false
  }
}

// A filter without a port takes every port, and no filter takes the default port alone. Nor does a wildcard leave out a host.

extension RouteTable {
  /// The web origins of the same scheme as one of them, with a wildcard where part of the host is captured.
  private func hosts(like origin: Origin) -> [(origin: Origin, host: IntentFilter.Host)] {
    guard case .web(_, let scheme) = origin else { return [] }
    return allOrigins.compactMap { other in
      guard case .web(let host, scheme) = other.withWildcardHost else { return nil }
      return (other, IntentFilter.Host(authority: host))
    }
  }

  /// Whether a route reads its links of an origin at all ports that the table lists for a host of it.
  private func readsAtPorts(_ index: Int, of origin: Origin) -> Bool {
    let others = hosts(like: origin)
    guard let own = others.first(where: { $0.origin == origin })?.host, own.port == nil else { return true }
    return others.allSatisfy { other, host in
      host.port == nil || !own.mayMeet(host) || origins(of: index).contains(other)
    }
  }

  /// Whether a filter of an origin that captures part of a host takes links of a host that the table lists, and reads otherwise.
  private func takesHosts(_ filter: IntentFilter, beside origin: Origin) -> Bool {
    guard origin.capturesHost else { return false }
    return hosts(like: origin).contains { other, host in
      !other.capturesHost && filter.hosts.contains { $0.mayMeet(host) && ($0.port == nil || $0.port == host.port) }
    }
  }
}

extension Origin {
  /// A custom scheme without an authority; nil of any other origin.
  fileprivate var bareScheme: String? { if case .withoutAuthority(let scheme, _) = self { scheme } else { nil } }
}

extension IntentFilter.Host {
  fileprivate func mayMeet(_ other: Self) -> Bool {
    func isBelow(_ name: String, _ wildcard: String) -> Bool {
      wildcard.hasPrefix("*") && name.hasSuffix(wildcard.dropFirst())
    }
    return name == other.name || isBelow(name, other.name) || isBelow(other.name, name)
  }
}
