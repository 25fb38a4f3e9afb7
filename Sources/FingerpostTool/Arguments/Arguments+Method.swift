import FingerpostCount
import FingerpostEngine

extension Arguments {
  /// The value of `--method`, which must agree with a method before the URL.
  func method(besides url: String?) throws(ToolError) -> String? {
    guard let method = try filledValue("method") else { return nil }
    guard method.utf8.allSatisfy(Self.token.contains) else {
      throw usage("--method takes one word such as POST, not \"\(method)\"")
    }
    if let own = url.flatMap({ RequestLine.read($0)?.method }), own != method {
      throw usage("the URL has the method \(own), but --method is \(method)")
    }
    return method
  }

  /// `token` of RFC 9110 §5.6.2, which a method is.
  private static let token = ByteSet.letterOrDigit.union("!#$%&'*+-.^_`|~")
}

extension RequestLine {
  /// The method that a line begins with, and its URL; nil for a URL alone.
  static func read(_ line: ArraySlice<UInt8>) -> (method: String, url: ArraySlice<UInt8>)? {
    let request = unsafe line.withUnsafeBufferPointer { unsafe RequestLine($0) }
    return request.map { request in
      let start = line.startIndex
      let method = line[(start + request.method.lowerBound)..<(start + request.method.upperBound)]
      let url = line[(start + request.target.lowerBound)..<(start + request.target.upperBound)]
      return (String(decoding: method, as: UTF8.self), url)
    }
  }

  /// The same of text; the URL is not yet cut out of a text without a method.
  static func read(_ line: String) -> (method: String, url: String)? {
    read(Array(line.utf8)[...]).map { ($0.method, String(decoding: $0.url, as: UTF8.self)) }
  }
}
