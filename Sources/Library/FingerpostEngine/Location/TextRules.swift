/// How links are read if the standards leave a choice.
public struct TextRules: Sendable, Hashable {
  /// How empty segments are read.
  public enum Slashes: Sendable, Hashable {
    /// Dropped everywhere.
    case lenient
    /// An error, except for one trailing slash.
    case strict
  }

  /// How `+` is read in a query.
  public enum Plus: Sendable, Hashable {
    /// A plus: RFC 3986.
    case rfc3986
    /// A space: the form encoding of the URL standard.
    case form
  }

  /// How the letters of literals and sets in a path are compared.
  public enum Case: Sendable, Hashable {
    /// `Users` is not `users`: RFC 3986.
    case exact
    /// `A` to `Z` are `a` to `z`; links are printed as the template is written.
    case ignored
  }

  /// The limits above which a text is refused.
  public var limits: LinkLimits
  /// Nil: lenient for custom schemes, strict for web origins and bare paths. Those right after a custom scheme never count.
  public var slashes: Slashes?
  /// What `+` is in a query; `.rfc3986` unless changed. Printing writes `%20` and `%2B`, which both rules read alike.
  public var plus: Plus
  /// How literals and sets in the paths of all routes are compared; `.exact` unless changed. One route says so with `[case=ignore]`.
  public var `case`: Case

  /// The default rules.
  public init(limits: LinkLimits = LinkLimits(), slashes: Slashes? = nil, plus: Plus = .rfc3986, case: Case = .exact) {
    (self.limits, self.slashes, self.plus, self.case) = (limits, slashes, plus, `case`)
  }

  package func isLenient(_ form: TextForm) -> Bool { (slashes ?? (form.isScheme ? .lenient : .strict)) == .lenient }
}

/// The limits of a table; each has an error of its own.
public struct LinkLimits: Sendable, Hashable {
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
    (self.segments, self.queryItems, self.captures) = (segments, queryItems, captures)
  }
}
