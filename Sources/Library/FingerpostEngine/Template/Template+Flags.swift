// flags = "[" word *( "," word ) "]"
//         web, origin=…, case=ignore, internal, confirm, deprecated, deprecated=reason, gone, gone=reason, instead=…, tag=…,
//         overlaps=…, overlaps=*

extension Template.Flags {
  /// What stands among the overlaps for the names of all routes.
  package static let allRoutes = "*"
  /// The value of `case`.
  package static let ignore = "ignore"

  /// Each word, and whether it has a value; nil if it may have one.
  private static let words: KeyValuePairs<String, Bool?> = [
    "web": false, "origin": true, "case": true, "internal": false, "confirm": false, "deprecated": nil, "gone": nil,
    "instead": true, "tag": true, "overlaps": true,
  ]

  init(reading cursor: inout TemplateCursor) throws(TemplateError) {
    self.init()
    while cursor.take(" ") {}
    cursor.notePathEnd()
    try cursor.expect("[", "\"[\" and flags")
    var starts = [String: Int]()
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
    if isWebOnly, let origin = origins.first(where: { !$0.isForWeb }), let web = starts["web"] {
      throw cursor.fail(.webAndOrigin(origin), at: web)
    }
  }

  /// - Parameter starts: where each word stands.
  @_optimize(size)
  private mutating func read(
    _ cursor: inout TemplateCursor, _ starts: inout [String: Int]
  ) throws(TemplateError) {
    let start = cursor.index
    let word = cursor.text(until: "=,] ")
    let equals = cursor.index
    var value: String?
    if cursor.take("=") {
      let isOfAll = word == "overlaps" && cursor.take("*")
      if word == "origin" {
        value = cursor.originText()
      } else {
        value = isOfAll ? Self.allRoutes : try cursor.literal(bare: .memberBehindPath)
      }
      if value?.isEmpty == true { throw cursor.fail(.expected("a value"), at: equals + 1) }
    }
    guard let known = Self.words.first(where: { $0.key == word }) else {
      throw cursor.fail(.unknownFlag(word, among: Self.words.map { $0.key }), at: start)
    }
    if known.value == false, value != nil { throw cursor.fail(.expected("\",\" or \"]\""), at: equals) }
    if known.value == true, value == nil { throw cursor.fail(.expected("\"=\" and a value")) }
    let isFirst = starts.updateValue(start, forKey: word) == nil
    guard isFirst || word == "tag" || word == "overlaps" || word == "origin" else {
      throw cursor.fail(.repeatedFlag(word), at: start)
    }
    let text = value ?? ""
    switch word {
    case "web": isWebOnly = true
    case "origin":
      let origin = try cursor.origin(text, at: equals + 1)
      if origins.contains(origin) { throw cursor.fail(.repeatedOrigin(origin), at: equals + 1) }
      origins.append(origin)
      cursor.ranges?.origins.append(equals + 1..<cursor.index)
    case "case":
      guard text == Self.ignore else { throw cursor.fail(.caseValue, at: equals + 1) }
      ignoresCase = true
    case "deprecated": deprecation = text
    case "gone": gone = text
    case "instead": instead = text
    case "tag": tags.append(text)
    case "overlaps":
      overlaps.append(text)
      cursor.ranges?.overlaps.append(equals + 1..<cursor.index)
    default: access = LinkAccess(rawValue: word) ?? .open
    }
  }

  /// The flags in their brackets; empty if there are none.
  package var text: String {
    func word(_ name: String, _ value: String) -> String {
      value.isEmpty ? name : name + "=" + PercentEncoding.shown(value, bare: .memberBehindPath)
    }
    var words = isWebOnly ? ["web"] : []
    words += origins.map { "origin=\($0)" }
    if ignoresCase { words.append(word("case", Self.ignore)) }
    if access != .open { words.append(access.rawValue) }
    if let deprecation { words.append(word("deprecated", deprecation)) }
    if let gone { words.append(word("gone", gone)) }
    if let instead { words.append(word("instead", instead)) }
    words += tags.map { word("tag", $0) }
    words += overlaps.map { $0 == Self.allRoutes ? "overlaps=*" : word("overlaps", $0) }
    return words.isEmpty ? "" : "[" + words.joined(separator: ", ") + "]"
  }
}

/// Who may open a link. The stricter one is the larger.
///
///     @Route("debug/{page}", access: .internal) case debug(page: String)
///     @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
///
/// In the text of a template it is a flag: `debug/{page} [internal]`, `transfers/{amount:int} [confirm]`. An opener asks for it, and
/// for the rule of its app, because it knows the source of a link: the stricter of the two counts. Exports leave out internal routes.
public enum LinkAccess: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Everyone.
  case open
  /// Everyone, after the user has agreed; without the opener's `confirm` handler, only the app.
  case confirm
  /// Only the app.
  case `internal`

  /// The stricter one is the larger.
  public static func < (left: Self, right: Self) -> Bool {
    left != right && (left == .open || right == .internal)
  }
}
