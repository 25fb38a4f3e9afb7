internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// A module of TypeScript with a typed builder for each link and a matcher of the whole table, without dependencies.
  ///
  ///     links.order({ id: 7 })          // "https://shop.example/orders/7"
  ///     match("https://shop.example/orders/7")   // { route: "order", values: { id: 7n } }
  package var typeScript: Export {
    let data = "\nconst table: TableData = \(ModuleText.embedded(ModuleData(self).json));\n\n"
    return Export(
      Self.head + ModuleTypes(self).text + Runtime.tableTypes + data + Runtime.typeScript, notes: moduleNotes)
  }

  /// The same module as JavaScript (ECMAScript 2020), for which ``declarations`` has the types.
  package var javaScript: Export {
    let data = "const table = \(ModuleText.embedded(ModuleData(self).json));\n\n"
    return Export(Self.head + data + Runtime.javaScript, notes: moduleNotes)
  }

  /// The types of the module as JavaScript: its `.d.ts`.
  package var declarations: Export {
    return Export(Self.head + ModuleTypes(self).text + Runtime.declarations, notes: moduleNotes)
  }

  private static let head = """
    // Written by fingerpost: change the table instead.
    /* eslint-disable */


    """
}

/// Text in a module, whose code is ASCII: it means the same whatever encoding a server or an editor takes it for.
enum ModuleText {
  /// A string literal, of which no part can end a string, a comment or a `<script>`.
  static func quoted(_ text: some StringProtocol) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

  /// JSON as it may be in a script.
  static func embedded(_ json: String) -> String {
    json.unicodeScalars.map { $0.isASCII && $0 != "<" ? String($0) : escaped($0) }.joined()
  }

  static func property(_ name: String) -> String {
    name.isIdentifier && name != "__proto__" ? name : quoted(name)
  }

  static func comment(_ text: String) -> String {
    text.replacing("*/", with: "*\\/").unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.isHidden || scalar.properties.isAlphabetic ? String(scalar) : escaped(scalar)
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String { scalar.quoted(marks: "\"\\", hidden: "<") }
}
