/// What holds of any bytes at one door of the library: more than that they do not make it trap.
package struct Law: Sendable {
  package let name: String
  package let check: @Sendable ([UInt8]) throws(Broken) -> Void

  package static let all: [Law] = [
    Law(name: "links", check: checkLink), Law(name: "templates", check: checkTemplate),
    Law(name: "routes", check: checkRouteFile), Law(name: "locks", check: checkLock),
    Law(name: "documents", check: checkDocument), Law(name: "matches", check: checkMatch),
    Law(name: "relations", check: checkRelation), Law(name: "exports", check: checkExport),
  ]
}

/// A law that does not hold, with the values that break it.
package struct Broken: Error {
  package let message: String
}

/// Fails where `holds` is false.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(message: message()) }
}

/// The bytes that make choices, and then the text.
struct Draw {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func below(_ bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

  /// What is left, with repairs where it is not UTF-8.
  var text: String { String(decoding: rest, as: UTF8.self) }
}

extension String {
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether an error may point there: at the start of a scalar, or at the end.
  func mayPoint(to offset: Int) -> Bool {
    guard let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) else { return false }
    return index.samePosition(in: unicodeScalars) != nil
  }
}
