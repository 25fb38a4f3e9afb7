import FingerpostCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's UUID, 36 characters of text.
///
///     UUID(parameter: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.parameter   // "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
///     UUID(parameter: "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}")            // nil
///
/// Every UUID reads back from its text.
extension UUID: RouteParameter {
  /// `uuid`: hexadecimal digits in any case, eight, four, four, four and twelve, with a `-` between.
  public static var parameterType: ParameterType { .uuid }

  /// Reads `E621E1F8-…` and `e621e1f8-…` as the same value.
  @_disfavoredOverload  // `UUID.init` by name stays Foundation's.
  public init?(parameter text: String) {
    guard let canonical = ParameterType.uuid.canonical(text) else { return nil }
    self.init(uuidString: canonical)
  }

  /// The digits in lower case, where Foundation writes upper case (RFC 9562 §4 asks readers to take both).
  public var parameter: String { uuidString.lowercased() }
}
