import FingerpostCore
import SeededRandom
import Testing

/// The laws of the design, for generated values of every form, through the typed API.
@Suite struct RouterLaws {
  private let routers: [Router<Wide>]
  private let origins: [Origin] = [.scheme("app"), .web("a.example"), .path, .compact]

  init() throws {
    routers = try Wide.routers.get()
    #expect(routers.count == 3)
  }

  @Test func `what is printed is read as the value, in every origin`() throws {
    var random = Random("round trip")
    var printed = 0
    for _ in 0..<Random.draws(2000) {
      let value = Wide.random(&random)
      for origin in origins {
        guard let link = try? routers[0].link(for: value, in: origin) else { continue }
        printed += 1
        let match = try routers[0].match(link)
        #expect(match.destination == value, "\(link) \(Random.note)")
        #expect(match.isCanonical, "\(link): \(match.canonical) \(Random.note)")
        #expect(match.extraQuery.isEmpty && match.unreadQuery.isEmpty)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }, "\(link.debugDescription) \(Random.note)")
        #expect(!link.hasPrefix("//") && !link.hasPrefix("/\\"))
        #expect(routers[0].destination(for: link) == value)
      }
    }
    // Most values do print: a law over none says nothing.
    #expect(printed > Random.enough(4000), "\(printed)")
  }

  @Test func `distinct values print distinct links`() throws {
    var random = Random("distinct")
    var values: [String: String] = [:]
    for _ in 0..<Random.draws(5000) {
      let value = Wide.random(&random)
      guard let link = try? routers[0].link(for: value) else { continue }
      // A double that is zero below is equal to the other.
      let text = spelled(value).replacing("-0.0", with: "0.0")
      #expect(values.updateValue(text, forKey: link) ?? text == text, "\(link) \(Random.note)")
    }
    #expect(values.count > min(1000, Random.enough(1000)))
  }

  @Test func `a value that does not print says why, in each order of the routes the same`() throws {
    var random = Random("order")
    var failed = 0
    for _ in 0..<Random.draws(700) {
      let value = Wide.random(&random)
      for origin in origins {
        let answers = routers.map { router in
          do throws(PrintError) { return try router.link(for: value, in: origin) } catch { return "throws: \(error)" }
        }
        #expect(Set(answers).count == 1, "\(value) \(answers) \(Random.note)")
        if answers[0].hasPrefix("throws") { failed += 1 }
      }
      #expect(Set(routers.map { $0.links(for: value) }).count == 1)
    }
    #expect(failed > Random.enough(300), "\(failed)")
  }

  @Test func `a link is read alike in each order of the routes, and its canonical link too`() throws {
    var random = Random("links")
    var found = 0
    for _ in 0..<Random.draws(1000) {
      let link = link(&random)
      let answers = routers.map { router in
        do throws(LinkError) {
          let match = try router.match(link)
          return
            "\(spelled(match.destination)) \(match.canonical) \(match.route) \(match.extraQuery) \(match.unreadQuery)"
        } catch {
          return "throws: \(error)"
        }
      }
      #expect(Set(answers).count == 1, "\(link.debugDescription) \(answers) \(Random.note)")
      guard let match = try? routers[0].match(link) else { continue }
      found += 1
      let again = try routers[0].match(match.canonical)
      #expect(again.destination == match.destination, "\(link.debugDescription) \(match.canonical) \(Random.note)")
      #expect(again.canonical == match.canonical, "\(link.debugDescription) \(Random.note)")
      #expect(again.isCanonical)
      #expect(match.isCanonical == match.canonical.utf8.elementsEqual(link.utf8))
    }
    #expect(found > Random.enough(250), "\(found)")
  }

  @Test func `no text makes anything trap, and every error points into it`() {
    var random = Random("hostile")
    for _ in 0..<Random.draws(500) {
      let text =
        random.chance(40)
        ? String(decoding: (0..<random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }, as: UTF8.self)
        : random.chance(50) ? random.text() + random.text() : link(&random)
      let router = routers[random.below(3)]
      _ = router.destination(for: text)
      for value in [
        Wide.user(text), .file([text, text]), .search(q: text, page: 1, tag: [text]), .handle(.init(name: text)),
      ] {
        _ = router.links(for: value)
        _ = try? router.link(for: value, in: .web(text))
        _ = try? router.link(for: value, in: .scheme(text))
      }
      do throws(LinkError) {
        let match = try router.match(text, method: random.chance(50) ? text : "GET")
        _ = (match.canonical, match.isCanonical, match.description, match.route.example)
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text.debugDescription) \(Random.note)")
        #expect(!error.description.isEmpty)
        _ = (router.nearest(to: text), error.debugDescription)
      }
      if case .failed(let error) = router.resolve(method: text, target: text) {
        #expect((0...text.utf8.count).contains(error.offset), "\(text.debugDescription) \(Random.note)")
      }
    }
  }

  /// A link of a value, more often than not changed a little.
  private func link(_ random: inout Random) -> String {
    let value = Wide.random(&random)
    guard var link = try? routers[0].link(for: value, in: random.pick(origins)) else { return "app://" + random.text() }
    guard random.chance(70) else { return link }
    switch random.below(6) {
    case 0: link += "/"
    case 1:
      link +=
        (link.contains("?") ? "&" : "?") + random.pick(["utm=x", "page=2", "page=x", "tag=", "q", "sort=hot&sort=top"])
    case 2: link = link.replacing("a", with: "%61")
    case 3: link = link.replacing("/", with: "//", maxReplacements: 1)
    case 4: link += "#" + random.pick(["", "top", "a"])
    default:
      let index = link.utf8.index(link.startIndex, offsetBy: random.below(link.utf8.count))
      link = String(link.utf8[..<index]).map { $0 + random.text() } ?? link
    }
    return link
  }
}
