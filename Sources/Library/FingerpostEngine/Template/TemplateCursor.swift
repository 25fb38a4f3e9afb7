/// An offset in the text of a template. Each part of the grammar reads itself from here.
struct TemplateCursor: ~Copyable {
  /// Bounds the recursion of nested groups.
  static let maximumDepth = 16
  static let maximumBytes = 8192

  let text: [UInt8]
  var index = 0
  /// The number of groups that are open here.
  var depth = 0
  /// Where in a fragment this is: in one text, or in a segment; nil before the fragment.
  var fragment: Template.Parameter.Component?
  /// Whether this is in the value of an item.
  var isInItem = false
  /// The ranges of the parts; nil if the caller does not need them.
  var ranges: Template.Ranges?
  /// The first set of a path of which two members differ only in case, and its offset.
  var coinciding: (offset: Int, members: (String, String))?
  /// Whether the segment before is a literal.
  var isBehindLiteral = false
  /// The offset of a raw rest, which nothing may follow.
  var rawRest: Int?
  /// Whether a slash was read behind the last segment of the path.
  var endsInSlash = false
  /// The names and keys so far, which may not be repeated.
  private var claimed = Claims()

  private struct Claims {
    /// Compared as strings, because people cannot see how "é" is encoded.
    var names: Set<String> = []
    var keys: Set<[UInt8]> = []
  }

  init(_ source: String) { text = Array(source.utf8) }

  var isInFragment: Bool { fragment != nil }
  /// What a parameter here is a component of.
  var component: Template.Parameter.Component { isInItem ? .query : fragment ?? (depth > 0 ? .group : .path) }

  var next: UInt8? { index < text.count ? text[index] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  /// Whether `next` ends a segment; `|` and `)` outside groups are reported later.
  var isSegmentEnd: Bool {
    guard let next else { return true }
    return "/?# |)".utf8.contains(next) || isOptionalFragment
  }

  /// Whether the value of an item goes on here: with a parameter, or with a byte of a literal.
  var isInValue: Bool {
    guard let next else { return false }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "%") || next >= 0x80
      || ByteSet.templateValue.contains(next)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(TemplateError) {
    guard take(character) else { throw fail(.expected(what)) }
  }

  /// The text up to the first of `stops`, or to the end.
  mutating func text(until stops: StaticString) -> String {
    let start = index
    let stops = ByteSet(stops)
    while let next, !stops.contains(next) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// The longest run of bytes that are bare or escaped, and of letters beyond ASCII, decoded.
  mutating func literal(bare: ByteSet) throws(TemplateError) -> String {
    let start = index
    while let next {
      if bare.contains(next) || next == UInt8(ascii: "%") {
        index += 1
      } else if next >= 0x80, let scalar = text[index...].firstScalar, scalar.isLetterOfTemplate {
        index += UTF8.width(scalar)
      } else {
        break
      }
    }
    do {
      return try PercentEncoding.decoded(text, Slice(start, index))
    } catch {
      let isEscape = error.reason == .malformed(.escape) || error.reason == .malformed(.utf8)
      throw fail(isEscape ? .badEscape : .unprintableLiteral, at: error.offset)
    }
  }

  /// What is wrong with a byte that no literal may hold bare: it must be escaped, unless no link can hold it at all.
  var unread: TemplateError.Problem {
    next == 0 || next == 0x0A || next == 0x0D ? .unprintableLiteral : .mustBeEscaped(text[index...].firstScalar)
  }

  /// The text of an origin among the flags: up to `,` or `]` outside of brackets, as those of an IPv6 address.
  mutating func originText() -> String {
    let (start, rest) = (index, text[index...])
    var isInBrackets = false
    index =
      rest.firstIndex { byte in
        if byte == UInt8(ascii: "[") { isInBrackets = true }
        if !isInBrackets, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { return true }
        if byte == UInt8(ascii: "]") { isInBrackets = false }
        return false
      } ?? text.count
    while index > start, text[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  func origin(_ text: String, at offset: Int) throws(TemplateError) -> Origin {
    do throws(OriginError) { return try Origin(parsing: text) } catch { throw fail(.origin(error), at: offset) }
  }

  /// Whether a rest begins here: `{*`.
  var isRest: Bool { isNext("{") && text[(index + 1)...].first == UInt8(ascii: "*") }

  /// Whether a raw rest begins here: `{**`.
  var isRawRest: Bool { isRest && text[(index + 2)...].first == UInt8(ascii: "*") }

  /// The name of a rest, which is no other parameter's.
  mutating func restName(until stops: StaticString) throws(TemplateError) -> String {
    let start = index
    let name = text(until: stops)
    guard ByteSet.isName(name.utf8) else { throw fail(.expected("a name"), at: start) }
    try claim(name: name, at: start)
    return name
  }

  mutating func claim(name: String, at offset: Int) throws(TemplateError) {
    guard claimed.names.insert(name).inserted else { throw fail(.duplicateName(name), at: offset) }
  }

  mutating func claim(key: String, at offset: Int) throws(TemplateError) {
    guard claimed.keys.insert(Array(key.utf8)).inserted else { throw fail(.duplicateKey(key), at: offset) }
  }

  /// Items of a fragment have keys of their own.
  mutating func forgetKeys() { claimed.keys = [] }

  /// Reads the branches of a group. They may share names and keys with each other, but not with the text outside.
  mutating func branches(_ read: (inout TemplateCursor) throws(TemplateError) -> Void) throws(TemplateError) {
    let outside = claimed
    var inside = claimed
    repeat {
      claimed = outside
      try read(&self)
      inside.names.formUnion(claimed.names)
      inside.keys.formUnion(claimed.keys)
    } while take("|")
    claimed = inside
  }

  func fail(_ problem: TemplateError.Problem, at offset: Int? = nil) -> TemplateError {
    TemplateError(text: String(decoding: text, as: UTF8.self), offset: offset ?? index, problem)
  }

  /// Notes that the path ends here, or some bytes before.
  mutating func notePathEnd(behind count: Int = 0) { if ranges?.pathEnd == nil { ranges?.pathEnd = index - count } }
}

/// Template text under construction.
struct TemplateWriter {
  var style: Template.Style
  var text = ""
  /// Whether a slash would part segments, even in a set.
  var isInPath = true
  /// The bare bytes of a literal here.
  var literal: ByteSet { isInPath ? .literal : .templateFragment }

  mutating func literal(_ literal: String, bare: ByteSet) { text += PercentEncoding.shown(literal, bare: bare) }

  mutating func list<Element>(
    _ elements: [Element], separator: String, _ write: (Element, inout TemplateWriter) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text += separator }
      write(element, &self)
    }
  }
}

extension Template {
  /// The byte ranges of a template's parts in the text that it was read from. Equal templates may have other ranges.
  package struct Ranges: Sendable {
    package struct Parameter: Sendable {
      /// The whole parameter: `{id:int=1}`, `:int`.
      package let whole: Range<Int>
      /// Its name; empty if it has none.
      package let name: Range<Int>
      /// Its type with the colon; empty if it states none.
      package let type: Range<Int>

      /// Its default without the `=`; nil if it states none.
      package var defaultValue: Range<Int>? {
        let start = type.upperBound + 1
        return start < whole.upperBound ? start..<whole.upperBound - 1 : nil
      }

      /// What distinguishes it from other parameters: its name, or else its type.
      package var own: Range<Int> { name.isEmpty ? type : name }
    }

    /// Each parameter, in the order of ``Template/parameters``.
    package internal(set) var parameters: [Parameter] = []
    /// The offset of the slash at the end, or of the first query, fragment or flags; nil if there are none.
    package internal(set) var pathEnd: Int?
    /// Each value of `overlaps=`, in order.
    package internal(set) var overlaps: [Range<Int>] = []
    /// Each value of `origin=`, in order.
    package internal(set) var origins: [Range<Int>] = []

    package init() {}
  }

  /// Reads the text of a template, and reports the ranges of its parts.
  package init(_ text: String, ranges: inout Ranges) throws(TemplateError) {
    var cursor = TemplateCursor(text)
    cursor.ranges = Ranges()
    try self.init(reading: &cursor, limit: TemplateCursor.maximumBytes)
    ranges = cursor.ranges ?? ranges
  }
}
