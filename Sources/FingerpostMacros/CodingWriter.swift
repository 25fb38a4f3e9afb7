import FingerpostSyntax

/// What `@Routes` writes of an enum that says `Codable`: in the enum itself, where nothing that the compiler would make up can come
/// before it.
struct CodingWriter {
  /// `Decodable` and `Encodable`, where the enum says so, here or in an extension.
  private let conformances: Set<String>
  /// `public ` for a public enum.
  private let access: String
  private let written: Set<String>

  init(_ routes: RoutesEnum, conformances: Set<String>, access: String) {
    (self.conformances, self.access) = (conformances, access)
    written = routes.members
  }

  var members: [String] {
    [
      conformances.contains("Decodable") && !written.contains("init(from:)") ? reading : nil,
      conformances.contains("Encodable") && !written.contains("encode(to:)") ? writing : nil,
    ].compactMap { $0 }
  }

  private var reading: String {
    """
    /// Reads a link, or an object that names a route.
    \(access)nonisolated init(from decoder: any Swift.Decoder) throws {
    self = try Self.router.decode(from: decoder)
    }
    """
  }

  private var writing: String {
    """
    /// Writes a link, or what the encoder's form says.
    \(access)nonisolated func encode(to encoder: any Swift.Encoder) throws {
    try Self.router.encode(self, to: encoder)
    }
    """
  }
}
