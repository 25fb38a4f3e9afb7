// Days as numbers, both ways. Counting begins with 2001-01-01, where Foundation's does, and that is lucky: the leap day of
// four years, of a century and of four centuries then comes in the last of them.

extension CalendarDay {
  /// Days since 2001-01-01, negative before; inverse of ``init(number:)``.
  var number: Int64 {
    Self.start(of: year) + Int64((1..<month).reduce(0) { $0 + Self.length(of: $1, in: year) } + day - 1)
  }

  /// The day so many days after 2001-01-01; nil outside the years 0000 to 9999.
  init?(number: Int64) {
    guard Self.numbers.contains(number) else { return nil }
    var rest = Int(number) + Self.cycles * Self.daysIn400Years
    var year = 2001 - Self.cycles * 400
    func take(_ years: Int, of days: Int, atMost most: Int) {
      let count = min(rest / days, most)
      year += years * count
      rest -= days * count
    }
    take(400, of: Self.daysIn400Years, atMost: .max)
    take(100, of: 36524, atMost: 3)
    take(4, of: 1461, atMost: .max)
    take(1, of: 365, atMost: 3)
    var month = 1
    while rest >= Self.length(of: month, in: year) {
      rest -= Self.length(of: month, in: year)
      month += 1
    }
    self.init(year: year, month: month, day: rest + 1)
  }

  /// The numbers of all days there are.
  static let numbers = start(of: 0)..<start(of: 10000)

  static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of the first of January.
  private static func start(of year: Int) -> Int64 {
    // Whole cycles more keep what is divided from being negative.
    let years = year - 2001 + cycles * 400
    return Int64(years * 365 + years / 4 - years / 100 + years / 400 - cycles * daysIn400Years)
  }

  private static let daysIn400Years = 146_097
  /// So many times 400 years before 2001 there is no day yet.
  private static let cycles = 6
}
