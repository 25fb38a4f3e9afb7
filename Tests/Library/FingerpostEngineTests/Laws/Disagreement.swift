@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// A table and a text on which the table and the oracle differ.
struct Disagreement: CustomStringConvertible {
  var table: TableCase
  var link: String
  var method: String?
  var asTarget: Bool

  init(_ table: TableCase, _ link: String, method: String?, asTarget: Bool = false) {
    self.table = table
    self.link = link
    self.method = method
    self.asTarget = asTarget
  }

  var expected: Answer { table.oracle.answer(link, method: method, asTarget: asTarget) }
  var actual: Answer { Answer(of: table.table, link, method: method, asTarget: asTarget) }
  private var isReal: Bool { !actual.agrees(with: expected) }

  /// The same disagreement with as few routes, and as short a text, as keep it.
  func shrunk() -> Disagreement {
    var best = self
    for place in table.routes.indices.reversed() {
      var routes = best.table.routes
      routes.remove(at: place)
      guard let smaller = TableCase(routes, origins: table.origins, options: table.options) else { continue }
      let next = Disagreement(smaller, best.link, method: method, asTarget: asTarget)
      if next.isReal { best = next }
    }
    var count = 6
    while count > 0 {
      var place = 0
      while place + count <= best.link.utf8.count {
        var bytes = Array(best.link.utf8)
        bytes.removeSubrange(place..<place + count)
        var next = best
        next.link = String(decoding: bytes, as: UTF8.self)
        if next.isReal { best = next } else { place += 1 }
      }
      count -= 1
    }
    return best
  }

  var description: String {
    """
    \(table.lines)
    text     \(link.debugDescription)\(method.map { " method \($0)" } ?? "")\(asTarget ? " as target" : "")
    expected \(expected)
    got      \(actual)
    """
  }
}
