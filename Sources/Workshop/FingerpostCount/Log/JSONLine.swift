internal import FingerpostAnalysis
internal import FingerpostEngine

/// Where the parts of a request are in a line of JSON: keys, and dots between those of nested objects.
package struct JSONKeys: Sendable {
  let url: JSONKeyPath
  let method: JSONKeyPath?
  let status: JSONKeyPath?

  package init(url: String, method: String?, status: String?) {
    (self.url, self.method, self.status) = (
      JSONKeyPath(url), method.map { JSONKeyPath($0) }, status.map { JSONKeyPath($0) }
    )
  }
}

/// The request of a line of JSON.
struct JSONLine {
  let url: String
  let method: String?
  let statusClass: Int

  /// Nil if the line is not JSON, or holds no URL.
  init?(_ line: ArraySlice<UInt8>, _ keys: JSONKeys) {
    guard UTF8Rule.firstInvalid(in: line) == nil,
      let document = try? JSONSyntax.value(of: line, refusesDuplicates: false),
      case .text(let url)? = keys.url.value(in: document)?.content
    else { return nil }
    self.url = url
    if case .text(let text)? = keys.method?.value(in: document)?.content { method = text } else { method = nil }
    switch keys.status?.value(in: document)?.content {
    case .number(let text)?, .text(let text)?:
      statusClass = unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe LogLine.statusClass($0) }
    default: statusClass = 0
    }
  }
}
