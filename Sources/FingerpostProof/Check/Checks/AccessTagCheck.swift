import FingerpostEngine

extension TableAnalysis {
  /// A tag that is one of the words for who may open a route, or near to one: a tag closes nothing.
  ///
  ///     debug  debug/{page} [tag=internl]
  func accessTag(_ route: Int) -> Finding? {
    let flags = template(route).flags
    for tag in flags.tags {
      // One slip: "external" is another word.
      let meant = RouteAccess.flags.first { editDistance(tag.lowercased(), $0.rawValue) <= 1 }
      guard let meant, flags.access < meant else { continue }
      let write = isOfEnum ? "access: .\(meant)" : "[\(meant)]"
      return finding(
        .accessTag, [route], nil, "the tag \"\(tag)\" of \(name(route)) closes nothing: everyone may open its links",
        fix: "write \(write) if that is meant, or call the tag something else")
    }
    return nil
  }
}
