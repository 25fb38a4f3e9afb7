internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// A module of TypeScript with a typed builder for each link and a matcher of the whole table, without dependencies.
  ///
  ///     links.order({ id: 7 })          // "https://shop.example/orders/7"
  ///     match("https://shop.example/orders/7")   // { route: "order", values: { id: 7n } }
  package var typeScript: Export {
    Export(
      Self.head + ModuleTypes(self).text + Runtime.tableTypes
        + "\nconst table: TableData = \(ModuleData.text(of: self));\n\n" + Runtime.typeScript, notes: moduleNotes)
  }

  /// The same module as JavaScript (ECMAScript 2020), for which ``declarations`` has the types.
  package var javaScript: Export {
    Export(
      Self.head + "const table = \(ModuleData.text(of: self));\n\n" + Runtime.javaScript, notes: moduleNotes)
  }

  /// The types of the module as JavaScript: its `.d.ts`.
  package var declarations: Export {
    Export(Self.head + ModuleTypes(self).text + Runtime.declarations, notes: moduleNotes)
  }

  private static let head = """
    // Written by fingerpost: change the table instead.
    /* eslint-disable */


    """

  /// The routes with types that the module does not know.
  private var moduleNotes: [ExportNote] {
    let known = Set(options.types.filter { $0.members != nil }.map(\.name))
    return bySpecificity.flatMap { index -> [ExportNote] in
      var names: [String] = []
      for case .custom(let name) in routes[index].parameters.map(\.type.element)
      where !known.contains(name) && !names.contains(name) {
        names.append(name)
      }
      return names.map { name in
        ExportNote(
          .otherwise, route: routes[index].name,
          "only the app knows which texts the type \"\(name)\" reads: here it is a string, and reads any")
      }
    }
  }
}
