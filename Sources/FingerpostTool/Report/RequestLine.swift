import FingerpostEngine

/// A request as lines of input and of logs have it: a method in capitals, one space, a URL, and maybe a version behind it.
///
///     PUT /items/7
///     GET /files/a HTTP/1.1   // RFC 9112 §3; no link holds the space before the version
enum RequestLine {
  /// No method of HTTP is longer; a longer word before a space is no method, and so part of a URL.
  static let longestMethod = 32
  /// The bytes of the longest version, with the space before it.
  static let longestVersion = 9

  /// The method that a line begins with, and its URL; nil for a URL alone.
  static func read<Line: RandomAccessCollection<UInt8>>(_ line: Line) -> (method: String, url: Line.SubSequence)? {
    let method = line.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let rest = line[method.endIndex...]
    guard (1...longestMethod).contains(method.count), rest.first == UInt8(ascii: " ") else { return nil }
    let url = rest.dropFirst()
    return (String(decoding: method, as: UTF8.self), url.dropLast(versionCount(url)))
  }

  /// The same of text; the URL is not yet cut out of a text without a method.
  static func read(_ line: String) -> (method: String, url: String)? {
    read(Array(line.utf8)[...]).map { ($0.method, String(decoding: $0.url, as: UTF8.self)) }
  }

  /// How many bytes the version behind the URL of a request takes, with the space before it: ` HTTP/1.1`, or ` HTTP/2` as logs
  /// write it; 0 if there is none.
  private static func versionCount(_ url: some RandomAccessCollection<UInt8>) -> Int {
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
    guard let space = url.suffix(longestVersion).lastIndex(of: UInt8(ascii: " ")) else { return 0 }
    let version = url[space...]
    let number = version.dropFirst(6)
    let isNumber =
      isDigit(number.first) && isDigit(number.last)
      && (number.count == 1 || number.count == 3 && number.dropFirst().first == UInt8(ascii: "."))
    return isNumber && version.starts(with: " HTTP/".utf8) ? version.count : 0
  }
}

extension Arguments {
  /// The value of `--method`, which must agree with a method before the URL.
  func method(besides url: String?) throws(ToolError) -> String? {
    guard let method = try filledValue("method") else { return nil }
    guard method.utf8.allSatisfy(Self.token.contains) else {
      throw usage("--method takes one word such as POST, not \"\(method)\"")
    }
    if let own = url.flatMap({ RequestLine.read($0)?.method }), own != method {
      throw usage("the URL comes with the method \(own), and --method says \(method)")
    }
    return method
  }

  /// `token` of RFC 9110 §5.6.2, which a method is.
  private static let token = ByteSet.letterOrDigit.union("!#$%&'*+-.^_`|~")
}
