import FingerpostEngine

/// Why a router cannot be built: every fault, with the line of its route.
public struct RouterError: Error, Sendable, Hashable {
  /// One fault.
  public struct Fault: Sendable, Hashable, CodedFault {
    /// The file and line of the route, `Links/AppLink.swift:12`; nil if the fault is the whole router's.
    public let location: DeclarationLocation?
    /// The template of the route.
    public let route: String?
    /// What is wrong, and what to do.
    public let message: String
    /// The code; for a fault of a template, a table or a payload, the code of that fault.
    public let code: FaultCode

    package init(_ message: String, _ code: FaultCode, of route: String? = nil, at location: DeclarationLocation? = nil)
    {
      (self.message, self.code, self.route, self.location) = (message, code, route, location)
    }

    /// A fault of something that a router is made of.
    init(_ fault: some CodedFault) { self.init(fault.description, fault.code) }

    /// `Links/AppLink.swift:12: users/{id}: the parameter "id" has no payload`
    public var description: String {
      [location?.description, route, message].compactMap { $0 }.joined(separator: ": ")
    }
  }

  /// Every fault, in the order of the routes.
  public let faults: [Fault]

  package init(faults: [Fault]) { self.faults = faults }

  /// What is wrong with a part of a route, before it is known with which.
  init(_ message: String, _ kind: FaultKind = .routerPart) { faults = [Fault(message, FaultCode(kind))] }

  /// Makes a template of parts, and turns its error into a fault. The fault shows the text, which is not in the user's source.
  static func of(_ make: () throws(TemplateError) -> Template) throws(RouterError) -> Template {
    do throws(TemplateError) {
      return try make()
    } catch {
      throw RouterError(faults: [Fault("\(error.message), in \(error.text)", error.code)])
    }
  }

  /// The same faults, of a route that was declared there.
  func located(_ location: DeclarationLocation, _ route: String) -> RouterError {
    RouterError(faults: faults.map { Fault($0.message, $0.code, of: route, at: location) })
  }

  /// All of them in one line.
  var message: String { faults.map(\.message).joined(separator: "; ") }
}

extension RouterError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }

  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map(\.debugDescription).joined(separator: "\n") }
}
