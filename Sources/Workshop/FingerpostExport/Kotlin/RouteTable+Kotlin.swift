internal import FingerpostAnalysis
package import FingerpostEngine

/// The options of a file of Kotlin.
struct KotlinOptions {
  /// The name of the object that matches.
  let name: String
  let package: [String]
  /// Whether instants, days and UUIDs are texts.
  let isPlain: Bool

  /// The class of which all routes are.
  var base: String { name == "Links" ? "Route" : name + "Route" }
  var text: String { name + "Text" }

  init(_ options: ExportOptions) throws(ExportError) {
    let name = options.name ?? "Links"
    guard name.isIdentifier, name.first?.isUppercase == true, name != "Route" else {
      throw .invalid(.name, found: name, expected: "the name of a class, such as ShopLinks")
    }
    let package = options.package?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
    guard package.allSatisfy(\.isIdentifier) else {
      throw .invalid(
        .package, found: options.package ?? "", expected: "the name of a package, such as com.example.links")
    }
    (self.name, self.package, isPlain) = (name, package, options.isPlain)
  }
}

extension RouteTable {
  /// A file of Kotlin with a class for each link and a matcher of the whole table, without dependencies.
  ///
  ///     Links.match("https://shop.example/orders/7")   // Route.Order(orderId=7)
  ///     Route.Order(orderId = 7).link                  // "https://shop.example/orders/7"
  package func kotlin(_ exportOptions: ExportOptions) throws(ExportError) -> Export {
    let options = try KotlinOptions(exportOptions)
    let data = ModuleData(self, isForKotlin: true)
    let reserved = (KotlinRuntime.names + ["Data", "Reader"]).map { options.name + $0 }
    var names = KotlinNames(reserved: reserved + [options.base, options.name, "Companion"])
    let prints = Array(data.prints.joined())
    let classes = KotlinRoute.all(of: self).map { KotlinClass($0, prints, self, options, &names) }
    let renamed = classes.flatMap { own in
      own.renamed.map { ExportNote(.otherwise, route: own.route.name, "\($0) here") }
    }
    let package = options.package.map(KotlinText.name).joined(separator: ".")
    let text = """
      // Written by fingerpost: change the table instead.
      @file:Suppress("DEPRECATION", "unused")
      \(package.isEmpty ? "" : "\npackage \(package)\n")
      /** A link of the table: the route, and the values of its parameters. */
      sealed class \(options.base)(
          /** The name of the route. */
          val route: kotlin.String, internal val indices: kotlin.IntArray
      ) {
          /** The link for the first origin of the route; null if no link carries these values. */
          val link: kotlin.String? get() = \(options.name).link(this)

          internal open fun texts(): kotlin.collections.Map<kotlin.String, kotlin.Any?> = emptyMap()
      \(classes.map { $0.declaration(self) }.joined())}

      /** Reads and prints links. */
      object \(options.name) {
          private val printer by lazy { \(options.name)Printer(matcher) }
          private val matcher by lazy { \(options.name)Matcher(\(options.name)Data.json()) }

          /** The route of a link and its values; null if no route of the table reads it, or if it is gone. */
          fun match(link: String?, method: String = "GET"): \(options.base)? =
              link?.let { matcher.match(it, method) }?.let { \(options.name)Reader.read(it.route, it.values) }

          /** The link of a route for an origin of it, the first unless given; null if no link carries the values. */
          fun link(route: \(options.base), origin: String? = null): String? =
              printer.link(route.indices, route.texts(), origin)

          /** The names of the routes and their templates, in the order of the table. */
          val routes: List<Pair<String, String>> get() = matcher.names
      }

      \(Self.readers(classes, options))
      \(Self.data(data.json, options))
      \(Self.runtime(options))
      """
    return Export(text, notes: moduleNotes + renamed)
  }

  /// No method grows with the table, for the JVM takes 64 KB: each reads some of the routes.
  private static func readers(_ classes: [KotlinClass], _ options: KotlinOptions) -> String {
    let size = 50
    let last = classes.flatMap(\.route.routes).max() ?? -1
    var chunks = [[String]](repeating: [], count: last / size + 1)
    for own in classes {
      for index in own.route.routes { chunks[index / size].append("        \(index) -> \(own.reading)\n") }
    }
    let head = chunks.indices.map { "        \($0) -> read\($0)(index, values)\n" }.joined()
    let parameters = "(index: Int, values: Map<String, Any>): \(options.base)?"
    let parts = chunks.enumerated().map { number, lines in
      "\n    private fun read\(number)\(parameters) = when (index) {\n\(lines.joined())        else -> null\n    }\n"
    }
    return """
      private object \(options.name)Reader {
          fun read\(parameters) = when (index / \(size)) {
      \(head)        else -> null
          }

          private fun one(values: Map<String, Any>, name: String): String = values[name].toString()
          private fun optional(values: Map<String, Any>, name: String): String? = values[name]?.toString()
          private fun many(values: Map<String, Any>, name: String): List<String> =
              (values[name] as List<*>).map { it as String }
      \(parts.joined())}

      """
  }

  /// The runtime; its names begin with that of the object.
  private static func runtime(_ options: KotlinOptions) -> String {
    if options.name == "Link" { return KotlinRuntime.text }
    return KotlinRuntime.names.reduce(KotlinRuntime.text) { text, name in
      text.replacing("Link\(name)", with: "\(options.name)\(name)")
    }
  }

  /// A constant of the JVM takes 64 KB.
  private static func data(_ json: String, _ options: KotlinOptions) -> String {
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    let constants = lines.flatMap { line in
      stride(from: 0, to: line.unicodeScalars.count, by: 16_000).map { start in
        let rest = line.unicodeScalars.dropFirst(start).prefix(16_000)
        return "        json.append(\(KotlinText.quoted(String(String.UnicodeScalarView(rest)))))\n"
      }
    }
    let size = 100
    let chunks = stride(from: 0, to: constants.count, by: size).map { constants[$0...].prefix(size).joined() }
    let parts = chunks.enumerated().map { number, lines in
      "\n    private fun add\(number)(json: StringBuilder) {\n\(lines)    }\n"
    }
    return """
      /** The table as data: what is known of each route. */
      private object \(options.name)Data {
          fun json(): String {
              val json = StringBuilder()
      \(chunks.indices.map { "        add\($0)(json)\n" }.joined())        return json.toString()
          }
      \(parts.joined())}

      """
  }
}
