import FingerpostProof
package import FingerpostAnalysis
internal import FingerpostEngine

/// The part of an `apple-app-site-association` file that is about universal links.
///
///     let association = try AppSiteAssociation(bytes)
///     association.details[0].appIDs                 // ["ABCDE12345.com.example.app"]
///     association.details[0].components[0].path     // "/orders/?*"
///
/// It reads what is served, in the forms of all years, and writes the form of today. The rules are those of Apple's page on
/// `applinks.Details.Components`.
public struct AppSiteAssociation: Sendable, Hashable {
  /// What apps open.
  public struct Details: Sendable, Hashable {
    /// Application identifiers, `TEAM.bundle`.
    public var appIDs: [String]
    /// The patterns; the first that a link matches decides.
    public var components: [Component]
    /// What components say unless they say otherwise.
    public var defaults = Defaults()

    /// The links of some apps.
    public init(appIDs: [String], components: [Component]) { (self.appIDs, self.components) = (appIDs, components) }
  }

  /// How patterns are compared, where nothing else is said.
  public struct Defaults: Sendable, Hashable {
    /// Whether letters must have the same case; true unless given.
    public var isCaseSensitive: Bool?
    /// Whether links are compared as they are written, with escapes; true unless given.
    public var isPercentEncoded: Bool?

    /// Nothing else.
    public init() {}
  }

  /// One pattern for links.
  public struct Component: Sendable, Hashable {
    /// What the query must be.
    public enum Query: Sendable, Hashable {
      /// A pattern for all of it.
      case pattern(String)
      /// A pattern for each item of some keys, in this order.
      case items([Item])
    }

    /// A key, and the pattern for its values.
    public struct Item: Sendable, Hashable {
      /// The key.
      public var key: String
      /// The pattern; a key that is missing counts as empty.
      public var value: String

      /// A pattern for the values of a key.
      public init(key: String, value: String) { (self.key, self.value) = (key, value) }
    }

    /// The pattern of the path; nil for any.
    public var path: String?
    /// What the query must be; nil for anything.
    public var query: Query?
    /// The pattern of the fragment; nil for any.
    public var fragment: String?
    /// Whether links that match do not open the app.
    public var isExclusion = false
    /// What is said to people.
    public var comment: String?
    /// How it is compared.
    public var comparison = Defaults()
    /// The line in the file that was read, from 1.
    public var line: Int?

    /// A pattern for paths.
    public init(path: String? = nil) { self.path = path }

    /// Whether people may call it so: by its patterns as a link has them, where the path may be left out if it is any.
    ///
    ///     {"/": "*/terms/*", "exclude": true}               // "*/terms/*"
    ///     {"#": "no_universal_links", "exclude": true}      // "#no_universal_links", and "*#no_universal_links"
    package func isNamed(_ name: String) -> Bool {
      let own = text.dropFirst().dropLast()
      return own == name || path == nil && own == "*" + name
    }

    /// What it says, in one line.
    package var text: String {
      let items: String =
        switch query {
        case nil: ""
        case .pattern(let pattern): "?" + pattern
        case .items(let items): "?" + items.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
        }
      return "\"\(path ?? "*")\(items)\(fragment.map { "#" + $0 } ?? "")\""
    }
  }

  /// For each app or group of apps, what they open.
  public var details: [Details] = []
  /// The texts of each variable, in the order of the file.
  public var variables: [Variable] = []
  /// What components say unless they or their apps say otherwise.
  public var defaults = Defaults()

  /// `$(name)` in patterns stands for one of some texts.
  public struct Variable: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The texts, which may hold `*` and `?`.
    public var texts: [String]

    /// A name for some texts.
    public init(name: String, texts: [String]) { (self.name, self.texts) = (name, texts) }
  }

  /// Whether a text is an application identifier: a team and a bundle, of letters, digits, hyphens and dots.
  package static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x2D }
      }
  }

  /// A file without apps.
  public init() {}

  /// All patterns in the order in which a link is tried.
  ///
  /// - Parameters:
  ///   - appID: the app that must open; nil for any. Links that another app opens do not open it.
  ///   - exclusions: the names of exclusions that are meant, see ``Component/isNamed(_:)``.
  package func claims(
    of appID: String?, meaning exclusions: [String] = []
  ) -> [(claim: LinkClaims.Claim, name: String, component: Component)] {
    let texts = Dictionary(variables.map { ($0.name, $0.texts) }) { first, _ in first }
    return details.flatMap { details in
      let isOther = appID.map { !details.appIDs.contains($0) } ?? false
      return details.components.map { component in
        func rule(_ rule: KeyPath<Defaults, Bool?>) -> Bool {
          component.comparison[keyPath: rule] ?? details.defaults[keyPath: rule] ?? defaults[keyPath: rule] ?? true
        }
        let isCaseSensitive = rule(\.isCaseSensitive)
        func spelling(_ text: String) -> Spelling {
          ApplePattern(text).spelling(texts, isCaseSensitive: isCaseSensitive)
        }
        var claim = LinkClaims.Claim()
        if let path = component.path { claim.path = spelling(path) }
        switch component.query {
        case nil: break
        case .pattern(let pattern): claim.query = pattern == "*" ? nil : spelling(pattern)
        case .items(let items): claim.items = items.map { .init(key: $0.key, value: spelling($0.value)) }
        }
        claim.fragment = component.fragment.flatMap { $0 == "*" ? nil : spelling($0) }
        claim.isExclusion = component.isExclusion || isOther
        claim.isMeant = component.isExclusion && exclusions.contains(where: component.isNamed)
        claim.isDecoded = !rule(\.isPercentEncoded)
        return (claim, component.text + (isOther ? " of another app" : ""), component)
      }
    }
  }
}
