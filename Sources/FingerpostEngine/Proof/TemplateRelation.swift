/// How the links of two templates lie to each other, with links that show it.
///
///     let me = try Template("users/me")
///     let user = try Template("users/{id}")
///     me.relation(to: user)                                     // narrower: /users/me; only the second: /users/a
///     user.relation(to: me).kind                                // .wider
///     try Template("{id:int}").relation(to: try Template("me")) // disjoint
///
/// `a.relation(to: b).kind` mirrors `b.relation(to: a).kind`; every link shown matches what it is said to match.
public struct TemplateRelation: Sendable, Hashable {
  /// How two sets of links lie to each other.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The same links match both.
    case equal
    /// Every link of the first matches the second, and others do too.
    case narrower
    /// Every link of the second matches the first, and others do too.
    case wider
    /// Some links match both, and each has links of its own.
    case crossing
    /// No link matches both.
    case disjoint
    /// Nobody can tell: a custom type decides, or there is too much to try. Neither overlap nor its absence is claimed.
    case unknown
  }

  /// A link, and the method of its request.
  public struct Witness: Sendable, Hashable, CustomStringConvertible {
    /// The method; nil for none, which counts as GET.
    public let method: String?
    /// The link.
    public let text: String

    /// `/users/me`, or `POST /users`.
    public var description: String { method.map { "\($0) \(text)" } ?? text }
  }

  /// How the two lie to each other.
  public let kind: Kind
  /// A link that matches both; there for every kind but `disjoint` and `unknown`, and for the latter where one is known.
  public let both: Witness?
  /// A link that matches the first alone, where there is one that is known.
  public let onlyFirst: Witness?
  /// A link that matches the second alone, where there is one that is known.
  public let onlySecond: Witness?
}

extension TemplateRelation: CustomStringConvertible {
  /// The same two, the other way round.
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

  /// Whether there is a link of some sort.
  enum Fact: Sendable {
    case yes(Witness)
    case no
    case unknown

    var witness: Witness? { if case .yes(let witness) = self { witness } else { nil } }
    var isYes: Bool { witness != nil }
    var isNo: Bool { if case .no = self { true } else { false } }

    /// Whether there is one here or there.
    func or(_ other: Fact) -> Fact {
      switch (self, other) {
      case (.yes, _), (_, .no): self
      case (_, .yes), (.no, _): other
      case (.unknown, .unknown): self
      }
    }
  }
}

extension TemplateRelation.Kind {
  /// What the second is to the first, where the first is this to the second.
  public var mirrored: TemplateRelation.Kind {
    switch self {
    case .narrower: .wider
    case .wider: .narrower
    case .equal, .crossing, .disjoint, .unknown: self
    }
  }
}
