internal import FingerpostAnalysis

/// A request that a line of a log names, lent for a while.
@safe struct LoggedRequest {
  /// The link; with a method before it, and a space between, if one is said.
  let text: UnsafeBufferPointer<UInt8>
  let methodLength: Int
  /// The first digit of the status, from 1 to 5; 0 if none is said.
  let statusClass: Int
  /// The page that has the link; empty where it is not named.
  let referrer: UnsafeBufferPointer<UInt8>
  /// Whether the log says that it is a link, whatever it looks like.
  let isSurelyLink: Bool

  var method: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(rebasing: text[..<methodLength]) }

  var target: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: text[(methodLength == 0 ? 0 : methodLength + 1)...])
  }

  /// Whether it is a link, even if no route reads it: a request, a path, or what has a scheme, without spaces.
  var isLink: Bool {
    if isSurelyLink || methodLength > 0 { return true }
    guard unsafe text.index(of: UInt8(ascii: " ")) == nil else { return false }
    return unsafe text.first == UInt8(ascii: "/") || Self.authority(of: text) != nil
  }

  /// Where the text after `scheme://` begins (RFC 3986 §3).
  static func authority(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = 0
    while unsafe end < text.count && isSchemeByte(text[end]) { end += 1 }
    guard end > 0, end + 2 < text.count,
      unsafe text[end] == UInt8(ascii: ":") && text[end + 1] == UInt8(ascii: "/") && text[end + 2] == UInt8(ascii: "/")
    else { return nil }
    return end + 3
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension LoggedRequest {
  /// Calls `use` with the request of a line; nil if it has none.
  static func read<Result>(
    _ line: UnsafeBufferPointer<UInt8>, _ keys: JSONKeys?, _ use: (LoggedRequest?) -> Result
  ) -> Result {
    if let keys { return unsafe readJSON(line, keys, use) }
    guard let log = unsafe LogLine(line) else { return use(nil) }
    let start = log.method.isEmpty ? log.target.lowerBound : log.method.lowerBound
    let text = unsafe UnsafeBufferPointer(rebasing: line[start..<log.target.upperBound])
    let referrer = unsafe UnsafeBufferPointer(rebasing: line[log.referrer])
    func request(_ text: UnsafeBufferPointer<UInt8>) -> LoggedRequest {
      unsafe LoggedRequest(
        text: text, methodLength: log.method.count, statusClass: log.statusClass, referrer: referrer,
        isSurelyLink: false)
    }
    guard log.isEscaped else { return unsafe use(request(text)) }
    // No method holds a backslash.
    return unsafe LogLine.unescaped(text).withUnsafeBufferPointer { unsafe use(request($0)) }
  }

  private static func readJSON<Result>(
    _ line: UnsafeBufferPointer<UInt8>, _ keys: JSONKeys, _ use: (LoggedRequest?) -> Result
  ) -> Result {
    guard let json = unsafe JSONLine(Array(line)[...], keys) else { return use(nil) }
    var (method, url) = (Array((json.method ?? "").utf8), Array(json.url.utf8))
    if method.isEmpty {
      // The whole request may stand there.
      unsafe url.withUnsafeBufferPointer { text in
        guard let request = unsafe RequestLine(text) else { return }
        unsafe (method, url) = (Array(text[request.method]), Array(text[request.target]))
      }
    }
    let text = method.isEmpty ? url : method + [UInt8(ascii: " ")] + url
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe use(
        LoggedRequest(
          text: text, methodLength: method.count, statusClass: json.statusClass,
          referrer: UnsafeBufferPointer(start: nil, count: 0), isSurelyLink: true))
    }
  }
}
