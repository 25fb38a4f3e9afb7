extension LinkError: CustomStringConvertible {
  /// What is wrong, where, and what to do: `an escape is "%" and two hexadecimal digits; write a lone "%" as "%25" (at byte 18)`.
  ///
  /// Of a gone link, which was read to its end, it is the message alone.
  public var description: String { gone == nil ? "\(message) (at byte \(offset))" : message }

  /// `description` without the offset.
  public var message: String {
    switch reason {
    case .notFound:
      "no route has this shape"
    case .methodNotAllowed(let methods):
      "the method does not fit; allowed: \(methods.joined(separator: ", "))"
    case .gone(let gone):
      gone.message
    case .badQuery(let query):
      query.message
    case .unknownOrigin:
      "the text comes from no origin of this table"
    case .malformed(let malformation):
      malformation.message
    case .tooLong(let limit):
      "the text is longer than \(limit) bytes"
    case .tooManySegments(let limit):
      "the path has more than \(limit) segments"
    case .tooManyQueryItems(let limit):
      "the query has more than \(limit) items"
    }
  }
}

extension LinkError.Gone {
  /// `gone: the sale has ended`
  package var message: String { reason.isEmpty ? "gone" : "gone: \(reason)" }
}

extension LinkError.Malformation {
  fileprivate var message: String {
    switch self {
    case .empty: "the text is empty"
    case .escape: "an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\""
    case .utf8: UTF8Rule.message
    case .control: "NUL, CR and LF stand in no link, escaped or not"
    case .rawControl: "a control character stands here: drop it, or write it as an escape, such as \"%09\""
    case .unprintable: "compact text holds no spaces, no control characters and no backslashes"
    case .backslash: "a backslash is written \"%5C\"; path segments are parted by \"/\""
    case .dotSegment: "\".\" and \"..\" are no segments of a link; resolve them first"
    case .emptySegment: "an empty segment: write one \"/\" between segments"
    case .userInfo: "a link carries no user info: drop what stands before \"@\""
    case .authorityColon: "a colon before the first \"/\" begins a port, which no such link has; write it \"%3A\""
    case .host: "a host is expected after \"://\""
    case .hostByte: "a host holds ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\""
    case .hostNumber:
      "a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as \"127.0.0.1\""
    case .address: "brackets hold an IPv6 address, and nothing but a port follows them"
    case .port: "a port is a number from 0 to 65535"
    case .slashesAfterScheme: "\"://\" is expected after the scheme"
    case .protocolRelative: "\"//\" begins a host without its scheme: write the scheme, or one \"/\""
    case .script: "a script is no link"
    case .scriptRest: "a script is no value: \"javascript:\", \"vbscript:\" and \"data:\" begin no rest of a path"
    }
  }
}
