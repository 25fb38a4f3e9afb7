import FingerpostAnalysis
import FingerpostEngine

/// A URL or a document, and the route that it names, or the reason why it names none.
struct LinkReport {
  /// Nil for a document that holds no link, and for an object whose values no link can carry.
  let url: String?
  /// The document, where there is no URL; else empty.
  let document: String
  /// The number of the line, from 1, in a stream of documents.
  var line: Int?
  /// The method that was given before the URL, or that the route of an object needs.
  var method: String?
  let result: Result<Found, Failure>

  /// The route, its template without method and flags, and what its parameters hold.
  struct Found {
    let route: RouteTable.Route
    let shape: String
    /// Who may open its links.
    let access: RouteAccess
    let values: [Match.Value]
    /// The match of the URL; nil for an object.
    var match: Match?
    /// Why no link can carry the values of an object.
    var obstacle: PrintError?
  }

  /// Why there is no route.
  struct Failure: Error {
    let kind: String
    let code: FaultCode
    let message: String
    /// In bytes from the start of the URL, or of the document where there is none.
    let offset: Int?
    var allowedMethods: [String] = []
    var nearest: RouteTable.NearestRoute?
    /// What is known of a link that is gone.
    var gone: Gone?
  }

  /// A link that is gone: why, and the route to show instead, with its link.
  struct Gone {
    let reason: String
    let route: String?
    let link: String?

    init(_ gone: LinkError.Gone, of url: String, _ method: String?, in table: RouteTable) {
      (reason, route) = (gone.reason, gone.instead)
      link = table.answer(url, method: method).flatMap(table.linkInstead)
    }

    /// `gone: the sale has ended; show "home" (app://home) instead`
    func message(_ gone: String) -> String {
      gone + (route.map { "; show \"\($0)\"\(link.map { " (\($0))" } ?? "") instead" } ?? "")
    }
  }

  init(url: String, result: Result<Found, Failure>) {
    (self.url, document) = (url, "")
    self.result = result
  }

  /// For a document without a URL.
  init(document: String, result: Result<Found, Failure>) {
    (url, self.document) = (nil, document)
    self.result = result
  }

  var isFound: Bool { found != nil }

  /// The route, where there is one.
  var found: Found? { try? result.get() }
}
