// Destinations in documents, both ways.

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
    let coded = try Coded(from: decoder)
    do throws(DestinationError) {
      return try destination(of: coded)
    } catch {
      throw DecodingError(error, at: decoder.codingPath)
    }
  }

  /// Writes a destination to an encoder; inverse of ``decode(from:)``.
  ///
  /// - Parameters:
  ///   - destination: what to write.
  ///   - encoder: what to write it to.
  ///   - form: nil for the encoder's own, `userInfo[.routeForm]`; if that is not set, ``RouteForm/link``.
  /// - Throws: `EncodingError.invalidValue`: with a `PrintError` if nothing of this form reads back as this
  ///   destination; or if the encoder's form is no ``RouteForm``.
  public func encode(_ destination: Destination, to encoder: any Encoder, as form: RouteForm? = nil) throws {
    let form = try form ?? encoder.routeForm
    let coded: Coded
    do throws(PrintError) {
      coded = try self.coded(destination, as: form)
    } catch {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: error.description, underlyingError: error)
      throw EncodingError.invalidValue(destination, context)
    }
    try coded.encode(to: encoder)
  }
}

extension Encoder {
  /// The encoder's form; an origin stands for links of that origin. Anything else is a mistake that would go unnoticed,
  /// and so is an error.
  var routeForm: RouteForm {
    get throws {
      switch userInfo[.routeForm] {
      case nil: return .link
      case let form as RouteForm: return form
      case let origin as Origin: return .origin(origin)
      case let other?:
        let message = "userInfo[.routeForm] is a RouteForm, or an Origin, not of type \(type(of: other))"
        throw EncodingError.invalidValue(other, .init(codingPath: codingPath, debugDescription: message))
      }
    }
  }
}

extension Coded: Codable {
  init(from decoder: any Decoder) throws {
    do {
      self = .text(try decoder.singleValueContainer().decode(String.self))
    } catch {
      // Most decoders call it a type mismatch to ask an object for text; some have words of their own.
      guard let members = StructuredLink.members(in: decoder) else {
        guard case DecodingError.typeMismatch(_, let context) = error else { throw error }
        let error = DestinationError.neitherTextNorObject
        throw DecodingError.typeMismatch(
          String.self,
          .init(codingPath: context.codingPath, debugDescription: error.message, underlyingError: error))
      }
      guard let link = StructuredLink(members) else {
        throw DecodingError(.namesNoRoute, at: decoder.codingPath)
      }
      self = .object(link)
    }
  }

  func encode(to encoder: any Encoder) throws { try Document(self).encode(to: encoder) }
}
