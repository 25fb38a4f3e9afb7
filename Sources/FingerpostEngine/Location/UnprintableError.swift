/// Why no text can carry a location.
public struct UnprintableError: Error, Sendable, Hashable, CustomStringConvertible {
  enum Reason: Sendable, Hashable {
    case emptySegment, dotSegment, control, compactControl, compactQuery, noHost, hostName, hostNumber
    case script, scriptLink
  }

  let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// What cannot be printed, and why.
  public var description: String {
    switch reason {
    case .emptySegment: "a segment cannot be empty"
    case .dotSegment: "\".\" and \"..\" cannot be segments of a link"
    case .control: "NUL, CR and LF stand in no link"
    case .compactControl: "compact text holds no spaces, no control characters and no backslashes"
    case .compactQuery: "compact text carries no query and no fragment"
    case .noHost: "a link without segments has none to stand in the host"
    case .hostName:
      "the first segment stands in the host, which holds lower-case letters, digits, \"-\" and \"_\", "
        + "with single dots between them"
    case .hostNumber:
      "the first segment is the whole host, which ends in a number only if it is four of them from 0 to 255"
    case .script: "a script is no value: none begins with \"javascript:\", \"vbscript:\" or \"data:\""
    case .scriptLink: "a script is no link"
    }
  }
}
