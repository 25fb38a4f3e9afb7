import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Law 6, its second half: nothing traps, whatever the text.
@Suite struct HostileLaws {
  @Test func `no bytes make reading a template trap`() {
    var random = Seed.random("template bytes")
    let alphabet = Array("{}()|*:?&=#[]/%aA1 ,.é\0\u{7F}webint-".utf8)
    for _ in 0..<Random.draws(20_000) {
      let text = String(decoding: (0..<random.below(24)).map { _ in random.pick(alphabet) }, as: UTF8.self)
      do throws(TemplateError) {
        let template = try Template(text)
        for style in Template.Style.allCases { _ = template.text(style) }
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text.debugDescription) \(Seed.note)")
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `no bytes make matching or printing trap, and errors point into the text`() {
    for round in 0..<Random.draws(120) {
      var tables = TableGenerator(Seed.random("bytes", round))
      let table = tables.table()
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.random.chance(50) ? noise(&links.random) : links.mutated(links.hostile(for: table))
        do throws(LinkError) {
          let match = try table.table.match(link, method: links.random.method())
          _ = (match.canonical, match.isCanonical, match.values, match.extraQuery, match.unreadQuery)
        } catch {
          #expect((0...link.utf8.count).contains(error.offset), "\(table.lines)\n\(link.debugDescription) \(Seed.note)")
          #expect(!error.description.isEmpty)
        }
        _ = try? table.table.match(target: link)
        _ = table.table.explain(link)
        _ = table.table.nearest(to: link)
        let name = links.random.chance(50) ? links.random.text() : table.routes.first?.name ?? ""
        _ = try? table.table.print(name, ["n1": .text(link), "1": .list([link])])
        _ = try? table.table.print(name, [link: .text(link)])
      }
    }
  }

  @Test func `what no link holds raw is refused wherever it is put`() throws {
    var (refused, userInfo) = (0, 0)
    for round in 0..<Random.draws(120) {
      var tables = TableGenerator(Seed.random("raw", round))
      let table = tables.table()
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<40 {
        let link = links.derived(from: table)
        guard let form = (try? table.table.match(link))?.location.source.form else { continue }
        func error(of text: String) -> LinkError? {
          #expect(table.table.lookup(text) == nil, "\(table.lines)\n\(text.debugDescription) \(Seed.note)")
          do throws(LinkError) {
            _ = try table.table.match(text)
            return nil
          } catch {
            return error
          }
        }
        let scalars = Array(link.unicodeScalars)
        let colon = form.isScheme || form.isHosted ? scalars.firstIndex(of: ":") ?? 0 : -1
        let hasAuthority = colon >= 0 && scalars[colon...].starts(with: "://".unicodeScalars)
        let authority = hasAuthority ? colon + 3 : colon >= 0 ? colon + 1 : form == .path ? 1 : 0
        func text(_ piece: Unicode.Scalar, at place: Int) -> (text: String, offset: Int) {
          var text = String.UnicodeScalarView()
          text.append(contentsOf: scalars[..<place] + [piece] + scalars[place...])
          return (String(text), String(String.UnicodeScalarView(scalars[..<place])).utf8.count)
        }
        let raw = text(
          links.random.pick(["\0", "\t", "\n", "\r", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\\"]),
          at: authority + links.random.below(scalars.count - authority + 1))
        let fault = error(of: raw.text)
        refused += 1
        // A character or a port that is cut in two is told first, from where it begins.
        let isTold = fault?.kind == .malformed && (raw.offset - 12...raw.offset).contains(fault?.offset ?? -1)
        #expect(isTold, "\(raw.text.debugDescription): \(String(describing: fault)) \(Seed.note)")
        guard hasAuthority else { continue }
        let end = scalars[authority...].firstIndex { "/?#".unicodeScalars.contains($0) } ?? scalars.count
        let named = text("@", at: authority + links.random.below(end - authority + 1))
        userInfo += 1
        #expect(
          error(of: named.text) == LinkError(.malformed(.userInfo), at: named.offset),
          "\(named.text.debugDescription) \(Seed.note)")
      }
    }
    #expect(refused > Random.enough(1000) && userInfo > Random.enough(500), "\(refused) \(userInfo) \(Seed.note)")
  }

  @Test func `texts at the limits are refused, not read`() throws {
    let routes = [RouteTable.Route("all", try Template("{*rest}?{k:[string]}"))]
    let limits = LinkLimits(bytes: 64, segments: 4, queryItems: 2)
    let options = RouteTable.Options(text: TextRules(limits: limits))
    let table = try RouteTable(routes, origins: [.path], options: options)
    #expect(Answer(of: table, "/a/a/a/a").found != nil)
    #expect(Answer(of: table, "/a/a/a/a/a").agrees(with: .failed(.tooManySegments, allowed: [])))
    #expect(Answer(of: table, "/a?k=1&k=2").found != nil)
    #expect(Answer(of: table, "/a?k=1&k=2&k=3").agrees(with: .failed(.tooManyQueryItems, allowed: [])))
    #expect(Answer(of: table, "/" + String(repeating: "a", count: 63)).found != nil)
    #expect(Answer(of: table, "/" + String(repeating: "a", count: 64)).agrees(with: .failed(.tooLong, allowed: [])))
  }

  @Test func `the longest texts take no longer than their length`() throws {
    let templates = [
      "m/{a}-{b}-{c}-{d}-{e:int}", "(a)/(a)/(a)/(a)/(a)/(a)/z",
      "*/a/*/a/*/a/*/a/*/z", "({*b}/a|*/a|{x}/({*c}|*)/a)/{*d}/z",
    ]
    let routes = try templates.enumerated().map { RouteTable.Route("r\($0)", try Template($1)) }
    for precedence in [RoutePrecedence.specific, .declared] {
      let options = RouteTable.Options(precedence: precedence)
      let table = try RouteTable(routes, origins: [.path], options: options)
      let segments = "/m/" + String(repeating: "a-", count: 2000) + "a"
      let path = String(repeating: "/a", count: 250)
      #expect(Answer(of: table, segments).agrees(with: .failed(.notFound, allowed: [])))
      #expect(Answer(of: table, path).agrees(with: .failed(.notFound, allowed: [])))
      #expect(Answer(of: table, path + "/z").found != nil)
    }
  }

  private func noise(_ random: inout Random) -> String {
    String(decoding: (0..<random.below(40)).map { _ in UInt8(random.below(256)) }, as: UTF8.self)
  }
}
