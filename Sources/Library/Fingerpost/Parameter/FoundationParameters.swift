import FingerpostEngine
import FingerpostCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's Date, as the text of an instant (RFC 3339 §5.6).
///
///     Date(parameter: "2026-11-20T10:26:00.50+01:00")?.parameter   // "2026-11-20T09:26:00.5Z"
///     Date(parameter: "2026-11-20T09:26:60Z")                      // nil: a leap second is no Date
///     Date.distantFuture.parameter                                 // "4001-01-01T00:00:00Z"
///
/// Every date that prints reads back equal. Those that do not print are outside the years 0000 to 9999, or need more than
/// nine digits of a second, as some within a hundred days of 2001-01-01 do.
extension Date: RouteParameter {
  /// `datetime`: `yyyy-mm-ddThh:mm:ss`, at most nine digits of a second, and `Z` or an offset.
  public static var parameterType: ParameterType { .dateTime }

  /// Reads the date nearest to the instant: a Date of our time is exact to a tenth of a microsecond, a text to a
  /// nanosecond.
  public init?(parameter text: String) {
    guard let interval = Instant(text: text)?.interval else { return nil }
    self.init(timeIntervalSinceReferenceDate: interval)
  }

  /// The instant in UTC, with the fewest digits of a second that read back equal; for a date without such a text, a text that does
  /// not read.
  public var parameter: String {
    let interval = timeIntervalSinceReferenceDate
    // A number alone is not an instant.
    return Instant(interval: interval)?.text ?? interval.description
  }
}

/// Foundation's UUID, 36 characters of text.
///
///     UUID(parameter: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.parameter   // "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
///     UUID(parameter: "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}")            // nil
///
/// Every UUID reads back from its text.
extension UUID: RouteParameter {
  /// `uuid`: hexadecimal digits in any case, eight, four, four, four and twelve, with a `-` between.
  public static var parameterType: ParameterType { .uuid }

  /// Reads `E621E1F8-…` and `e621e1f8-…` as the same value.
  @_disfavoredOverload  // `UUID.init` by name stays Foundation's.
  public init?(parameter text: String) {
    guard let canonical = ParameterType.uuid.canonical(text) else { return nil }
    self.init(uuidString: canonical)
  }

  /// The digits in lower case, where Foundation writes upper case (RFC 9562 §4 asks readers to take both).
  public var parameter: String { uuidString.lowercased() }
}

/// Foundation's URL, in queries and fragments, where it is one value: `&`, `#` and its own escapes are escaped.
///
///     @Route("open?{link}") case open(link: URL)
///     // open?link=https://a.example/x?y%26z%23f  ↔  .open(link: https://a.example/x?y&z#f)
///     // open?link=https://a.example/%C3%A4        →  .open(link: https://a.example/%C3%A4), which is not canonical
///
/// Any text reads of which Foundation makes a URL, in Foundation's spelling: relative URLs, those of nearly any scheme, and those with
/// letters, spaces and signs that URLs escape. Look at `scheme` and `host` before you open one. A URL prints its `absoluteString`, and
/// reads back with the same. A host beyond ASCII reads if it is written in the usual form of its letters. `javascript:`, `vbscript:` and
/// `data:` are not values, neither read nor printed.
extension URL: RouteParameter {
  /// `url`, which a path cannot hold.
  public static var parameterType: ParameterType { .custom("url") }

  /// Texts that read.
  public static var parameterExamples: [String] { ["https://a.example/x?y=z#f", "mailto:ann@a.example", "a/b"] }

  /// Reads a URL, with the escapes that today's Foundation gives it, whatever the version.
  @_disfavoredOverload  // `URL.init` by name stays Foundation's.
  public init?(parameter text: String) {
    guard !ScriptScheme.begins(text.utf8), let spelled = URLSpelling.canonical(text), let url = URL(string: spelled),
      url.absoluteString == spelled
    else { return nil }
    self = url
  }

  /// The URL as text, resolved against its base.
  public var parameter: String { absoluteString }

  /// Writes the text, which a URL with a base shares with another one.
  public func _write(into writer: inout SlotWriter) { writer.put(parameter) }
}

/// An instant to the nanosecond, counted from 2001-01-01T00:00:00Z as Foundation does.
///
/// Between its two forms, text and interval, everything is integers and decimal digits: adding a fraction to seconds as
/// doubles would round twice, and formatters round on top of that.
private struct Instant {
  /// Rounded down.
  let seconds: Int64
  /// 0 to 999,999,999 after that.
  let nanoseconds: Int64

  /// Reads what the engine's `datetime` reads.
  init?(text: String) {
    // The engine has taken the offset into account: what is left is digits at known offsets.
    guard let utc = ParameterType.dateTime.canonical(text) else { return nil }
    let time = String(utc.dropFirst(11).dropLast()).parts(between: ":")
    guard time.count == 3, let day = CalendarDay(parameter: String(utc.prefix(10))), let hour = Int64(time[0]),
      let minute = Int64(time[1])
    else { return nil }
    let parts = time[2].parts(between: ".")
    guard let second = Int64(parts[0]), let nanoseconds = Self.nanoseconds(parts.count > 1 ? parts[1] : "")
    else { return nil }
    seconds = day.number * 86_400 + hour * 3600 + minute * 60 + second
    self.nanoseconds = nanoseconds
  }

  /// In UTC, without zeros at the end of the fraction; nil outside the years 0000 to 9999.
  var text: String? {
    var (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    if second < 0 { (days, second) = (days - 1, second + 86_400) }
    guard let day = CalendarDay(number: days) else { return nil }
    var fraction = nanoseconds == 0 ? "" : ".\(padded: nanoseconds, 9)"
    while fraction.last == "0" { fraction.removeLast() }
    return "\(day)T\(padded: second / 3600, 2):\(padded: second / 60 % 60, 2):\(padded: second % 60, 2)\(fraction)Z"
  }

  /// The instant with the fewest digits that the interval is the nearest double to; nil if those are too many.
  init?(interval: Double) {
    guard let decimal = DoubleText.text(interval) else { return nil }
    let parts = decimal.parts(between: ".")
    guard let whole = Int64(parts[0]), let rest = Self.nanoseconds(parts.count > 1 ? parts[1] : "")
    else { return nil }
    // -7.25 is eight seconds before, and 0.75 after that.
    let borrows = interval < 0 && rest > 0
    seconds = borrows ? whole - 1 : whole
    nanoseconds = borrows ? Self.second - rest : rest
  }

  /// The double nearest to the instant; nil if that is in the year 10000, as for the last microseconds of 9999.
  var interval: Double? {
    let borrows = seconds < 0 && nanoseconds > 0
    let whole = (borrows ? seconds + 1 : seconds).magnitude
    let rest = borrows ? Self.second - nanoseconds : nanoseconds
    guard let nearest = Double("\(seconds < 0 ? "-" : "")\(whole).\(padded: rest, 9)"),
      nearest < Double(CalendarDay.numbers.upperBound) * 86_400
    else { return nil }
    return nearest
  }

  private static let second: Int64 = 1_000_000_000

  /// What digits after a decimal point come to; nil if they say more than nanoseconds.
  private static func nanoseconds(_ digits: String) -> Int64? {
    digits.utf8.count > 9 ? nil : Int64(digits + String(repeating: "0", count: 9 - digits.utf8.count))
  }
}
