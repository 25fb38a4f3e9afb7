public import FingerpostCore
internal import FingerpostProof
public import FingerpostEngine

extension Router {
  /// The routes as a text to keep beside the code, with which a later release is compared.
  ///
  ///     AppLink.router.lock.json                          // one route a line, the same bytes for the same routes
  ///     let kept = try JSONDecoder().decode(TableLock.self, from: data)
  ///     AppLink.router.diff(from: kept)?.isBreaking       // whether a link of the kept release dies, or leads elsewhere
  ///
  /// It holds what `fingerpost list --json` prints of the enum's source, but for the name of the file.
  public var lock: TableLock { TableLock([.init(kept, enumName: enumName)]) }

  /// What this release changes for the links of another one: links that die, links that open another route, and what is
  /// compatible.
  ///
  ///     for change in AppLink.router.diff(from: oldTable).changes { print(change) }
  ///     // breaking: "sale" sale/{id}: no route reads app://sale/2 any more
  ///
  /// - Parameters:
  ///   - old: the table of the other release.
  ///   - progress: called from time to time with the number of finished steps and the total.
  public func diff(from old: RouteTable, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> TableDiff {
    kept.diff(from: old, progress: progress)
  }

  /// What this release changes for the links of a kept one.
  ///
  /// - Returns: nil if no table of the lock is named as this router's enum.
  public func diff(
    from lock: TableLock, progress: ((_ done: Int, _ count: Int) -> Void)? = nil
  ) -> TableDiff? {
    lock.table(named: enumName).map { diff(from: $0, progress: progress) }
  }

  /// The name of the enum with the types around it, as its source has it: `App.Link`.
  package var enumName: String {
    // The module comes first. Private types and those of functions stand in parentheses: `(Link in _5F2A)`, `(unknown context at $10)`.
    let path = String(reflecting: Destination.self).split(separator: ".").dropFirst().compactMap { part -> Substring? in
      guard part.hasPrefix("(") else { return part }
      let words = part.dropFirst().split(separator: " ")
      return words.count == 3 && words[1] == "in" ? words[0] : nil
    }
    let plain = String(describing: Destination.self)
    let isPlain = path.last.map(String.init) == plain && !path.contains { $0.contains("<") }
    return isPlain ? path.joined(separator: ".") : plain
  }

  /// The table as a lock has it, in which routes of one name are aliases.
  package var kept: RouteTable {
    var options = table.options
    options.aliasesByName = true
    var none: [TableError.Fault] = []
    return RouteTable(resolving: table.routes, origins: table.origins, options: options, faults: &none)
  }
}
