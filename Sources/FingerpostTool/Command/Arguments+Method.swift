extension Arguments {
  /// The value of `--method`, which must agree with a method before the URL.
  func method(besides url: String?, _ syntax: Syntax) throws(ToolError) -> String? {
    guard let method = value("method") else { return nil }
    if method.isEmpty { throw .usage("--method needs a value: --method=METHOD", syntax) }
    guard method.utf8.allSatisfy(Self.isToken) else {
      throw .usage("--method takes one word such as POST, not \"\(method)\"", syntax)
    }
    if let own = url.flatMap({ RequestLine.read($0)?.method }), own != method {
      throw .usage("the URL comes with the method \(own), and --method says \(method)", syntax)
    }
    return method
  }

  /// `token` of RFC 9110 §5.6.2, which a method is.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
