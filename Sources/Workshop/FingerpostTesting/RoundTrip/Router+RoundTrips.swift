import FingerpostEngine
public import FingerpostCore

extension Router {
  /// The generated values of each route that do not read back from their links unchanged; empty if all do.
  ///
  ///     #expect(router.roundTripFailures() == [])
  ///     // tag tags/{tag}: tag("Z") is written as tag="z", which reads back as tag("z")
  ///
  /// Values are hostile: empty, dots, slashes, escapes, unicode, what templates give a meaning, literals of other routes, numbers
  /// at their bounds, slightly changed `parameterExamples` of your types. `print(value) = link` must mean `match(link) = value`, at
  /// every origin; and a canonical link is its own. A value without a link is a failure only if no value of the route has one. A
  /// constructor that traps on a value traps here as it would on a link.
  ///
  /// Each route has at most one failure of a kind, with the simplest values that show it. The same seed makes the same
  /// values, whatever other routes there are.
  ///
  /// - Parameters:
  ///   - count: how many values to generate for each route.
  ///   - seed: decides which values are generated.
  ///   - areEqual: compares destinations, in addition to the values in their links. By default they are compared by `==` if they are
  ///     `Equatable`, and otherwise what they hold is, as far as it is.
  public func roundTripFailures(
    count: Int = 100, seed: UInt64 = 0, by areEqual: ((Destination, Destination) -> Bool)? = nil
  ) -> [RouteFailure] {
    trials(by: areEqual).filter { !$0.codec.isGone }.flatMap { $0.roundTripFailures(count: count, seed: seed) }
  }

  /// The destinations that have no link, or whose links read back as other ones; empty if all do what printing promises.
  ///
  ///     #expect(router.roundTripFailures(of: [.tagged(CSV(["a", "b"])), .tagged(CSV(["a,b"]))]) == [])
  ///     // tagged tags/{list:CSV}: tagged(CSV(["a,b"])) is written as list="a,b", which reads back as tagged(CSV(["a", "b"]))
  ///
  /// Values that no text reads as are never generated. Give those here that a type of your own has beside the ones that it reads: that a
  /// printed link reads back as the same value rests on its `parameter`.
  ///
  /// - Parameters:
  ///   - destinations: the values to print.
  ///   - areEqual: compares destinations. By default they are compared by `==` if they are `Equatable`, and otherwise what they hold is,
  ///     as far as it is.
  public func roundTripFailures(
    of destinations: [Destination], by areEqual: ((Destination, Destination) -> Bool)? = nil
  ) -> [RouteFailure] {
    let trials = trials(by: areEqual)
    return destinations.compactMap { destination in
      guard let index = standing(for: destination).first, trials.indices.contains(index) else {
        return RouteFailure(.unprinted("\(destination)", PrintError(.noRoute(nil))), of: nil, link: nil)
      }
      return trials[index].roundTripFailure(of: destination)
    }
  }
}

extension Trial {
  /// Why a destination of the route has no link that reads back as it; nil if it has one.
  func roundTripFailure(of destination: Destination) -> RouteFailure? {
    do throws(RouteFailure) {
      let captures: Captures
      do throws(PrintError) {
        captures = try router.captures(of: destination, by: index) ?? Captures(values: [], choices: [])
      } catch {
        throw failure(.unprintable(error))
      }
      let value = Value(destination: destination, captures: captures)
      guard let again = codec.value(of: captures) else { throw failure(.lost(spelled(captures))) }
      try make(sure: again, is: value)
      let origins = origins
      var links = 0
      for origin in origins { links += try self.links(of: value, in: origin) }
      guard links == 0, let origin = origins.first else { return nil }
      do throws(PrintError) { _ = try printedLink(of: value, in: origin) } catch { throw failure(.unprintable(error)) }
      return nil
    } catch {
      return error
    }
  }
}

extension Trial {
  /// The first failure of each kind, each at the simplest values that still show it.
  func roundTripFailures(count: Int, seed: UInt64) -> [RouteFailure] {
    if let confused { return [confused] }
    var texts = RandomTexts(
      Random(seed: seed, codec.template.description), isPlain: false, owners: codec.owners, words: words)
    var failures: [RouteFailure] = []
    var branches = Branches()
    var links = 0
    let origins = origins
    // A route that holds nothing has one value.
    let isFixed = codec.template.parameters.isEmpty && codec.template.groupCount == 0
    for round in 0..<max(0, isFixed ? min(count, origins.count) : count) {
      guard let captures = codec.template.captures(from: &texts) else {
        return texts.unknownType.map { [failure(.noText(type: $0))] } ?? []
      }
      let origin = origins.isEmpty ? nil : origins[round % origins.count]
      switch roundTrip(captures, in: origin) {
      case .success(let trip):
        branches.add(captures, isRead: trip.isRead)
        links += trip.links
      case .failure(let failure):
        branches.add(captures, isRead: true)
        guard !failures.contains(where: { $0.kind == failure.kind }) else { continue }
        failures.append(simplest(failure, captures, origin))
      }
    }
    // Nothing was tried: the route's example says why.
    if failures.isEmpty, links == 0, case .failure(let failure) = example() { return [failure] }
    return failures + branches.unread.map { failure(.noDestinationInBranch(spelled($0))) }
  }

  /// What became of captures: whether they stand for a destination, and how many links it has.
  private typealias Trip = (isRead: Bool, links: Int)

  private func roundTrip(_ captures: Captures, in origin: Origin?) -> Result<Trip, RouteFailure> {
    do throws(RouteFailure) {
      guard let value = try value(of: captures) else { return .success((false, 0)) }
      return .success((true, try origin.map { (origin) throws(RouteFailure) in try links(of: value, in: origin) } ?? 0))
    } catch {
      return .failure(error)
    }
  }

  /// Checks the links of a value.
  ///
  /// - Returns: how many there are.
  private func links(of value: Value, in origin: Origin) throws(RouteFailure) -> Int {
    let printed = try? printedLink(of: value, in: origin)
    if let printed { try checkPrinted(printed, of: value) }
    guard case .success(let own) = try ownLink(of: value, in: origin), own.link != printed?.link,
      let match = try? router.match(own.link, method: own.method), isOwn(match, of: value)
    else { return printed == nil || codec.isReadOnly ? 0 : 1 }
    if codec.isReadOnly { try make(sure: match, reads: value) }
    try checkCanonical(match, of: value, by: own.method)
    return 1
  }

  /// Whether a match proves something of the route: by what it writes, or of an old shape, which writes nothing, by what reads it.
  private func isOwn(_ match: RouteMatch<Destination>, of value: Value) -> Bool {
    codec.isReadOnly ? match.match.index == index : writes(match.destination, as: value)
  }

  /// A failure of the same kind at the simplest values that still fail.
  private func simplest(_ failure: RouteFailure, _ captures: Captures, _ origin: Origin?) -> RouteFailure {
    var (found, captures, tries) = (failure, captures, 1000)
    search: while true {
      for simpler in captures.simpler where tries > 0 {
        tries -= 1
        guard case .failure(let failure) = roundTrip(simpler, in: origin), failure.kind == found.kind else { continue }
        (found, captures) = (failure, simpler)
        continue search
      }
      return found
    }
  }
}

/// The branches of a route's groups with generated values, and those whose values make a destination.
struct Branches {
  private struct Branch: Hashable {
    let group: Int
    let choice: Int
  }

  private var tries: [Branch: (count: Int, first: Captures)] = [:]
  private var read: Set<Branch> = []

  mutating func add(_ captures: Captures, isRead: Bool) {
    for (group, choice) in captures.choices.enumerated() {
      let branch = Branch(group: group, choice: choice)
      tries[branch] = ((tries[branch]?.count ?? 0) + 1, tries[branch]?.first ?? captures)
      if isRead { read.insert(branch) }
    }
  }

  /// What was made up for branches none of whose values make a destination; nothing where that is so of all.
  var unread: [Captures] {
    guard !read.isEmpty else { return [] }
    let dead = tries.filter { !read.contains($0.key) && $0.value.count >= 8 }
    return dead.sorted { ($0.key.group, $0.key.choice) < ($1.key.group, $1.key.choice) }.map(\.value.first)
  }
}
