// Why a link that was printed does not stand for its values: worked out after it was read back.

extension RouteTable {
  /// Why the link of captures, or their object, does not stand for them.
  ///
  /// - Parameters:
  ///   - reader: the index of the route that reads it.
  ///   - read: its captures.
  @inline(never)
  package func misreading(
    _ captures: Captures, route index: Int, as link: String?, by reader: Int, _ read: Captures
  ) -> PrintError {
    let (written, read) = (programs[index].valuesByName(captures), programs[reader].valuesByName(read))
    var misreading = Misreading(link, .differs)
    for name in programs[index].names + programs[reader].names {
      misreading.add(name, written[name] ?? .absent, read[name] ?? .absent)
    }
    return PrintError(.misread(misreading))
  }
}
