internal import FingerpostEngine
internal import FingerpostExport

/// Where the parts of a request stand in a line of JSON: keys, and dots between those of nested objects.
package struct JSONKeys: Sendable {
  let url: [Substring]
  let method: [Substring]?
  let status: [Substring]?

  package init(url: String, method: String?, status: String?) {
    func steps(_ key: String) -> [Substring] { key.split(separator: ".", omittingEmptySubsequences: false) }
    (self.url, self.method, self.status) = (steps(url), method.map(steps), status.map(steps))
  }
}

/// The request of a line of JSON.
struct JSONLine {
  let url: String
  let method: String?
  let statusClass: Int

  /// Nil if the line is no JSON, or holds no URL.
  init?(_ line: ArraySlice<UInt8>, _ keys: JSONKeys) {
    guard UTF8Rule.firstInvalid(in: line) == nil,
      let document = try? JSONSyntax.value(of: line, refusesDuplicates: false),
      case .text(let url)? = document.value(at: keys.url)?.content
    else { return nil }
    self.url = url
    if case .text(let text)? = keys.method.flatMap(document.value(at:))?.content { method = text } else { method = nil }
    switch keys.status.flatMap(document.value(at:))?.content {
    case .number(let text)?, .text(let text)?: statusClass = LogLine.statusClass(text.utf8)
    default: statusClass = 0
    }
  }
}

extension JSONValue {
  /// The value at nested keys; a key may hold dots itself, and the longest that is there counts.
  fileprivate func value(at steps: [Substring]) -> JSONValue? {
    var (value, rest) = (self, steps[...])
    while !rest.isEmpty {
      guard case .object(let members) = value.content else { return nil }
      let found = (1...rest.count).last { members[rest.prefix($0).joined(separator: ".")] != nil }
      guard let found, let member = members[rest.prefix(found).joined(separator: ".")] else { return nil }
      (value, rest) = (member, rest.dropFirst(found))
    }
    return value
  }
}
