public import FingerpostCore
public import FingerpostProof
internal import FingerpostEngine

extension Router {
  /// Finds what is wrong with the routes before a user does: errors, then warnings, then overlaps that the routes
  /// accept.
  ///
  ///     #expect(router.check().filter { $0.severity != .accepted } == [])
  ///     for finding in router.check() { print(finding) }
  ///     // App/AppLink.swift:12: warning: "profile" cannot print userId=me: "myProfile" takes appscheme://users/me: …
  ///
  /// Each finding has the routes with their lines, a link that shows it, and what to do. To accept an overlap that is
  /// meant, see `On.overlaps`.
  ///
  /// - Parameter progress: called from time to time with the number of finished steps and the total. A thousand routes
  ///   take well under a second.
  public func check(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    let values = RouteValues(
      isPrinted: { index, captures, match in
        // What stands for no destination is not a value that anybody prints.
        guard let destination = codecs[index].value(of: captures) else { return true }
        return isPrinted(destination, like: match)
      },
      areAliases: { first, second in codecs[first].tag != nil && codecs[first].tag == codecs[second].tag },
      mayRefuse: { codecs[$0].isPartial })
    return faults.map(\.finding)
      + table.check(
        locations: { codecs[$0].source }, values: values, isOfEnum: caseCodec != nil,
        progress: progress)
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
    let subject = Finding.Subject(name: route ?? "", template: route ?? "", location: location)
    return Finding(
      isRepeated ? .duplicate : .malformed, .error, [subject], message: message,
      fix: "the router is without this route until then")
  }
}
