@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// What a text names, in a form in which the table's answer and the oracle's can be laid side by side.
enum Answer {
  struct Found {
    var index: Int
    var values: [Captured]
    var choices: [Int]
    var extraQuery: [Location.QueryItem]
    var unreadQuery: [Location.QueryItem]
    /// What each `*` took; known to the oracle alone.
    var wildcards: [[String]] = []
    /// How many routes match; known to the oracle alone.
    var candidates = 0
  }

  case found(Found)
  /// `query`: what is wrong with the query.
  case failed(LinkError.Kind, allowed: [String], query: String? = nil)

  init(_ match: Match) {
    self = .found(
      Found(
        index: match.index, values: match.captures.values, choices: match.captures.choices,
        extraQuery: match.extraQuery, unreadQuery: match.unreadQuery))
  }

  init(_ error: LinkError) {
    self = .failed(error.kind, allowed: error.allowedMethods, query: error.badQuery.map { "\($0.keys) \($0.message)" })
  }

  /// The answer of a table.
  init(of table: RouteTable, _ text: String, method: String? = nil, asTarget: Bool = false) {
    do throws(LinkError) {
      let match = asTarget ? try table.match(target: text, method: method) : try table.match(text, method: method)
      self.init(match)
    } catch {
      self.init(error)
    }
  }

  var found: Found? { if case .found(let found) = self { found } else { nil } }

  /// Whether two answers say the same, byte by byte.
  func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.failed(let kind, let allowed, let query), .failed(let otherKind, let otherAllowed, let otherQuery)):
      kind == otherKind && allowed == otherAllowed && query == otherQuery
    case (.found(let mine), .found(let theirs)):
      mine.index == theirs.index && mine.choices == theirs.choices && isSame(mine.values, theirs.values)
        && isSame(mine.extraQuery, theirs.extraQuery) && isSame(mine.unreadQuery, theirs.unreadQuery)
    default: false
    }
  }
}

extension Answer: CustomStringConvertible {
  var description: String {
    switch self {
    case .failed(let kind, let allowed, let query):
      "\(kind)" + (allowed.isEmpty ? "" : " \(allowed)") + (query.map { " \($0)" } ?? "")
    case .found(let found):
      "#\(found.index) \(found.values) choices \(found.choices)"
        + (found.extraQuery.isEmpty ? "" : " extra \(found.extraQuery)")
        + (found.unreadQuery.isEmpty ? "" : " unread \(found.unreadQuery)")
    }
  }
}

func isSame(_ left: [String], _ right: [String]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
}

func isSame(_ left: [Location.QueryItem], _ right: [Location.QueryItem]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isSame($0.key, $1.key) && isSame($0.value, $1.value) }
}

func isSame(_ left: [Captured], _ right: [Captured]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
}

func isSame(_ left: Captured, _ right: Captured) -> Bool {
  switch (left, right) {
  case (.absent, .absent): true
  case (.text(let mine), .text(let theirs)): isSame(mine, theirs)
  case (.list(let mine), .list(let theirs)): isSame(mine, theirs)
  default: false
  }
}

func isSame(_ left: Captures, _ right: Captures) -> Bool {
  left.choices == right.choices && isSame(left.values, right.values)
}
