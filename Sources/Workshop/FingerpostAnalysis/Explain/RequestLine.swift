/// A request as lines of input and of logs have it: a method in capitals, one space, a target, and maybe a version after it.
///
///     PUT /items/7
///     GET /files/a HTTP/1.1   // RFC 9112 §3; no link holds the space before the version
package struct RequestLine {
  package let method: Range<Int>
  package let target: Range<Int>
  /// Whether a version of HTTP comes after the target.
  package let hasVersion: Bool

  /// No method of HTTP is longer; a longer word before a space is not a method, and so part of a URL.
  package static let longestMethod = 32
  /// The bytes of the longest version, with the space before it.
  package static let longestVersion = 9

  /// Nil for what begins with no method.
  ///
  /// - Parameter range: where to look; the whole line unless given.
  package init?(_ line: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil) {
    let range = range ?? 0..<line.count
    var index = range.lowerBound
    while unsafe index < range.upperBound && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line[index]) {
      index += 1
    }
    method = range.lowerBound..<index
    guard (1...Self.longestMethod).contains(method.count), unsafe index < range.upperBound && line[index] == Self.space
    else { return nil }
    let rest = index + 1..<range.upperBound
    let version = unsafe Self.versionLength(line, in: rest)
    (target, hasVersion) = (rest.lowerBound..<rest.upperBound - version, version > 0)
  }

  /// How many bytes the version after a target takes, with the space before it: ` HTTP/1.1`, or ` HTTP/2` as logs write it; 0 if
  /// there is none.
  private static func versionLength(_ line: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    func isDigit(_ index: Int) -> Bool { unsafe (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[index]) }
    let end = range.upperBound
    for length in [longestVersion, 7] where range.count >= length {
      let start = end - length
      let isVersion =
        unsafe line[start] == space && line[start + 1] == UInt8(ascii: "H") && line[start + 2] == UInt8(ascii: "T")
        && line[start + 3] == UInt8(ascii: "T") && line[start + 4] == UInt8(ascii: "P")
        && line[start + 5] == UInt8(ascii: "/") && isDigit(start + 6) && isDigit(end - 1)
        && (length == 7 || line[end - 2] == UInt8(ascii: "."))
      if isVersion { return length }
    }
    return 0
  }

  private static let space = UInt8(ascii: " ")
}

extension RequestLine {
  /// The method that a line begins with, and its URL; nil for a URL alone.
  package static func read(_ line: ArraySlice<UInt8>) -> (method: String, url: ArraySlice<UInt8>)? {
    let request = unsafe line.withUnsafeBufferPointer { unsafe RequestLine($0) }
    return request.map { request in
      let start = line.startIndex
      let method = line[(start + request.method.lowerBound)..<(start + request.method.upperBound)]
      let url = line[(start + request.target.lowerBound)..<(start + request.target.upperBound)]
      return (String(decoding: method, as: UTF8.self), url)
    }
  }

  /// The same of text; the URL is not yet cut out of a text without a method.
  package static func read(_ line: String) -> (method: String, url: String)? {
    read(Array(line.utf8)[...]).map { ($0.method, String(decoding: $0.url, as: UTF8.self)) }
  }
}
