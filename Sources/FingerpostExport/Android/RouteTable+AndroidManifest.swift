// Links and filters differ in more than a pattern can say, whatever it is; these differences are noted once for the file:
// Android compares decoded paths, so that `%2F` in a value is a slash; the host of a custom scheme in any case; and never the
// slashes that a lenient origin drops. A filter without a port takes every port.

import FingerpostProof
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
    let origins = origins.filter { origin in
      switch origin {
      case .web, .scheme: true
      case .path, .compact: false
      }
    }
    guard !origins.isEmpty else { throw .noWebOrigin(.androidManifest) }
    guard (1...1000).contains(options.minimumAPI) else {
      throw .invalid(.minimumAPI, found: String(options.minimumAPI), expected: "an API level, such as 31")
    }
    let (filters, routes) = intentFilters(options, for: origins)
    let manifest = AndroidManifest(filters)
    return Export(manifest.text, notes: notes(manifest, routes))
  }

  /// The filters that an export may write for the web links of a table, whatever the lowest level of the platform.
  func intentFilters(_ direction: ExportOptions.Direction) -> [IntentFilter] {
    let origins = origins.filter { if case .web = $0 { true } else { false } }
    // The three forms of a filter, see the table in app-links.md.
    return [30, 31, 35].flatMap { level in
      var options = ExportOptions()
      (options.minimumAPI, options.direction) = (level, direction)
      return intentFilters(options, for: origins).filters
    }
  }

  private func intentFilters(
    _ options: ExportOptions, for origins: [Origin]
  ) -> (filters: [IntentFilter], routes: [(index: Int, ways: [WayFilter])]) {
    var (filters, routes, seen) = ([IntentFilter](), [(index: Int, ways: [WayFilter])](), Set<IntentFilter>())
    for index in bySpecificity where opensByLink(index) && (options.direction == .over || !sharesInternal(index)) {
      var all: [WayFilter] = []
      for origin in origins where self.origins(of: index).contains(origin) {
        if options.direction == .under, !readsAtPorts(index, of: origin) { continue }
        guard let ways = self.routes[index].template.ways() else {
          let patterns = WayPatterns(wholeOrigin: origin)
          let isSaid = options.direction == .over
          let filter = isSaid ? patterns.filter(origin, self.routes[index], options) : IntentFilter()
          all.append(WayFilter(way: patterns, filter: filter))
          if !filter.isEmpty { filters.append(filter) }
          continue
        }
        for way in ways {
          let fragment = self.routes[index].template.fragment
          var patterns = WayPatterns(way, fragment?.required, at: origin, options, self.options.types)
          // What may be left out is no part of a pattern; what does not read in its place is claimed, too.
          if options.direction == .under {
            patterns.narrow(to: way, fragment, isStrict: self.options.strictQuery, options, self.options.types)
          }
          var filter = patterns.filter(origin, self.routes[index], options)
          if options.direction == .under, takesHosts(filter, beside: origin) { filter = IntentFilter() }
          all.append(WayFilter(way: patterns, filter: filter))
          if filter.isEmpty == false, seen.insert(filter).inserted { filters.append(filter) }
        }
      }
      routes.append((index, all))
    }
    return (filters, routes)
  }

  /// Whether a tap on a link may reach the route: links are opened with GET, which no route of another method answers.
  private func opensByLink(_ index: Int) -> Bool {
    isPublic(index) && [nil, "GET"].contains(routes[index].template.method)
  }

  /// Whether some of its links may be those of a route that only the app may open: no filter excludes anything.
  private func sharesInternal(_ index: Int) -> Bool {
    routes.indices.contains { other in
      guard access(of: other) == .internal else { return false }
      if case .disjoint = routes[index].template.relation(to: routes[other].template, types: self.options.types).kind {
        return false
      }
      return true
    }
  }

  // MARK: Notes

  private func notes(_ manifest: AndroidManifest, _ routes: [(index: Int, ways: [WayFilter])]) -> [ExportNote] {
    var notes: [ExportNote] = []
    let filters = FilterIndex(manifest.filters)
    // A few seconds.
    var trials = 200_000
    for (index, ways) in routes where trials > 0 {
      let name = self.routes[index].name
      var kinds: Set<ExportNote.Kind> = []
      func note(_ link: String, _ own: IntentFilter) {
        trials -= 1
        let (isClaimed, isRead) = (filters.matches(link), reads(link))
        if isClaimed == isRead { return }
        // Another route's filter may claim it, which then has the note.
        if isClaimed, AndroidLink(link).map(own.matches) != true { return }
        let kind: ExportNote.Kind = isClaimed ? .over : .under
        guard kinds.insert(kind).inserted else { return }
        notes.append(
          ExportNote(
            kind, route: name, link: link,
            isClaimed ? "links are claimed that no route reads" : "links are read that are not claimed"))
      }
      for way in ways {
        if let sample = way.way.sample { note(sample.text, way.filter) }
        for link in way.way.links { note(link.text, way.filter) }
      }
    }
    if trials <= 0 {
      notes.append(
        ExportNote(.otherwise, route: nil, "there are too many filters to compare all of them with the table"))
    }
    return notes + fileNotes(filters, routes.flatMap { $0.ways.map(\.way) })
  }

  /// What holds for all routes, each with the first link that shows it.
  private func fileNotes(_ filters: FilterIndex, _ ways: [WayPatterns]) -> [ExportNote] {
    var notes: [ExportNote] = []
    func note(_ kind: ExportNote.Kind, _ message: String, _ change: (LinkDraft) -> String?) {
      for way in ways {
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
      var sample = sample
      guard let last = sample.segments.indices.last, last > 0 else { return nil }
      sample.segments[last] = "a/b"
      return sample.text
    }
    note(.under, "Android does not drop doubled slashes") { sample in
      guard sample.segments.count > 1, case .scheme(let scheme) = sample.origin else { return nil }
      return scheme + "://" + sample.segments.map(\.escapedSegment).joined(separator: "//")
        + String(sample.text.drop { $0 != "?" && $0 != "#" })
    }
    note(.over, "Android compares the first segment after a custom scheme in any case") { sample in
      guard case .scheme = sample.origin, let first = sample.segments.first else { return nil }
      var sample = sample
      sample.segments[0] = first.uppercased()
      return sample.text
    }
    note(.under, "a query key without \"=\" is not claimed") { sample in
      guard let (key, _) = sample.query.first, sample.query.count == 1 else { return nil }
      var sample = sample
      sample.query = []
      return sample.fragment == nil ? sample.text + "?" + key.escapedQuery : nil
    }
    return notes
  }

  private func reads(_ link: String) -> Bool {
    answer(link).map { isPublic($0.index) } ?? false
  }
}

/// A way and its filter.
private struct WayFilter {
  let way: WayPatterns
  let filter: IntentFilter
}

extension IntentFilter {
  /// Whether it says nothing.
  fileprivate var isEmpty: Bool { schemes.isEmpty }
}

extension WayPatterns {
  /// The filter of a way; one without schemes if Android cannot say it.
  fileprivate func filter(_ origin: Origin, _ route: RouteTable.Route, _ options: ExportOptions) -> IntentFilter {
    var filter = IntentFilter()
    guard let host, rows?.isEmpty != true else { return filter }
    switch origin {
    case .web(_, let scheme): (filter.isVerified, filter.schemes) = (true, [scheme])
    case .scheme(let scheme): filter.schemes = [scheme]
    case .path, .compact: return filter
    }
    filter.hosts = [host]
    filter.comment =
      "\(route.name): \(route.shape)" + (route.template.flags.deprecation == nil ? "" : " (deprecated)")
    let isWhole = queries.isEmpty && fragments.isEmpty
    if let rows {
      if options.minimumAPI >= 31 {
        filter.paths = rows.flatMap { $0.patterns(isWhole) }
      } else {
        let globs = rows.map { $0.globs(options.direction) }
        // A path that cannot be said: the host alone, or nothing.
        if globs.contains(nil), options.direction == .over {
          filter.paths = []
        } else {
          filter.paths = globs.compactMap(\.self).flatMap(\.self).uniqued
          // What one of the others takes anyway.
          let wide = filter.paths.filter { $0.kind == .glob }
          filter.paths.removeAll { path in path.kind == .literal && wide.contains { $0.matches(path.text) } }
          if filter.paths.isEmpty { return IntentFilter() }
        }
      }
    }
    if options.direction == .under, options.minimumAPI < 35, needsQuery { return IntentFilter() }
    guard !isWhole else { return filter }
    var groups: [IntentFilter.Group] = filter.paths.map { path in
      var group = IntentFilter.Group()
      group.paths = [path]
      return group
    }
    if groups.isEmpty { groups = [IntentFilter.Group()] }
    for patterns in queries {
      groups = groups.flatMap { group in
        patterns.map { pattern in
          var group = group
          group.queries.append(pattern)
          return group
        }
      }
    }
    if !fragments.isEmpty {
      groups = groups.flatMap { group in
        fragments.map { pattern in
          var group = group
          group.fragments = [pattern]
          return group
        }
      }
    }
    (filter.paths, filter.groups) = ([], groups)
    return groups.isEmpty ? IntentFilter() : filter
  }
}

extension [AdvancedPattern.Token] {
  /// The row without the slash that may end it; nil if there is none.
  private var withoutLastSlash: ArraySlice<Element>? {
    guard let last, last.minimum == 0, last.maximum == 1 else { return nil }
    return dropLast()
  }

  /// Patterns of API 31. A literal path stands there twice, with and without the slash at its end.
  fileprivate func patterns(_ mayRepeat: Bool) -> [AndroidPattern] {
    guard mayRepeat, let row = withoutLastSlash, !row.isEmpty, row.allSatisfy({ $0.literal != nil }) else {
      return [AndroidPattern(tokens: self)]
    }
    let text = String(decoding: row.compactMap(\.literal), as: UTF16.self)
    return [AndroidPattern(.literal, text), AndroidPattern(.literal, text + "/")]
  }

  /// Patterns of every API: a segment that is no literal is claimed whole, and at the end with all that follows. Nil for what
  /// they cannot say.
  fileprivate func globs(_ direction: ExportOptions.Direction) -> [AndroidPattern]? {
    let row = withoutLastSlash ?? self[...]
    if row.isEmpty { return nil }
    if row.allSatisfy({ $0.literal != nil }) { return Array(row + [.one("/").times(0, 1)]).patterns(true) }
    if direction == .under { return nil }
    var (units, isSkipping) = ([UInt16](), false)
    for token in row {
      if let unit = token.literal, !isSkipping || unit == 0x2F {
        isSkipping = false
        if "\\*.".utf16.contains(unit) { units.append(0x5C) }
        units.append(unit)
      } else if !isSkipping {
        units += "..*".utf16
        isSkipping = true
      }
    }
    let text = String(decoding: units, as: UTF16.self)
    return isSkipping
      ? [AndroidPattern(.glob, text)] : [AndroidPattern(.glob, text), AndroidPattern(.glob, text + "/")]
  }
}

extension [AndroidPattern] {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
