/// How the links of two templates relate, with links that show it.
///
///     let me = try Template("users/me")
///     let user = try Template("users/{id}")
///     me.relation(to: user)                                     // narrower: /users/me; only the second: /users/a
///     user.relation(to: me).kind                                // .wider
///     try Template("{id:int}").relation(to: try Template("me")) // disjoint
///
/// `a.relation(to: b).kind` mirrors `b.relation(to: a).kind`. Every link that is shown matches as stated.
public struct TemplateRelation: Sendable, Hashable {
  /// How two sets of links relate.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The same links match both.
    case equal
    /// Every link of the first matches the second, which has others too.
    case narrower
    /// Every link of the second matches the first, which has others too.
    case wider
    /// Some links match both, and each has links of its own.
    case crossing
    /// No link matches both.
    case disjoint
    /// Undecided: it depends on a custom type, or there is too much to try. Neither overlap nor its absence is claimed.
    case unknown
  }

  /// A link, and the method of its request.
  public struct Witness: Sendable, Hashable, CustomStringConvertible {
    /// The method; nil if there is none, which counts as GET.
    public let method: String?
    /// The link.
    public let text: String

    package init(method: String?, text: String) { (self.method, self.text) = (method, text) }

    /// `/users/me`, or `POST /users`.
    public var description: String { method.map { "\($0) \(text)" } ?? text }
  }

  /// How the two sets of links relate.
  public let kind: Kind
  /// A link that matches both. It exists for every kind but `disjoint` and `unknown`; for the latter only if one is known.
  public let both: Witness?
  /// A link that matches only the first, if one is known.
  public let onlyFirst: Witness?
  /// A link that matches only the second, if one is known.
  public let onlySecond: Witness?
}

extension TemplateRelation: CustomStringConvertible {
  /// The relation of the second to the first.
  public var mirrored: TemplateRelation {
    TemplateRelation(kind: kind.mirrored, both: both, onlyFirst: onlySecond, onlySecond: onlyFirst)
  }

  /// `narrower: /users/me; only the second: /users/a`
  public var description: String {
    let witnesses = [
      both?.description, onlyFirst.map { "only the first: \($0)" }, onlySecond.map { "only the second: \($0)" },
    ]
    let shown = witnesses.compactMap { $0 }.joined(separator: "; ")
    return shown.isEmpty ? kind.rawValue : "\(kind.rawValue): \(shown)"
  }

  init(both: Fact, onlyFirst: Fact, onlySecond: Fact) {
    switch (both, onlyFirst, onlySecond) {
    case (.no, _, _): kind = .disjoint
    case (.unknown, _, _), (_, .unknown, _), (_, _, .unknown): kind = .unknown
    case (.yes, .no, .no): kind = .equal
    case (.yes, .no, .yes): kind = .narrower
    case (.yes, .yes, .no): kind = .wider
    case (.yes, .yes, .yes): kind = .crossing
    }
    (self.both, self.onlyFirst, self.onlySecond) = (both.witness, onlyFirst.witness, onlySecond.witness)
  }

  /// Whether a link of some sort exists.
  package enum Fact: Sendable {
    case yes(Witness)
    case no
    case unknown

    package var witness: Witness? { if case .yes(let witness) = self { witness } else { nil } }
    package var isYes: Bool { witness != nil }
    package var isNo: Bool { if case .no = self { true } else { false } }

    /// Whether either exists.
    package func or(_ other: Fact) -> Fact {
      switch (self, other) {
      case (.yes, _), (_, .no): self
      case (_, .yes), (.no, _): other
      case (.unknown, .unknown): self
      }
    }
  }
}

extension TemplateRelation.Kind {
  /// The kind of the relation of the second to the first.
  public var mirrored: TemplateRelation.Kind {
    switch self {
    case .narrower: .wider
    case .wider: .narrower
    case .equal, .crossing, .disjoint, .unknown: self
    }
  }
}

extension Template {
  /// How the links of this template relate to those of another.
  ///
  ///     try Template("{id:int}").relation(to: try Template("{id:double}"))
  ///     // narrower: /2; only the second: /9223372036854775808
  ///     try Template("{post:slug}").relation(to: try Template("{name}")).kind  // .unknown, unless types has "slug"
  ///
  /// Links are bare paths, links of a custom scheme, and those of the origins that either template names; a template marked `web`
  /// does not match custom schemes, and one with origins of its own matches these alone. Names, defaults and other flags do not
  /// count. Mirrors `other.relation(to: self)`.
  ///
  /// - Parameters:
  ///   - other: the template to compare with.
  ///   - types: the custom types that the templates name. Nothing is assumed about others.
  public func relation(to other: Template, types: [CustomType] = []) -> TemplateRelation {
    let routes = [RouteTable.Route("first", self), RouteTable.Route("second", other)]
    let options = RouteTable.Options(types: types)
    var origins: [Origin] = [.path, .scheme("app")]
    for origin in flags.origins + other.flags.origins where !origins.contains(origin) { origins.append(origin) }
    // To build a table takes longer than most searches in it.
    Work.current?.spend(4000)
    return RouteTable(repeating: routes, origins: origins, options: options).relation(of: 0, to: 1)
  }
}

extension RouteTable {
  /// How the links of one route relate to those of another, each route taken alone.
  ///
  ///     // 0: a <- https://a.example   1: {x} <- https://*.example
  ///     table.relation(of: 0, to: 1)  // narrower: https://a.example/a; only the second: https://a.example/b
  ///
  /// An index without a route matches nothing. Links are those of the table's origins, compact text included.
  public func relation(of first: Int, to second: Int) -> TemplateRelation {
    guard routes.indices.contains(first), routes.indices.contains(second) else {
      return TemplateRelation(both: .no, onlyFirst: .no, onlySecond: .no)
    }
    return RelationSetting(self).relation(of: first, to: second)
  }
}
