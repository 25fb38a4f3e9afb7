import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Templates and locations print as text that reads back as themselves.
@Suite struct RoundTripLaws {
  @Test func `a template prints as text that reads back equal`() throws {
    var generator = TemplateGenerator(Seed.random("template"))
    for _ in 0..<Random.draws(4000) {
      let template = generator.template()
      let text = template.description
      let again = try? Template(text)
      #expect(again == template, "\(text.debugDescription) \(Seed.note)")
      #expect(again?.description.utf8.elementsEqual(text.utf8) == true, "\(text.debugDescription) \(Seed.note)")
    }
  }

  @Test func `a template with anything changed in it prints as text that reads back equal, or is refused`() {
    var generator = TemplateGenerator(Seed.random("mutated template"))
    var links = LinkGenerator(Seed.random("mutations"))
    var read = 0
    for _ in 0..<Random.draws(8000) {
      let text = links.mutated(generator.text())
      guard let template = try? Template(text) else { continue }
      read += 1
      let again = try? Template(template.description)
      #expect(
        again == template && again?.description.utf8.elementsEqual(template.description.utf8) == true,
        "\(text.debugDescription) prints \(template.description.debugDescription) \(Seed.note)")
    }
    #expect(read > Random.enough(1000))
  }

  @Test func `a location prints as text that reads back equal`() {
    var read = 0
    for round in 0..<Random.draws(150) {
      var tables = TableGenerator(Seed.random("location", round))
      let table = tables.table()
      let rules = table.options.text
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        guard let location = try? Location(parsing: link, origins: table.origins, rules: rules) else { continue }
        read += 1
        do throws(PrintError) {
          let text = try location.print()
          let again = try? Location(parsing: text, origins: table.origins, rules: rules)
          #expect(again == location, "\(link.debugDescription) prints \(text.debugDescription) \(Seed.note)")
          let twice = try? again?.print()
          #expect(twice?.utf8.elementsEqual(text.utf8) == true, "\(link.debugDescription) \(Seed.note)")
        } catch {
          // Compact text may begin with an empty segment, which no route reads and nothing prints.
          #expect(location.source.form == .compact, "\(link.debugDescription) does not print: \(error) \(Seed.note)")
        }
      }
    }
    #expect(read > Random.enough(4000))
  }
}
