/// Why routes do not make a table: all faults, with their routes.
public struct TableError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Sendable, Hashable {
    enum Problem: Sendable, Hashable {
      case noOrigins
      case badOrigin(OriginError)
      case repeatedOrigin(String)
      /// The same hosts twice, but one of the origins captures part of them.
      case sameHosts(String, first: String)
      case unlistedOrigin(String)
      case tooManyOrigins(limit: Int, first: String)
      case unknownType(String, nearest: String?)
      case badTypeName(String)
      case defaultDoesNotRead(parameter: String, type: String)
      case tooManyParameters(limit: Int)
      case duplicate(name: String, template: String)
    }

    /// The index of the route in the given list; nil if the table itself is at fault.
    public let route: Int?
    /// For a duplicate route, the index of the first.
    public let first: Int?
    let problem: Problem

    /// The faulty word as written: a type's name or an origin; nil if the whole route is at fault.
    public var subject: String? {
      switch problem {
      case .unknownType(let name, _), .badTypeName(let name): name
      case .repeatedOrigin(let origin), .unlistedOrigin(let origin), .sameHosts(let origin, _): origin
      case .badOrigin(let error): error.text
      case .tooManyOrigins(_, let first): first
      case .noOrigins, .defaultDoesNotRead, .tooManyParameters, .duplicate: nil
      }
    }

    init(_ problem: Problem, route: Int? = nil, first: Int? = nil) {
      self.problem = problem
      self.route = route
      self.first = first
    }
  }

  /// All faults: those of the table, then those of the routes in order.
  public let faults: [Fault]
}

extension TableError: CustomStringConvertible {
  /// The faults, one per line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension TableError.Fault: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch problem {
    case .noOrigins: "a table needs an origin: a scheme, a web host, \"/\" for bare paths or \":\" for compact text"
    case .badOrigin(let error): error.description
    case .repeatedOrigin(let origin): "the origin \(origin) is listed twice"
    case .sameHosts(let origin, let first): "\(first) and \(origin) stand for the same hosts: list one of them"
    case .unlistedOrigin(let origin): "the origin \(origin) is not listed by the table"
    case .tooManyOrigins(let limit, _): "a table has at most \(limit) origins"
    case .unknownType(let type, let nearest):
      "unknown type \"\(type)\"" + suggestion(nearest)
    case .badTypeName(let name): "\"\(name)\" cannot name a custom type: it is taken, or no name"
    case .defaultDoesNotRead(let parameter, let type): "the default of \(parameter) does not read as \(type)"
    case .tooManyParameters(let limit): "a template has at most \(limit) parameters"
    case .duplicate(let name, let template): "the same route twice: \(template) is \"\(name)\" already"
    }
  }
}

extension TableError.Fault: CodedFault {
  /// What keeps the routes from being a table.
  public var code: FaultCode {
    let kind: FaultKind =
      switch problem {
      case .noOrigins: .tableNoOrigins
      case .badOrigin: .origin
      case .repeatedOrigin: .tableRepeatedOrigin
      case .sameHosts: .tableSameHosts
      case .unlistedOrigin: .tableUnlistedOrigin
      case .tooManyOrigins: .tableTooManyOrigins
      case .unknownType: .tableUnknownType
      case .badTypeName: .tableTypeName
      case .defaultDoesNotRead: .templateDefaultType
      case .tooManyParameters: .tableTooManyParameters
      case .duplicate: .duplicate
      }
    return FaultCode(kind)
  }
}

extension TableError: CustomDebugStringConvertible {
  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map(\.debugDescription).joined(separator: "\n") }
}
