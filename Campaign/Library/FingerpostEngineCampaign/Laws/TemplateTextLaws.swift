import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Whatever reads as a template prints text that reads as an equal one; and no text is a trap.
@Suite struct TemplateTextLaws {
  /// The template that a text reads as, if it does, all that can be said of it having been said.
  private static func read(_ text: String) -> Template? {
    do throws(TemplateError) {
      let template = try Template(text)
      for style in Template.Style.allCases { _ = template.text(style) }
      return template
    } catch {
      let range = text.utf8.index(text.utf8.startIndex, offsetBy: error.offset, limitedBy: text.utf8.endIndex)
      #expect(range?.samePosition(in: text.unicodeScalars) != nil, "\(text.debugDescription) \(error) \(Seed.note)")
      #expect(!error.description.isEmpty && error.fix != "")
      return nil
    }
  }

  @Test func `what reads prints text that reads as an equal template`() throws {
    var templates = TemplateGenerator(Seed.random("template text"))
    var (read, arrays, tables) = (0, 0, 0)
    for round in 0..<Random.draws(15_000) {
      let text = round % 3 == 0 ? templates.noise() : templates.mutated(templates.text())
      guard let template = Self.read(text) else { continue }
      read += 1
      let note = "\(text.debugDescription) → \(template.description.debugDescription) \(Seed.note)"
      let again = try? Template(template.description)
      #expect(again == template, "\(note)")
      #expect(again?.description.isIdentical(to: template.description) == true, "\(note)")
      #expect(again?.path == template.path && again?.query == template.query, "\(note)")
      #expect(again?.endsInSlash == template.endsInSlash, "\(note)")
      #expect(again?.fragment == template.fragment && again?.flags == template.flags, "\(note)")
      #expect(template.shape.shapeText == template.shapeText, "\(note)")
      #expect((try? template.mapParameters { $0 }) == template, "\(note)")
      for parameter in template.parameters {
        // The type of a query's rest is never written.
        if parameter.type == .scalar(.query) { continue }
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
    let isTelling = read > Random.enough(3000) && arrays > Random.enough(300) && tables > Random.enough(300)
    #expect(isTelling, "\(read) \(arrays) \(tables) \(Seed.note)")
  }

  @Test func `each part of a template stands where it is said to`() throws {
    var templates = TemplateGenerator(Seed.random("template ranges"))
    var count = 0
    for _ in 0..<Random.draws(6000) {
      let text = templates.mutated(templates.text())
      var ranges = Template.Ranges()
      guard let template = try? Template(text, ranges: &ranges) else { continue }
      let note = "\(text.debugDescription) \(ranges) \(Seed.note)"
      func piece(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
      #expect(try Template(text) == template, "\(note)")
      #expect(ranges.parameters.count == template.parameters.count, "\(note)")
      for (parameter, range) in zip(template.parameters, ranges.parameters) {
        count += 1
        #expect(piece(range.name) == parameter.name ?? "", "\(note)")
        let type = piece(range.type)
        // A rest says that it is one by its star.
        let stated = parameter.type.isArray && piece(range.whole).hasPrefix("{*") ? "" : type
        #expect(stated.isEmpty || ParameterType(parsing: String(stated.dropFirst())) == parameter.type, "\(note)")
        let whole = piece(range.whole)
        #expect(
          whole.utf8.first == UInt8(ascii: "{") && whole.utf8.last == UInt8(ascii: "}") || whole == type, "\(note)")
      }
      let isPrefix = ranges.pathEnd == nil && template.method == nil
      #expect(isPrefix == (Template(unchecked: template.path) == template && !template.carriesQuery), "\(note)")
      #expect(ranges.overlaps.count == template.flags.overlaps.count, "\(note)")
      for (name, range) in zip(template.flags.overlaps, ranges.overlaps) {
        #expect(Template.decodeLiteral(piece(range)) == name || piece(range).contains(/[?\/]/), "\(note)")
      }
    }
    #expect(count > Random.enough(1500), "\(count)")
  }

  @Test func `a template with other types is what its text says`() throws {
    var random = Seed.random("template types")
    var templates = TemplateGenerator(Seed.random("template types"))
    let types: [ParameterType?] = [
      nil, .string, .integer(.int8), .bool, .uuid, .ipv4, .custom("Slug"), .custom("int"), .custom("a b"), .custom(""),
      .oneOf(["a", "b"]), .oneOf([]), .array(.string), .array(.custom("Slug")), .array(.array(.bool)),
      .list(.integer(.int), .comma), .list(.oneOf(["a,b", "c"]), .comma), .list(.string, .bar),
    ]
    var (changed, refused) = (0, 0)
    for _ in 0..<Random.draws(6000) {
      guard let template = try? Template(templates.text()) else { continue }
      let new = template.parameters.map { _ in random.pick(random.chance(60) ? Array(types.prefix(6)) : types) }
      let note = "\(template) \(new) \(Seed.note)"
      var slot = 0
      let read = try? template.mapParameters { parameter in
        defer { slot += 1 }
        return Template.Parameter(
          name: parameter.name, type: new[slot] ?? parameter.type, default: parameter.defaultValue)
      }
      let typed = try? template.withTypes(new)
      #expect(typed == read, "\(note)")
      #expect(typed?.path == read?.path && typed?.query == read?.query, "\(note)")
      if read == nil { refused += 1 } else { changed += 1 }
    }
    #expect(changed > Random.enough(500) && refused > Random.enough(100), "\(changed) \(refused)")
  }
}

extension Template {
  fileprivate var carriesQuery: Bool { path.contains(where: \.carriesQuery) }
}
