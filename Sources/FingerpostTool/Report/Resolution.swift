import FingerpostEngine

/// A URL, and the route that it names or the reason why it names none.
struct Resolution {
  let url: String
  let result: Result<Match, Failure>

  /// Why there is no route.
  struct Failure: Error {
    let kind: LinkError.Kind
    let message: String
    /// In bytes from the start of the URL.
    let offset: Int
    var allowedMethods: [String] = []
    var nearest: RouteTable.Route?
  }

  var isFound: Bool {
    if case .success = result { true } else { false }
  }

  init(of url: String, method: String?, in table: RouteTable) {
    self.init(url: url, result: Self.result(url, method, table))
  }

  /// A `String` holds UTF-8 alone and would hide what the bytes are, so they are looked at before.
  init(of bytes: ArraySlice<UInt8>, method: String?, in table: RouteTable) {
    let url = String(decoding: bytes, as: UTF8.self)
    if let offset = bytes.firstInvalid(repaired: url) {
      let failure = Failure(kind: .malformed, message: "the bytes here are not UTF-8", offset: offset)
      self.init(url: url, result: .failure(failure))
    } else {
      self.init(of: url, method: method, in: table)
    }
  }

  private init(url: String, result: Result<Match, Failure>) {
    self.url = url
    self.result = result
  }

  private static func result(_ url: String, _ method: String?, _ table: RouteTable) -> Result<Match, Failure> {
    do {
      return .success(try table.match(url, method: method))
    } catch {
      return .failure(
        Failure(
          kind: error.kind, message: error.message, offset: error.offset, allowedMethods: error.allowedMethods,
          nearest: error.kind == .notFound ? table.nearest(to: url) : nil))
    }
  }
}

extension Collection<UInt8> {
  /// Where these bytes stop being the UTF-8 that decoding and repairing made of them; nil where all of them are.
  func firstInvalid(repaired: String) -> Int? {
    guard contains(where: { $0 >= 0x80 }) else { return nil }
    var text = repaired.utf8.makeIterator()
    for (offset, byte) in enumerated() where text.next() != byte { return offset }
    return nil
  }
}
