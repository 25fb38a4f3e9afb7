import Fingerpost

/// A type that some other file made into a parameter later: where the conformance is an extension's, it says `nonisolated`.
struct Slug: Equatable {
  let text: String
}

nonisolated extension Slug: RouteParameter {
  init?(parameter text: String) {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    self.text = text
  }

  var parameter: String { text }
}
