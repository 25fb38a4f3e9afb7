import FingerpostEngine

/// A URL, and the route that it names or the reason why it names none.
struct Resolution {
  let url: String
  /// The method, where the URL came with one.
  var method: String?
  let result: Result<Found, Failure>

  /// The route, and its template without method and flags.
  struct Found {
    let match: Match
    let shape: String
  }

  /// Why there is no route.
  struct Failure: Error {
    let kind: LinkError.Kind
    let message: String
    /// In bytes from the start of the URL.
    let offset: Int
    var allowedMethods: [String] = []
    var nearest: RouteTable.Explanation?
  }

  init(url: String, result: Result<Found, Failure>) {
    self.url = url
    self.result = result
  }

  var isFound: Bool { found != nil }

  /// The route, where there is one.
  var found: Found? { try? result.get() }
}
