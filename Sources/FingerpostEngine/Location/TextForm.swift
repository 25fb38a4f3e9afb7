/// The layout of a text, which decides how it is cut into segments.
package enum TextForm: UInt8, Sendable, Hashable, BitwiseCopyable {
  case scheme, web, path, compact
  /// A web link whose first segment is part of the host.
  case host

  /// Whether a route marked `web` is read from this form.
  package var isWeb: Bool { self == .web || self == .path || self == .host }
  /// Whether a host precedes the path.
  package var isHosted: Bool { self == .web || self == .host }
  /// Whether the target of a request is read for this form, although it names no host.
  var readsTargets: Bool { self == .web || self == .path }
}
