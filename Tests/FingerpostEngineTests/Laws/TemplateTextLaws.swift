import SeededRandom
import Testing

@testable import FingerpostEngine

/// Whatever reads as a template prints text that reads as an equal one; and no text is a trap.
@Suite struct TemplateTextLaws {
  /// The template that a text reads as, if it does, all that can be said of it having been said.
  private static func read(_ text: String) -> Template? {
    do throws(TemplateError) {
      let template = try Template(text)
      for style in Template.Style.allCases { _ = template.text(style) }
      return template
    } catch {
      let place = text.utf8.index(text.utf8.startIndex, offsetBy: error.offset, limitedBy: text.utf8.endIndex)
      #expect(place?.samePosition(in: text.unicodeScalars) != nil, "\(text.debugDescription) \(error) \(Seed.note)")
      #expect(!error.description.isEmpty && error.fix != "")
      return nil
    }
  }

  @Test func `what reads prints text that reads as an equal template`() throws {
    var templates = TemplateGenerator(Seed.random("template text"))
    var (read, arrays, tables) = (0, 0, 0)
    for round in 0..<15_000 {
      let text = round % 3 == 0 ? templates.noise() : templates.mutated(templates.text())
      guard let template = Self.read(text) else { continue }
      read += 1
      let note = "\(text.debugDescription) → \(template.description.debugDescription) \(Seed.note)"
      let again = try? Template(template.description)
      #expect(again == template, "\(note)")
      #expect(again?.description.isIdentical(to: template.description) == true, "\(note)")
      #expect(again?.path == template.path && again?.query == template.query, "\(note)")
      #expect(again?.fragment == template.fragment && again?.flags == template.flags, "\(note)")
      #expect(template.shape.shapeText == template.shapeText, "\(note)")
      #expect((try? template.mapParameters { $0 }) == template, "\(note)")
      for parameter in template.parameters {
        #expect(ParameterType(parsing: parameter.type.description) == parameter.type, "\(note)")
        if parameter.type.isArray { arrays += 1 }
      }
      guard round % 8 == 0 else { continue }
      let options = RouteTable.Options(types: customTypes)
      guard let table = try? RouteTable([.init("r", template)], origins: [.path], options: options) else { continue }
      tables += 1
      #expect([.equal, .unknown].contains(template.relation(to: template, types: customTypes).kind), "\(note)")
      _ = table.outcome("/a/1?k=a#a")
    }
    #expect(read > 3000 && arrays > 300 && tables > 300, "\(read) \(arrays) \(tables) \(Seed.note)")
  }
}
