import FingerpostCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's URL, in queries and fragments, where it is one value: `&`, `#` and its own escapes are escaped.
///
///     @Route("open?{link}") case open(link: URL)
///     // open?link=https://a.example/x?y%26z%23f  ↔  .open(link: https://a.example/x?y&z#f)
///
/// Any URL reads, relative ones and those of nearly any scheme: look at `scheme` and `host` before you open one. A URL prints its
/// `absoluteString`, and reads back with the same. `javascript:`, `vbscript:` and `data:` are no values, neither read nor printed.
extension URL: RouteParameter {
  /// `url`, which a path cannot hold.
  public static var parameterType: ParameterType { .custom("url") }

  /// Texts that read.
  public static var parameterExamples: [String] { ["https://a.example/x?y=z#f", "mailto:ann@a.example", "a/b"] }

  /// Reads a URL that needs no escapes beyond those that it has: some versions of Foundation would add them.
  @_disfavoredOverload  // `URL.init` by name stays Foundation's.
  public init?(parameter text: String) {
    guard !ScriptScheme.begins(text.utf8), let url = URL(string: text), url.absoluteString == text else { return nil }
    self = url
  }

  /// The URL as text, resolved against its base.
  public var parameter: String { absoluteString }
}
