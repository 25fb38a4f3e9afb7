/// A request in a line of a log, as ranges of the line's bytes.
///
///     /items/7                                                                    a URL
///     PUT /items/7 HTTP/1.1                                                       a request
///     192.0.2.1 - - [25/Nov/2026:10:00:00 +0000] "GET /items/7 HTTP/1.1" 200 2326 "-" "curl/8"
///
/// The last is the common log format, with or without the columns that the combined one adds, as Apache and nginx write them; what
/// stands before the request may differ.
struct LogLine {
  /// Empty: none is said.
  var method = 0..<0
  var target: Range<Int>
  /// The first digit of the status, from 1 to 5; 0 if none is said.
  var statusClass = 0

  private static let space = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  /// No method of HTTP is longer.
  private static let longestMethod = 32

  /// Nil if the line is no request.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard !line.isEmpty else { return nil }
    if let quoted = unsafe Self.quoted(in: line) {
      guard let request = unsafe Self.request(line, in: quoted) else { return nil }
      self = request
      statusClass = unsafe Self.statusClass(line, behind: quoted.upperBound)
    } else if let request = unsafe Self.request(line, in: 0..<line.count) {
      self = request
    } else {
      // A URL alone: no space stands in it.
      guard unsafe !line.contains(Self.space) else { return nil }
      target = 0..<line.count
    }
  }

  init(method: Range<Int>, target: Range<Int>) { (self.method, self.target) = (method, target) }

  /// What stands between the quotes of a log: they stand behind a date in brackets and a space.
  private static func quoted(in line: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let open = unsafe line.firstIndex(of: quote), open >= 2,
      unsafe line[open - 1] == space && line[open - 2] == UInt8(ascii: "]")
    else { return nil }
    var end = open + 1
    while unsafe end < line.count && line[end] != quote {
      // Apache writes \", nginx \x22.
      if unsafe line[end] == UInt8(ascii: "\\") { end += 1 }
      end += 1
    }
    return end < line.count ? open + 1..<end : nil
  }

  /// `METHOD target`, and maybe a version of HTTP behind it (RFC 9112 §3).
  private static func request(_ line: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> LogLine? {
    var index = range.lowerBound
    while unsafe index < range.upperBound && isCapital(line[index]) { index += 1 }
    let method = range.lowerBound..<index
    guard (1...longestMethod).contains(method.count), unsafe index < range.upperBound && line[index] == space else {
      return nil
    }
    let start = index + 1
    var end = range.upperBound
    var space = end
    while unsafe space > start && line[space - 1] != Self.space && end - space < 10 { space -= 1 }
    if space > start + 1, unsafe isVersion(UnsafeBufferPointer(rebasing: line[space..<end])) { end = space - 1 }
    guard start < end, unsafe !UnsafeBufferPointer(rebasing: line[start..<end]).contains(Self.space) else { return nil }
    return LogLine(method: method, target: start..<end)
  }

  private static func isVersion(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.count >= 6 && text.starts(with: "HTTP/".utf8)
      && text.dropFirst(5).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }

  private static func statusClass(_ line: UnsafeBufferPointer<UInt8>, behind end: Int) -> Int {
    guard unsafe end + 4 < line.count && line[end + 1] == space,
      unsafe end + 5 == line.count || line[end + 5] == space
    else { return 0 }
    return unsafe Self.statusClass(UnsafeBufferPointer(rebasing: line[(end + 2)..<(end + 5)]))
  }

  /// The class of a status of three digits.
  static func statusClass(_ text: some Collection<UInt8>) -> Int {
    let digits = text.map { Int($0) - 0x30 }
    guard digits.count == 3, digits.allSatisfy((0...9).contains), (1...5).contains(digits[0]) else { return 0 }
    return digits[0]
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
