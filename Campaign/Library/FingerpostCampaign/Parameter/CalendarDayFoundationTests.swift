import Foundation
import SeededRandom
import Testing

@testable import Fingerpost
@testable import FingerpostTests

struct CalendarDayFoundationTests {
  private static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(parameter: text)) }

  static let components: [(DateComponents, String?)] = [
    (DateComponents(year: 2026, month: 11, day: 20), "2026-11-20"),
    (DateComponents(year: 2026, month: 11, day: 20, hour: 25, minute: -1), "2026-11-20"),
    (DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 11, day: 20), "2026-11-20"),
    (DateComponents(calendar: Calendar(identifier: .iso8601), year: 2026, month: 11, day: 20), "2026-11-20"),
    (DateComponents(calendar: Calendar(identifier: .buddhist), year: 2569, month: 11, day: 20), nil),
    (DateComponents(era: 1, year: 2026, month: 11, day: 20), "2026-11-20"),
    (DateComponents(era: 0, year: 2026, month: 11, day: 20), nil),
    (DateComponents(year: 2026, month: 11), nil),
    (DateComponents(month: 11, day: 20), nil),
    (DateComponents(year: 2026, day: 20), nil),
    (DateComponents(), nil),
    (DateComponents(year: 2026, month: 2, day: 29), nil),
    (DateComponents(year: .max, month: .min, day: .max), nil),
  ]

  @Test(arguments: components) func `components are a day where they name one`(row: DateComponents, text: String?) {
    #expect(CalendarDay(row)?.parameter == text)
  }

  @Test func `a day reads back from its components, which Foundation takes for the same day`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Before, Foundation's calendars are Julian.
    let first = try Self.day("1582-10-15").number
    var random = Random("components")
    for _ in 0..<Random.draws(5000) {
      let day = try #require(CalendarDay(number: .random(in: first..<CalendarDay.numbers.upperBound, using: &random)))
      #expect(CalendarDay(day.components) == day, "\(day) \(Random.note)")
      let date = try #require(calendar.date(from: day.components))
      #expect(date.timeIntervalSinceReferenceDate == Double(day.number * 86_400), "\(day) \(Random.note)")
      #expect(day.date(in: .gmt) == date, "\(day) \(Random.note)")
      let components = calendar.dateComponents([.era, .year, .month, .day], from: date + 86_399)
      #expect(CalendarDay(components) == day, "\(day) \(Random.note)")
    }
  }

  static let edges: [(Double, String?)] = [
    (0, "2001-01-01"), (-0.0, "2001-01-01"), (-1e-300, "2000-12-31"), (86_399.999, "2001-01-01"),
    (86_400, "2001-01-02"),
    (-978_307_200, "1970-01-01"), (-63_145_526_400, "0000-01-01"), (-63_145_526_401, nil),
    (252_423_993_599.99, "9999-12-31"), (252_423_993_600, nil), (.infinity, nil), (-.infinity, nil), (.nan, nil),
    (.greatestFiniteMagnitude, nil), (-.greatestFiniteMagnitude, nil), (1e19, nil),
    (.leastNonzeroMagnitude, "2001-01-01"),
  ]

  @Test(arguments: edges) func `an instant has a day where the calendar has`(interval: Double, text: String?) {
    #expect(CalendarDay(Date(timeIntervalSinceReferenceDate: interval), in: .gmt)?.parameter == text)
  }

  @Test func `an instant has the day of its time zone`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    for (offset, text) in [(0, "2001-01-01"), (-1, "2000-12-31"), (14 * 3600, "2001-01-01"), (-43_200, "2000-12-31")] {
      let zone = try #require(TimeZone(secondsFromGMT: offset))
      #expect(CalendarDay(date, in: zone)?.parameter == text)
    }
    // Less than a rounding before midnight is before midnight: adding the offset must not round it over.
    let east = try #require(TimeZone(secondsFromGMT: 43_200))
    let before = Date(timeIntervalSinceReferenceDate: (43_200.0).nextDown)
    #expect(CalendarDay(before, in: east)?.parameter == "2001-01-01")
    #expect(CalendarDay(Date(timeIntervalSinceReferenceDate: 43_200), in: east)?.parameter == "2001-01-02")
  }

  static let beginnings: [(String, String, String?)] = [
    ("2026-11-20", "GMT", "2026-11-20T00:00:00Z"),
    ("2026-11-20", "America/New_York", "2026-11-20T05:00:00Z"),
    ("2026-03-08", "America/New_York", "2026-03-08T05:00:00Z"),
    ("2026-03-09", "America/New_York", "2026-03-09T04:00:00Z"),
    ("2026-11-01", "America/New_York", "2026-11-01T04:00:00Z"),
    // The clock springs from midnight to one.
    ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
    // It falls back from midnight to eleven: midnight comes an hour later.
    ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),
    // It springs from half past eleven to half past midnight.
    ("1919-03-31", "America/Toronto", "1919-03-31T04:30:00Z"),
    // It falls back from a minute past midnight: midnight comes twice.
    ("2010-11-07", "America/St_Johns", "2010-11-07T02:30:00Z"),
    // Samoa went from the east of the date line to the west.
    ("2011-12-29", "Pacific/Apia", "2011-12-29T10:00:00Z"),
    ("2011-12-30", "Pacific/Apia", nil),
    ("2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00Z"),
    ("2026-11-20", "Pacific/Kiritimati", "2026-11-19T10:00:00Z"),
    ("0000-01-01", "GMT", "0000-01-01T00:00:00Z"),
    ("9999-12-31", "GMT", "9999-12-31T00:00:00Z"),
  ]

  @Test(arguments: beginnings)
  func `a day begins with its first instant in the time zone`(text: String, zone: String, expected: String?) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let date = try Self.day(text).date(in: zone)
    #expect(date?.parameter == expected)
    if let date {
      #expect(CalendarDay(date, in: zone)?.parameter == text)
      #expect(CalendarDay(date - 1, in: zone)?.parameter != text)
    }
  }

  @Test func `the first instant of a random day is of that day, and the one before is not`() throws {
    var random = Random("zones")
    var skipped = 0
    for identifier in TimeZone.knownTimeZoneIdentifiers {
      let zone = try #require(TimeZone(identifier: identifier))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      // 1850 to 2050: local mean times, every change of the rules there was.
      let days = try Self.day("1850-01-01").number...Self.day("2050-01-01").number
      var numbers = (0..<12).map { _ in Int64.random(in: days, using: &random) }
      // A change of the clock, and the days around it.
      let start = Date(timeIntervalSinceReferenceDate: Double(Int64.random(in: days, using: &random)) * 86_400)
      if let change = zone.nextDaylightSavingTimeTransition(after: start),
        let number = CalendarDay(change, in: .gmt)?.number
      {
        numbers += [number - 1, number, number + 1]
      }
      for number in numbers {
        let day = try #require(CalendarDay(number: number))
        guard let date = day.date(in: zone) else {
          skipped += 1
          continue
        }
        let what = "\(day) in \(identifier) \(Random.note)"
        #expect(CalendarDay(date, in: zone) == day, "\(what)")
        let isAfterGap = CalendarDay(number: number - 1)?.date(in: zone) == nil
        #expect(CalendarDay(date - 1, in: zone)?.number == number - (isAfterGap ? 2 : 1), "\(what)")
        #expect(calendar.startOfDay(for: date + 7200) == date, "\(what)")
      }
    }
    #expect(skipped < 5)
  }
}
