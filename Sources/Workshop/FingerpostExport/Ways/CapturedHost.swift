internal import FingerpostAnalysis

// Platforms know exact hosts and wildcards. They know no host of which a part is a segment: they see the route without it.

extension RouteTable {
  /// This table at one host: if part of it is a segment, the routes that read that segment, without it.
  ///
  ///     // {tenant}/books/{id} at https://acme.library.example: books/{id}
  func at(host: String) -> RouteTable {
    guard let (captured, text) = capturedPart(ofHost: host), let origin = try? Origin(parsing: host) else {
      return self
    }
    // Of two routes that are equal without the segment, the one that wins stays.
    let routes = inOrder.filter { origins(of: $0).contains(captured) }.flatMap { index in
      self.routes[index].template.behindHost.filter { reads($0, text) }.map {
        var rest = $0.rest
        // Routes of the same name restrict its access, even those that are not read here.
        rest.flags.access = access(of: index)
        return Route(self.routes[index].name, rest, origins: [origin])
      }
    }
    var faults: [TableError.Fault] = []
    return RouteTable(resolving: routes, origins: [origin], options: options, faults: &faults)
  }

  /// The indices of the routes in the order in which they win links.
  var inOrder: [Int] { options.precedence == .declared ? Array(routes.indices) : bySpecificity }

  /// Notes the routes that are read at other hosts alone.
  func notes(at host: String) -> [ExportNote] {
    let elsewhere = routes.indices.filter { index in
      let web = origins(of: index).filter(\.isWeb)
      return routes[index].origins != nil && isPublic(index) && !web.isEmpty && !web.contains { $0.holds(host: host) }
    }.map { index in
      ExportNote(
        .leftOut, route: routes[index].name, "it is read at other hosts than \(host): --host chooses one")
    }
    guard let (captured, text) = capturedPart(ofHost: host) else { return elsewhere }
    return elsewhere
      + routes.indices.compactMap { index in
        let parts = routes[index].template.behindHost
        if !origins(of: index).contains(captured) || parts.contains(where: { reads($0, text) }) { return nil }
        return ExportNote(
          .leftOut, route: routes[index].name,
          "it is read at other hosts of \(captured) than \(host): --host chooses one"
        )
      }
  }

  /// A host for each origin that captures part of its host.
  var capturedHosts: [String] {
    allOrigins.filter(\.capturesHost).compactMap { host(of: $0) }
  }

  /// The host of an origin that captures part of it: the one that most routes read; nil if no route reads any that is known.
  func host(of origin: Origin) -> String? {
    guard let suffix = origin.hostSuffix else { return nil }
    let parts = hostParts(of: origin)
    /// The first host with one of some texts that most routes read.
    func best(_ texts: some Sequence<String>) -> String? {
      let hosts = texts.compactMap { text -> (name: String, count: Int)? in
        guard let host = origin.host(with: text), capturedPart(ofHost: host)?.origin == origin else { return nil }
        return (host, parts.count { $0.contains { reads($0, text) } })
      }
      return hosts.filter { $0.count > 0 }.max { $0.count < $1.count }?.name
    }
    let samples = parts.joined().flatMap { part -> [String] in
      guard case .parameter(let parameter) = part.host else { return [] }
      return fewTexts(of: part.host) ?? parameter.type.samples
    }
    let literals = parts.joined().compactMap { if case .literal(let text) = $0.host { text } else { nil } }
    let plain = suffix.hasPrefix(".") ? "link" : "link.example"
    // A host of many routes has no name that only one of them reads.
    return best([plain] + samples.prefix(Self.mostHosts)) ?? best(literals.prefix(Self.mostHosts))
  }

  /// For each route of an origin that captures part of a host, what may read that part.
  private func hostParts(of origin: Origin) -> [[Template.BehindHost]] {
    routes.indices.filter { origins(of: $0).contains(origin) }.map { routes[$0].template.behindHost }
  }

  /// A link, and the same one at other hosts of an origin that captures part of its host.
  func links(likeHostOf link: String) -> [String] {
    guard let start = link.firstRange(of: "://")?.upperBound else { return [link] }
    let (host, rest) = (link[..<start] + link[start...].prefix { $0 != "/" }, link[start...].drop { $0 != "/" })
    guard let (origin, _) = capturedPart(ofHost: String(host)) else { return [link] }
    let texts = hostParts(of: origin).joined().compactMap { $0.host.sample(options.types) } + ["x-1", "7", "zz"]
    return [link] + texts.prefix(Self.mostHosts).compactMap { origin.host(with: $0.escapedSegment).map { $0 + rest } }
  }

  /// The routes with wildcards in place of the origins that capture part of a host, and without the segment that is that part.
  /// Where it can have few texts, each has an exact host.
  ///
  ///     // {tenant}/books/{id} and rooms/{id} at https://{tenant}.library.example:
  ///     // books/{id} at https://*.library.example, and {id} at https://rooms.library.example
  ///
  /// - Parameter hasTypes: whether a wildcard stands for a part that reads some texts alone; else its links are left out, unless they
  ///   are gone.
  func withWildcardHosts(ofTypes hasTypes: Bool = true) -> RouteTable {
    guard allOrigins.contains(where: \.capturesHost) else { return self }
    var all = allOrigins.map(\.withWildcardHost)
    var routes: [Route] = []
    for index in self.routes.indices {
      var template = self.routes[index].template
      // Routes of the same name restrict its access, even those that are not read here.
      if !isGone(index) { template.flags.access = access(of: index) }
      let route = Route(self.routes[index].name, template)
      let own = origins(of: index)
      let others = own.filter { !$0.capturesHost }
      if !others.isEmpty { routes.append(Route(route.name, route.template, origins: others)) }
      var behind: [(rest: Template, hosts: [Origin])] = []
      for origin in own where origin.capturesHost {
        for part in route.template.behindHost {
          var hosts = self.hosts(of: part, origin, room: Self.mostHosts - all.count)
          if !hasTypes, !part.host.isAnyText, template.flags.gone == nil {
            hosts.removeAll { $0 == origin.withWildcardHost }
          }
          all += hosts.filter { !all.contains($0) }
          behind.append((part.rest, hosts))
        }
      }
      routes += behind.filter { !$0.hosts.isEmpty }.grouped(by: \.rest).map { same in
        Route(route.name, same[0].rest, origins: same.flatMap(\.hosts).uniqued)
      }
    }
    return RouteTable(repeating: routes, origins: all, options: options)
  }

  /// The most origins of a table with exact hosts in place of captured ones.
  private static var mostHosts: Int { 48 }

  /// The hosts at which a part that is captured is read: exact ones if it has few texts, else all.
  private func hosts(of part: Template.BehindHost, _ origin: Origin, room: Int) -> [Origin] {
    // A host with a "*" would be a wildcard, and no link has it.
    guard let texts = fewTexts(of: part.host)?.filter({ !$0.contains("*") }), texts.count <= room else {
      return [origin.withWildcardHost]
    }
    let hosts = texts.compactMap { text -> Origin? in
      // A host is in lower case, so a text in capitals may be none that is read.
      guard let captured = origin.host(with: text).flatMap(capturedPart), captured.origin == origin,
        reads(part, captured.text)
      else { return nil }
      return origin.host(with: captured.text).flatMap { try? Origin(parsing: $0) }
    }
    return hosts.uniqued
  }

  /// All texts of a literal or of a finite set.
  private func fewTexts(of part: Template.Part) -> [String]? {
    switch part {
    case .literal(let text): [text]
    case .parameter(let parameter): if case .oneOf(let members) = values(of: parameter.type) { members } else { nil }
    case .mixed, .wildcard, .rest, .rawRest, .optional, .either: nil
    }
  }

  private func reads(_ part: Template.BehindHost, _ text: String) -> Bool {
    var flags = Template.Flags()
    flags.ignoresCase = part.rest.flags.ignoresCase
    let table = try? RouteTable(
      [Route("host", Template(path: [part.host], flags: flags))], origins: [.path], options: options)
    return table?.answer("/" + text.escapedSegment) != nil
  }
}

extension Origin {
  /// What follows the part of a host that is captured: `.library.example`, or nothing.
  var hostSuffix: String? {
    guard case .web(let name, _) = self, capturesHost, let end = name.firstIndex(of: "}") else { return nil }
    return String(name[name.index(after: end)...])
  }

  /// A host of an origin that captures part of it, where that part is a text.
  func host(with text: String) -> String? {
    guard case .web(_, let scheme) = self, let hostSuffix else { return nil }
    return "\(scheme)://\(text)\(hostSuffix)"
  }

  /// The wildcard for the same hosts, if part of them is captured; else the origin itself.
  var withWildcardHost: Origin {
    guard case .web(_, let scheme) = self, let hostSuffix else { return self }
    return .web("*" + hostSuffix, scheme: scheme)
  }

  var isWeb: Bool { isForWeb && self != .path }
  /// Whether it names a host, of the web or behind a custom scheme.
  var hasHost: Bool { if case .web = self { true } else { false } }
  /// Whether it is a web host that begins with `*`.
  var isWildcard: Bool { if case .web(let name, _) = self { name.hasPrefix("*") } else { false } }
}

extension String {
  /// A web host and its port, if it has one: `localhost:8080`.
  var hostAndPort: (host: String, port: Int?) {
    let colon = CheckedOrigin.endOfHost(utf8)
    return (String(self[..<colon]), UInt16(self[colon...].dropFirst()).map(Int.init))
  }
}

extension Template {
  /// A part that is the first segment, and what is left after it.
  typealias BehindHost = (host: Part, rest: Template)

  /// For each part that can be the first segment, what is left after it.
  var behindHost: [BehindHost] {
    func template(_ path: some Sequence<Part>, _ query: [QueryPart]) -> Template? {
      // A raw rest may follow the literal that is in the host.
      let path = path.map { part in if case .rawRest(let rest) = part { Part.rest(name: rest.name ?? "") } else { part }
      }
      var rest = self
      (rest.path, rest.query) = (path, query)
      return try? rest.checked()
    }
    func cut(_ path: [Part], _ query: [QueryPart]) -> [BehindHost] {
      guard let first = path.first else { return [] }
      var rests = [template(path.dropFirst(), query)]
      // It may take more segments than the one in the host.
      if first.isLong { rests.append(template(path, query)) }
      return rests.compactMap(\.self).map { (first, $0) }
    }
    switch path.first {
    case .optional, .either: return pathWays.flatMap { cut($0.path, $0.parts) }
    default: return cut(path, query)
    }
  }
}
