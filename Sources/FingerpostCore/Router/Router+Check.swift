extension Router {
  /// What somebody should know about the routes before a user does: errors, then warnings, then what the routes accept.
  ///
  ///     #expect(router.check().filter { $0.severity != .accepted } == [])
  ///     for finding in router.check() { print(finding) }
  ///     // App/AppLink.swift:12: warning: "profile" cannot print userId=me: "myProfile" takes appscheme://users/me: …
  ///
  /// Each finding has the routes with their lines, a link that shows it, and what to do. An overlap that is meant is said by
  /// the route: ``On/overlaps(_:)``.
  ///
  /// - Parameter progress: told now and then how many steps of how many are done: a thousand routes take well under a second.
  public func check(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    let values = RouteValues(
      isPrinted: { index, captures, match in
        // What stands for no destination is not a value that anybody prints.
        guard let destination = codecs[index].value(of: captures) else { return true }
        return isPrinted(destination, like: match)
      },
      areAliases: { first, second in codecs[first].tag != nil && codecs[first].tag == codecs[second].tag },
      mayRefuse: { codecs[$0].isPartial })
    return faults.map(\.finding) + table.check(places: { codecs[$0].source }, values: values, progress: progress)
  }

  /// Whether some route prints a destination for the source of a match.
  private func isPrinted(_ destination: Destination, like match: Match) -> Bool {
    let text = try? first(for: destination, opening: true) { index, writer throws(PrintError) in
      let text = try contents.rows.text(of: writer, row: index, like: match)
      try check(text, says: writer, of: index, method: codecs[index].template.method, asTarget: false)
      return text
    }
    return text != nil
  }
}

extension RouterError.Fault {
  /// A route that was left out.
  fileprivate var finding: Finding {
    let subject = Finding.Subject(name: route ?? "", template: route ?? "", place: place)
    return Finding(
      isRepeated ? .duplicate : .malformed, .error, [subject], message: message,
      fix: "the router is without this route until then")
  }
}
