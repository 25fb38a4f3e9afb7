// flags = "[" word *( "," word ) "]"
//         web, internal, confirm, deprecated, deprecated=reason, gone, gone=reason, instead=…, tag=…, overlaps=…

extension Template.Flags {
  private static let words = ["web", "internal", "confirm", "deprecated", "gone", "instead", "tag", "overlaps"]

  init(reading cursor: inout TemplateCursor) throws(TemplateError) {
    self.init()
    while cursor.take(" ") {}
    cursor.notePathEnd()
    try cursor.expect("[", "\"[\" and flags")
    var starts: [String: Int] = [:]
    repeat {
      while cursor.take(" ") {}
      try read(&cursor, &starts)
      while cursor.take(" ") {}
    } while cursor.take(",")
    try cursor.expect("]", "\",\" or \"]\"")
    if let gone = starts["gone"], let deprecated = starts["deprecated"] {
      throw cursor.fail(.goneAndDeprecated, at: max(gone, deprecated))
    }
    if let own = starts["internal"], let confirm = starts["confirm"] {
      throw cursor.fail(.internalAndConfirm, at: max(own, confirm))
    }
    if let instead = starts["instead"], gone == nil { throw cursor.fail(.insteadWithoutGone, at: instead) }
  }

  /// - Parameter starts: where each word stands first.
  private mutating func read(
    _ cursor: inout TemplateCursor, _ starts: inout [String: Int]
  ) throws(TemplateError) {
    let start = cursor.index
    let word = cursor.text(until: "=,] ")
    if starts[word] == nil { starts[word] = start }
    var value: String?
    let equals = cursor.index
    let valueStart = equals + 1
    if cursor.take("=") {
      value = try cursor.literal(bare: .member.union("/?"))
      if value?.isEmpty == true { throw cursor.fail(.expected("a value"), at: valueStart) }
    }
    switch (word, value) {
    case ("web", let value):
      guard value == nil else { throw cursor.fail(.expected("\",\" or \"]\""), at: equals) }
      guard !isWebOnly else { throw cursor.fail(.repeatedFlag(word), at: start) }
      isWebOnly = true
    case ("internal", let value), ("confirm", let value):
      guard value == nil else { throw cursor.fail(.expected("\",\" or \"]\""), at: equals) }
      let access = RouteAccess(rawValue: word) ?? .open
      guard self.access != access else { throw cursor.fail(.repeatedFlag(word), at: start) }
      self.access = access
    case ("deprecated", let reason):
      guard deprecation == nil else { throw cursor.fail(.repeatedFlag(word), at: start) }
      deprecation = reason ?? ""
    case ("gone", let reason):
      guard gone == nil else { throw cursor.fail(.repeatedFlag(word), at: start) }
      gone = reason ?? ""
    case ("instead", let name?):
      guard instead == nil else { throw cursor.fail(.repeatedFlag(word), at: start) }
      instead = name
    case ("tag", let tag?): tags.append(tag)
    case ("overlaps", let name?):
      overlaps.append(name)
      cursor.ranges?.overlaps.append(valueStart..<cursor.index)
    case ("tag", nil), ("overlaps", nil), ("instead", nil): throw cursor.fail(.expected("\"=\" and a value"))
    default:
      throw cursor.fail(.unknownFlag(word, nearest: nearest(to: word, among: Self.words)), at: start)
    }
  }

  /// The flags in their brackets; empty if there are none.
  package var text: String {
    func word(_ name: String, _ value: String) -> String {
      value.isEmpty ? name : name + "=" + PercentEncoding.encode(value, bare: .member.union("/?"))
    }
    var words = isWebOnly ? ["web"] : []
    if access != .open { words.append(access.rawValue) }
    if let deprecation { words.append(word("deprecated", deprecation)) }
    if let gone { words.append(word("gone", gone)) }
    if let instead { words.append(word("instead", instead)) }
    words += tags.map { word("tag", $0) } + overlaps.map { word("overlaps", $0) }
    return words.isEmpty ? "" : "[" + words.joined(separator: ", ") + "]"
  }
}

/// Who may open the links of a route. The stricter one is the larger.
///
///     @Route("debug/{page}", access: .internal) case debug(page: String)
///     @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
///
/// In the text of a template it is a flag: `debug/{page} [internal]`, `transfers/{amount:int} [confirm]`. Reading a link does not
/// ask for it: an opener does, which knows where a link comes from. Exports leave internal routes out.
public enum RouteAccess: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Everyone.
  case open
  /// Everyone, after the person at the screen has said yes.
  case confirm
  /// The app alone.
  case `internal`

  /// The stricter one is the larger.
  public static func < (left: Self, right: Self) -> Bool { left.strictness < right.strictness }

  private var strictness: Int {
    switch self {
    case .open: 0
    case .confirm: 1
    case .internal: 2
    }
  }

  /// The words that are flags: `open` is what a route is that says nothing.
  package static let flags: [RouteAccess] = [.confirm, .internal]
}
