// To and from Foundation's date components and instants. An instant has a day only in a time zone, which is never guessed.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CalendarDay {
  /// The day of `year`, `month` and `day`; nil if one is missing, if there is no such day, or if the components
  /// name the era before the year 1 or a calendar that is not Gregorian.
  ///
  ///     CalendarDay(DateComponents(year: 2026, month: 11, day: 20))   // 2026-11-20
  ///     CalendarDay(DateComponents(year: 2026, month: 11))            // nil
  ///
  /// Components without a calendar count as Gregorian; hours and smaller units are ignored. Foundation's calendars are Julian
  /// before 1582-10-15, so for an instant of that time they give another day: use ``init(_:in:)``.
  public init?(_ components: DateComponents) {
    let calendar = components.calendar?.identifier
    guard calendar == nil || calendar == .gregorian || calendar == .iso8601,
      components.era == nil || components.era == 1,
      let year = components.year, let month = components.month, let day = components.day
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month and day, and nothing else; the day reads back from them.
  public var components: DateComponents { DateComponents(year: year, month: month, day: day) }

  /// The day at `date` in the time zone; nil outside the years 0000 to 9999.
  ///
  ///     let date = Date(timeIntervalSince1970: 1_795_132_800)   // 2026-11-20T00:00:00Z
  ///     CalendarDay(date, in: .gmt)      // 2026-11-20
  ///     CalendarDay(date, in: newYork)   // 2026-11-19
  public init?(_ date: Date, in zone: TimeZone) {
    let instant = date.timeIntervalSinceReferenceDate.rounded(.down)
    // Neither Int64 nor a time zone is to see what is not finite, or out of all bounds.
    guard instant.magnitude < 1e12 else { return nil }
    self.init(number: Int64((zone.clock(at: instant) / secondsPerDay).rounded(.down)))
  }

  /// The first instant of the day in the time zone: midnight, or the first time after it if the clock skips midnight; nil if the
  /// time zone skipped the whole day, as Samoa did on 2011-12-30.
  ///
  ///     CalendarDay(year: 2026, month: 11, day: 20)?.date(in: newYork)   // 2026-11-20T05:00:00Z
  ///
  /// The day of that instant, `CalendarDay(date, in: zone)`, is this one.
  public func date(in zone: TimeZone) -> Date? {
    let midnight = Double(number) * secondsPerDay
    // Time zones are less than a day from UTC, and change less often.
    let offsets = [midnight - secondsPerDay, midnight + secondsPerDay].map { zone.clock(at: $0) - $0 }
    guard let least = offsets.min(), let most = offsets.max() else { return nil }
    var (early, late) = (midnight - most, midnight - least)
    if let exact = [early, late].first(where: { zone.clock(at: $0) == midnight }) {
      return Date(timeIntervalSinceReferenceDate: exact)
    }
    // Midnight was sprung over: the first second that shows a later time is the one.
    while late - early > 1 {
      let middle = ((early + late) / 2).rounded(.down)
      if zone.clock(at: middle) < midnight { early = middle } else { late = middle }
    }
    let date = Date(timeIntervalSinceReferenceDate: late)
    return CalendarDay(date, in: zone) == self ? date : nil
  }
}

private let secondsPerDay = 86_400.0

extension TimeZone {
  /// What clocks show at an instant of whole seconds; both are counted from 2001-01-01T00:00:00, there and in UTC.
  fileprivate func clock(at instant: Double) -> Double {
    instant + Double(secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: instant)))
  }
}
