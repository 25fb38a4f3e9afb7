// Destination ↔ its form in a document: a link, or an object that names a route.

/// A destination in a document.
enum Coded: Sendable, Hashable {
  case text(String)
  case object(StructuredLink)
}

extension Router {
  /// The text or object of a destination in a form; inverse of ``destination(of:)``.
  func coded(_ destination: Destination, as form: RouteForm) throws(PrintError) -> Coded {
    switch form {
    case .link: .text(try openedLink(for: destination, in: nil))
    case .origin(let origin): .text(try openedLink(for: destination, in: origin))
    case .structured: .object(try object(for: destination))
    }
  }

  /// The destination of a text or an object. If no route reads a link, it is what the fallback makes of it.
  func destination(of coded: Coded) throws(DestinationError) -> Destination {
    switch coded {
    case .text(let text):
      do throws(RouteError) {
        return try open(text)
      } catch {
        if let unread = contents.unread(text) { return unread }
        throw DestinationError(error)
      }
    case .object(let link):
      do throws(PrintError) {
        return try read(link).destination
      } catch {
        throw DestinationError(object: error)
      }
    }
  }

  /// The link of a destination that GET opens, for one origin, or for the first that can carry it.
  func openedLink(for destination: Destination, in origin: Origin?) throws(PrintError) -> String {
    try carried(in: origin) { origin throws(PrintError) in
      let (link, method) = try linkAndMethod(for: destination, in: origin)
      if let method, method != "GET" { throw PrintError(.method(method)) }
      return link
    }
  }

  // MARK: Objects

  /// What a route of the object's name reads its values as. If several routes have that name, the one that uses most of the
  /// values is chosen.
  func read(_ link: StructuredLink) throws(PrintError) -> (destination: Destination, index: Int) {
    try table.first(of: link) { index, captures in codecs[index].value(of: captures).map { ($0, index) } }
  }

  /// The object of a destination, by the first of its routes whose object reads back as it.
  private func object(for destination: Destination) throws(PrintError) -> StructuredLink {
    try first(for: destination, opening: true) { index, writer throws(PrintError) in
      if codecs[index].template.flags.isWebOnly { throw PrintError(.webOnly(table.routes[index].name)) }
      let link = try table.structured(contents.rows.captures(of: writer, row: index), route: index)
      let (value, reader) = try read(link)
      try check(value, by: reader, is: writer, of: index)
      return link
    }
  }
}

extension StructuredLink {
  /// The members of the object: its route and its values, each a text or a list of texts.
  func members<Member>(_ text: (String) -> Member, _ list: ([String]) -> Member) -> [String: Member] {
    var members = [Self.routeKey: text(route)]
    for (name, capture) in values {
      switch capture {
      case .absent: break
      case .text(let value): members[name] = text(value)
      case .list(let values): members[name] = list(values)
      }
    }
    return members
  }
}
