internal import FingerpostProof
public import FingerpostEngine

/// Tables as a text to keep: the lock file, with which a later table is compared.
///
///     let table = try RouteTable([.init("profile", try Template("users/{id:int}"))], origins: [.scheme("app")])
///     let lock = TableLock([.init(table)])
///     lock.json             // what `fingerpost list --json` prints: one route a line, always the same bytes
///
///     let kept = try JSONDecoder().decode(TableLock.self, from: data)
///     try kept.tables[0].table.match("app://users/7").route.name   // "profile"
///
/// A table that is read back has the same links, names, types, flags and options, and the same text. Of a custom type that is no
/// enum only the name is kept: any text reads as one.
public struct TableLock: Sendable {
  /// One table of a lock file.
  public struct Table: Sendable {
    /// The name of the enum whose links these are; nil for a table that is no enum's.
    public let enumName: String?
    /// The file that declares the routes; nil if it is not known.
    public let file: String?
    /// The table.
    public let table: RouteTable
    /// The position of each route among those of the text, from 0.
    package let positions: [Int]

    /// A table to keep.
    public init(_ table: RouteTable, enumName: String? = nil, file: String? = nil) {
      self.init(table, enumName: enumName, file: file, positions: Array(table.routes.indices))
    }

    init(_ table: RouteTable, enumName: String?, file: String?, positions: [Int]) {
      (self.table, self.enumName, self.file, self.positions) = (table, enumName, file, positions)
    }
  }

  /// The tables, in the order of the text.
  public let tables: [Table]

  /// A lock of these tables.
  public init(_ tables: [Table]) { self.tables = tables }

  /// The table of an enum, whether either name has the types around the enum or not: `App.Link` and `Link` are the same. A
  /// single table without a name is that of any enum.
  ///
  /// - Returns: nil if no table has the name, or several have it.
  public func table(named enumName: String) -> RouteTable? { index(named: enumName).map { tables[$0].table } }

  /// The index of that table.
  package func index(named enumName: String) -> Int? {
    func only(_ isNamed: (String) -> Bool) -> Int? {
      let found = tables.indices.filter { tables[$0].enumName.map(isNamed) ?? false }
      return found.count == 1 ? found.first : nil
    }
    if tables.contains(where: { $0.enumName == enumName }) { return only { $0 == enumName } }
    return only { $0.hasSuffix(".\(enumName)") || enumName.hasSuffix(".\($0)") }
      ?? (tables.count == 1 && tables[0].enumName == nil ? 0 : nil)
  }
}

extension TableLock: Hashable, CustomStringConvertible {
  /// The text to keep: see ``json``.
  public var description: String { json }

  /// Equal if the texts are equal, byte for byte.
  public static func == (left: TableLock, right: TableLock) -> Bool { left.json.isIdentical(to: right.json) }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { json.hashBytes(into: &hasher) }
}
