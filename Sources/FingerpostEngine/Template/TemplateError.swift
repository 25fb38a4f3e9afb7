/// Why a text is not a template: what is wrong, where, and the nearest fix.
///
///     try Template("users/{id}/:")
///     // expected a type: a name, a set such as asc|desc, or in a query [int], not the end (at byte 12)
public struct TemplateError: Error, Sendable, Hashable {
  enum Problem: Sendable, Hashable {
    case expected(String)
    case mustBeEscaped
    case badEscape
    case unprintableLiteral
    case wholeSegment(String)
    case emptyGroup
    case alternativeOutsideGroup
    case queryBeforeEnd
    case groupInFragment
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
    case adjacentParameters
    case unknownType
    case arrayInPath
    case urlInPath
    case arrayIsOptional
    case unnamedKey
    case duplicateName(String)
    case duplicateKey(String)
    case defaultOutsideGroup
    case defaultInGroup
    case defaultInSegment
    case defaultIsOptional
    case defaultDoesNotRead(String, nearest: String?)
    case unknownFlag(String, nearest: String?)
    case repeatedFlag(String)
    case goneAndDeprecated
    case insteadWithoutGone
    case internalAndConfirm
  }

  /// The text of the template.
  public let text: String
  /// The offset of the fault, in UTF-8 bytes from the start.
  public let offset: Int
  let problem: Problem

  /// Whether two parameters of the template have the same name.
  package var isRepeatedName: Bool { if case .duplicateName = problem { true } else { false } }

  /// Whether a default is not of its parameter's type.
  package var isOfDefault: Bool { if case .defaultDoesNotRead = problem { true } else { false } }

  /// Whether no link can hold a literal.
  package var isUnprintable: Bool { problem == .unprintableLiteral }

  /// The fix: what to write at the offset instead; nil if there is no single answer.
  public var fix: String? {
    switch problem {
    case .mustBeEscaped: scalar.map(fixed)
    case .badEscape: "%25"
    case .unknownFlag(_, let nearest): nearest
    case .defaultDoesNotRead(_, let nearest): nearest.map { PercentEncoding.encode($0, bare: .templateDefault) }
    default: nil
    }
  }
}

extension TemplateError.Problem {
  /// - Parameter type: the type as which the default does not read; of a finite set the nearest member is suggested.
  static func defaultDoesNotRead(_ text: String, as type: ParameterType) -> Self {
    let members = if case .oneOf(let members) = type { members } else { [String]() }
    return .defaultDoesNotRead(type.description, nearest: FingerpostEngine.nearest(to: text, among: members))
  }
}

extension TemplateError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String { "\(message) (at byte \(offset))" }

  /// `description` without the offset.
  public var message: String {
    switch problem {
    case .expected(let what):
      "expected \(what)" + found
    case .mustBeEscaped:
      "\(character) is no part of a literal here; write \"\(fix ?? "%25")\""
    case .badEscape:
      "an escape is \"%\" and two hexadecimal digits of UTF-8; write a lone \"%\" as \"%25\""
    case .unprintableLiteral:
      "no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused"
    case .wholeSegment(let what):
      "\(what) is a whole segment: expected \"/\", or the end of the path" + found
    case .emptyGroup:
      "a group holds at least one segment in each branch; write what may be left out as \"(a)\""
    case .alternativeOutsideGroup:
      "\"|\" parts the branches of a group: put parentheses around them"
    case .queryBeforeEnd:
      "only the last group of a path may carry a query: move the query to the end"
    case .groupInFragment:
      "a fragment that may be left out is written (#{name})"
    case .tooDeep(let limit):
      "groups nest at most \(limit) deep"
    case .tooLong(let limit):
      "a template has at most \(limit) bytes"
    case .adjacentParameters:
      "two parameters side by side cannot be told apart: put a literal between them"
    case .unknownType:
      "expected a type: a name, a set such as asc|desc, or in a query [int]" + found
    case .arrayInPath:
      "an array is for repeated query keys; in a path write {*name}"
    case .urlInPath:
      "a URL stands in a query or a fragment, as in open?{link}: servers and proxies undo the escapes of its slashes in a path"
    case .arrayIsOptional:
      "an array needs no parentheses and no default: a missing key is an empty array"
    case .unnamedKey:
      "a query parameter needs a key: write key=:type, or give it a name"
    case .duplicateName(let name):
      "the name \"\(name)\" is used twice"
    case .duplicateKey(let key):
      "the query key \"\(key)\" is used twice"
    case .defaultOutsideGroup:
      "a default stands in a query, a fragment or an optional group: write ({name:type=value})"
    case .defaultInGroup:
      "where one parameter of a group has a default, all have one, and the group holds neither groups nor wildcards nor a query"
    case .defaultInSegment:
      "a parameter that is a part of a segment has no default"
    case .defaultIsOptional:
      "a default already makes it optional: drop the parentheses"
    case .defaultDoesNotRead(let type, let nearest):
      "the default does not read as \(type)" + suggestion(nearest)
    case .unknownFlag(let flag, let nearest):
      "unknown flag \"\(flag)\""
        + (nearest.map { "; did you mean \"\($0)\"?" }
          ?? "; known: web, internal, confirm, deprecated, gone, instead=, tag=, overlaps=")
    case .repeatedFlag(let flag):
      "the flag \"\(flag)\" is given twice"
    case .goneAndDeprecated:
      "a route is gone or deprecated: what is deprecated is still read, so leave one of the two out"
    case .insteadWithoutGone:
      "\"instead=\" says what to show for a gone route: write [gone=reason, instead=name]"
    case .internalAndConfirm:
      "what only the app may open asks nobody: leave \"internal\" or \"confirm\" out"
    }
  }

  /// The character at the offset.
  private var scalar: Unicode.Scalar? {
    let rest = Array(text.utf8).dropFirst(offset)
    return String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private var character: String {
    switch scalar {
    case nil: "the end"
    case " "?: "a space"
    case let scalar? where scalar.value <= 0x20 || scalar.value == 0x7F: "the byte \(fixed(scalar))"
    case let scalar?: "\"\(Character(scalar))\""
    }
  }

  private var found: String { ", not \(character)" }

  private func fixed(_ scalar: Unicode.Scalar) -> String { PercentEncoding.encode(String(scalar), bare: ByteSet("")) }
}

extension TemplateError: CodedFault {
  /// Which rule of the grammar the text breaks.
  public var code: FaultCode {
    let kind: FaultKind =
      switch problem {
      case .expected: .templateExpected
      case .mustBeEscaped: .templateEscape
      case .badEscape: .templateBadEscape
      case .unprintableLiteral: .templateUnprintable
      case .wholeSegment: .templateWholeSegment
      case .emptyGroup: .templateEmptyGroup
      case .alternativeOutsideGroup: .templateBareBranch
      case .queryBeforeEnd: .templateQueryBeforeEnd
      case .groupInFragment: .templateFragmentGroup
      case .tooDeep: .templateTooDeep
      case .tooLong: .templateTooLong
      case .adjacentParameters: .templateAdjacent
      case .unknownType: .templateUnknownType
      case .arrayInPath: .templateListInPath
      case .urlInPath: .templateURLInPath
      case .arrayIsOptional: .templateOptionalList
      case .unnamedKey: .templateUnnamedKey
      case .duplicateName: .templateRepeatedName
      case .duplicateKey: .templateRepeatedKey
      case .defaultOutsideGroup: .templateMisplacedDefault
      case .defaultInGroup: .templateGroupDefault
      case .defaultInSegment: .templatePartDefault
      case .defaultIsOptional: .templateOptionalDefault
      case .defaultDoesNotRead: .templateDefaultType
      case .unknownFlag: .templateUnknownFlag
      case .repeatedFlag: .templateRepeatedFlag
      case .goneAndDeprecated: .templateGoneAndDeprecated
      case .insteadWithoutGone: .templateInsteadAlone
      case .internalAndConfirm: .templateTwoAccesses
      }
    return FaultCode(kind)
  }
}
