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

  /// What somebody makes of captures.
  package enum Use {
    /// A value.
    case used
    /// Nothing: another route may answer.
    case refused
    /// Nothing, and no other route may answer.
    case foreign
  }

  /// Finds the first route of which somebody makes anything; nil where its captures are foreign.
  ///
  /// - Parameters:
  ///   - rows: of routes that generated code knows.
  ///   - read: whether it made a value of what a row binds.
  ///   - make: what it makes of a route's captures, where it did not.
  /// - Throws: ``LinkError`` where no route answers.
  package func match(
    _ text: String, method: String?, asTarget: Bool, _ rows: TypedRows? = nil,
    _ read: (Int, SlotReader) -> Bool = { _, _ in false }, _ make: (Int, Captures) -> Use
  ) throws(LinkError) -> Match? {
    let number = number(of: method)
    var (route, refused, isForeign) = (-1, [Int32](), false)
    try text.withBytes { (bytes) throws(LinkError) in
      let isFound = find(bytes, number, asTarget: asTarget) { hit, bytes in
        route = Int(hit.route)
        if let rows, rows.reads(hit, bytes, read) { return true }
        switch make(route, captures(hit, bytes)) {
        case .used: break
        case .foreign: isForeign = true
        case .refused:
          refused.append(hit.route)
          return false
        }
        return true
      }
      if !isFound { throw refusal(of: bytes, number, asTarget: asTarget) }
    }
    return isForeign ? nil : Match(text, route, table: self, method: method, isTarget: asTarget, refused: refused)
  }

  /// - Parameter refused: indices of routes that are not to answer: whoever reads the captures made nothing of them.
  package func match(
    _ text: String, method: String?, asTarget: Bool, refusing refused: [Int32] = []
  ) throws(LinkError) -> Match {
    let number = number(of: method)
    var (route, lookup) = (-1, Lookup?.none)
    try text.withBytes { (text) throws(LinkError) in
      let isFound = find(text, number, asTarget: asTarget) { hit, bytes in
        route = Int(hit.route)
        let isWhole = bytes.isSame(as: text) && hit.slots.count <= Lookup.capacity && hit.lists.count == 0
        lookup = isWhole && hit.choices.count == 0 ? Lookup(hit.route, hit.slots) : nil
        return refused.isEmpty || !refused.contains(hit.route)
      }
      if !isFound { throw refusal(of: text, number, asTarget: asTarget) }
    }
    return Match(text, route, table: self, method: method, isTarget: asTarget, refused: refused, lookup: lookup)
  }
}
