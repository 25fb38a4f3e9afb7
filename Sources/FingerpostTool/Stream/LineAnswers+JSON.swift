import FingerpostAnalysis
import FingerpostEngine

// A line of ASCII that shows, answered in JSON: where the link is its own canonical text, or names no route, nothing is made but
// the document.

extension LineAnswers {
  /// - Returns: false where the line needs a closer look, whatever was added.
  mutating func addDocument(
    _ line: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, urlStart count: Int, _ questions: LineQuestions,
    _ labels: RouteLabels.Lent
  ) -> Bool {
    let url = unsafe UnsafeBufferPointer(rebasing: line[count...])
    let isPrinted = unsafe RouteTable.isPrintedPath(url)
    guard unsafe url.count <= LinkReport.longestURL && (isPrinted || Self.isQuotedAsIs(url)) else { return false }
    bytes += "{\"url\":\"".utf8
    unsafe bytes.append(contentsOf: url)
    if count > 0 {
      bytes += "\",\"method\":\"".utf8
      unsafe bytes.append(contentsOf: line[..<(count - 1)])
    }
    var (index, next, isPlain) = (0, 0, true)
    let isFound = unsafe questions.resolver.table.lend(url, method) { route in
      index = route
      isPlain = isPrinted && labels.isPlain(route)
      if isPlain { unsafe bytes.append(contentsOf: labels.name(of: route)) }
    } value: { parameter, value in
      guard isPlain, case .text(let text) = value, unsafe Self.isQuotedAsIs(text) else { return isPlain = false }
      if next > 0 { bytes.append(UInt8(ascii: ",")) }
      next = parameter + 1
      let label = unsafe labels.label(parameter, of: index)
      unsafe bytes.append(contentsOf: label)
      unsafe bytes.append(contentsOf: text)
      if unsafe label.last == Self.quote { bytes.append(Self.quote) }
    }
    guard isFound else { return unsafe addRefusal(of: url, method, questions) }
    guard isPlain else { return false }
    unsafe bytes.append(contentsOf: labels.label(next, of: index))
    unsafe bytes.append(contentsOf: url)
    unsafe bytes.append(contentsOf: labels.label(next + 1, of: index))
    return true
  }

  private mutating func addRefusal(
    of url: UnsafeBufferPointer<UInt8>, _ method: KnownMethod, _ questions: LineQuestions
  ) -> Bool {
    guard let (error, hint) = unsafe refusal(of: url, method, questions) else { return false }
    areFound = false
    bytes += "\",\"route\":null,\"error\":{\"kind\":\"".utf8
    bytes += error.kind.description.utf8
    bytes += "\",\"code\":\"".utf8
    bytes += error.code.description.utf8
    bytes += "\",\"message\":".utf8
    json.string(error.message + hint)
    bytes += json.bytes
    json.removeAll()
    bytes += ",\"offset\":".utf8
    bytes += String(error.offset).utf8
    bytes += "}}\n".utf8
    return true
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isQuotedAsIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.allSatisfy { LineScan.isPlain($0) && $0 != quote && $0 != UInt8(ascii: "\\") }
  }
}
