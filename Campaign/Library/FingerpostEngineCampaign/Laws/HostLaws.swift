import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// A captured host is the first segment wherever the others stand, and the best of the origins that fit decides.
@Suite struct HostLaws {
  private static let suffixes = ["", ".example", ".b.example", ".a.b.example", ".test"]

  /// Origins that one table may list.
  private static func origins(_ random: inout Random) -> [Origin] {
    var origins: [Origin] = []
    for suffix in suffixes {
      let port = random.pick(["", "", ":443", ":8443"])
      switch random.below(4) {
      case 0: origins.append(.web("{\(random.pick(["t", "T_1", "a-b"]))}\(suffix)\(port)"))
      case 1: origins.append(.web("*\(suffix)\(port)"))
      default: break
      }
    }
    for _ in 0..<random.below(4) { origins.append(.web(host(&random) + random.pick(["", ":8443"]))) }
    if random.chance(30) { origins.append(random.pick([.path, .scheme("app"), .compact])) }
    var seen: Set<String> = []
    return random.shuffled(origins.filter { seen.insert($0.description).inserted })
  }

  private static func host(_ random: inout Random) -> String {
    (0...random.below(4)).map { _ in random.pick(["a", "b", "example", "test", "x-1", "www"]) }.joined(separator: ".")
  }

  /// What a link of a host is, by strings alone: the part that is captured, and the origins that it is of.
  private static func naive(_ host: String, port: Int, _ origins: [Origin]) -> (captured: String?, of: Set<Int>)? {
    var fits: [(index: Int, rank: Int, captured: String?)] = []
    for (index, origin) in origins.enumerated() {
      guard case .web(let text, _) = origin else { continue }
      let parts = text.split(separator: ":")
      guard port == (parts.count == 2 ? Int(parts[1]) : 443), var suffix = parts.first.map(String.init) else {
        continue
      }
      let isCapturing = suffix.hasPrefix("{")
      if isCapturing { suffix = "*" + suffix.drop { $0 != "}" }.dropFirst() }
      guard suffix.hasPrefix("*") else {
        if suffix == host { fits.append((index, 0, nil)) }
        continue
      }
      suffix.removeFirst()
      guard host.hasSuffix(suffix), host != suffix else { continue }
      let part = String(host.dropLast(suffix.count))
      let isWhole = !part.split(separator: ".", omittingEmptySubsequences: false).contains("")
      if isWhole { fits.append((index, 1000 - suffix.count, isCapturing ? part : nil)) }
    }
    guard let best = fits.min(by: { $0.rank < $1.rank }) else { return nil }
    guard best.captured == nil else { return (best.captured, [best.index]) }
    return (nil, Set(fits.filter { $0.captured == nil }.map(\.index)))
  }

  @Test func `which origin reads a host is what strings say`() throws {
    var random = Seed.random("hosts")
    var (captured, plain, unknown) = (0, 0, 0)
    for _ in 0..<Random.draws(3000) {
      let origins = Self.origins(&random)
      let isTable = (try? RouteTable([], origins: origins.isEmpty ? [.path] : origins)) != nil
      // An exact host may be listed with and without its port.
      guard isTable else { continue }
      for _ in 0..<5 {
        var host = Self.host(&random)
        if random.chance(10) { host = random.pick([".", "..", "a..example", ".example", host + ".", "." + host]) }
        let port = random.pick([443, 443, 8443])
        let text = "https://\(random.chance(20) ? host.uppercased() : host)\(port == 443 ? "" : ":\(port)")/x"
        let expected = Self.naive(host, port: port, origins)
        let location = try? Location(parsing: text, origins: origins)
        let of = location.map { location in
          Set(origins.indices.filter { location.source.origins >> UInt64($0) & 1 == 1 })
        }
        let segments = expected.map { ($0.captured.map { [$0] } ?? []) + ["x"] }
        #expect(location?.segments == segments && of == expected?.of, "\(text) of \(origins) \(Seed.note)")
        let again = try location.map { try Location(parsing: $0.print(), origins: origins) }
        #expect(again == location, "\(text) of \(origins) \(Seed.note)")
        if expected == nil { unknown += 1 } else if expected?.captured == nil { plain += 1 } else { captured += 1 }
      }
    }
    #expect([captured, plain, unknown].allSatisfy { $0 > Random.enough(500) }, "\(captured) \(plain) \(unknown)")
  }

  @Test func `segments that print for an origin are read from it`() throws {
    let origins: [Origin] = [
      .web("{t}.example.com:8443"), .web("{host}", scheme: "http"), .scheme("app"), .path, .compact,
    ]
    let set = OriginSet(origins)
    let sources = try origins.indices.map { try #require(set.source(of: $0)) }
    var random = Seed.random("forms")
    var (printed, numbers) = ([0, 0, 0, 0, 0], 0)
    for _ in 0..<Random.draws(4000) {
      let segments = (0..<random.below(4)).map { _ in random.text() }
      for (place, source) in sources.enumerated() {
        guard let text = try? Location(source: source, segments: segments).print() else { continue }
        // Compact text is raw: a table reads it back before it prints it.
        if source.form == .compact, segments.contains(where: { $0.contains(":") || $0.contains("//") }) { continue }
        printed[place] += 1
        // By itself it is not a host.
        if place == 0, segments[0].split(separator: ".").last?.allSatisfy(\.isNumber) == true { numbers += 1 }
        let location = try? Location(parsing: text, origins: origins)
        let isSame = location?.segments.elementsEqual(segments) { $0.utf8.elementsEqual($1.utf8) }
        #expect(isSame == true && location?.source.form == source.form, "\(segments) prints \(text) \(Seed.note)")
      }
    }
    #expect(
      printed[0] > Random.enough(1000) && printed[0] == printed[1] + numbers && printed[0] < printed[3], "\(printed)")
    #expect(numbers > Random.enough(50))
  }

  @Test func `a value printed for one origin and read is printed for the others as the same value`() throws {
    let origins: [Origin] = [
      .web("{t}.example"), .web("x.example"), .web("*.b.example"), .scheme("app"), .path, .compact,
    ]
    var (moved, refused) = (0, 0)
    for round in 0..<Random.draws(120) {
      var tables = TableGenerator(Seed.random("moved", round))
      let routes = tables.routes(5, origins: origins).map { RouteTable.Route($0.name, $0.template) }
      let options = RouteTable.Options(types: customTypes)
      guard let made = TableCase(routes, origins: origins, options: options) else { continue }
      for _ in 0..<40 {
        guard let sample = Sample(&tables.random, of: made) else { continue }
        for from in [Origin.web("{t}.example"), .scheme("app"), .path, .compact] {
          guard let text = try? made.table.print(sample.name, sample.values, for: from),
            let match = Self.match(text, sample.name, made)
          else { continue }
          for to in [Origin.web("{t}.example"), .scheme("app"), .path, .compact] {
            guard let other = try? made.table.print(match.captures, route: match.index, for: to) else {
              refused += 1
              continue
            }
            moved += 1
            let again = try? made.table.match(other, method: match.route.template.method)
            let isSame = again.map { $0.index == match.index && $0.captures == match.captures }
            let isAlias = again.map { $0.index != match.index && $0.route.name == match.route.name }
            #expect(isSame == true || isAlias == true, "\(made.lines)\n\(text) → \(other) \(Seed.note)")
          }
        }
      }
    }
    #expect(moved > Random.enough(1000) && refused > Random.enough(100), "\(moved) \(refused)")
  }

  private static func match(_ text: String, _ name: String, _ made: TableCase) -> Match? {
    for route in made.routes where route.name == name {
      if let match = try? made.table.match(text, method: route.template.method), match.route.name == name {
        return match
      }
    }
    return nil
  }
}
