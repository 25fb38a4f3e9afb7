/// First segments that may stand raw in the authority of a custom scheme although they hold a colon, because routes begin with
/// them: `users:80` of `users:80/me`. Valid as long as the ``OriginSet``.
struct ColonSegments: Sendable {
  /// Some routes of a table.
  struct Routes: BitwiseCopyable, Sendable {
    fileprivate let indices: FlatArray<Int32>

    fileprivate init(_ indices: [Int32]) { self.indices = FlatArray(indices) }

    @inline(never)
    func holds(_ route: Int32) -> Bool { (0..<indices.count).contains { indices[$0] == route } }
  }

  private let routes: [[UInt8]: Routes]
  /// The routes that begin with a segment of literals and parameters, `{host}:{port}`; nil if there are none.
  private let mixed: Routes?

  /// - Parameter templates: those of the routes, by their index.
  init(_ templates: [Template]) {
    var (texts, mixed) = ([[UInt8]: [Int32]](), [Int32]())
    for (index, template) in templates.enumerated() {
      let (first, route) = (template.firstColons, Int32(clamping: index))
      for text in first.texts { texts[text, default: []].append(route) }
      if first.areMixed { mixed.append(route) }
    }
    routes = texts.mapValues { Routes($0 + mixed) }
    self.mixed = mixed.isEmpty ? nil : Routes(mixed)
  }

  func deallocate() {
    for routes in routes.values { unsafe routes.indices.deallocate() }
    if let mixed { unsafe mixed.indices.deallocate() }
  }

  /// The routes that may begin with a segment; nil if there are none.
  func routes(of segment: Bytes) -> Routes? { routes.isEmpty ? mixed : routes[Array(segment)] ?? mixed }
}

/// The first segments of a template that hold a colon. Behind a custom scheme such a segment stands where other readers look for
/// a host and its port.
struct FirstColons: Equatable {
  /// Literals, and members of sets.
  var texts: Set<[UInt8]> = []
  /// Whether a segment of literals and parameters may come first, and a literal in it holds a colon: `{host}:{port}`.
  var areMixed = false
}

extension Template {
  var firstColons: FirstColons {
    var found = FirstColons()
    found.collect(path)
    return found
  }
}

extension FirstColons {
  fileprivate mutating func collect(_ parts: [Template.Part]) {
    for part in parts {
      switch part {
      case .literal(let text): add([text])
      case .parameter(let parameter): if case .oneOf(let members) = parameter.type { add(members) }
      case .mixed(let operands):
        if operands.contains(where: { $0.literal?.utf8.contains(UInt8(ascii: ":")) == true }) { areMixed = true }
      case .wildcard, .rest: break
      case .optional, .either:
        for branch in part.branches { collect(branch.path) }
        // Without the group the next part is the first.
        if case .optional = part { continue }
      }
      return
    }
  }

  private mutating func add(_ segments: [String]) {
    texts.formUnion(segments.filter { $0.utf8.contains(UInt8(ascii: ":")) }.map { Array($0.utf8) })
  }
}
