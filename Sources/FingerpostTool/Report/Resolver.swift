import FingerpostEngine

/// A table that is asked, with what is the same for every question.
struct Resolver {
  let table: RouteTable
  let method: String?
  /// Whether a URL that names no route is told the nearest: many times the work of the match itself, so not for streams.
  let suggests: Bool
  /// By the index of the route: writing a template takes longer than matching it.
  private let shapes: [String]

  init(_ table: RouteTable, method: String?, suggests: Bool) {
    self.table = table
    self.method = method
    self.suggests = suggests
    shapes = table.routes.map(\.shape)
  }

  func resolve(_ url: String) -> Resolution {
    do {
      let match = try table.match(url, method: method)
      return Resolution(url: url, result: .success(.init(match: match, shape: shapes[match.index])))
    } catch {
      let isNearby = suggests && error.kind == .notFound
      let failure = Resolution.Failure(
        kind: error.kind, message: error.message, offset: error.offset, allowedMethods: error.allowedMethods,
        nearest: isNearby ? table.explain(url)?.route : nil)
      return Resolution(url: url, result: .failure(failure))
    }
  }

  /// A `String` holds UTF-8 alone and would hide what the bytes are, so they are looked at before.
  func resolve(_ bytes: ArraySlice<UInt8>) -> Resolution {
    let url = String(decoding: bytes, as: UTF8.self)
    guard let offset = bytes.firstInvalid(repaired: url) else { return resolve(url) }
    let failure = Resolution.Failure(kind: .malformed, message: "the bytes here are not UTF-8", offset: offset)
    return Resolution(url: url, result: .failure(failure))
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
