/// How a link reads that was printed, if not as the values that it was printed for. Apps link this: it makes no text before it is asked to,
/// and with loops, of which the compiler makes less code than of closures.
package struct Misreading: Sendable, Hashable {
  enum Problem: Sendable {
    /// No route reads it.
    case unread
    /// It reads, but its values make no destination.
    case refused
    /// Parameters have other values.
    case differs
  }

  /// Nil for an object.
  let link: String?
  let problem: Problem
  /// The parameters with another value, what they had, and as what they read.
  private(set) var names: [String] = []
  private(set) var written: [Captured] = []
  private(set) var read: [Captured] = []

  init(_ link: String?, _ problem: Problem) { (self.link, self.problem) = (link, problem) }

  mutating func add(_ name: String, _ written: Captured, _ read: Captured) {
    if written == read || names.contains(name) { return }
    names.append(name)
    self.written.append(written)
    self.read.append(read)
  }

  /// Without any value: `the link of these values does not read back as the same values: "a" and "b" differ`.
  var message: String {
    var text = "the link of these values does not read back as the same values: "
    switch problem {
    case .unread: text += "no route reads it"
    case .refused: text += "what it reads as makes no destination"
    case .differs where names.isEmpty: text += "it is of another branch of a group"
    case .differs:
      for (index, name) in names.enumerated() {
        if index > 0 { text += index == names.count - 1 ? " and " : ", " }
        text += "\"" + name + "\""
      }
      text += names.count == 1 ? " differs" : " differ"
    }
    return text
  }

  /// With the link and the values: `…: /x-y-z is read with a=x, b=y-z, not a=x-y, b=z`.
  var shown: String {
    var text = message
    if let link { text += " (" + link }
    guard !names.isEmpty else { return link == nil ? text : text + ")" }
    text += link == nil ? " (it is read with " : " is read with "
    list(read, to: &text)
    text += ", not "
    list(written, to: &text)
    return text + ")"
  }

  private func list(_ values: [Captured], to text: inout String) {
    for (index, value) in values.enumerated() {
      text += (index > 0 ? ", " : "") + value.shown(as: names[index])
    }
  }
}

extension Captured {
  /// `userId=ann`, `tag=[new, red]`, or `no sort`.
  func shown(as name: String) -> String {
    switch self {
    case .absent: "no " + name
    case .text(let text): name + "=" + text
    case .list(let texts): name + "=[" + texts.joined(separator: ", ") + "]"
    }
  }
}

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
