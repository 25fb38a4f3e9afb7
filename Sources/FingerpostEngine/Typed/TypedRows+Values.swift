// Value ↔ link of one route on the long path, which reports errors.

extension TypedRows {
  /// Prints what was written for a row, without reading it back: for an origin, or the first that the route allows, wildcards
  /// aside.
  package func text(of writer: borrowing SlotWriter, row: Int, for origin: Origin?) throws(PrintError) -> String {
    try text(of: writer, row: row, for: table.source(for: origin, of: row))
  }

  /// The same for the source of a match.
  package func text(of writer: borrowing SlotWriter, row: Int, like match: Match) throws(PrintError) -> String {
    try text(of: writer, row: row, for: table.source(of: match, for: row))
  }

  private func text(
    of writer: borrowing SlotWriter, row: Int, for source: Location.Source
  ) throws(PrintError) -> String {
    let text = try settle(writer, row) { (values) throws(PrintError) in
      try table.text(of: &values, by: .asked(byEmptyLists: false), route: row, for: source)
    }
    guard let text else { throw PrintError(.readsDifferently) }
    return text
  }

  /// What was written for a row, as captures.
  package func captures(of writer: borrowing SlotWriter, row: Int) throws(PrintError) -> Captures {
    let captures = try settle(writer, row) { (values) throws(PrintError) in
      try values.settle(table.programs[row], table.custom, by: .asked(byEmptyLists: false), .kept)
      return values.captures
    }
    return captures ?? Captures(values: [], choices: [])
  }

  private func settle<Result>(
    _ writer: borrowing SlotWriter, _ row: Int, _ use: (inout SlotValues) throws(PrintError) -> Result
  ) throws(PrintError) -> Result? {
    try SlotValues.lend { (values) throws(PrintError) in
      values.put(writer, shapes[row], table.programs.routes[row])
      return try use(&values)
    }
  }
}
