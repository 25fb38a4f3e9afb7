import FingerpostEngine
import FingerpostCore

/// A day of the calendar, without time or time zone: what a `date` in a link stands for.
///
///     CalendarDay(parameter: "2026-11-20")           // CalendarDay(year: 2026, month: 11, day: 20)
///     CalendarDay(parameter: "2026-02-29")           // nil: there is no such day
///     CalendarDay(year: 2026, month: 11, day: 20)?.parameter   // "2026-11-20"
///
/// The calendar is the proleptic Gregorian one of RFC 3339 §5.6, years 0000 to 9999. Every day reads back from its text,
/// and days compare as their texts do.
public struct CalendarDay: RouteParameter, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 to 9999; the year 0 is the one before the year 1.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the number of days in the month.
  public let day: Int

  /// The day of these numbers; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= DateText.length(of: month, in: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// `date`: `yyyy-mm-dd`, for a day that exists.
  public static var parameterType: ParameterType { .date }

  /// Reads `2026-11-20`, and nothing shorter or longer.
  public init?(parameter text: String) {
    guard ParameterType.date.canonical(text) != nil else { return nil }
    let numbers = text.parts(between: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `2026-11-20`
  public var parameter: String { "\(padded: year, 4)-\(padded: month, 2)-\(padded: day, 2)" }

  /// The same as ``parameter``.
  public var description: String { parameter }

  /// Whether the day comes before the other.
  public static func < (day: CalendarDay, other: CalendarDay) -> Bool {
    (day.year, day.month, day.day) < (other.year, other.month, other.day)
  }
}

/// In JSON and the like a day is its text, `"2026-11-20"`.
extension CalendarDay: Codable {
  /// Decodes a string that is a day.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is no such day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = CalendarDay(parameter: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day written yyyy-mm-dd")
    }
    self = day
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parameter)
  }
}

// Days as numbers, both ways. Counting begins with 2001-01-01, where Foundation's does.

extension CalendarDay {
  /// The number of 2001-01-01 where 0000-01-01 is 0.
  private static let origin = DateText.day(year: 2001, month: 1, day: 1)
  /// The numbers of all days there are.
  static let numbers = Int64(-origin)..<Int64(DateText.daysIn10000Years - origin)

  /// Days since 2001-01-01, negative before; inverse of ``init(number:)``.
  var number: Int64 { Int64(DateText.day(year: year, month: month, day: day) - Self.origin) }

  /// The day this many days after 2001-01-01; nil outside the years 0000 to 9999.
  init?(number: Int64) {
    guard Self.numbers.contains(number) else { return nil }
    let (year, month, day) = DateText.date(ofDay: Int(number) + Self.origin)
    self.init(year: year, month: month, day: day)
  }
}
