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
  init(_ problem: String, at steps: [DocumentPath.Step]) {
    let table = steps.count > 2 && steps[0] == .key("tables") ? steps[1].index : nil
    let route = table != nil && steps.count > 3 && steps[2] == .key("routes") ? steps[3].index : nil
    let name = DocumentPath(steps: Array(steps[(route != nil ? 4 : table != nil ? 2 : 0)...])).description
    let value = name.isEmpty ? "it" : "\"\(name)\""
    let isNoLock = table == nil && (steps.isEmpty || steps.last == .key("schema"))
    self.init(
      (isNoLock ? "it is not a lock file of `fingerpost list --json`: " : "") + "\(value) \(problem)", .lockForm)
    tableIndex = table ?? 0
    if tableIndex > 0 { self.table = "table \(tableIndex + 1)" }
    position = route
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

extension DocumentPath.Step {
  fileprivate var index: Int? { if case .index(let index) = self { index } else { nil } }
}
