// Link → value.

extension TypedRows {
  /// Finds the route of a link, opened by GET, and lends its values.
  ///
  /// - Parameter make: returns whether it made a value for a row's number; if not, another route may answer.
  /// - Returns: whether a value was made.
  package func find(_ link: String, _ make: (_ number: Int, SlotReader) -> Bool) -> Bool {
    var isMade = false
    link.withInlineBytes { isMade = find($0, get, asTarget: false, make) }
    return isMade
  }

  @inline(never)  // `lend` has two calls of its closure: in both, the walk would not be inlined
  private func find(
    _ link: Bytes, _ method: Request.Method, asTarget: Bool, _ make: (_ number: Int, SlotReader) -> Bool
  ) -> Bool {
    straightWalk.find(link, method, in: table, asTarget: asTarget, none: false) { route in
      rows[route].isRead
    } straight: { route, captured in
      let reader = unsafe SlotReader(link, captured.slots, shapes.address(of: Int(route)), programs, route)
      return make(Int(rows[route].number), reader) ? true : nil
    } use: { hit, bytes in
      reads(hit, bytes, make) ? true : nil
    }
  }

  /// Finds the first route for which `make` makes a value, with the method of a request.
  ///
  /// - Throws: ``LinkError`` if no route answers.
  package func match(
    _ text: String, method: String?, asTarget: Bool, _ make: (_ number: Int, SlotReader) -> Bool
  ) throws(LinkError) -> Match {
    let known = table.number(of: method)
    var (route, refused, isFound, failure) = (Int32(-1), [Int32](), false, LinkError?.none)
    text.withInlineBytes { link in
      isFound = find(link, known, asTarget: asTarget) { number, reader in
        let isMade = make(number, reader)
        if isMade { route = reader.route } else { refused.append(reader.route) }
        return isMade
      }
      if !isFound { failure = table.refusal(of: link, known, asTarget: asTarget) }
    }
    if let failure { throw failure }
    // A gone route answers without a value, and is the error.
    if route < 0 { return try table.match(text, method: method, asTarget: asTarget, refusing: refused) }
    return Match(text, Int(route), table: table, method: method, isTarget: asTarget, refused: refused)
  }

  /// The match of a link whose route is gone; nil if another route answers, or none. `make` refuses routes as in ``match(_:method:asTarget:_:)``.
  package func gone(
    _ text: String, method: String?, asTarget: Bool, _ make: (_ number: Int, SlotReader) -> Bool
  ) -> Match? {
    guard table.hasGone else { return nil }
    let match = try? table.answer(text, method, asTarget: asTarget, takesGone: true, explains: false) {
      reads($0, $1, make)
    }
    return match.flatMap { table.isGone($0.index) ? $0 : nil }
  }

  /// Whether `make` made a value of a hit. A gone route answers without a value.
  func reads(_ hit: borrowing Hit, _ bytes: Bytes, _ make: (_ number: Int, SlotReader) -> Bool) -> Bool {
    let number = Int(rows[hit.route].number)
    guard rows[hit.route].isRead else { return readsNormalized(hit, bytes, number, make) }
    return unsafe make(number, SlotReader(bytes, hit, shapes.address(of: Int(hit.route)), programs))
  }

  /// The same for a gone route, or if a value depends on defaults in groups, or on canonical spellings.
  @inline(never)
  private func readsNormalized(
    _ hit: borrowing Hit, _ bytes: Bytes, _ number: Int, _ make: (_ number: Int, SlotReader) -> Bool
  ) -> Bool {
    if table.isGone(Int(hit.route)) { return true }
    return SlotValues.withScratch { values in
      values.put(hit, bytes)
      try? values.normalize(table.programs[Int(hit.route)], table.custom, by: .read(keepsWildcards: false), .read)
      return unsafe make(number, values.reader(shapes.address(of: Int(hit.route))))
    }
  }
}
