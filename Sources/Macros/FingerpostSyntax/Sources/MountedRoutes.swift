import SwiftSyntax

/// The routes of an enum, with each mount replaced by the routes of the enum it mounts: as the router puts them together.
struct MountedRoutes {
  /// More routes than any app has: enums that mount one enum twice, which mounts another twice, double each time.
  private static let most = 20_000
  /// No link has more segments, unless an app raises its limits.
  private static let deepest = 256
  /// How many segments are put below prefixes: a route deep down is put below each of them by itself, if a name is taken.
  private static let mostSegments = 1_000_000

  /// Where a route was declared.
  struct Declaration {
    let file: SwiftFile
    /// The enum, by its name.
    let subject: String
    let offset: Int

    var location: DeclarationLocation { DeclarationLocation(file: file.path, line: file.line(of: offset)) }
  }

  private let members: [SwiftSources.Member]
  private(set) var routes: [RouteTable.Route] = []
  private(set) var declarations: [Declaration] = []
  /// The conditions of the `#if`s around each of them, those around its mounts included.
  private(set) var conditions: [[RoutesEnum.Condition]] = []
  private(set) var faults: [SourceFault] = []
  /// The enums whose mounts are being followed, outermost first.
  private var open: [Int] = []
  private var openConditions: [RoutesEnum.Condition] = []
  private var looked: Set<Int> = []
  private var taken = 0
  private var segments = 0

  init(_ members: [SwiftSources.Member]) { self.members = members }

  /// The names of the types of all payloads, and their meanings, as far as the source shows them.
  var namedTypes: [String: Set<ValueEnum?>] {
    looked.reduce(into: [:]) { types, index in
      types.merge(members[index].check.routes.namedTypes) { $0.union($1) }
    }
  }

  /// Adds the routes of an enum, below what mounts it.
  mutating func add(_ index: Int, names: [String] = [], below prefixes: [Template] = []) {
    let member = members[index]
    if looked.insert(index).inserted { faults += member.faults }
    open.append(index)
    defer { open.removeLast() }
    for route in member.check.sound {
      if let type = member.check.mountedType(of: route) {
        follow(route, to: type, names, prefixes)
      } else {
        add(route, names, prefixes)
      }
    }
  }

  private mutating func add(_ route: RoutesCheck.SoundRoute, _ names: [String], _ prefixes: [Template]) {
    guard let member = open.last.map({ members[$0] }), hasRoom(for: route) else { return }
    var template = route.typed
    template.flags.instead = member.check.nameShown(by: route).map { (names + [$0]).joined(separator: ".") }
    do throws(TemplateError) {
      if let below = try template.below(all: prefixes) {
        template = below
        segments += template.path.count
      } else {
        for prefix in prefixes.reversed() {
          template = try template.renamed(below: prefix)
          segments += template.path.count
          guard hasRoom(for: route, counting: 0) else { return }
        }
      }
    } catch {
      faults.append(fault(at: route, error.message, .malformed))
      return
    }
    routes.append(RouteTable.Route((names + [route.name]).joined(separator: "."), template))
    declarations.append(
      Declaration(
        file: member.file, subject: member.typeName,
        offset: route.syntax.positionAfterSkippingLeadingTrivia.utf8Offset))
    conditions.append(openConditions + route.conditions)
  }

  private mutating func follow(
    _ route: RoutesCheck.SoundRoute, to type: String, _ names: [String], _ prefixes: [Template]
  ) {
    guard let member = open.last.map({ members[$0] }), hasRoom(for: route) else { return }
    let found = members.resolve(type, from: member)
    guard let inner = found.first, found.count == 1 else {
      let locations = found.map { "\(members[$0].file.location(of: members[$0].check.routes.syntax.name))" }
      // What the files declare, and say nothing of routes about, is no enum of another module.
      if locations.isEmpty, let last = route.payload.last?.typeSyntax,
        let declared = member.check.routes.types.declared(last), declared.saysNoParameter
      {
        let advice = ParameterAdvice(last, in: member.check.routes.types, of: member.name, below: nil)
        return faults.append(
          fault(at: route, "\(type) cannot be mounted: \(advice.ofMounted)", .mountPayload, .warning))
      }
      let reason =
        locations.isEmpty
        ? "is in none of the files" : "may be one of several: \(locations.joined(separator: ", "))"
      return faults.append(
        fault(at: route, "the enum \(type) \(reason); its routes are not known", .unknownMount, .warning))
    }
    if let start = open.firstIndex(of: inner) {
      let circle = (open[start...] + [inner]).map { members[$0].typeName }.joined(separator: ", ")
      return faults.append(fault(at: route, "enums are mounted in a circle: \(circle)", .mountCircle))
    }
    guard open.count <= Self.deepest else {
      let name = members[inner].typeName
      let message = "mounts nest more than \(Self.deepest) deep: the routes of \(name) are left out here"
      return faults.append(fault(at: route, message, .tooManyMounts))
    }
    openConditions += route.conditions
    add(inner, names: names + [route.name], below: prefixes + [route.typed])
    openConditions.removeLast(route.conditions.count)
  }

  /// Counts a route or a mount, and says once that there are too many.
  private mutating func hasRoom(for route: RoutesCheck.SoundRoute, counting count: Int = 1) -> Bool {
    guard taken <= Self.most else { return false }
    taken = segments > Self.mostSegments ? Self.most + 1 : taken + count
    guard taken > Self.most else { return true }
    let what =
      segments > Self.mostSegments ? "mounts repeat routes too often" : "more than \(Self.most) routes and mounts"
    faults.append(fault(at: route, what, .tooManyMounts))
    return false
  }

  private func fault(
    at route: RoutesCheck.SoundRoute, _ message: String, _ kind: FaultKind,
    _ severity: SourceDiagnostic.Severity = .error
  ) -> SourceFault {
    let member = members[open.last ?? 0]
    return member.file.fault(at: route.syntax, message, kind: kind, severity: severity, subject: member.typeName)
  }
}

extension SwiftSources.Member {
  /// What the check of the enum says of it alone; what shows only beside other routes, the check of the whole table says.
  fileprivate var faults: [SourceFault] { ownFaults + notParameters }

  /// The types that the files declare, and that say nowhere in them that they are parameters.
  private var notParameters: [SourceFault] {
    var reported: Set<String> = []
    return check.unknownTypes.filter { $0.role != .mounted && $0.advice.saysNone }.compactMap { type in
      let advice = type.advice
      guard reported.insert(advice.text).inserted else { return nil }
      return file.fault(
        at: type.syntax, "\(advice.text) is not a RouteParameter in these files", kind: .notParameter,
        severity: .warning,
        subject: name, fix: advice.ofSeen)
    }
  }

  private var ownFaults: [SourceFault] {
    let sound = Set(check.sound.compactMap { $0.attribute.template?.syntax.id })
    return check.diagnostics.filter { diagnostic in
      switch diagnostic.kind {
      case .unreachable, .printCollision, .crossing, .catchAll, .ambiguous, .discardingWildcard, .needlessOverlap,
        .hostSegment, .accessTag, .unreadQuery:
        false
      case .repeatedName: diagnostic.severity == .error && !sound.contains(diagnostic.node.id)
      case .duplicate: !sound.contains(diagnostic.node.id)
      default: true
      }
    }.map { diagnostic in
      file.fault(
        at: diagnostic.node, offset: diagnostic.offset, diagnostic.message, kind: diagnostic.kind,
        code: diagnostic.code, severity: diagnostic.severity, subject: name, fix: diagnostic.fix?.message)
    }
  }
}
