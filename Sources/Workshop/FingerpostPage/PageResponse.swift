/// The answers of a server on this machine (RFC 9112): the page at `/`, and at `/version` what changes where it does.
package enum PageResponse {
  /// The whole answer to the head of a request.
  package static func answer(to request: String, _ page: () -> (html: String, version: String)) -> [UInt8] {
    let lines = request.split(separator: "\r\n")
    let words = lines.first.map { $0.split(separator: " ") } ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return response("400 Bad Request") }
    // A page elsewhere whose name leads to this machine asks under that name.
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
    let name = host?.split(separator: ":").first?.drop { $0 == " " }
    guard name == "127.0.0.1" || name == "localhost" else { return response("403 Forbidden") }
    guard words[0] == "GET" || words[0] == "HEAD" else { return response("405 Method Not Allowed") }
    let isHead = words[0] == "HEAD"
    switch words[1].prefix(while: { $0 != "?" }) {
    case "/": return response("200 OK", "text/html", page().html, isHead: isHead)
    case "/version": return response("200 OK", "text/plain", page().version, isHead: isHead)
    default: return response("404 Not Found", isHead: isHead)
    }
  }

  private static func response(
    _ status: String, _ type: String = "text/plain", _ text: String? = nil, isHead: Bool = false
  ) -> [UInt8] {
    let text = text ?? status
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type); charset=utf-8\r
      Content-Length: \(text.utf8.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array((isHead ? head : head + text).utf8)
  }
}
