import FingerpostEngine

/// What is the same for every line of a stream.
struct LineQuestions: Sendable {
  /// How much of a line is kept beyond the longest URL: a method, a version, and enough to tell that there was more.
  private static let room = RequestLine.longestMethod + RequestLine.longestVersion + 8

  let resolver: Resolver
  /// Nil: the lines are URLs.
  let reader: DocumentReader?
  let isJSON: Bool
  let labels: RouteLabels
  /// The method that is asked with where a line has none.
  let method: KnownMethod
  /// How many bytes are looked at of a line without its end.
  let limit: Int
  /// The longest URL.
  let longestURL: Int

  /// How much is to be kept of a line with its end: a byte order mark takes no room.
  var room: Int { limit + 3 }

  init(_ table: RouteTable, method: String?, key: DocumentKey?, isJSON: Bool) {
    resolver = Resolver(table, method: method, suggests: false)
    reader = key.map { DocumentReader(key: $0) }
    self.isJSON = isJSON
    labels = RouteLabels(table, isJSON: isJSON)
    self.method = table.known(method)
    longestURL = table.options.text.limits.bytes
    // One more tells that there was more, and one is for a carriage return.
    limit = reader == nil ? longestURL + Self.room : DocumentReader.limit + 2
  }

  /// The results of a few lines.
  func answers(to part: LinePart) -> LineAnswers {
    var answers = LineAnswers(room: part.bytes.count * (isJSON ? 6 : 2))
    answers.add(part, asking: self)
    return answers
  }
}
