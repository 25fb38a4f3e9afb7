import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

extension Oracle {
  /// What is wrong with the query if nothing else is: of the readings with the best labels, the one with the fewest items that
  /// do not read, then the first by the text of the template; nil where no route reads the rest.
  func badQuery(_ text: OracleText, _ method: String, mayAnswer: (OracleRoute) -> Bool) -> String? {
    if text.isCompact { return nil }
    var found: [(labels: [OracleLabel], faults: [String], template: String)] = []
    for route in routes where mayAnswer(route) {
      let template = route.route.template
      guard (route.route.origins ?? origins).contains(where: { text.rank(of: $0) != nil }) else { continue }
      guard text.isWeb || !template.flags.isWebOnly, template.flags.gone == nil else { continue }
      guard [nil, method, method == "HEAD" ? "GET" : method].contains(template.method) else { continue }
      guard fragment(route, text) != nil else { continue }
      var reader = OracleReader(types: types, text)
      reader.read(route.path, from: 0, OracleReading())
      let shape = try? Template(path: template.path, query: template.query, fragment: template.fragment)
      for reading in reader.found {
        let faults = OracleQueryReading.faults(
          reading.query + route.query, of: text.query, types: types, isStrict: options.strictQuery)
        found.append((reading.labels, faults, shape?.description ?? ""))
      }
    }
    let best = found.map(\.labels).min { $0 < $1 }
    return found.filter { one in best.map { !($0 < one.labels) } ?? false }.min { left, right in
      if left.faults.count != right.faults.count { return left.faults.count < right.faults.count }
      return left.template.utf8.lexicographicallyPrecedes(right.template.utf8)
    }?.faults.first
  }
}
