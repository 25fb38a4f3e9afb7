/// What a router knows of one of its routes, for logs, metrics and lists.
///
///     for route in router.routes { print(route.name, route.template(), route.tags) }
///     router.routes[0].template(.openAPI)   // "/users/{userId}", as http.route wants it
public struct RouteInfo: Sendable {
  /// The name given, or that of the enum's case; else the template. Routes of one case share it.
  public let name: String
  /// The origins whose links the route reads.
  public let origins: [Origin]
  /// Where the route was declared; of a mounted one, in the router that it was mounted from.
  public let place: SourcePlace?
  private let parsed: Template
  private let sample: @Sendable () -> String?

  init(
    name: String, origins: [Origin], place: SourcePlace?, template: Template, sample: @escaping @Sendable () -> String?
  ) {
    (self.name, self.origins, self.place, parsed, self.sample) = (name, origins, place, template, sample)
  }

  /// The template's text, in full or as other tools spell it.
  public func template(_ style: Template.Style = .typed) -> String { parsed.text(style) }

  /// The method that a request must have; nil for any.
  public var method: String? { parsed.method }
  /// The parameters, in the order of the template.
  public var parameters: [Template.Parameter] { parsed.parameters }
  /// The route's tags.
  public var tags: [String] { parsed.flags.tags }
  /// What to use instead, where the route is read but never printed; empty where nothing is said.
  public var deprecation: String? { parsed.flags.deprecation }
  /// Whether the route is left to web origins and bare paths.
  public var isWebOnly: Bool { parsed.flags.isWebOnly }
  /// What the route matches: its template without names.
  package var shape: String { parsed.shapeText }
  /// A link that this route answers; nil where none can be made up. It is made when it is asked for.
  public var example: String? { sample() }
}

extension RouteInfo: CustomStringConvertible {
  /// `showUserTweet users/{userId}/tweets/{tweetId:int}`
  public var description: String { "\(name) \(parsed)" }
}
