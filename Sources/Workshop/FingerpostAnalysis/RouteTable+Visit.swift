// Visits a link's values one by one, for a caller that writes them out.

extension RouteTable {
  /// Finds the route of a link, and lends the values of its parameters, in the template's order, without absent ones.
  ///
  /// The values are those of `Match.values`.
  ///
  /// - Parameters:
  ///   - link: must be UTF-8.
  ///   - asTarget: whether it is the target of a request.
  ///   - route: called first, with the index of the route.
  ///   - value: called with the index of each parameter and its value.
  /// - Returns: false, and nothing is lent, if no route answers, or a gone one.
  @unsafe package func visit(
    _ link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool = false, route: (Int) -> Void,
    value: (Int, LentValue) -> Void
  ) -> Bool {
    // Uncounted: threads that count references to one table slow each other down.
    unowned(unsafe) let table = self
    var isGone = false
    let isFound = find(unsafe Bytes(link), method, asTarget: asTarget) { hit, bytes in
      isGone = unsafe table.isGone(Int(hit.route))
      if isGone { return true }
      route(Int(hit.route))
      unsafe table.visit(hit, bytes, value)
      return true
    }
    return isFound && !isGone
  }

  /// Why a link names no route, after `visit` found none.
  @unsafe package func refusal(
    _ link: UnsafeBufferPointer<UInt8>, _ method: Request.Method, asTarget: Bool = false
  ) -> LinkError {
    refusal(of: unsafe Bytes(link), method, asTarget: asTarget)
  }
}
