// A text and the match of it: what is asked of a table whose values have no types.

extension RouteTable {
  /// Finds the route that a text names, and what its parameters hold.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(_ text: String, method: String? = nil) throws(LinkError) -> Match {
    try match(text, method: method, asTarget: false)
  }

  /// Finds the route that the target of a request names: a bare path, read as a link of the table's web origins too.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(target: String, method: String? = nil) throws(LinkError) -> Match {
    try match(target, method: method, asTarget: true)
  }

  /// Finds the route that UTF-8 text names, where nobody has made sure yet that it is UTF-8.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(utf8 bytes: [UInt8], method: String? = nil) throws(LinkError) -> Match {
    // Raw bytes and escapes must not make up one character between them. Text that is too long is refused as that.
    if bytes.count <= options.text.limits.bytes, let bad = UTF8Rule.firstInvalid(in: bytes[...]) {
      throw LinkError(.malformed(.utf8), at: bad)
    }
    return try match(String(decoding: bytes, as: UTF8.self), method: method)
  }

  /// - Parameters:
  ///   - refused: indices of routes that are not to answer: nobody made anything of what they hold.
  ///   - keepsSlots: whether the match is to be asked what its parameters hold.
  ///   - use: whether somebody made something of what a route holds; else it is refused, too.
  func match(
    _ text: String, method: String?, asTarget: Bool, refusing refused: [Int32] = [],
    keepsSlots: Bool = true, _ use: (borrowing Hit, Bytes) -> Bool = { _, _ in true }
  ) throws(LinkError) -> Match {
    let number = number(of: method)
    var (route, all, lookup) = (-1, refused, Lookup?.none)
    try text.withBytes { (text) throws(LinkError) in
      let isFound = find(text, number, asTarget: asTarget) { hit, bytes in
        route = Int(hit.route)
        if !refused.isEmpty, refused.contains(hit.route) { return false }
        guard use(hit, bytes) else {
          all.append(hit.route)
          return false
        }
        if keepsSlots, bytes.isSame(as: text), hit.slots.count <= Lookup.capacity, hit.lists.count == 0,
          hit.choices.count == 0
        {
          lookup = Lookup(hit.route, hit.slots)
        }
        return true
      }
      if !isFound { throw refusal(of: text, number, asTarget: asTarget) }
    }
    return Match(text, route, table: self, method: method, isTarget: asTarget, refused: all, lookup: lookup)
  }
}
