/// The limits of a table; each has an error of its own.
public struct Limits: Sendable, Hashable {
  /// The longest text, in UTF-8 bytes: 8,192 unless changed. At most 2^31 − 1.
  public var bytes: Int {
    didSet { bytes = min(bytes, Int(Int32.max)) }
  }
  /// The most segments in a path: 256 unless changed.
  public var segments: Int
  /// The most items in a query: 256 unless changed.
  public var queryItems: Int
  /// The most parameters in one template: 64 unless changed. A template with more is a fault of the table when it is built.
  public var captures: Int

  /// The default limits.
  public init(bytes: Int = 8192, segments: Int = 256, queryItems: Int = 256, captures: Int = 64) {
    self.bytes = min(bytes, Int(Int32.max))
    self.segments = segments
    self.queryItems = queryItems
    self.captures = captures
  }
}
