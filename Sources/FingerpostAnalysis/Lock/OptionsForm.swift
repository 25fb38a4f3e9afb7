internal import FingerpostProof
internal import FingerpostEngine

/// The options of a table in a lock file, those left out that are the default.
struct OptionsForm: Decodable {
  struct LimitsForm: Decodable {
    let bytes: Int?
    let segments: Int?
    let queryItems: Int?
    let captures: Int?
  }

  let precedence: String?
  let strictQuery: Bool?
  let slashes: String?
  let plus: String?
  let limits: LimitsForm?

  private static let precedences: KeyValuePairs<String, RouteTable.Precedence> = [
    "specific": .specific, "declared": .declared,
  ]
  private static let slashRules: KeyValuePairs<String, TextRules.Slashes> = ["lenient": .lenient, "strict": .strict]
  private static let plusRules: KeyValuePairs<String, TextRules.Plus> = ["rfc3986": .rfc3986, "form": .form]

  /// Writes what differs from the default; nothing if nothing does.
  static func write(_ options: RouteTable.Options, to json: inout JSON) {
    let defaultValue = RouteTable.Options()
    let isStandard =
      options.precedence == defaultValue.precedence && options.strictQuery == defaultValue.strictQuery
      && options.text == defaultValue.text
    if isStandard { return }
    json.key("options")
    json.object { json in
      func member<Value: Equatable>(
        _ name: String, _ value: Value?, _ usual: Value?, _ words: KeyValuePairs<String, Value>
      ) {
        if value != usual, let word = words.first(where: { $0.value == value })?.key { json.member(name, word) }
      }
      member("precedence", options.precedence, defaultValue.precedence, precedences)
      if options.strictQuery { json.member("strictQuery", bare: true) }
      member("slashes", options.text.slashes, defaultValue.text.slashes, slashRules)
      member("plus", options.text.plus, defaultValue.text.plus, plusRules)
      let (limits, usual) = (options.text.limits, defaultValue.text.limits)
      if limits == usual { return }
      json.key("limits")
      json.object { json in
        if limits.bytes != usual.bytes { json.member("bytes", bare: limits.bytes) }
        if limits.segments != usual.segments { json.member("segments", bare: limits.segments) }
        if limits.queryItems != usual.queryItems { json.member("queryItems", bare: limits.queryItems) }
        if limits.captures != usual.captures { json.member("captures", bare: limits.captures) }
      }
    }
  }

  func read() throws(TableLockError.Fault) -> RouteTable.Options {
    var options = RouteTable.Options(strictQuery: strictQuery ?? false)
    if let value = try Self.value(precedence, "precedence", Self.precedences) { options.precedence = value }
    options.text.slashes = try Self.value(slashes, "slashes", Self.slashRules)
    if let value = try Self.value(plus, "plus", Self.plusRules) { options.text.plus = value }
    let usual = options.text.limits
    options.text.limits = Limits(
      bytes: limits?.bytes ?? usual.bytes, segments: limits?.segments ?? usual.segments,
      queryItems: limits?.queryItems ?? usual.queryItems, captures: limits?.captures ?? usual.captures)
    return options
  }

  private static func value<Value>(
    _ word: String?, _ name: String, _ words: KeyValuePairs<String, Value>
  ) throws(TableLockError.Fault) -> Value? {
    guard let word else { return nil }
    if let value = words.first(where: { $0.key == word })?.value { return value }
    let known = words.map { "\"\($0.key)\"" }.joined(separator: " or ")
    throw .init("the option \"\(name)\" is \(known), not \"\(word)\"", .lockType)
  }
}
