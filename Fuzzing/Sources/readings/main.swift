import FingerpostEngine
import Foundation

// readings: for each line of standard input, a URL as a JSON string, one line of JSON: how Fingerpost reads it, how Foundation
// does, and what Fingerpost prints for it. Fuzzing/differences compares them with a reader of the URL standard.

struct Reading: Encodable {
  struct Item: Encodable {
    let key: String
    let value: String
  }
  var error: String?
  var offset: Int?
  var host: String?
  var segments: [String]?
  var query: [Item]?
  var fragment: String?
  var canonical: String?
  var foundation: Foundation?

  struct Foundation: Encodable {
    let scheme: String?
    let host: String?
    let path: String
    let query: String?
    let fragment: String?
  }

  init(_ text: String, web: RouteTable, own: RouteTable) {
    if let url = URLComponents(string: text, encodingInvalidCharacters: false) {
      foundation = Foundation(
        scheme: url.scheme?.lowercased(), host: url.encodedHost, path: url.percentEncodedPath,
        query: url.percentEncodedQuery, fragment: url.percentEncodedFragment)
    }
    do throws(LinkError) {
      let isWeb = text.prefix(4).lowercased() == "http"
      let match = try (isWeb ? web : own).match(text)
      let location = match.location
      if isWeb, case .text(let name) = match.captures.values.first { host = name }
      segments = location.segments
      query = location.query.map { Item(key: $0.key, value: $0.value) }
      fragment = location.fragment
      canonical = match.canonical
    } catch let fault {
      (error, offset) = (fault.description, fault.offset)
    }
  }
}

do {
  // The host is captured, all of the path, the query and the fragment are read by nothing.
  let origins: [[Origin]] = [[.web("{host}"), .web("{host}", scheme: "http"), .web("{host}:8080")], [.scheme("app")]]
  let templates = [["{host}", "{host}/{*path}"], ["/", "{*path}"]]
  let tables = try zip(origins, templates).map { origins, templates in
    try RouteTable(
      templates.enumerated().map { RouteTable.Route("r\($0)", try Template($1)) }, origins: origins,
      options: RouteTable.Options(text: TextRules(slashes: .lenient)))
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  while let line = readLine() {
    let text = try JSONDecoder().decode(String.self, from: Data(line.utf8))
    print(String(decoding: try encoder.encode(Reading(text, web: tables[0], own: tables[1])), as: UTF8.self))
  }
} catch {
  print("{\"failed\":\"\(error)\"}")
  exit(2)
}
