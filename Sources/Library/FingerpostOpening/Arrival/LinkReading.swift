import FingerpostEngine

/// What a link stands for, in whichever form it comes: asked once for each link that an opener opens.
enum LinkReading<Destination: Sendable>: Sendable {
  /// A route reads it; nil if the destination was given, and no route stands for it.
  case found(Destination, route: Int?)
  /// A release took it away.
  case gone(GoneLink<Destination>)
  /// No route reads it. The fallback may make a destination of it.
  case failed(DestinationError, fallback: Destination?)

  /// The index of the route that reads it.
  var route: Int? {
    switch self {
    case .found(_, let route): route
    case .gone(let gone): gone.route.index
    case .failed: nil
    }
  }

  /// What it stands for, or what is shown instead.
  var destination: Destination? {
    switch self {
    case .found(let destination, _): destination
    case .gone(let gone): gone.instead
    case .failed(_, let fallback): fallback
    }
  }
}

extension Router {
  /// What a link stands for.
  func reading(_ link: String) -> LinkReading<Destination> {
    do throws(LinkError) {
      let match = try match(link)
      return .found(match.destination, route: match.match.index)
    } catch {
      if let gone = goneLink(for: link) { return .gone(gone) }
      return .failed(DestinationError(error), fallback: destination(for: link))
    }
  }

  /// What an object that names its route stands for, and its link, if it has one.
  func reading(of object: RouteObject) -> (reading: LinkReading<Destination>, link: String?) {
    do throws(PrintError) {
      let (destination, index) = try read(object)
      return (.found(destination, route: index), try? openedLink(for: destination, in: nil))
    } catch {
      if error.kind == .gone, let gone = gone(object) { return (.gone(gone), nil) }
      return (.failed(DestinationError(object: error), fallback: nil), nil)
    }
  }

  /// What a destination stands for that was made in code, and its link, if it has one. One that only the fallback makes is none
  /// that a route reads.
  func reading(of destination: Destination) -> (reading: LinkReading<Destination>, link: String?) {
    let index = standing(for: destination).first
    if index == nil, let text = fallback?.take(destination) {
      let error =
        if case .failed(let error, _) = reading(text) { error } else {
          DestinationError(object: PrintError(.readsDifferently))
        }
      return (.failed(error, fallback: destination), text)
    }
    return (.found(destination, route: index), try? openedLink(for: destination, in: nil))
  }

  /// The link that should be sent instead of one that a deprecated route reads: the canonical one, or the destination's own; nil for
  /// every other route.
  func replacement(of link: String?, for destination: Destination, route index: Int) -> String? {
    guard codecs[index].template.flags.deprecation != nil else { return nil }
    return link.flatMap { try? match($0).canonical } ?? (try? openedLink(for: destination, in: nil))
  }
}
