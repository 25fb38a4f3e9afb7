import FingerpostEngine

/// Tables of text, `.routes`: a line with the origins, then one route a line. A line with options may come first.
///
///     options case=ignore
///     origins appscheme:// https://social.example
///     showMyProfile  users/me                 # a comment
///     showTweet      GET tweets/{id:int} [web]
///     showTweet      t/{id:int}               # an alias: read, but the first prints
///
/// `#` begins a comment at the start of a line and after a space, so that `users/me#posts` keeps its fragment.
/// Reading what was written gives an equal table.
public enum RouteFile {
  /// Reads a table, all of it or nothing.
  public static func read(_ bytes: [UInt8]) throws(RouteFileError) -> RouteTable {
    let parsed = parsed(bytes)
    guard let table = parsed.table else { throw RouteFileError(parsed.faults) }
    return table
  }

  /// Reads what can be read, and says what cannot.
  package static func parsed(_ bytes: [UInt8]) -> ParsedRouteFile {
    var reader = RouteFileReader()
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return reader.parsedUTF16() }
    for line in bytes[...].withoutMark.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.read(line.withoutReturn)
    }
    return reader.parsed()
  }

  /// Whether a text is meant as a table: its first line lists origins or options, maybe with a slip in the word, or it holds no line at
  /// all.
  package static func mayBeTable(_ bytes: [UInt8]) -> Bool {
    for bytes in bytes[...].withoutMark.split(separator: UInt8(ascii: "\n")) {
      guard let word = RouteFileLine(number: 1, bytes: bytes.withoutReturn.prefix(64)).words.first else { continue }
      return nearestWord(to: word.text, among: [origins, RouteFileOptions.word]) != nil
    }
    return true
  }

  /// Writes a table, names and templates in columns. Of its options, those are written that text has words for.
  package static func write(_ table: RouteTable) throws(UnwritableRouteError) -> String {
    let widest = table.routes.map { $0.name.width }.max() ?? 0
    var text = RouteFileOptions.text(table.options).map { $0 + "\n" } ?? ""
    text += (["origins"] + table.origins.map { $0.description }).joined(separator: " ") + "\n"
    for route in table.routes {
      guard isName(route.name) else {
        throw UnwritableRouteError(route: route.name, reason: "it is not one word of visible characters")
      }
      guard route.origins == nil else {
        throw UnwritableRouteError(route: route.name, reason: "it has origins of its own")
      }
      text += route.name + String(repeating: " ", count: widest - route.name.width + 2) + "\(route.template)\n"
    }
    return text
  }

  /// The word that begins the line of the origins, and so names no route.
  static let origins = "origins"

  /// Whether a text can name a route of a text table.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("#") && name != origins && name != RouteFileOptions.word
      && name.unicodeScalars.allSatisfy { $0 != " " && !$0.isHidden }
  }
}

/// A route that a text table has no way to say.
package struct UnwritableRouteError: Error, Equatable {
  package let route: String
  package let reason: String
}
