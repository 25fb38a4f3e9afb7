/// First segments that may stand raw in the authority of a custom scheme although they hold a colon, because routes begin with
/// them: `users:80` of `users:80/me`.
struct ColonSegments: Sendable {
  private var routes = [Int32: FirstColons]()
  /// Those of all routes, so that a link takes one look, however many there are.
  private var all = FirstColons()

  /// - Parameter templates: those of the routes, by their index.
  init(_ templates: [Template]) {
    for (index, template) in templates.enumerated() {
      let colons = template.firstColons
      if colons == FirstColons() { continue }
      routes[Int32(clamping: index)] = colons
      all.texts.formUnion(colons.texts)
      all.folded.formUnion(colons.folded)
      if colons.areMixed { all.areMixed = true }
    }
  }

  /// Whether any route may begin with a segment.
  func mayBegin(with segment: Bytes) -> Bool { all.have(segment) }

  /// Whether a route may begin with a segment.
  @inline(never)
  func mayBegin(_ route: Int32, with segment: Bytes) -> Bool { routes[route]?.have(segment) == true }
}

/// The first segments of a template that hold a colon. After a custom scheme such a segment stands where other readers look for
/// a host and its port.
package struct FirstColons: Equatable {
  /// Literals, and members of sets.
  package internal(set) var texts: Set<[UInt8]> = []
  /// The same of templates that ignore case, in lower case.
  package internal(set) var folded: Set<[UInt8]> = []
  /// Whether a segment of literals and parameters may come first, and a literal in it holds a colon: `{host}:{port}`.
  package internal(set) var areMixed = false
}

extension Template {
  package var firstColons: FirstColons {
    var found = FirstColons()
    found.collect(flags.ignoresCase ? path.map { $0.folded } : path)
    if flags.ignoresCase { (found.texts, found.folded) = ([], found.texts) }
    return found
  }
}

extension FirstColons {
  fileprivate func have(_ segment: Bytes) -> Bool {
    areMixed || texts.contains(Array(segment)) || !folded.isEmpty && folded.contains(segment.map(asciiLowercased))
  }

  fileprivate mutating func collect(_ parts: [Template.Part]) {
    for part in parts {
      switch part {
      case .literal(let text): add([text])
      case .parameter(let parameter): add(parameter.type.members)
      case .mixed(let operands):
        if operands.contains(where: { $0.literal?.utf8.contains(UInt8(ascii: ":")) == true }) { areMixed = true }
      case .wildcard, .rest, .rawRest: break
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
