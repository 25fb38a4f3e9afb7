/// Why routes do not make a table: all faults, with their routes.
public struct TableError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Sendable, Hashable {
    /// The index of the route in the given list; nil if the table itself is at fault.
    public let route: Int?
    /// For a duplicate route, the index of the first.
    public let first: Int?
    private let problem: Problem

    /// The faulty word as written: a type's name or an origin; nil if the whole route is at fault.
    public var subject: String? { problem.subject }

    init(_ problem: Problem, route: Int? = nil, first: Int? = nil) {
      (self.problem, self.route, self.first) = (problem, route, first)
    }

    /// What can be wrong with a table: a row each.
    struct Problem: Sendable, Hashable {
      let kind: FaultKind
      let message: String
      let subject: String?

      private init(_ kind: FaultKind, _ message: String, subject: String? = nil) {
        (self.kind, self.message, self.subject) = (kind, message, subject)
      }

      static let noOrigins = Self(
        .tableNoOrigins, "a table needs an origin: a scheme, a web host, \"/\" for bare paths or \":\" for compact text"
      )

      static func badOrigin(_ error: OriginError) -> Self { Self(.origin, error.description, subject: error.text) }

      static func repeatedOrigin(_ origin: String) -> Self {
        Self(.tableRepeatedOrigin, "the origin \(origin) is listed twice", subject: origin)
      }

      /// The same hosts twice, but one of the origins captures part of them.
      static func sameHosts(_ origin: String, first: String) -> Self {
        Self(.tableSameHosts, "\(first) and \(origin) match the same hosts: list one of them", subject: origin)
      }

      static func sameScheme(_ origin: String, first: String) -> Self {
        Self(
          .tableSameScheme, "\(first) and \(origin) are two spellings of one scheme: list the one to print",
          subject: origin)
      }

      static func tooManyOrigins(limit: Int, first: String) -> Self {
        Self(.tableTooManyOrigins, "a table has at most \(limit) origins", subject: first)
      }

      static func unknownType(_ type: String, nearest: String?, isUnnamed: Bool = false) -> Self {
        // Other routers write a parameter as `:id`.
        let isName = isUnnamed && nearest == nil
        let hint = isName ? "; a parameter of that name is written {\(type)}" : didYouMean(nearest)
        return Self(.tableUnknownType, "unknown type \"\(type)\"" + hint, subject: type)
      }

      static func badTypeName(_ name: String) -> Self {
        Self(.tableTypeName, "\"\(name)\" cannot name a custom type: the name is taken or not valid", subject: name)
      }

      static func defaultDoesNotRead(parameter: String, type: String) -> Self {
        Self(.templateDefaultType, "the default of \(parameter) does not read as \(type)")
      }

      static func coincidingMembers(_ first: String, _ second: String, of type: String) -> Self {
        Self(.coincidingMembers, TemplateError.Problem.coinciding(first, second), subject: type)
      }

      static func tooManyParameters(limit: Int) -> Self {
        Self(.tableTooManyParameters, "a template has at most \(limit) parameters")
      }

      static func duplicate(name: String, template: String) -> Self {
        Self(.duplicate, "the same route twice: \(template) is already the route \"\(name)\"")
      }
    }
  }

  /// All faults: those of the table, then those of the routes in order.
  public let faults: [Fault]
}

extension TableError.Fault: CodedFault {
  /// What is wrong, and what to do.
  public var description: String { problem.message }

  /// What keeps the routes from being a table.
  public var code: FaultCode { FaultCode(problem.kind) }
}

extension TableError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one per line.
  public var description: String { faults.map { $0.description }.joined(separator: "\n") }

  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map { $0.debugDescription }.joined(separator: "\n") }
}
