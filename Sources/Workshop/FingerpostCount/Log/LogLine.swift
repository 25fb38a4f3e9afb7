internal import FingerpostAnalysis

/// A request in a line of a log, as ranges of the line's bytes.
///
///     /items/7                                                                    a URL
///     PUT /items/7 HTTP/1.1                                                       a request
///     192.0.2.1 - - [25/Nov/2026:10:00:00 +0000] "GET /items/7 HTTP/1.1" 200 2326 "https://a.example/" "curl/8"
///
/// The last is the common log format, with or without the columns that the combined one adds, as Apache and nginx write them; what
/// comes before the request may differ.
struct LogLine {
  /// Empty: none is said.
  private(set) var method = 0..<0
  let target: Range<Int>
  /// The first digit of the status, from 1 to 5; 0 if none is said.
  private(set) var statusClass = 0
  /// Where the page is named that has the link; empty where it is not.
  private(set) var referrer = 0..<0
  /// Whether the target has backslashes before bytes, as logs write those that do not show.
  private(set) var isEscaped = false

  private static let space = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Nil if the line is not a request.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard !line.isEmpty else { return nil }
    let quoted = unsafe Self.quotedRequest(in: line)
    guard let request = unsafe RequestLine(line, in: quoted) else {
      // A URL alone.
      guard quoted == nil else { return nil }
      target = 0..<line.count
      return
    }
    guard !request.target.isEmpty else { return nil }
    // Words in capitals begin sentences, too. What a server took for a request has a version.
    guard unsafe request.hasVersion || UnsafeBufferPointer(rebasing: line[request.target]).index(of: Self.space) == nil
    else { return nil }
    (method, target) = (request.method, request.target)
    guard let quoted else { return }
    isEscaped = unsafe UnsafeBufferPointer(rebasing: line[target]).index(of: Self.backslash) != nil
    unsafe readColumns(line, behind: quoted.upperBound)
  }

  /// What stands between the quotes of a log: they come after a date in brackets and a space. Apache writes a user without a name
  /// as two quotes.
  private static func quotedRequest(in line: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = 0
    while let open = unsafe line.index(of: quote, from: start) {
      if unsafe open >= 2 && line[open - 1] == space && line[open - 2] == UInt8(ascii: "]") {
        return unsafe quotedEnd(in: line, from: open + 1).map { open + 1..<$0 }
      }
      start = open + 1
    }
    return nil
  }

  /// The quote that ends a text: Apache writes one in the text as `\"`, nginx as `\x22`.
  private static func quotedEnd(in line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var next = start
    while let end = unsafe line.index(of: quote, from: next) {
      var backslashes = 0
      while unsafe end - backslashes > start && line[end - backslashes - 1] == backslash { backslashes += 1 }
      if backslashes.isMultiple(of: 2) { return end }
      next = end + 1
    }
    return nil
  }

  /// The status, the bytes sent, and the referrer.
  private mutating func readColumns(_ line: UnsafeBufferPointer<UInt8>, behind end: Int) {
    guard unsafe end + 4 < line.count && line[end + 1] == Self.space,
      unsafe end + 5 == line.count || line[end + 5] == Self.space
    else { return }
    statusClass = unsafe Self.statusClass(UnsafeBufferPointer(rebasing: line[(end + 2)..<(end + 5)]))
    var index = end + 6
    while unsafe index < line.count && line[index] != Self.space { index += 1 }
    guard unsafe index + 1 < line.count && line[index + 1] == Self.quote,
      let close = unsafe Self.quotedEnd(in: line, from: index + 2)
    else { return }
    let isNone = unsafe close == index + 3 && line[index + 2] == UInt8(ascii: "-")
    if !isNone { referrer = index + 2..<close }
  }

  /// The class of a status of three digits.
  static func statusClass(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.count == 3, unsafe digits.contains(text[1]) && digits.contains(text[2]) else { return 0 }
    let first = unsafe Int(text[0]) - 0x30
    return (1...5).contains(first) ? first : 0
  }

  /// The bytes that a log wrote with backslashes: `\x22`, `\"`, and the letters of C. Others stand for themselves.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    func digit(_ index: Int) -> UInt8? {
      index < text.count ? unsafe Character(Unicode.Scalar(text[index])).hexDigitValue.map { UInt8($0) } : nil
    }
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12,
    ]
    var (bytes, index) = ([UInt8](), 0)
    while index < text.count {
      let byte = unsafe text[index]
      if byte != backslash || index + 1 == text.count {
        bytes.append(byte)
        index += 1
      } else if unsafe text[index + 1] == UInt8(ascii: "x"), let high = digit(index + 2), let low = digit(index + 3) {
        bytes.append(high << 4 | low)
        index += 4
      } else {
        bytes.append(unsafe letters[text[index + 1]] ?? text[index + 1])
        index += 2
      }
    }
    return bytes
  }
}
