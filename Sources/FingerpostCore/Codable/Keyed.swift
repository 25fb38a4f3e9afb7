/// An object that holds a destination and nothing else that matters: `{"destination": "profile:859"}`.
///
///     try JSONDecoder().decode(Keyed<Destination>.self, from: data).destination   // .profile(id: "859")
///
/// If the key is another one, or the object holds more, write a type with a property.
public struct Keyed<Destination: Routable>: Sendable {
  /// What the object leads to.
  public var destination: Destination

  /// An object for a destination.
  public init(_ destination: Destination) { self.destination = destination }
}

extension Keyed: Codable {
  private enum CodingKeys: CodingKey { case destination }

  /// Reads the destination in any form.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    destination = try object.decode(InForm<Destination>.self, forKey: .destination).value
  }

  /// Writes the destination in the encoder's form.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(InForm(value: destination, form: nil), forKey: .destination)
  }
}

extension Keyed: Equatable where Destination: Equatable {}
extension Keyed: Hashable where Destination: Hashable {}
