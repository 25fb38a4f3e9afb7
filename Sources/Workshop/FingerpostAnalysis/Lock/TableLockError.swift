/// Why a text is not a lock file: every fault, with its route.
///
///     route 3 "profile": expected "}", not the end (at byte 9)
public struct TableLockError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Error, Sendable, Hashable, CodedFault {
    /// What the table is called, if the text holds several.
    public private(set) var table: String?
    /// The name of the route; nil if it is not known, or if the fault is not about a route.
    public private(set) var route: String?
    /// The position of the route among those of its table, from 0; nil if the fault is not about a route.
    public private(set) var position: Int?
    /// What is wrong, and what to do.
    public let message: String
    /// The code; for a fault of a template or a table, the code of that fault.
    public let code: FaultCode
    package private(set) var tableIndex = 0
    /// The template of the route, if it does not read, and the offset of the fault in it.
    package private(set) var template: TemplateError?

    init(_ message: String, _ code: FaultCode) { (self.message, self.code) = (message, code) }

    init(_ message: String, _ kind: FaultKind) { self.init(message, FaultCode(kind)) }
  }

  /// Never empty, in the order of the tables.
  public let faults: [Fault]

  init(faults: [Fault]) { self.faults = faults }
  init(_ fault: Fault) { faults = [fault] }
}

extension TableLockError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one a line.
  public var description: String { faults.map { $0.description }.joined(separator: "\n") }

  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map { $0.debugDescription }.joined(separator: "\n") }
}

extension TableLockError.Fault {
  /// The table and the route, and what is wrong.
  public var description: String {
    let name = route.map { " \"\($0.visible)\"" } ?? ""
    let subject = [table, position.map { "route \($0 + 1)\(name)" }].compactMap { $0 }.joined(separator: ", ")
    return (subject.isEmpty ? "" : "\(subject): ") + message
  }

  init(schema: Int) {
    self.init(
      "it has the schema \(schema), and this version reads \(TableLock.schema): use a newer one, or write it again",
      .lockSchema)
  }

  /// A name that shows as another, or as nothing; nil for any other name.
  init?(hiddenIn name: String) {
    guard let scalar = name.unicodeScalars.first(where: { $0.isHidden }) else { return nil }
    self.init(scalar.hiddenMessage, .fileHiddenName)
  }

  init(_ error: TemplateError) {
    self.init("\(error.message) (at byte \(error.offset) of \(error.text))", error.code)
    template = error
  }

  /// A text that is JSON, but has another form.
  init(_ error: DecodingError) {
    let path: [any CodingKey]
    let problem: String
    switch error {
    case .keyNotFound(let key, let context): (path, problem) = (context.codingPath + [key], "is missing")
    case .valueNotFound(let type, let context):
      (path, problem) = (context.codingPath, "is null, not \(Self.word(type))")
    case .typeMismatch(let type, let context): (path, problem) = (context.codingPath, "is not \(Self.word(type))")
    case .dataCorrupted(let context): (path, problem) = (context.codingPath, "does not read")
    @unknown default: (path, problem) = ([], "does not read")
    }
    let isOfTable = path.count > 2 && path[0].stringValue == "tables"
    let isOfRoute = isOfTable && path.count > 3 && path[2].stringValue == "routes" && path[3].intValue != nil
    let name = path[(isOfRoute ? 4 : isOfTable ? 2 : 0)...].reduce("") { name, key in
      key.intValue.map { "\(name)[\($0)]" } ?? (name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)")
    }
    if !isOfTable, path.last?.stringValue == "schema" || path.isEmpty {
      self.init(
        "it is not a lock file of `fingerpost list --json`: \(name.isEmpty ? "it" : "\"schema\"") \(problem)",
        .lockForm)
    } else {
      self.init("\(name.isEmpty ? "it" : "\"\(name)\"") \(problem)", .lockForm)
    }
    if isOfTable { tableIndex = path[1].intValue ?? 0 }
    if isOfTable, tableIndex > 0 { table = "table \(tableIndex + 1)" }
    if isOfRoute { position = path[3].intValue }
  }

  /// What is expected of JSON.
  private static func word(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    default: "a list"
    }
  }

  func of(_ position: Int, _ route: String) -> Self {
    var fault = self
    (fault.position, fault.route) = (position, route)
    return fault
  }

  func of(_ table: String?, _ index: Int) -> Self {
    var fault = self
    (fault.table, fault.tableIndex) = (table, index)
    return fault
  }
}
