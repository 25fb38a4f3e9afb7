import FingerpostEngine

extension Array {
  /// Of the answers of several tables those that read the link. If none does, those with an origin of the link; of none, the first.
  func answering(where isFound: (Element) -> Bool, orFitting fits: (Element) -> Bool) -> [Element] {
    let found = filter(isFound)
    if !found.isEmpty { return found }
    let fitting = filter(fits)
    return fitting.isEmpty ? Array(prefix(1)) : fitting
  }
}

extension [LinkReport] {
  /// The reports of the tables that answer.
  var answering: [LinkReport] {
    answering(where: \.isFound) { report in
      guard case .failure(let failure) = report.result else { return false }
      return failure.kind != LinkError.Kind.unknownOrigin.description
    }
  }
}
