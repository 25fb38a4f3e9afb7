// Days as numbers, both ways. Counting begins with 2001-01-01, where Foundation's does.

extension CalendarDay {
  /// The number of 2001-01-01 where 0000-01-01 is 0.
  private static let origin = DateText.day(year: 2001, month: 1, day: 1)
  /// The numbers of all days there are.
  static let numbers = Int64(-origin)..<Int64(DateText.daysIn10000Years - origin)

  /// Days since 2001-01-01, negative before; inverse of ``init(number:)``.
  var number: Int64 { Int64(DateText.day(year: year, month: month, day: day) - Self.origin) }

  /// The day so many days after 2001-01-01; nil outside the years 0000 to 9999.
  init?(number: Int64) {
    guard Self.numbers.contains(number) else { return nil }
    let (year, month, day) = DateText.date(ofDay: Int(number) + Self.origin)
    self.init(year: year, month: month, day: day)
  }
}
