/// Why a text is not a template: what is wrong, where, and the nearest fix.
///
///     try Template("users/{id}/:")
///     // expected a type: a name, a set such as asc|desc, or in a query [int], not the end (at byte 12)
public struct TemplateError: Error, Sendable, Hashable {
  /// The text of the template.
  public let text: String
  /// The offset of the fault, in UTF-8 bytes from the start.
  public let offset: Int
  /// `description` without the offset.
  public let message: String
  /// The fix: what to write at the offset instead; nil if there is no single answer.
  public let fix: String?
  private let kind: FaultKind

  init(text: String, offset: Int, _ problem: Problem) {
    (self.text, self.offset, kind, fix) = (text, offset, problem.kind, problem.fix)
    let found = Array(text.utf8).dropFirst(offset).prefix(4)
    message = problem.message + (problem.isExpectation ? ", not \(Problem.named(found.firstScalar))" : "")
  }
}

extension TemplateError: CodedFault {
  /// What is wrong, where, and what to do.
  public var description: String { "\(message) (at byte \(offset))" }

  /// Which rule of the grammar the text breaks.
  public var code: FaultCode { FaultCode(kind) }

  /// What can be wrong with a template: a row each.
  struct Problem {
    let kind: FaultKind
    let message: String
    let fix: String?
    /// Whether the message ends in the character that stands at the offset.
    let isExpectation: Bool

    private init(_ kind: FaultKind, _ message: String, fix: String? = nil, isExpectation: Bool = false) {
      (self.kind, self.message, self.fix, self.isExpectation) = (kind, message, fix, isExpectation)
    }

    static func expected(_ what: String) -> Self { Self(.templateExpected, "expected \(what)", isExpectation: true) }

    /// - Parameter scalar: what no literal may hold here.
    static func mustBeEscaped(_ scalar: Unicode.Scalar?) -> Self {
      let fix = scalar.map(escaped)
      return Self(
        .templateEscape, "\(named(scalar)) must be escaped in a literal; write \"\(fix ?? "%25")\"", fix: fix)
    }

    static let badEscape = Self(
      .templateBadEscape,
      "an escape is \"%\" and two hexadecimal digits of UTF-8; write a lone \"%\" as \"%25\"", fix: "%25")
    static let unprintableLiteral = Self(
      .templateUnprintable, "no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused")

    static func wholeSegment(_ what: String) -> Self {
      Self(
        .templateWholeSegment, "\(what) is a whole segment: expected \"/\", or the end of the path", isExpectation: true
      )
    }

    static let emptyGroup = Self(
      .templateEmptyGroup, "each branch of a group needs at least one segment; write an optional group as \"(a)\"")
    static let alternativeOutsideGroup = Self(
      .templateBareBranch, "\"|\" separates the branches of a group: put parentheses around them")
    static let queryBeforeEnd = Self(
      .templateQueryBeforeEnd, "only the last group of a path may carry a query: move the query to the end")
    static let groupInFragment = Self(
      .templateFragmentGroup, "write an optional fragment as (#{name})")
    static let wildcardInFragment = Self(
      .templateFragmentWildcard,
      "a fragment cannot have wildcards: name each segment, or capture the whole fragment as {name}; "
        + "write a lone \"*\" as \"%2A\"")
    static let groupOfFragment = Self(
      .templateFragmentParts,
      "a fragment cannot have groups of segments or alternatives: write a route for each; "
        + "one item may be left out, as in ?({key})")
    static let partsInGroup = Self(
      .templateFragmentParts,
      "a fragment with segments or items cannot be in a group: write one route with it and one without; "
        + "in a literal, \"/\" is written \"%2F\", \"?\" \"%3F\" and \"=\" \"%3D\"")
    static let defaultInFragmentPath = Self(
      .templateMisplacedDefault,
      "a segment of a fragment cannot have a default: an item may have one, as in ?{name:type=value}")
    static let arrayInFragmentPath = Self(
      .templateListInPath, "an array is for repeated keys: write it as an item, ?{name:[type]}")
    static let tooDeep = Self(.templateTooDeep, "groups nest at most \(TemplateCursor.maximumDepth) deep")

    static let tooManyWays = Self(
      .templateTooManyWays,
      "there are more than \(Template.mostWays) ways through the groups of this path: write several routes")

    static func tooLong(limit: Int) -> Self { Self(.templateTooLong, "a template has at most \(limit) bytes") }

    static let adjacentParameters = Self(
      .templateAdjacent, "two parameters side by side cannot be told apart: put a literal between them")
    static let unknownType = Self(
      .templateUnknownType, "expected a type: a name, a set such as asc|desc, or in a query [int]", isExpectation: true)
    static let arrayInPath = Self(
      .templateListInPath, "an array is for repeated query keys; in a path write {*name}")
    static let listAsFragment = Self(
      .templateListInPath, "a fragment cannot be a list: write it as an item, as in #ids={ids:[int],}")

    /// - Parameter element: a type of which some text holds the separator.
    static func separatorInElement(_ separator: ListSeparator, _ element: ParameterType) -> Self {
      let free = ListSeparator.allCases.first { !element.mayHold($0.rawValue) }
      let advice = free.map { "write \"\($0.text)\" behind the bracket" } ?? "write a repeated key, without a separator"
      return Self(
        .templateSeparator,
        "a value of type \(element) may hold \"\(separator.text)\", which would separate it: \(advice)", fix: free?.text
      )
    }
    static let urlInPath = Self(
      .templateURLInPath,
      "a URL is allowed only in a query or a fragment, as in open?{link}: "
        + "servers and proxies undo the escapes of its slashes in a path")
    static let arrayIsOptional = Self(
      .templateOptionalList, "an array needs no parentheses: a missing key is an empty array")
    static let unnamedKey = Self(
      .templateUnnamedKey, "a query parameter needs a key: write key=:type, or give it a name")

    static func duplicateName(_ name: String) -> Self {
      Self(.templateRepeatedName, "the name \"\(name)\" is used twice")
    }

    static func duplicateKey(_ key: String) -> Self {
      Self(.templateRepeatedKey, "the query key \"\(key)\" is used twice")
    }

    static let rawRestBehindNoLiteral = Self(
      .templateRawRestStart, "the raw rest of a link needs a literal before it, as in subscribe/{**feed}")
    static let misplacedRawRest = Self(
      .templateRawRestEnd,
      "the raw rest of a link must be the last part, outside branches, "
        + "because it takes the query and the fragment: remove what follows it")
    static let slashBehindRawRest = Self(
      .templateRawRestEnd, "the raw rest of a link takes a slash at the end, too: remove the \"/\" behind it")
    static let rawRestType = Self(
      .templateRawRestType, "the raw rest of a link can only be text or a URL: write {**name} or {**name:url}")
    static let misplacedQueryRest = Self(
      .templateQueryRest,
      "the rest of a query must be its last item, without a key and outside groups: move {*name} to the end")
    static let defaultOutsideGroup = Self(
      .templateMisplacedDefault,
      "a default is allowed only in a query, a fragment or an optional group: write ({name:type=value})")
    static let defaultInGroup = Self(
      .templateGroupDefault,
      "if one parameter of a group has a default, all need one, "
        + "and the group must not contain groups, wildcards or a query")
    static let defaultInSegment = Self(
      .templatePartDefault, "a parameter that is only part of a segment or of a value cannot have a default")
    static let wholeValue = Self(
      .templatePartType, "an array or a URL is a whole value, and no part of one: give it a key of its own")

    /// - Parameter name: that of the first parameter of the value.
    static func mixedWithoutKey(_ name: String) -> Self {
      Self(
        .templateUnnamedKey, "a value of several parts needs a key of its own: write key={\(name)} and the other parts")
    }
    static let defaultIsOptional = Self(
      .templateOptionalDefault, "a parameter with a default is optional already: drop the parentheses")

    /// - Parameter type: the type as which the default does not read; of a finite set the nearest member is suggested.
    static func defaultDoesNotRead(_ text: String, as type: ParameterType) -> Self {
      let nearest = nearestWord(to: text, among: type.members)
      return Self(
        .templateDefaultType, "the default does not read as \(type)" + didYouMean(nearest),
        fix: nearest.map { PercentEncoding.shown($0, bare: .templateDefault) })
    }

    static func unknownFlag(_ flag: String, among known: [String]) -> Self {
      let nearest = nearestWord(to: flag, among: known)
      let hint = "; known: web, origin=, case=ignore, internal, confirm, deprecated, gone, instead=, tag=, overlaps="
      return Self(
        .templateUnknownFlag, "unknown flag \"\(flag)\"" + (nearest == nil ? hint : didYouMean(nearest)), fix: nearest)
    }

    static let caseValue = Self(
      .templateCase, "\"case=ignore\" compares letters without regard to case; without it every letter counts",
      fix: Template.Flags.ignore)

    static func coincidingMembers(_ first: String, _ second: String) -> Self {
      Self(.coincidingMembers, coinciding(first, second))
    }

    /// Why a set cannot ignore case.
    static func coinciding(_ first: String, _ second: String) -> String {
      "\"\(first)\" and \"\(second)\" are the same member if case is ignored: leave one of them out"
    }

    static func repeatedFlag(_ flag: String) -> Self {
      Self(.templateRepeatedFlag, "the flag \"\(flag)\" is given twice")
    }

    static func origin(_ error: OriginError) -> Self { Self(.origin, error.description) }

    static func repeatedOrigin(_ origin: Origin) -> Self {
      Self(.tableRepeatedOrigin, "the origin \(origin) is listed twice")
    }

    /// - Parameter origin: a custom scheme, or compact text.
    static func webAndOrigin(_ origin: Origin) -> Self {
      Self(
        .templateWebAndOrigin,
        "\(origin) is not a web origin, and the flag \"web\" allows only those: leave one of the two out")
    }

    static let goneAndDeprecated = Self(
      .templateGoneAndDeprecated, "a route cannot be gone and deprecated: leave one of the two out")
    static let insteadWithoutGone = Self(
      .templateInsteadAlone, "\"instead=\" is only for a gone route: write [gone=reason, instead=name]")
    static let internalAndConfirm = Self(
      .templateTwoAccesses, "a route cannot be internal and confirm: leave one of the two out")

    fileprivate static func named(_ scalar: Unicode.Scalar?) -> String {
      switch scalar {
      case nil: "the end"
      case " "?: "a space"
      case let scalar? where scalar.value <= 0x20 || scalar.value == 0x7F: "the byte \(escaped(scalar))"
      case let scalar? where !scalar.isASCII && !scalar.isLetterOfTemplate: scalar.codePoint
      case let scalar?: "\"\(Character(scalar))\""
      }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
      PercentEncoding.encode(String(scalar), bare: ByteSet(""))
    }
  }
}

extension Collection<UInt8> {
  /// The character that UTF-8 begins with.
  var firstScalar: Unicode.Scalar? { String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first }
}
