// Link → value.

extension TypedRows {
  /// Finds the route of a link, opened by GET, and lends its values.
  ///
  /// - Parameter make: returns whether it made a value for a row's number; if not, another route may answer.
  /// - Returns: whether a value was made.
  package func find(_ link: String, _ make: (_ number: Int, SlotReader) -> Bool) -> Bool {
    var isMade = false
    link.lend { isMade = find($0, make) }
    return isMade
  }

  @inline(never)  // `lend` has two calls of its closure: in both, the walk would not be inlined
  private func find(_ link: Bytes, _ make: (_ number: Int, SlotReader) -> Bool) -> Bool {
    // A straight link does not touch the table, so as not to count a reference.
    let route = front.find(link, get) { hit, bytes in
      reads(hit, bytes, make)
    } finish: { hit, path in
      table.finish(link, get, path, &hit) { hit, bytes in reads(hit, bytes, make) }
    }
    if route == StraightWalk.used || route == StraightWalk.nothing { return route == StraightWalk.used }
    return table.search(link, get, refusing: route) { hit, bytes in reads(hit, bytes, make) }
  }

  /// Finds the first route for which `make` makes a value, with the method of a request.
  ///
  /// - Throws: ``LinkError`` if no route answers.
  package func match(
    _ text: String, method: String?, asTarget: Bool, _ make: (_ number: Int, SlotReader) -> Bool
  ) throws(LinkError) -> Match {
    try table.match(text, method: method, asTarget: asTarget, keepsSlots: false) { hit, bytes in
      reads(hit, bytes, make)
    }
  }

  /// Whether `make` made a value of a hit.
  @inline(__always)
  func reads(_ hit: borrowing Hit, _ bytes: Bytes, _ make: (_ number: Int, SlotReader) -> Bool) -> Bool {
    let row = rows[hit.route]
    return row.isRead ? make(Int(row.number), reader(hit, bytes, row)) : readsSettled(hit, bytes, row, make)
  }

  /// The same if a value depends on more than the link's text: on defaults in groups, or on canonical spellings.
  @inline(never)
  private func readsSettled(
    _ hit: borrowing Hit, _ bytes: Bytes, _ row: FlatRow, _ make: (_ number: Int, SlotReader) -> Bool
  ) -> Bool {
    let isMade: Bool? = SlotValues.lend { values in
      values.put(hit, bytes)
      try? values.settle(table.programs[Int(hit.route)], table.custom, by: .read(keepsWildcards: false), .read)
      return make(Int(row.number), values.reader(shape(of: row), Int(row.inner), Int(row.innerShift)))
    }
    return isMade ?? false
  }

  /// A reader of a hit, which must outlive it.
  @inline(__always)
  func reader(_ hit: borrowing Hit, _ bytes: Bytes, _ row: FlatRow) -> SlotReader {
    let infos = programs.routes[hit.route].slots
    return unsafe SlotReader(
      bytes, hit, shape(of: row), infos.count == 0 ? nil : programs.slots.address(of: Int(infos.start)), programs.text,
      innerRow: Int(row.inner), innerShift: Int(row.innerShift))
  }
}
