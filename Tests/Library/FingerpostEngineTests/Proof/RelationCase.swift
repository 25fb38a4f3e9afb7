import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Two templates, how they lie to each other, and the links that show it.
struct RelationCase: Sendable, CustomTestStringConvertible {
  let first: String
  let second: String
  let relation: String

  init(_ first: String, _ second: String, _ relation: String) {
    (self.first, self.second, self.relation) = (first, second, relation)
  }

  var testDescription: String { "\(first) · \(second)" }
}

/// Compares two templates both ways, and tries every witness against each of them alone.
func expect(_ row: RelationCase, types: [CustomType] = [], sourceLocation: SourceLocation = #_sourceLocation) throws {
  let (first, second) = (try Template(row.first), try Template(row.second))
  let relation = first.relation(to: second, types: types)
  #expect(relation.description == row.relation, sourceLocation: sourceLocation)
  let known = types.map(\.name)
  let mirrored = second.relation(to: first, types: types)
  #expect(mirrored.kind == relation.kind.mirrored, sourceLocation: sourceLocation)
  let isKnown = (first.parameters + second.parameters).allSatisfy { parameter in
    if case .custom(let name) = parameter.type.element { known.contains(name) } else { true }
  }
  for relation in [relation, mirrored.mirrored] where isKnown {
    let fault = try witnessFault(relation, first, second, types: types)
    #expect(fault == nil, sourceLocation: sourceLocation)
  }
}

/// The witness that does not show what it should.
func witnessFault(
  _ relation: TemplateRelation, _ first: Template, _ second: Template, types: [CustomType] = []
) throws -> String? {
  let tables = try [first, second].map {
    try RouteTable(
      [RouteTable.Route("r", $0)], origins: [.path, .scheme("app")], options: RouteTable.Options(types: types))
  }
  func matches(_ witness: TemplateRelation.Witness?) -> [Bool]? {
    witness.map { witness in tables.map { (try? $0.match(witness.text, method: witness.method)) != nil } }
  }
  if let both = matches(relation.both), both != [true, true] { return "both: \(relation)" }
  if let first = matches(relation.onlyFirst), first != [true, false] { return "only the first: \(relation)" }
  if let second = matches(relation.onlySecond), second != [false, true] { return "only the second: \(relation)" }
  let isThere = [relation.both != nil, relation.onlyFirst != nil, relation.onlySecond != nil]
  let isRight =
    switch relation.kind {
    case .equal: isThere == [true, false, false]
    case .narrower: isThere == [true, false, true]
    case .wider: isThere == [true, true, false]
    case .crossing: isThere == [true, true, true]
    case .disjoint: !isThere[0]
    case .unknown: true
    }
  return isRight ? nil : "the wrong witnesses: \(relation)"
}
