import FingerpostInput

extension TableSource {
  /// Takes the next operand, which messages call by `word`.
  init(_ arguments: inout Arguments, called word: String = "a FILE", isOneOfTwo: Bool = false) throws(InputError) {
    let (path, enumName) = (arguments.next(), try arguments.filledValue("enum"))
    self.init(try Self.checked(path, called: word), enumName: enumName, isOneOfTwo: isOneOfTwo)
    if isInput { try arguments.takeInput() }
  }

  /// What an option names, which messages call by `word`; nil if it is not given.
  init?(_ word: String, of option: String, _ arguments: Arguments) throws(InputError) {
    guard let path = arguments.value(option) else { return nil }
    self.init(try Self.checked(path, called: "\(word) of --\(option)"))
  }

  /// Takes all operands that are left, and one at least.
  static func all(_ arguments: inout Arguments) throws(InputError) -> [TableSource] {
    let areSeveral = arguments.operands.count > 1
    var sources: [TableSource] = []
    repeat { sources.append(try TableSource(&arguments, isOneOfTwo: areSeveral)) } while !arguments.operands.isEmpty
    return sources
  }

  /// The Swift files of `--with`, for the enums that others mount.
  static func others(_ arguments: Arguments, in files: Files) throws(InputError) -> [FileText] {
    try TableSource("the PATH", of: "with", arguments)?.swift(in: files) ?? []
  }

  private static func checked(_ path: String?, called word: String) throws(InputError) -> String {
    guard let path else { throw .usage("\(word) with routes is missing") }
    if path.isEmpty { throw .usage("\(word) with routes is missing: its name is empty") }
    if path.contains("://") { throw .usage("\(word) with routes is expected before the URL \"\(path)\"") }
    return path
  }
}
