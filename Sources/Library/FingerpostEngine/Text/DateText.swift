/// Days and instants of RFC 3339 §5.6, in the proleptic Gregorian calendar, years 0000 to 9999, no leap seconds.
package enum DateText {
  /// Whether a text is an existing day, such as `2026-11-20`; it is its own canonical spelling.
  static func isDate(_ text: Bytes) -> Bool { day(Array(text)) != nil }

  /// `2026-11-20T10:26:00.50+01:00` prints as `2026-11-20T09:26:00.5Z`.
  static func canonicalInstant(_ text: Bytes) -> String? {
    guard (20...35).contains(text.count) else { return nil }
    let bytes = Array(text)
    guard let day = day(Array(bytes[..<10])), bytes[10] == UInt8(ascii: "T") else { return nil }
    guard let hour = IntegerText.number(bytes[11..<13], atMost: 23), bytes[13] == UInt8(ascii: ":"),
      let minute = IntegerText.number(bytes[14..<16], atMost: 59), bytes[16] == UInt8(ascii: ":"),
      let second = IntegerText.number(bytes[17..<19], atMost: 59)
    else { return nil }
    var fraction = bytes[19...]
    guard let zoneStart = fraction.firstIndex(where: { "Z+-".utf8.contains($0) }) else { return nil }
    let zone = fraction[zoneStart...]
    fraction = fraction[..<zoneStart]
    if let point = fraction.popFirst() {
      guard point == UInt8(ascii: "."), (1...9).contains(fraction.count), fraction.allSatisfy(ByteSet.digit.contains)
      else { return nil }
    }
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard let zoneMinutes = minutes(zone) else { return nil }
    // Minutes since year 0 do not fit the Int of a 32-bit platform: the day is carried over instead.
    var (utcDay, utcMinute) = (day, hour * 60 + minute - zoneMinutes)
    if utcMinute < 0 { (utcDay, utcMinute) = (utcDay - 1, utcMinute + 1440) }
    if utcMinute >= 1440 { (utcDay, utcMinute) = (utcDay + 1, utcMinute - 1440) }
    guard (0..<daysIn10000Years).contains(utcDay) else { return nil }
    let subsecond = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    let (year, month, dayOfMonth) = date(ofDay: utcDay)
    return "\(padded: year, 4)-\(padded: month, 2)-\(padded: dayOfMonth, 2)"
      + "T\(padded: utcMinute / 60, 2):\(padded: utcMinute % 60, 2):\(padded: second, 2)\(subsecond)Z"
  }

  /// Minutes east of UTC: `Z`, or a sign, hours and minutes.
  private static func minutes(_ zone: ArraySlice<UInt8>) -> Int? {
    if zone.count == 1, zone.first == UInt8(ascii: "Z") { return 0 }
    guard zone.count == 6, zone[zone.startIndex + 3] == UInt8(ascii: ":"), zone.first != UInt8(ascii: "Z"),
      let hours = IntegerText.number(zone.dropFirst().prefix(2), atMost: 23),
      let minutes = IntegerText.number(zone.suffix(2), atMost: 59)
    else { return nil }
    return (zone.first == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  /// The day of `yyyy-mm-dd`: see ``day(year:month:day:)``.
  private static func day(_ bytes: [UInt8]) -> Int? {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = IntegerText.number(bytes[0..<4], atMost: 9999),
      let month = IntegerText.number(bytes[5..<7], atMost: 12), month >= 1,
      let day = IntegerText.number(bytes[8..<10], atMost: length(of: month, in: year)), day >= 1
    else { return nil }
    return self.day(year: year, month: month, day: day)
  }

  package static let daysIn10000Years = 3_652_425

  /// Days since 0000-01-01; inverse of ``date(ofDay:)``.
  package static func day(year: Int, month: Int, day: Int) -> Int {
    (1..<month).reduce(start(of: year) + day - 1) { $0 + length(of: $1, in: year) }
  }

  package static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    var year = day / 366
    while start(of: year + 1) <= day { year += 1 }
    var rest = day - start(of: year)
    var month = 1
    while rest >= length(of: month, in: year) {
      rest -= length(of: month, in: year)
      month += 1
    }
    return (year, month, rest + 1)
  }

  private static func start(of year: Int) -> Int {
    let past = year - 1
    return year == 0 ? 0 : year * 365 + past / 4 - past / 100 + past / 400 + 1
  }

  /// The number of days of a month; January is 1.
  package static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
