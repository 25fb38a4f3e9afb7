// Why a text names no route: found out only after the search failed.

extension RouteTable {
  /// Whether a text is a link of the table's origins, within its limits, whether or not a route reads it.
  package func isWellFormed(_ text: String) -> Bool {
    var isWellFormed = false
    text.withInlineBytes { isWellFormed = self.isWellFormed($0) }
    return isWellFormed
  }

  @inline(never)  // `lend` has two calls of its closure
  private func isWellFormed(_ text: Bytes) -> Bool {
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text) { _ in true }
    } catch {
      return rawDepth > 0 && find(text, .any) { _, _ in true }
    }
  }

  /// The error for a text that names no route.
  package func refusal(of text: Bytes, _ method: Request.Method, asTarget: Bool) -> LinkError {
    var answering: Int?
    if hasGone {
      _ = find(text, method, asTarget: asTarget) { hit, _ in
        answering = Int(hit.route)
        return true
      }
    }
    if let answering, isGone(answering) { return goneError(answering) }
    if rawDepth > 0, let script = rawScript(text, method, asTarget) { return script }
    let raw = rawDepth == 0 ? [] : allowedRaw(text, method, asTarget)
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text, asTarget: asTarget) { scan in
        refusal(of: ScannedText(scan), method, allowedRaw: raw)
      }
    } catch {
      return raw.isEmpty ? error : LinkError(.methodNotAllowed(raw.inOrder()), at: text.count)
    }
  }

  /// The error for a link of a gone route.
  package func goneError(_ route: Int) -> LinkError {
    let (name, flags) = (routes[route].name, routes[route].template.flags)
    return LinkError(.gone(.init(reason: flags.gone ?? "", route: name, instead: flags.instead)), at: 0)
  }

  /// The error for a link whose raw rest is a script.
  private func rawScript(_ text: Bytes, _ method: Request.Method, _ asTarget: Bool) -> LinkError? {
    let offset = readRaw(text, Request(method), asTarget) { scan in
      scan.isRaw ? scriptOffset(ScannedText(scan), Request(method)) : nil
    }
    return offset.flatMap { $0 }.map { LinkError(.malformed(.scriptRest), at: $0) }
  }

  /// The methods of the routes that read the rest of a link as it is.
  private func allowedRaw(_ text: Bytes, _ method: Request.Method, _ asTarget: Bool) -> Set<String> {
    var allowed: Set<String> = []
    guard method != .any, !methods.isEmpty else { return [] }
    readings(of: text, asTarget: asTarget) { _, scan in
      if scan.isRaw { allowed.formUnion(allowedMethods(ScannedText(scan))) }
      return false
    }
    return allowed
  }

  private func refusal(of text: ScannedText, _ method: Request.Method, allowedRaw: Set<String>) -> LinkError {
    if let offset = scriptOffset(text, Request(method)) { return LinkError(.malformed(.scriptRest), at: offset) }
    // A route of the method that needs another query says more than one of another method.
    if let bad = badQuery(text, method) { return bad }
    var allowed = method == .any || methods.isEmpty ? [] : allowedMethods(text)
    if !allowedRaw.isEmpty { allowed = allowedRaw.union(allowed).inOrder() }
    if !allowed.isEmpty { return LinkError(.methodNotAllowed(allowed), at: text.pathEnd) }
    // The most segments that any attempt reads.
    let deepest = withSearch(text, Request(method)) { search in
      _ = search.findBest()
      return search.deepest
    }
    return LinkError(.notFound, at: deepest < text.count ? Int(text.segment(deepest).start) : text.pathEnd)
  }

  /// The methods of the routes at this location; GET brings HEAD with it.
  private func allowedMethods(_ text: ScannedText) -> [String] {
    guard withHit(text, Request(.any), { _ in }) else { return [] }
    let allowed = methods.filter { method in
      var isLive = true
      return withHit(text, Request(number(of: method))) { isLive = !isGone(Int($0.route)) } && isLive
    }
    return Set(allowed.contains("GET") ? allowed + ["HEAD"] : allowed).inOrder()
  }

  // MARK: Links whose path a route reads, but not the query

  /// What is wrong with the query, if nothing else keeps a route from reading the link; nil otherwise.
  ///
  /// Of several routes, those with the best labels count, and of these the one that the fewest items keep from reading, then the
  /// first by the text of its template.
  package func badQuery(_ text: ScannedText, _ method: Request.Method) -> LinkError? {
    // Compact text has no query that could be put right.
    guard !text.isCompact, flatPrograms.steps.count > 0 else { return nil }
    var refused = hasGone ? routes.indices.filter(isGone).map { Int32(truncatingIfNeeded: $0) } : []
    while true {
      // The routes with the best labels, whatever the query says, and what each misses in it.
      let misread: [(route: Int, steps: [QueryStep])] = unsafe refused.withUnsafeBufferPointer { refused in
        withSearch(text, unsafe Request(method, refusing: refused)) { search in
          search.readsAnyQuery = true
          let endings = search.findBest() ? unsafe search.endings.elements.map { nodes.endings[$0] } : []
          return endings.map { (Int($0.route), search.misread($0, programs[Int($0.route)])) }
        }
      }
      // Its whole query reads: the caller could not use the values.
      let unused = misread.filter { $0.steps.isEmpty }
      if unused.isEmpty {
        let nearest = misread.sorted { misread in
          let template = routes[misread.route].template
          let bare = Template(unchecked: template.path, query: template.query, fragment: template.fragment)
          return [.number(misread.steps.count), .text(bare.description)]
        }
        guard let best = nearest.first, let step = best.steps.first else { return nil }
        let (bad, offset) = badQuery(step, programs[best.route], text)
        return LinkError(.badQuery(bad), at: offset ?? text.pathEnd)
      }
      refused += unused.map { Int32(truncatingIfNeeded: $0.route) }
    }
  }

  /// What keeps a part of a query from reading, and the byte offset of the item; nil if it is missing.
  package func badQuery(_ step: QueryStep, _ program: Program, _ text: ScannedText) -> (
    LinkError.BadQuery, offset: Int?
  ) {
    let items = program.items(step)
    func bad(_ keys: [String], _ problem: LinkError.BadQuery.Problem) -> LinkError.BadQuery {
      LinkError.BadQuery(route: routes[program.route].name, keys: keys, problem: problem)
    }
    guard let item = items.first(where: { !text.occurrences(of: $0, programs).isEmpty }) else {
      return (bad(items.map { program.text($0.key) }, .missing), nil)
    }
    let found = text.occurrences(of: item, programs)
    let (key, slot, isList) = (program.text(item.key), Int(item.value.index), program.takesList(item))
    let unread = found.last {
      !isList || !flatPrograms.reads(text.bytes[text.item($0).value], program.slot(slot).reader)
    }
    let offset = (unread ?? found.last).map { Int(text.item($0).key.start) }
    if found.count > 1, !isList { return (bad([key], .repeated(found.count)), offset) }
    if item.value.kind == .literal { return (bad([key], .otherValue), offset) }
    if item.value.kind == .mixed {
      let shape = Template.Part.mixed(program.operands(item.value)).text
      return (bad([key], .unreadable(name: key, type: shape)), offset)
    }
    return (bad([key], .unreadable(name: program.name(slot), type: program.type(slot).element.description)), offset)
  }
}

extension ScannedText {
  /// The items with the key of an item of a route.
  ///
  /// - Parameter range: where to look; nil for the query.
  package func occurrences(of item: StepItem, _ programs: Programs, in range: Range<Int>? = nil) -> [Int] {
    (range ?? 0..<itemCount).filter { bytes.equals(self.item($0).key, programs.text, item.key) }
  }
}
