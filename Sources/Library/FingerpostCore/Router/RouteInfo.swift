import FingerpostEngine

/// One route of a router, for logs, metrics and lists.
///
///     for route in router.routes { print(route.name, route.template(), route.tags) }
///     router.routes[0].template(.openAPI)   // "/users/{userId}", as http.route wants it
public struct RouteInfo: Sendable {
  /// Where the route was declared. A mounted route was declared in the router that is mounted.
  public let location: DeclarationLocation?
  fileprivate let table: RouteTable
  /// Its index in the router.
  package let index: Int
  fileprivate let sample: @Sendable () -> String?

  fileprivate var parsed: Template { table.routes[index].template }

  /// The name given, or that of the enum's case; else the template. Routes of one case share it.
  public var name: String { table.routes[index].name }
  /// The origins whose links the route reads.
  public var origins: [Origin] { table.origins(of: index) }
  /// Who may open the route's links: the strictest access of all routes with its name.
  public var access: LinkAccess { table.access(of: index) }
  /// The template's text, in full or as other tools spell it.
  public func template(_ style: Template.Style = .typed) -> String { parsed.text(style) }

  /// The method that a request must have; nil for any.
  public var method: String? { parsed.method }
  /// The parameters, in the order of the template.
  public var parameters: [Template.Parameter] { parsed.parameters }
  /// The route's tags.
  public var tags: [String] { parsed.flags.tags }
  /// What to use instead of a deprecated route; empty if no reason is given, nil for any other route.
  public var deprecation: String? { parsed.flags.deprecation }
  /// Why the route is gone: see ``Router/goneLink(for:method:)``; empty if no reason is given, nil for any other route.
  public var gone: String? { parsed.flags.gone }
  /// Whether the route is for web origins and bare paths only.
  public var isWebOnly: Bool { parsed.flags.isWebOnly }
  /// What the route matches: its template without names.
  package var shape: String { parsed.shapeText }
  /// A link that this route answers, made by each call; nil if no values for it are known.
  public var example: String? { sample() }
}

extension RouteInfo: CustomStringConvertible {
  /// `showUserTweet users/{userId}/tweets/{tweetId:int}`
  public var description: String { "\(name) \(parsed)" }
}

extension Router {
  package func info(_ index: Int) -> RouteInfo {
    RouteInfo(location: codecs[index].source, table: table, index: index) {
      (0..<trialCount).firstResult { example(of: index, from: $0) }
    }
  }

  /// A link that the route itself answers, or that is gone because of it.
  private func example(of index: Int, from start: Int) -> String? {
    let codec = codecs[index]
    if codec.isGone {
      let text = codec.sample(from: start).flatMap { table.text(showing: $0, route: index) }
      return text.flatMap { goneLink(for: $0, method: codec.template.method)?.route.index == index ? $0 : nil }
    }
    guard let sample = codec.sample(from: start), let destination = codec.value(of: sample),
      let captures = codec.isReadOnly ? sample : try? captures(of: destination, by: index),
      let text = table.text(showing: captures, route: index),
      let read = try? read(text, method: codec.template.method, asTarget: false), read.match.index == index
    else { return nil }
    return text
  }
}
