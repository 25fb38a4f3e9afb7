import FingerpostEngine

extension TableAnalysis {
  /// Names of one route that differ only in case: `{userId}/{userid}`. A template with equal names does not read.
  func repeatedName(_ route: Int) -> Finding? {
    var seen: [String: String] = [:]
    for name in template(route).parameters.compactMap(\.name) {
      guard let first = seen.updateValue(name, forKey: name.lowercased()), first != name else { continue }
      return finding(
        .repeatedName, [route], nil, "only capitals tell {\(first)} from {\(name)} in \(self.name(route))",
        fix: "give one of them another name")
    }
    return nil
  }
}
