/// Why a router cannot be built: every fault, with the line of its route.
public struct RouterError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Sendable, Hashable, CodedFault {
    /// The file and line of the route, `Links/AppLink.swift:12`; nil where the fault is the whole router's.
    public let location: DeclarationLocation?
    /// The template of the route.
    public let route: String?
    /// What is wrong, and what to do.
    public let message: String
    /// What sort of fault it is; of a template, a table or a payload, the code of that.
    public let code: FaultCode
    /// Whether the fault is that the same route is there already.
    package var isRepeated = false

    /// `Links/AppLink.swift:12: users/{id}: the parameter "id" has no payload`
    public var description: String {
      [location?.description, route, message].compactMap { $0 }.joined(separator: ": ")
    }
  }

  /// Every fault, in the order of the routes.
  public let faults: [Fault]

  init(faults: [Fault]) { self.faults = faults }

  package init(_ route: RouteInfo, sameAs first: RouteInfo) {
    let message = "the same route twice: \(first.template()) is \"\(first.name)\" already"
    faults = [
      Fault(location: nil, route: route.template(), message: message, code: FaultCode(.duplicate), isRepeated: true)
    ]
  }
}

extension RouterError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }

  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map(\.debugDescription).joined(separator: "\n") }
}
