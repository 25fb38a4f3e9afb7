// Days and instants once more: counted one by one from the first day of the year 0000, as slowly as it is plain.

enum OracleDates {
  static func date(_ text: [UInt8]) -> String? {
    day(text).map { _ in String(decoding: text, as: UTF8.self) }
  }

  static func instant(_ text: [UInt8]) -> String? {
    guard text.count >= 20, let day = day(Array(text[..<10])), text[10] == UInt8(ascii: "T") else { return nil }
    guard text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"), let hour = number(text[11..<13]), hour < 24,
      let minute = number(text[14..<16]), minute < 60, let second = number(text[17..<19]), second < 60
    else { return nil }
    var rest = text[19...]
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      fraction = Array(rest.dropFirst().prefix { OracleTypes.isDigit($0) })
      guard (1...9).contains(fraction.count) else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let shift = zone(Array(rest)) else { return nil }
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    let moment = day * 1440 + hour * 60 + minute - shift
    guard moment >= 0, let (year, month, date) = calendar(moment / 1440), year < 10_000 else { return nil }
    let tail = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    let clock = "\(two(moment % 1440 / 60)):\(two(moment % 60)):\(two(second))"
    return "\(two(year / 100))\(two(year % 100))-\(two(month))-\(two(date))T\(clock)\(tail)Z"
  }

  private static func zone(_ text: [UInt8]) -> Int? {
    if text == [UInt8(ascii: "Z")] { return 0 }
    guard text.count == 6, text[3] == UInt8(ascii: ":"), let hours = number(text[1..<3]), hours < 24,
      let minutes = number(text[4..<6]), minutes < 60
    else { return nil }
    if text[0] == UInt8(ascii: "+") { return hours * 60 + minutes }
    return text[0] == UInt8(ascii: "-") ? -(hours * 60 + minutes) : nil
  }

  private static func day(_ text: [UInt8]) -> Int? {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), let year = number(text[..<4]),
      let month = number(text[5..<7]), (1...12).contains(month), let date = number(text[8...]),
      date >= 1, date <= length(year, month)
    else { return nil }
    let years = (0..<year).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
    return years + (1..<month).reduce(0) { $0 + length(year, $1) } + date - 1
  }

  private static func calendar(_ day: Int) -> (Int, Int, Int)? {
    var left = day
    var (year, month) = (0, 1)
    while left >= (isLeap(year) ? 366 : 365) {
      left -= isLeap(year) ? 366 : 365
      year += 1
    }
    while left >= length(year, month) {
      left -= length(year, month)
      month += 1
    }
    return (year, month, left + 1)
  }

  private static func isLeap(_ year: Int) -> Bool { year % 400 == 0 || year % 4 == 0 && year % 100 != 0 }

  private static func length(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { OracleTypes.isDigit($0) } ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
