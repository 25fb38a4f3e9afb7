/// What is said of a route beside its shape and its destination.
struct RouteAttributes: Sendable {
  var name: String?
  var method: String?
  var origins: [Origin]?
  var flags = Template.Flags.none
}

extension DeclarationLocation {
  init(_ fileID: StaticString, _ line: UInt) { self.init(file: fileID.description, line: Int(clamping: line)) }
}

extension On {
  /// The same route under another name than that of the enum's case. The name of a mount stands before those of its
  /// routes: `shop.cart`.
  public func named(_ name: String) -> On { with { $0.name = name } }

  /// The same route for one method: `On("orders", .createOrder).method("POST")`. GET also answers HEAD.
  public func method(_ method: String) -> On { with { $0.method = method } }

  /// The same route with tags, by which ``Router/filtered(_:)`` may switch features off.
  public func tagged(_ tags: String...) -> On { with { $0.flags.tags += tags } }

  /// The same route, read but never printed; `message` says what to use instead.
  public func deprecated(_ message: String = "") -> On { with { $0.flags.deprecation = message } }

  /// The same route at web origins only: never read from, or printed for, a custom scheme or compact text.
  public func webOnly() -> On { with { $0.flags.isWebOnly = true } }

  /// The same route, of which an opener asks who may open its links: the app alone, or everyone once the person has said yes. The
  /// strictest of what is said of a route, and of what mounts it, counts.
  public func access(_ access: RouteAccess) -> On { with { $0.flags.access = max($0.flags.access, access) } }

  /// The same route at some of the router's origins only.
  public func origins(_ origins: Origin...) -> On { with { $0.origins = origins } }

  /// The same route, whose overlap with the routes of these names is meant: `check` of `FingerpostAnalysis` accepts that
  /// they share links, or that this one takes links of their values.
  public func overlaps(_ names: String...) -> On { with { $0.flags.overlaps += names } }

  private func with(_ change: (inout RouteAttributes) -> Void) -> On {
    var attributes = attributes
    change(&attributes)
    return On(text, source, attributes, codecs: codecs)
  }
}

extension RouteAttributes {
  /// Adds these attributes to those in the template.
  func apply<Destination>(to codec: RouteCodec<Destination>) throws(PatternFaults) -> RouteCodec<Destination> {
    var codec = codec
    if let name { codec.name = name }
    if let origins { codec.origins = origins }
    guard method != nil || flags != .none else { return codec }
    var template = codec.template
    if let method {
      guard Template.isMethod(method) else {
        throw PatternFaults(problems: ["\"\(method)\" is no method: a method is capitals and hyphens"])
      }
      guard template.method == nil || template.method == method else {
        throw PatternFaults(problems: ["the template has the method \(template.method ?? "") already"])
      }
      template.method = method
    }
    template.flags.tags += flags.tags
    template.flags.overlaps += flags.overlaps
    template.flags.isWebOnly = template.flags.isWebOnly || flags.isWebOnly
    template.flags.access = max(template.flags.access, flags.access)
    // Of a mounted router, what is gone stays gone.
    if template.flags.gone == nil || codec.row.inner == nil {
      template.flags.deprecation = flags.deprecation ?? template.flags.deprecation
    }
    codec.template = try template.flagged(template.flags)
    return codec
  }
}
