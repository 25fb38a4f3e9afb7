extension Programs {
  /// Whether a text has what one step of a route's query needs.
  package func reads(_ step: QueryStep, of program: Program, in text: ScannedText, isStrict: Bool) -> Bool {
    var sink = QueryReading.Answer()
    return QueryReading(programs: flat, text: text, isStrict: isStrict).read(step, program.record, into: &sink)
  }

  /// Whether a text has the fragment that a route needs.
  package func readsFragment(of program: Program, in text: ScannedText) -> Bool {
    var sink = QueryReading.Answer()
    return QueryReading(programs: flat, text: text, isStrict: false).readFragment(program.record, into: &sink)
  }

  /// What `use` returns for a text that a route alone reads; nil if it does not.
  ///
  /// - Parameters:
  ///   - asPrinted: whether to read only what the route prints.
  ///   - isStrict: whether an optional item that does not read is no match.
  package func read<Value>(
    _ text: ScannedText, by route: Int, asPrinted: Bool, isStrict: Bool, _ use: (borrowing Hit, Bytes) -> Value
  ) -> Value? {
    unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { memory in
      let record = routes[route]
      guard text.fitting & record.origins != 0, let memory = memory.baseAddress else { return nil }
      var hit = unsafe Hit(memory)
      hit.start(route, record)
      let query = QueryReading(programs: flat, text: text, isStrict: isStrict)
      let isRead = unsafe PathReading(self, route, text, asPrinted: asPrinted).read(
        ranks: UnsafeBufferPointer(start: nil, count: 0), into: &hit
      ) { variant in
        var sink = QueryReading.Answer()
        return query.read(record, variant, into: &sink)
      }
      guard isRead, query.read(record, hit.variant, into: &hit) else { return nil }
      return use(hit, text.bytes)
    }
  }
}
