/// Tables as a text to keep: the lock file, with which a later table is compared.
///
///     let table = try RouteTable([.init("profile", try Template("users/{id:int}"))], origins: [.scheme("app")])
///     let lock = TableLock([.init(table)])
///     lock.json             // what `fingerpost list --json` prints: one route a line, always the same bytes
///
///     let kept = try JSONDecoder().decode(TableLock.self, from: data)
///     try kept.tables[0].table.match("app://users/7").route.name   // "profile"
///
/// A table that is read back has the same links, names, types, flags and options, and the same text. For a custom type that is not
/// an enum, only the name is kept, and any text reads as it.
public struct TableLock: Sendable {
  /// One table of a lock file.
  public struct Table: Sendable {
    /// The name of the enum; nil for a table without one.
    public let enumName: String?
    /// The file that declares the routes; nil if it is not known.
    public let file: String?
    /// The table.
    public let table: RouteTable
    /// The position of each route among those of the text, from 0.
    package internal(set) var positions: [Int]

    /// A table to keep.
    public init(_ table: RouteTable, enumName: String? = nil, file: String? = nil) {
      (self.table, self.enumName, self.file) = (table, enumName, file)
      positions = Array(table.routes.indices)
    }
  }

  /// The tables, in the order of the text.
  public let tables: [Table]

  /// A lock of these tables.
  public init(_ tables: [Table]) { self.tables = tables }

  /// The table of an enum, whether either name has the types around the enum or not: `App.Link` and `Link` are the same. A single
  /// table without a name fits any enum.
  ///
  /// - Returns: nil if no table has the name, or several have it.
  public func table(named enumName: String) -> RouteTable? { index(named: enumName).map { tables[$0].table } }

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

  /// The version of the format. A reader refuses newer ones.
  package static let schema = 1

  /// The text to keep: JSON (RFC 8259) with one route a line, most specific first, so that it can be compared by line. The same
  /// tables give the same bytes.
  ///
  ///     {"schema":1,"tables":[
  ///     {"enum":"AppLink","origins":["app://"],"routes":[
  ///     {"name":"profile","method":null,"template":"users/{id:int}","parameters":[…],"origins":["app://"],"flags":"web"}
  ///     ]}
  ///     ]}
  ///
  /// Every member that was added after the first version may be missing, and unknown members are ignored.
  public var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: Self.schema)
      json.key("tables")
      json.array(tables, isTall: true) { table, json in
        table.write(table.table.bySpecificity.map { table.table.routes[$0] }, to: &json)
      }
    }
    json.endLine()
    return json.text
  }
}

extension TableLock {
  /// Reads the document of a lock file.
  ///
  /// - Throws: ``TableLockError`` with every fault.
  package init(document: JSONValue) throws(TableLockError) {
    let tableNodes: [LockNode]
    do throws(TableLockError.Fault) {
      let node = try LockNode(document)
      // A newer format may hold anything, so its number is read first.
      let schema = try node["schema"].whole()
      guard schema == Self.schema else { throw .init(schema: schema) }
      if let error = node["error"].given {
        let message = try error.object()["message"].text()
        throw .init("it was written while a table had errors (\(message)): write it again", .lockIncomplete)
      }
      guard let tables = node["tables"].given else { throw .init("\"tables\" is missing", .lockForm) }
      tableNodes = try tables.list()
    } catch { throw TableLockError(error) }
    let tableData: [TableJSON]
    do throws(TableLockError.Fault) {
      tableData = try tableNodes.map { (node) throws(TableLockError.Fault) in try TableJSON(node) }
    } catch { throw TableLockError(error) }
    var faults: [TableLockError.Fault] = []
    tables = tableData.enumerated().compactMap { index, data in
      do throws(TableLockError) {
        return try data.table()
      } catch {
        let label = data.enum ?? data.file ?? "table \(index + 1)"
        faults += error.faults.map { $0.of(tableData.count > 1 ? label : nil, index) }
        return nil
      }
    }
    if !faults.isEmpty { throw TableLockError(faults: faults) }
  }
}

#if !hasFeature(Embedded)
  // Embedded Swift has no decoders: a page reads the text by itself.
  extension TableLock: Decodable {
    /// Reads the text of a lock file.
    ///
    /// - Throws: ``TableLockError`` with every fault.
    public init(from decoder: any Decoder) throws { try self.init(document: JSONValue(from: decoder)) }
  }
#endif
