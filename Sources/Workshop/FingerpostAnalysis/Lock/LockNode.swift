/// A value of a lock file, and where it stands there: what a reader of the file asks, and what it says of another form.
///
///     let node = LockNode(value)["tables"]
///     try node.list()            // throws: "tables" is not a list
///     try node["file"].text      // nil if it is missing, or null
struct LockNode {
  private let value: JSONValue?
  private let steps: [DocumentPath.Step]

  private init(_ value: JSONValue?, _ steps: [DocumentPath.Step]) { (self.value, self.steps) = (value, steps) }

  /// The outermost value.
  ///
  /// - Throws: if it is no object.
  init(_ value: JSONValue) throws(TableLockError.Fault) {
    self.init(value, [])
    guard case .object = value.content else { throw fault("is not an object") }
  }

  /// The member under a key, which may be missing.
  subscript(_ key: String) -> LockNode {
    guard case .object(let members)? = value?.content else { return LockNode(nil, steps + [.key(key)]) }
    return LockNode(members[key], steps + [.key(key)])
  }

  /// Whether there is a value that is not null.
  var isGiven: Bool {
    guard let value else { return false }
    if case .null = value.content { return false }
    return true
  }

  /// The same if it is given; nil otherwise.
  var given: LockNode? { isGiven ? self : nil }

  func object() throws(TableLockError.Fault) -> LockNode {
    if case .object? = value?.content { return self }
    throw unexpected("an object")
  }

  func list() throws(TableLockError.Fault) -> [LockNode] {
    guard case .list(let elements)? = value?.content else { throw unexpected("a list") }
    return elements.enumerated().map { LockNode($0.element, steps + [.index($0.offset)]) }
  }

  func text() throws(TableLockError.Fault) -> String {
    guard case .text(let text)? = value?.content else { throw unexpected("a text") }
    return text
  }

  func texts() throws(TableLockError.Fault) -> [String] {
    try list().map { (node) throws(TableLockError.Fault) in try node.text() }
  }

  func bool() throws(TableLockError.Fault) -> Bool {
    guard case .bool(let bool)? = value?.content else { throw unexpected("true or false") }
    return bool
  }

  func whole() throws(TableLockError.Fault) -> Int {
    guard case .number(let text)? = value?.content, let number = Int(text) else { throw unexpected("a whole number") }
    return number
  }

  private func unexpected(_ expected: String) -> TableLockError.Fault {
    guard let value else { return fault("is missing") }
    if case .null = value.content { return fault("is null, not \(expected)") }
    return fault("is not \(expected)")
  }

  private func fault(_ problem: String) -> TableLockError.Fault { TableLockError.Fault(problem, at: steps) }
}
