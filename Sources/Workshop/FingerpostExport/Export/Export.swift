internal import FingerpostAnalysis

/// A table in the form of another system, and what that form cannot say exactly.
///
///     let export = try table.exported(as: .markdown)
///     export.text    // "| route | link | …"
///     export.notes   // []
///
/// The text is the same, byte for byte, for equal tables: it can be committed and compared.
public struct Export: Sendable, Hashable {
  /// The whole of the file.
  public let text: String
  /// What is not said exactly, in the order of the routes.
  public let notes: [ExportNote]

  /// Whether something was given up, because it would take too long.
  ///
  ///     if export.isUnfinished { print(export.notes) }
  public var isUnfinished: Bool { notes.contains { $0.kind == .unfinished } }

  package init(_ text: String, notes: [ExportNote] = []) { (self.text, self.notes) = (text, notes) }
}

/// One thing that a format does not say exactly.
public struct ExportNote: Sendable, Hashable {
  /// In which way it differs from the table.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file claims links that the table does not read.
    case over
    /// The table reads links that the file does not claim.
    case under
    /// The format cannot say it, so it is left out.
    case leftOut = "left-out"
    /// It is said in another way.
    case otherwise
    /// It was given up, because it would take too long: there may be differences without a note.
    case unfinished
  }

  /// In which way it differs.
  public let kind: Kind
  /// The name of the route; nil for the whole file.
  public let route: String?
  /// A link that shows the difference, if there is one.
  public let link: String?
  /// What differs, in one sentence.
  public let message: String

  package init(_ kind: Kind, route: String?, link: String? = nil, _ message: String) {
    (self.kind, self.route, self.link, self.message) = (kind, route, link, message)
  }

  /// One that is about the whole file.
  static func ofFile(_ message: String) -> ExportNote { ExportNote(.otherwise, route: nil, message) }

  /// - Parameter what: what of the file was given up.
  static func unfinished(_ what: String) -> ExportNote {
    ExportNote(.unfinished, route: nil, "\(what): it would take too long, and is unfinished")
  }
}

// What several formats are written with.

extension JSON {
  /// A list of numbers as a member.
  mutating func member(_ name: String, numbers: [Int]) {
    key(name)
    array(numbers) { $1.bare(String($0)) }
  }
}

extension String {
  /// The text; if that is taken, with the first number from 2 on that makes it free.
  package func numbered(unless isTaken: (String) -> Bool) -> String {
    var number = 1
    return numbered(from: &number, unless: isTaken)
  }

  /// The same, where the text is taken with all numbers before one; 1 stands for the text alone.
  func numbered(from number: inout Int, unless isTaken: (String) -> Bool) -> String {
    func text() -> String { number == 1 ? self : "\(self)\(number)" }
    while isTaken(text()) { number += 1 }
    return text()
  }
}

extension StringProtocol {
  /// Whether most languages take it for a name: a letter or `_`, and then letters, digits and `_`.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return utf8.allSatisfy { ByteSet.letterOrDigit.contains($0) || $0 == UInt8(ascii: "_") }
  }
}

extension Unicode.Scalar {
  /// As a string literal of ASCII holds it.
  ///
  /// - Parameters:
  ///   - marks: what has a backslash before it.
  ///   - hidden: what is not written as itself although it is ASCII.
  func quoted(marks: String, hidden: Unicode.Scalar? = nil) -> String {
    if marks.unicodeScalars.contains(self) { return "\\\(self)" }
    return (" "..."~").contains(self) && self != hidden ? String(self) : unicodeEscape
  }

  /// Four digits after `\u` for each unit of UTF-16.
  var unicodeEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
