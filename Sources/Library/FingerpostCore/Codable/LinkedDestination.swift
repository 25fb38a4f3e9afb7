/// A destination together with the text of its link, byte for byte.
///
///     let link = LinkedDestination<Destination>("https://social.example/users//ann?utm=x")
///     link?.destination            // .user(id: "ann")
///     link?.text                   // as it was read
///     try LinkedDestination(.user(id: "ann")) // its text is "appscheme://users/ann"
///
/// The text always reads as the destination. So it can be raw-representable, lossless as text, and hashable; an enum
/// cannot, since some of its values may have no link. Two are equal if their texts are, byte for byte.
public struct LinkedDestination<Destination: Routable>: Sendable {
  /// What the text stands for.
  public let destination: Destination
  /// The link.
  public let text: String

  /// A destination with its link, for one origin, or for the first that can carry it.
  ///
  /// - Throws: `PrintError` if no link that GET opens reads back as this destination.
  public init(_ destination: Destination, in origin: Origin? = nil) throws(PrintError) {
    (self.destination, text) = (destination, try Destination.router.openedLink(for: destination, in: origin))
  }

  /// A link with its destination.
  ///
  /// - Throws: ``DestinationError``; its kind says whether the link is malformed, or only not supported.
  public init(reading text: String) throws(DestinationError) {
    (destination, self.text) = (try Destination.router.destination(of: .text(text)), text)
  }
}

extension LinkedDestination: LosslessStringConvertible {
  /// A link with its destination; nil if it has none.
  public init?(_ description: String) {
    guard let link = try? Self(reading: description) else { return nil }
    self = link
  }

  /// The link.
  public var description: String { text }
}

extension LinkedDestination: RawRepresentable {
  /// A link with its destination; nil if it has none.
  public init?(rawValue: String) { self.init(rawValue) }

  /// The link.
  public var rawValue: String { text }
}

/// A dictionary whose keys are links is coded as an object: `{"profile:859": 3}`.
extension LinkedDestination: CodingKeyRepresentable {}

extension LinkedDestination: Hashable {
  /// Equal if the links are, byte for byte.
  public static func == (left: LinkedDestination, right: LinkedDestination) -> Bool {
    left.text.isIdentical(to: right.text)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension LinkedDestination: Codable {
  /// Reads a link, and keeps its text. For an object, it keeps the printed link.
  public init(from decoder: any Decoder) throws {
    let coded = try Coded(from: decoder)
    do {
      switch coded {
      case .text(let text): try self.init(reading: text)
      case .object: try self.init(Destination.router.destination(of: coded))
      }
    } catch let error as DestinationError {
      throw DecodingError(error, at: decoder.codingPath)
    } catch let error as PrintError {
      throw DecodingError(DestinationError(object: error), at: decoder.codingPath)
    }
  }

  /// Writes the kept link, whatever the encoder's form.
  public func encode(to encoder: any Encoder) throws { try Coded.text(text).encode(to: encoder) }
}
