import FingerpostEngine

// Destinations in documents, both ways.

/// A destination in a document: a link, or an object that names a route.
package enum Coded: Sendable, Equatable {
  case text(String)
  case object(RouteObject)
}

extension Coded: Codable {
  package init(from decoder: any Decoder) throws {
    do {
      self = .text(try decoder.singleValueContainer().decode(String.self))
    } catch {
      // Most decoders call it a type mismatch to ask an object for text; some have words of their own.
      guard let members = StructuredValue.members(in: decoder) else {
        guard case DecodingError.typeMismatch(_, let context) = error else { throw error }
        let error = DestinationError.neitherTextNorObject
        throw DecodingError.typeMismatch(
          String.self,
          .init(codingPath: context.codingPath, debugDescription: error.message, underlyingError: error))
      }
      guard let link = RouteObject(members) else { throw DecodingError(.namesNoRoute, at: decoder.codingPath) }
      self = .object(link)
    }
  }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// What stands for a destination there, if anything does.
  init(_ value: StructuredValue) throws(DestinationError) {
    switch value {
    case .null: throw DestinationError(.missing, "null is not a destination")
    case .text(let text): self = .text(text.text)
    case .int, .uint, .bool, .double, .list, .foreign: throw .neitherTextNorObject
    case .object(let members):
      guard let link = RouteObject(members) else { throw .namesNoRoute }
      self = .object(link)
    }
  }

  /// The text or the object; inverse of ``init(_:)``.
  var value: StructuredValue {
    switch self {
    case .text(let text): StructuredValue(text)
    case .object(let link):
      .object(link.members({ StructuredValue($0) }, { .list($0.map { StructuredValue($0) }) }))
    }
  }
}

extension Router {
  /// Reads a destination from a decoder: a link of any of the router's origins, or an object that names a route.
  ///
  ///     init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }   // what @Routes writes
  ///
  /// Inverse of ``encode(_:to:as:)``, whatever the form.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the coding path and a ``DestinationError``; the decoder's own error,
  ///   if there is neither text nor an object.
  public func decode(from decoder: any Decoder) throws -> Destination {
    do {
      return try destination(of: Coded(from: decoder))
    } catch let error as DestinationError {
      throw DecodingError(error, at: decoder.codingPath)
    }
  }

  /// Writes a destination to an encoder; inverse of ``decode(from:)``. The form nil is the encoder's own, `userInfo[.routeForm]`; if
  /// that is not set, ``RouteForm/link``.
  ///
  /// - Throws: `EncodingError.invalidValue`: with a `PrintError` if nothing of this form reads back as this
  ///   destination; or if the encoder's form is not a ``RouteForm``.
  public func encode(_ destination: Destination, to encoder: any Encoder, as form: RouteForm? = nil) throws {
    do {
      try coded(destination, as: form ?? encoder.routeForm).encode(to: encoder)
    } catch let error as PrintError {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: error.description, underlyingError: error)
      throw EncodingError.invalidValue(destination, context)
    }
  }

  /// The text or object of a destination in a form; inverse of ``destination(of:)``.
  func coded(_ destination: Destination, as form: RouteForm) throws(PrintError) -> Coded {
    switch form {
    case .link: .text(try openedLink(for: destination, in: nil))
    case .origin(let origin): .text(try openedLink(for: destination, in: origin))
    case .structured: .object(try object(for: destination))
    }
  }

  /// The destination of a text or an object. If no route reads a link, it is what the fallback makes of it.
  package func destination(of coded: Coded) throws(DestinationError) -> Destination {
    switch coded {
    case .text(let text):
      do throws(LinkError) {
        return try match(text).destination
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
  package func openedLink(for destination: Destination, in origin: Origin?) throws(PrintError) -> String {
    try linkAndMethod(for: destination, in: origin, opening: true).link
  }

  // MARK: Objects

  /// The destination of an object. If several routes have its name, the one that uses most of the values is chosen.
  package func read(_ link: RouteObject) throws(PrintError) -> (destination: Destination, index: Int) {
    try table.first(of: link) { index, captures in codecs[index].value(of: captures).map { ($0, index) } }
  }

  /// The object of a destination, by the first of its routes whose object reads back as it.
  private func object(for destination: Destination) throws(PrintError) -> RouteObject {
    try first(for: destination, opening: true) { index, writer throws(PrintError) in
      if codecs[index].template.flags.isWebOnly { throw PrintError(.webOnly(table.routes[index].name)) }
      let link = try table.structured(contents.rows.captures(of: writer, row: index), route: index)
      let (value, reader) = try read(link)
      try SlotWriter.withScratch { (again) throws(PrintError) in
        guard try codecs[index].write(value, &again) else { throw PrintError(.taken(by: table.routes[reader].name)) }
        guard again.isSame(as: writer) else {
          throw contents.rows.misreading(of: nil, again, writtenAs: writer, row: index)
        }
      }
      try writer.makeSure()
      return link
    }
  }
}

extension RouteObject {
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
