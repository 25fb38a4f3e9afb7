import FingerpostEngine

/// A URL, or a document, and the route that it names or the reason why it names none.
struct Resolution {
  /// Nil where a document holds no link, and none says what it holds.
  let url: String?
  /// The document that stands in place of the URL.
  let document: String
  /// The number of the line, from 1, where one of many documents was asked for.
  var line: Int?
  /// The method, where the URL came with one, or needs one.
  var method: String?
  let result: Result<Found, Failure>

  /// The route, its template without method and flags, and what its parameters hold.
  struct Found {
    let route: RouteTable.Route
    let shape: String
    let values: [Match.Value]
    /// How the URL reads; nil where an object said all this.
    var match: Match?
    /// Why no URL says what the object does.
    var obstacle: PrintError?
  }

  /// Why there is no route.
  struct Failure: Error {
    let kind: String
    let message: String
    /// In bytes from the start of the URL, or of the document where there is none.
    let offset: Int?
    var allowedMethods: [String] = []
    var nearest: RouteTable.Explanation?
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
