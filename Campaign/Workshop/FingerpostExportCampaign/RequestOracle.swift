import FingerpostEngine

@testable import FingerpostExportTests

/// Which requests a table answers for everyone, and which of them OpenAPI could say: asked route by route, of the table alone.
struct RequestOracle {
  private let table: RouteTable
  /// For each route that OpenAPI knows a table of it alone, in which a wildcard is one segment, and case counts.
  private let singles: [RouteTable]
  /// Texts that its fragments may be; a request does not say which.
  private static let fragments = [
    "", "#top", "#7", "#l", "#x", "#t*", "#/l/7", "#/7", "#k=7&v=2", "#k=7", "#@7", "#l/7",
  ]
  private static let methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"]

  init(_ table: RouteTable) {
    self.table = table
    singles = table.routes.indices.compactMap { index in
      let route = table.routes[index]
      guard table.isPublic(index), Self.methods.contains(route.template.method ?? "GET"),
        // What answers every method is said with one alone.
        var template = try? Template(
          (route.template.method == nil ? "GET " : "") + Self.inOneSegment(route.template.description))
      else { return nil }
      template.flags.ignoresCase = false
      var options = table.options
      options.text.case = .exact
      let single = RouteTable.Route(route.name, template, origins: table.origins(of: index))
      return try? RouteTable([single], origins: table.origins, options: options)
    }
  }

  /// Whether a route answers.
  func reads(_ method: String, _ link: String) -> Bool {
    Self.fragments.contains { fragment in
      table.answer(link + fragment, method: method).map { table.isPublic($0.index) } ?? false
    }
  }

  /// Whether a link is at an origin that the table lists. A document is compared there, and at its own servers.
  func isListed(_ link: String) -> Bool {
    guard let origins = try? RouteTable([], origins: table.origins) else { return false }
    do throws(LinkError) {
      _ = try origins.match(link)
      return true
    } catch {
      return error.kind != .unknownOrigin
    }
  }

  /// Whether OpenAPI could claim the request for one of the routes that read it.
  func isSayable(_ method: String, _ link: String) -> Bool {
    singles.contains { single in Self.fragments.contains { single.answer(link + $0, method: method) != nil } }
  }

  /// A template's text with `{:string}` in place of each wildcard.
  static func inOneSegment(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let character = rest.first {
      if rest.hasPrefix("{*") {
        result += "{"
        rest = rest.dropFirst(rest.hasPrefix("{**") ? 3 : 2)
        continue
      }
      // The rest of a query is written alike.
      if character == "?" { return result + rest }
      let isAlone =
        result.last.map { "/(| ".contains($0) } ?? true
        && (rest.dropFirst().first.map { "/)|?#( ".contains($0) } ?? true)
      result += character == "*" && isAlone ? "{:string}" : String(character)
      rest = rest.dropFirst()
    }
    return result
  }
}
