/// What a new table changes for the links of an old one.
///
///     // old: sale sale/{id}, user users/{id}      new: user users/{id}, me users/me
///     let diff = new.diff(from: old)
///     diff.isBreaking   // true
///     diff.changes[0]   // breaking: "sale" sale/{id}: no route reads /sale/a any more
///
/// Tables are compared as sets of links. Every link that is shown was matched in both tables.
public struct TableDiff: Sendable, Hashable {
  /// What changes: first what breaks links, then by kind, in the order of the routes.
  public let changes: [Change]

  /// Whether a link of the old table dies, leads somewhere else, or may be opened by more than before.
  public var isBreaking: Bool { changes.contains(where: { $0.isBreaking }) }

  /// The same changes, of which those of some kinds are meant, and break nothing.
  ///
  ///     new.diff(from: old).accepting([.access]).isBreaking   // whether anything breaks, apart from who may open what
  public func accepting(_ kinds: Set<Change.Kind>) -> TableDiff {
    TableDiff(
      changes.map { change in
        var change = change
        if kinds.contains(change.kind) { (change.isBreaking, change.fix) = (false, nil) }
        return change
      })
  }

  init(_ changes: [Change]) {
    self.changes = changes.sorted { change in
      let kind = Change.Kind.allCases.firstIndex(of: change.kind) ?? 0
      let routes = [change.old, change.new].map { $0?.index ?? -1 }
      return ([change.isBreaking ? 0 : 1, kind] + routes).map { .number($0) }
    }
  }

  /// One change, with a link that shows it.
  public struct Change: Sendable, Hashable {
    /// The kinds of changes.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// All links of a route, or of an origin, are read by no route any more.
      case dead
      /// Some links of a route are read by no route any more.
      case narrowed
      /// Links of a route are read by a route of another name.
      case moved
      /// Links of a route are read with other values.
      case values
      /// A change of who may open a route's links. It is breaking if only the app may open them now: then links from outside die. It is
      /// breaking, too, if more may open them than before: what was internal, or asked the user first, is open to every link.
      case access
      /// An option changed: how links are read, or which route wins.
      case options
      /// It is not known whether links change: that depends on a custom type, or there is too much to try.
      case undecided
      /// The comparison was given up before all links were compared: it would take too long.
      case unfinished
      /// A default of one table is not known, and so is not compared.
      case notCompared = "not-compared"
      /// Links of a route are known to be gone.
      case gone
      /// A route became deprecated.
      case deprecated
      /// A route has another name, and the same links.
      case renamed
      /// A parameter has another name.
      case renamedParameter = "renamed-parameter"
      /// The value of a parameter has another type.
      case type
      /// Values are printed as another link.
      case canonical
      /// A route, or an origin, reads links that no route read before.
      case widened
      /// A route is new.
      case added
    }

    /// The kind of change.
    public let kind: Kind
    /// Whether links die, lead somewhere else, or are opened by more than before; or may, if that is not known.
    public fileprivate(set) var isBreaking: Bool
    /// The route of the old table; nil if the change is about a new one, or about no route.
    public let old: Finding.Subject?
    /// The route of the new table; nil if there is none.
    public let new: Finding.Subject?
    /// A link that shows the change; nil if none can.
    public let witness: TemplateRelation.Witness?
    /// The change in one sentence, without the names of the routes that it is about.
    public let message: String
    /// What keeps the links as they were; nil if nothing breaks.
    public fileprivate(set) var fix: String?
  }
}

extension TableDiff: CustomStringConvertible {
  /// All changes, one a line.
  public var description: String { changes.map { $0.description }.joined(separator: "\n") }
}

extension TableDiff.Change: CustomStringConvertible {
  /// `breaking`, `compatible`, or for what is neither `not compared`.
  public var verdict: String { isBreaking ? "breaking" : kind == .notCompared ? "not compared" : "compatible" }

  /// `breaking: "sale" sale/{id}: no route reads /sale/7 any more`
  public var description: String {
    let route = (old ?? new).map { "\"\($0.name)\" \($0.template): " } ?? ""
    return "\(verdict): \(route)\(message)"
  }

  /// How it breaks links, or why it is not known whether it does; nil if it breaks none.
  public var code: FaultCode? {
    isBreaking || kind == .notCompared ? kind.code.map(FaultCode.init) : nil
  }
}

extension TableDiff.Change.Kind {
  /// Nil of a change that breaks no link.
  package var code: FaultKind? {
    switch self {
    case .dead: .diffDead
    case .narrowed: .diffNarrowed
    case .moved: .diffMoved
    case .values: .diffValues
    case .access: .diffAccess
    case .options: .diffOptions
    case .undecided: .diffUndecided
    case .unfinished: .diffUnfinished
    case .notCompared: .diffNotCompared
    case .gone, .deprecated, .renamed, .renamedParameter, .type, .canonical, .widened, .added: nil
    }
  }
}

extension RouteTable {
  /// Compares the links of this table with those of an old one.
  ///
  ///     // old: user users/{id}      new: user users/{id:int}
  ///     print(new.diff(from: old))
  ///     // breaking: "user" users/{id}: no route reads some of its links any more, such as /users/a
  ///     // compatible: "user" users/{id}: "id" was string and is now int
  ///
  /// No change means that every link of the old table is read by a route of the same name, with the same values.
  ///
  /// - Parameters:
  ///   - old: the table of the last release.
  ///   - progress: called from time to time with the number of finished steps and the total. Two tables of a thousand routes take
  ///     less than a few seconds.
  public func diff(from old: RouteTable, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> TableDiff {
    Work.bounded { TableDiff(changes(from: old, progress)) }
  }

  private func changes(from old: RouteTable, _ progress: ((_ done: Int, _ count: Int) -> Void)?) -> [TableDiff.Change] {
    let types = SettledTypes(old, self)
    let pair = TablePair(types.old, types.new)
    var steps = Steps(count: pair.both.routes.count, progress)
    let (twins, renamed) = (pair.twins(), RenamedRoutes(pair))
    var (changes, isComplete) = (pair.originChanges() + pair.optionChanges(), pair.isComplete)
    changes += types.notCompared.map {
      pair.change(.notCompared, $0.old, pair.news.lowerBound + $0.new, nil, $0.message)
    }
    let losses = Work.half {
      pair.olds.flatMap { route in
        defer { steps.advance() }
        return Work.isOver ? [] : pair.linkChanges(of: route, renamed, twins) + pair.changes(of: route, renamed, twins)
      }
    }
    changes += losses.result
    for route in pair.news {
      if twins[route] == nil, !Work.isOver { changes += pair.gain(of: route, renamed) }
      steps.advance()
    }
    isComplete = isComplete && losses.isFinished && !Work.isOver
    for (unit, isMany) in [("routes", !isComplete), ("origins", pair.origins.all.count > OriginSet.capacity)]
    where isMany {
      changes.append(
        pair.change(
          .unfinished, nil, nil, nil, "the comparison is unfinished: there are too many \(unit) to compare all links",
          fix: "change fewer \(unit) at once"))
    }
    return changes
  }
}
