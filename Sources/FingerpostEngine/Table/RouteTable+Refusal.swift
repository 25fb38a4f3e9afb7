// Why a text names no route: found out only after the search failed.

extension RouteTable {
  /// Whether a text is a link of the table's origins, within its limits, whether or not a route reads it.
  package func isWellFormed(_ text: String) -> Bool {
    var isWellFormed = false
    text.lend { isWellFormed = self.isWellFormed($0) }
    return isWellFormed
  }

  @inline(never)  // `lend` has two calls of its closure
  private func isWellFormed(_ text: Bytes) -> Bool {
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text) { _ in true }
    } catch {
      return false
    }
  }

  /// The error for a text that names no route.
  package func refusal(of text: Bytes, _ method: Request.Method, asTarget: Bool) -> LinkError {
    if let gone = goneRoute(of: text, method, asTarget: asTarget) { return goneError(gone) }
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text, asTarget: asTarget) { scan in
        refusal(of: ScannedText(scan), method)
      }
    } catch {
      return error
    }
  }

  /// The index of the route that answers a text, if it is gone.
  private func goneRoute(of text: Bytes, _ method: Request.Method, asTarget: Bool) -> Int? {
    guard hasGone else { return nil }
    var route: Int?
    _ = find(text, method, asTarget: asTarget) { hit, _ in
      route = Int(hit.route)
      return true
    }
    return route.flatMap { isGone($0) ? $0 : nil }
  }

  /// The error for a link of a gone route.
  package func goneError(_ route: Int) -> LinkError {
    let (name, flags) = (routes[route].name, routes[route].template.flags)
    return LinkError(.gone(.init(reason: flags.gone ?? "", route: name, instead: flags.instead)), at: 0)
  }

  private func refusal(of text: ScannedText, _ method: Request.Method) -> LinkError {
    if let offset = scriptOffset(text, Request(method)) { return LinkError(.malformed(.scriptRest), at: offset) }
    // A route of the method that needs another query says more than one of another method.
    if let bad = badQuery(text, method) { return bad }
    let allowed = method == .any || methods.isEmpty ? [] : allowedMethods(text)
    if !allowed.isEmpty { return LinkError(.methodNotAllowed(allowed), at: text.pathEnd) }
    let deepest = deepest(text, method)
    return LinkError(.notFound, at: deepest < text.count ? Int(text.segment(deepest).start) : text.pathEnd)
  }

  /// The methods of the routes at this location; GET brings HEAD with it.
  private func allowedMethods(_ text: ScannedText) -> [String] {
    func isAnswered(by method: Request.Method) -> Bool {
      var isLive = true
      return withHit(text, Request(method)) { isLive = !isGone(Int($0.route)) } && isLive
    }
    guard withHit(text, Request(.any), { _ in }) else { return [] }
    let allowed = methods.filter { isAnswered(by: Request.Method($0, among: methods)) }
    return Set(allowed.contains("GET") ? allowed + ["HEAD"] : allowed).sorted()
  }

  /// The most segments that any attempt reads.
  private func deepest(_ text: ScannedText, _ method: Request.Method) -> Int {
    var search = Search(nodes, flatPrograms, text, Request(method), isStrict: options.strictQuery)
    return unsafe withUnsafeTemporaryAllocation(byteCount: Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return 0 }
      var found = unsafe Found(memory)
      _ = search.best(into: &found)
      return search.deepest
    }
  }
}
