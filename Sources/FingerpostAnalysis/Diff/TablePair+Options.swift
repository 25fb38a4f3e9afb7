internal import FingerpostProof
internal import FingerpostEngine

extension TablePair {
  /// Changes of the options, which change how every link is read.
  func optionChanges() -> [TableDiff.Change] {
    let (before, after) = (old.options, new.options)
    var changes: [TableDiff.Change] = []
    func add(_ message: String, breaks: Bool) {
      changes.append(change(.options, nil, nil, nil, message, fix: breaks ? "keep the option" : nil))
    }
    if before.precedence != after.precedence {
      add(
        "\(after.precedence == .declared ? "the route declared first" : "the most specific route") wins now",
        breaks: false)
    }
    if before.strictQuery != after.strictQuery {
      add(
        after.strictQuery
          ? "an optional query item that does not read makes a link die"
          : "an optional query item that does not read is left out",
        breaks: after.strictQuery)
    }
    if before.text.plus != after.text.plus {
      add("\"+\" in a query is \(after.text.plus == .form ? "a space" : "a plus") now", breaks: true)
    }
    for form in [TextForm.scheme, .web] where before.text.isLenient(form) != after.text.isLenient(form) {
      let links = form == .web ? "web links and bare paths" : "links of custom schemes"
      let isRefused = !after.text.isLenient(form)
      add("empty segments in \(links) are \(isRefused ? "refused" : "dropped") now", breaks: isRefused)
    }
    for (name, limit) in [("bytes", \Limits.bytes), ("segments", \.segments), ("query items", \.queryItems)] {
      let (was, now) = (before.text.limits[keyPath: limit], after.text.limits[keyPath: limit])
      if was != now { add("a link may have \(now) \(name), and might have \(was)", breaks: now < was) }
    }
    return changes
  }
}
