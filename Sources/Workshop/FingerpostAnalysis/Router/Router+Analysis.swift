extension Router {
  /// Finds what is wrong with the routes before a user does: errors, then warnings, then overlaps that the routes
  /// accept.
  ///
  ///     #expect(router.check().filter { $0.severity != .accepted } == [])
  ///     for finding in router.check() { print(finding) }
  ///     // App/AppLink.swift:12: warning: "profile" cannot print userId=me: "myProfile" takes appscheme://users/me: …
  ///
  /// Each finding has the routes with their lines, a link that shows it, and what to do. To accept an overlap, see `RouteDefinition.overlaps`.
  ///
  /// - Parameter progress: called from time to time with the number of finished steps and the total. A thousand routes
  ///   take well under a second.
  public func check(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    let values = RouteValues(
      isPrinted: { index, captures, match in
        // What stands for no destination is not a value that anybody prints.
        guard let destination = codecs[index].value(of: captures) else { return true }
        return isPrinted(destination, like: match)
      },
      areAliases: { first, second in codecs[first].tag != nil && codecs[first].tag == codecs[second].tag },
      mayRefuse: { codecs[$0].isPartial })
    let found =
      faults.map { $0.finding } + neverNil
      + table.check(locations: { codecs[$0].source }, values: values, isOfEnum: caseCodec != nil, progress: progress)
    return Finding.Severity.allCases.flatMap { severity in found.filter { $0.severity == severity } }
  }

  /// The optional elements of payloads for which no route of their case prints nil.
  private var neverNil: [Finding] {
    var cases: [[Int]] = []
    var known: [UInt32: Int] = [:]
    for index in codecs.indices where codecs[index].template.flags.isPrinted && !codecs[index].isReadOnly {
      if let tag = codecs[index].tag, let place = known[tag] {
        cases[place].append(index)
      } else {
        if let tag = codecs[index].tag { known[tag] = cases.count }
        cases.append([index])
      }
    }
    return cases.flatMap { routes -> [Finding] in
      let all = routes.map { codecs[$0].neverNil }
      guard let index = routes.first, let first = all.first else { return [] }
      return first.sorted { $0.key < $1.key }.compactMap { element, own in
        guard all.allSatisfy({ $0[element] != nil }) else { return nil }
        let (name, template) = (table.routes[index].name, codecs[index].template)
        return Finding(
          .neverNil, .warning,
          [Finding.Subject(name: name, template: "\(template)", location: codecs[index].source, index: index)],
          message: "nil of \"\(own.name)\" cannot be printed\(own.why.reason(of: name))",
          fix: own.why.fix)
      }
    }
  }

  /// Whether some route prints a destination for the source of a match.
  private func isPrinted(_ destination: Destination, like match: Match) -> Bool {
    let text = try? first(for: destination, opening: true) { index, writer throws(PrintError) in
      let source = try table.source(of: match, for: index)
      return try contents.link(of: &writer, by: index, from: source, method: codecs[index].template.method)
    }
    return text != nil
  }
}

extension RouteCodec {
  /// The optional elements for which no link of the route stands for nil: the name of the parameter of each, and why.
  fileprivate var neverNil: [Int: (name: String, why: NeverNil)] {
    let parameters = template.parameters
    let names = parameters.enumerated().map { $1.name ?? String($0 + 1) }
    let elements = row.shape.elements.enumerated().compactMap { element, entry -> NeverNil.Element? in
      let bit = UInt64(1) << element
      guard row.optionals & bit != 0, row.shape.entries.indices.contains(Int(entry)),
        let slot = row.shape.entries[Int(entry)].first, names.indices.contains(Int(slot))
      else { return nil }
      return NeverNil.Element(element, names[Int(slot)], hasDefault: row.defaulted & bit != 0)
    }
    if elements.isEmpty { return [:] }
    let byIndex = Dictionary(uniqueKeysWithValues: elements.map { ($0.index, $0.name) })
    return template.neverNil(elements, names).reduce(into: [:]) { found, element in
      found[element.key] = (byIndex[element.key] ?? "", element.value)
    }
  }
}

extension RouterError.Fault {
  /// A route that was left out.
  fileprivate var finding: Finding {
    let subject = Finding.Subject(name: route ?? "", template: route ?? "", location: location)
    return Finding(
      code.kind == .duplicate ? .duplicate : .malformed, .error, [subject], message: message,
      fix: "the router is without this route until then")
  }
}

extension Router {
  /// Explains why a link matches, or why it does not: what was read, which route won over which others, and which routes are near.
  ///
  ///     print(router.explain("appscheme://users/ann/tweet/abc"))
  ///     // … No route matches. … This would match: appscheme://users/ann/tweets/1
  ///
  /// It gives the same result as `match`. The explanation also names a route whose values make no destination. The explanation
  /// shows the link, and `LinkError` does not. Use it for people: it tries every route.
  ///
  /// - Parameters:
  ///   - link: the text of a link.
  ///   - method: the method of a request; nil means GET.
  ///   - limit: how many near routes to list at most.
  public func explain(_ link: String, method: String? = nil, limit: Int = 10) -> LinkExplanation {
    table.explain(link, method: method, asTarget: false, limit: limit) { index, captures in
      let codec = codecs[index]
      var destination: Destination?
      let answers = captures.read(codec.row) { codec.read($0, &destination) ? true : nil } != nil
      // A link without a destination here may have another one elsewhere, which no other route may take.
      return destination == nil && answers ? nil : answers
    }
  }

  /// The route that a link without a destination nearly matched, and why it did not match; nil if no route is near.
  ///
  ///     router.nearest(to: "appscheme://users/ann/tweets/x")?.reason   // the value of "tweetId" does not read as int
  ///
  /// Its reason holds no text of the link. It tries every route.
  public func nearest(to link: String) -> RouteTable.NearestRoute? { table.nearest(to: link) }
}

extension Router {
  /// The routes as a text to keep beside the code, with which a later release is compared.
  ///
  ///     AppLink.router.lock.json                          // one route a line, the same bytes for the same routes
  ///     let kept = try JSONDecoder().decode(TableLock.self, from: data)
  ///     AppLink.router.diff(from: kept)?.isBreaking       // whether a link of the kept release dies, or leads elsewhere
  ///
  /// It is the output of `fingerpost list --json` for the enum's source, without the name of the file.
  public var lock: TableLock { TableLock([.init(kept, enumName: enumName)]) }

  /// What this release changes for the links of another one: links that die, links that open another route, and what is
  /// compatible.
  ///
  ///     for change in AppLink.router.diff(from: oldTable).changes { print(change) }
  ///     // breaking: "sale" sale/{id}: no route reads app://sale/2 any more
  ///
  /// - Parameters:
  ///   - old: the table of the other release.
  ///   - progress: called from time to time with the number of finished steps and the total.
  public func diff(from old: RouteTable, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> TableDiff {
    kept.diff(from: old, progress: progress)
  }

  /// What this release changes for the links of a kept one.
  ///
  /// - Returns: nil if no table of the lock has the name of this router's enum.
  public func diff(from lock: TableLock, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> TableDiff? {
    lock.table(named: enumName).map { diff(from: $0, progress: progress) }
  }

  /// The name of the enum with the types around it, as its source has it: `App.Link`.
  package var enumName: String {
    // The module comes first. Private types and those of functions stand in parentheses: `(Link in _5F2A)`, `(unknown context at $10)`.
    let path = String(reflecting: Destination.self).split(separator: ".").dropFirst().compactMap { part -> Substring? in
      guard part.hasPrefix("(") else { return part }
      let words = part.dropFirst().split(separator: " ")
      return words.count == 3 && words[1] == "in" ? words[0] : nil
    }
    let plain = String(describing: Destination.self)
    let isPlain = path.last.map(String.init) == plain && !path.contains { $0.contains("<") }
    return isPlain ? path.joined(separator: ".") : plain
  }

  /// The table as a lock has it, in which routes of one name are aliases.
  package var kept: RouteTable {
    var options = table.options
    options.aliasesByName = true
    var none: [TableError.Fault] = []
    return RouteTable(resolving: table.routes, origins: table.origins, options: options, faults: &none)
  }
}
