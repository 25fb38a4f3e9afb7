internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

/// The part of an `apple-app-site-association` file that is about universal links.
///
///     let association = try AppSiteAssociation(bytes)
///     association.details[0].appIDs                 // ["ABCDE12345.com.example.app"]
///     association.details[0].components[0].path     // "/orders/?*"
///
/// It reads the old forms and the new one, and writes the new one. The rules are those of Apple's page on
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

  /// How patterns are compared by default.
  public struct Defaults: Sendable, Hashable {
    /// Whether letters must have the same case; true unless given.
    public var isCaseSensitive: Bool?
    /// Whether links are compared as they are written, with escapes; true unless given.
    public var isPercentEncoded: Bool?

    /// Apple's defaults.
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
    /// A comment for people.
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
        !part.isEmpty && part.utf8.allSatisfy { ByteSet.letterOrDigit.contains($0) || $0 == UInt8(ascii: "-") }
      }
  }

  /// A file without apps.
  public init() {}

  /// All patterns in the order in which a link is tried.
  ///
  /// - Parameters:
  ///   - appID: the app that must open; nil for any. Links that another app opens do not open it.
  ///   - exclusions: the names of exclusions that are meant, see ``Component/isNamed(_:)``.
  ///   - memory: what the claims take, as long as the caller keeps them.
  package func claims(
    of appID: String?, meaning exclusions: [String] = [], in memory: Work.Memory = Work.Memory()
  ) -> [NamedClaim] {
    func spelled(isCaseSensitive: Bool) -> [String: TextExpression] {
      let all = variables.map { variable in
        memory.grow(variable.texts.reduce(0) { $0 + LinkClaims.Claim.memory(of: $1) })
        // A variable holds no other.
        let texts = variable.texts.map { ApplePattern($0).expression([:], isCaseSensitive: isCaseSensitive) }
        return (variable.name, TextExpression.either(texts))
      }
      return Dictionary(all) { first, _ in first }
    }
    // Patterns share what variables stand for.
    lazy var exact = spelled(isCaseSensitive: true)
    lazy var inAnyCase = spelled(isCaseSensitive: false)
    return details.flatMap { details in
      let isOther = appID.map { !details.appIDs.contains($0) } ?? false
      return details.components.prefix { _ in !Work.isOver }.map { component in
        func rule(_ rule: KeyPath<Defaults, Bool?>) -> Bool {
          component.comparison[keyPath: rule] ?? details.defaults[keyPath: rule] ?? defaults[keyPath: rule] ?? true
        }
        func expression(_ text: String) -> TextExpression {
          let isCaseSensitive = rule(\.isCaseSensitive)
          memory.grow(LinkClaims.Claim.memory(of: text))
          return ApplePattern(text).expression(isCaseSensitive ? exact : inAnyCase, isCaseSensitive: isCaseSensitive)
        }
        var claim = LinkClaims.Claim()
        if let path = component.path { claim.path = expression(path) }
        switch component.query {
        case nil: break
        case .pattern(let pattern): claim.query = pattern == "*" ? nil : expression(pattern)
        case .items(let items): claim.items = items.map { .init(key: $0.key, value: expression($0.value)) }
        }
        claim.fragment = component.fragment.flatMap { $0 == "*" ? nil : expression($0) }
        claim.isExclusion = component.isExclusion || isOther
        claim.isMeant = component.isExclusion && exclusions.contains(where: component.isNamed)
        claim.isDecoded = !rule(\.isPercentEncoded)
        return (claim, component.text + (isOther ? " of another app" : ""), component.line)
      }
    }
  }
}

extension RouteTable {
  /// Compares the links that open an app with those that this table reads.
  ///
  ///     let association = try AppSiteAssociation(bytes)
  ///     try table.compare(with: association).differences   // []
  ///
  /// Links are compared as they are printed, and with a slash at the end, which routes read, too: those with needless escapes, other
  /// empty segments, `.` and `..`, or with a key twice are not compared. Links of gone routes may be claimed, and need not be.
  ///
  /// - Parameters:
  ///   - association: the file as it is served.
  ///   - appID: the app that must open, `TEAM.bundle`; nil for any of the file.
  ///   - host: the origin of the links, such as `https://a.example`; by default the table's first web host.
  ///   - allowance: which differences to allow: `.wider` allows claims that are wider than the table because a pattern cannot be
  ///     exact, as `/orders/?*` claims `/orders/abc`; `.narrower` allows links that nothing claims.
  ///   - exclusions: exclusions of the file that you accept, each by its patterns: `*/terms/*`, `#no_universal_links`. Links that
  ///     they keep in the browser are not differences; ``Verification/exclusions`` lists them.
  /// - Throws: ``ExportError`` if the table has no such web host, or the file no such exclusion.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = [], exclusions: [String] = []
  ) throws(ExportError) -> Verification {
    try association.check(exclusions)
    return try verification(of: association, appID, meaning: exclusions, at: host, .aasa, allowing: allowance)
  }

  /// Compares the claims of components with this table.
  ///
  /// - Parameter format: the file that the components are in; in asset links patterns may not name variables.
  func verification(
    of association: AppSiteAssociation, _ appID: String? = nil, meaning exclusions: [String] = [], at host: String?,
    _ format: ExportFormat, allowing allowance: Verification.Allowance
  ) throws(ExportError) -> Verification {
    let host = try self.host(host, format)
    return Work.bounded {
      let memory = Work.Memory()
      let claims = association.claims(of: appID, meaning: exclusions, in: memory)
      return verification(of: claims, at: host, allowing: allowance) {
        AppSiteAssociation.exported(self, appIDs: [], at: host, .over, hasVariables: format == .aasa)
          .association.claims(of: nil, in: memory)
      }
    }
  }
}

extension AppSiteAssociation {
  /// Throws if a name is not that of an exclusion.
  fileprivate func check(_ names: [String]) throws(ExportError) {
    let all = details.flatMap(\.components).filter(\.isExclusion)
    for name in names where !all.contains(where: { $0.isNamed(name) }) {
      let known = nearestWord(to: "\"\(name)\"", among: all.map(\.text)) ?? all.first?.text
      throw .invalid(
        .exclusion, found: name,
        expected: known.map { "an exclusion of the file, such as \($0)" }
          ?? "an exclusion of the file, which has none")
    }
  }
}

extension Router {
  /// Compares the links that open an app with those that this router reads: a test that both say the same.
  ///
  ///     @Test func `the served file claims what the app shows`() throws {
  ///       let association = try AppSiteAssociation(Array(Data(contentsOf: file)))
  ///       #expect(try AppLink.router.compare(with: association, allowing: .wider).differences == [])
  ///     }
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:appID:at:allowing:exclusions:)``.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = [], exclusions: [String] = []
  ) throws(ExportError) -> Verification {
    try kept.compare(with: association, appID: appID, at: host, allowing: allowance, exclusions: exclusions)
  }
}
