extension Sequence {
  /// The first result that is not nil.
  ///
  /// `lazy.compactMap { … }.first` of a collection asks a second time for what it found, and traps if the answer is nil then. That of a search
  /// within a budget may be, and that of a type of the app.
  package func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = result(element) { return result }
    }
    return nil
  }
}
