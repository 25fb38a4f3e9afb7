import Fingerpost
import FingerpostAnalysis
import Foundation
import Testing

@testable import FingerpostEngine
@testable import FingerpostSyntax

/// The lock of a router beside the one that the command line makes of its enum's source.
enum SourceLock {
  /// Expects the same bytes, and of what differs in the knowledge of defaults that nothing is said to be equal or changed.
  ///
  /// - Parameters:
  ///   - unknown: the defaults that the source does not tell: `most.n`.
  ///   - file: the file that declares the enum.
  static func expect<Link: Routable>(
    _: Link.Type, unknown: Set<String> = [], file: String = #filePath, at location: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
    let sources = SwiftSources([(path: "Source.swift", bytes: bytes)])
    let name = Link.router.enumName
    let found = try #require(sources.enums(named: name).first, "\(name)", sourceLocation: location)
    let reading = sources.table(of: found)
    let source = try reading.sound?.table ?? RouteTable([], origins: reading.origins)
    let router = try #require(Link.router.lock.tables.first?.table, sourceLocation: location)
    let hidden = source.routes.flatMap { route in
      route.parameters.filter { $0.defaultValue == .unknown }.map { "\(route.name).\($0.name)" }
    }
    #expect(Set(hidden) == unknown, sourceLocation: location)
    let masked = try router.hiding(whatIsUnknownTo: source)
    let own = TableLock([.init(masked, enumName: name)]).json
    let read = TableLock([.init(try source.without(membersUnknownTo: router), enumName: found.name)]).json
    #expect(read == own, sourceLocation: location)
    let changes = source.diff(from: router).changes + router.diff(from: source).changes
    #expect(changes.filter { $0.kind != .notCompared } == [], sourceLocation: location)
    #expect(changes.count == 2 * hidden.count, sourceLocation: location)
    #expect(unknown.isEmpty || own != TableLock([.init(router, enumName: name)]).json, sourceLocation: location)
  }
}

extension RouteTable {
  /// The table without the members of enums that do not list their cases: their source shows them, and no running code does.
  fileprivate func without(membersUnknownTo router: RouteTable) throws -> RouteTable {
    var options = options
    options.types = options.types.map { type in
      let other = router.options.types.first { $0.name == type.name }
      return other?.members == nil && type.members != nil ? CustomType(opaque: type.name, within: type.within) : type
    }
    return try RouteTable(routes, origins: origins, options: options)
  }

  /// The table without the defaults that the other one, of the same routes, does not know.
  fileprivate func hiding(whatIsUnknownTo source: RouteTable) throws -> RouteTable {
    let hidden = try routes.enumerated().map { index, route in
      let others = source.routes.indices.contains(index) ? source.routes[index].template.parameters : []
      let unknown = Set(others.filter { $0.defaultValue == .unknown }.map(\.name))
      if unknown.isEmpty { return route }
      var template = try route.template.mapParameters { parameter in
        unknown.contains(parameter.name)
          ? .init(name: parameter.name, type: parameter.type, default: .unknown) : parameter
      }
      template.flags = route.template.flags
      return Route(route.name, template, origins: route.origins)
    }
    return try RouteTable(hidden, origins: origins, options: options)
  }
}
