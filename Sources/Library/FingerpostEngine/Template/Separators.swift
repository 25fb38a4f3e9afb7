// What parts the values of a mixed segment, or value: the literals between two parameters. {issuer}:{account} is parted by ":".
//
// Where a value may hold such a byte itself, a raw one separates before an escaped one does, as in a path and in a query. Unreserved bytes
// mean the same in both spellings (RFC 3986 §2.3), and a text with one parameter is cut in one way: neither has separators.

extension [Template.Part] {
  /// The reserved bytes of the literals between two parameters, each once.
  package var separators: [UInt8] {
    let ends = (firstIndex { $0.parameter != nil } ?? 0, lastIndex { $0.parameter != nil } ?? 0)
    var found: [UInt8] = []
    for operand in self[ends.0...].prefix(ends.1 - ends.0) {
      for byte in (operand.literal ?? "").utf8 where ByteSet.reserved.contains(byte) && !found.contains(byte) {
        found.append(byte)
      }
    }
    return found
  }

  /// Whether a value may hold a separator. Otherwise a text is cut in the same way, whatever is escaped in it.
  package func mayHoldSeparators(_ custom: CustomTypes = CustomTypes()) -> Bool {
    let separators = self.separators
    return contains { operand in
      operand.parameter.map { parameter in separators.contains { parameter.type.mayHold($0, custom) } } ?? false
    }
  }
}

extension Template {
  /// Whether it matters for some part which separators of a link are escaped.
  var mayHoldSeparators: Bool {
    (path + (fragment?.path ?? [])).holdSeparators || (query + (fragment?.query ?? [])).holdSeparators
  }
}

extension [Template.Part] {
  @inline(never)
  fileprivate var holdSeparators: Bool {
    contains { part in
      switch part {
      case .mixed(let operands): operands.mayHoldSeparators()
      case .optional(let branch): branch.path.holdSeparators || branch.query.holdSeparators
      case .either(let branches): branches.contains { $0.path.holdSeparators || $0.query.holdSeparators }
      case .literal, .parameter, .wildcard, .rest, .rawRest: false
      }
    }
  }
}

extension [Template.QueryPart] {
  fileprivate var holdSeparators: Bool { contains { $0.items.contains { [$0.value].holdSeparators } } }
}
