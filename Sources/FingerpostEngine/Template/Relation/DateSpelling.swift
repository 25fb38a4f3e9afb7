/// Days and instants of RFC 3339 §5.6, one character after another.
///
/// A state is a place in the text, and what the digits so far mean for those to come: two small numbers.
enum DateSpelling {
  /// The place behind a whole instant.
  static let end = 60

  /// `2026-11-20`
  static func day(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    let (place, x, y) = (state >> 6, state >> 3 & 7, state & 7)
    if place == 4 || place == 7 { return scalar == "-" ? pack(place + 1, x, y) : nil }
    guard place < 10, let digit = digit(scalar) else { return nil }
    switch place {
    case 0: return pack(1, digit % 2, 0)
    // Whether the century is a multiple of 400 years.
    case 1: return pack(2, (2 * x + digit) % 4 == 0 ? 1 : 0, 0)
    case 2: return pack(3, x, digit == 0 ? 2 : digit % 2)
    case 3:
      let isLeap = y == 2 && digit == 0 ? x == 1 : ((y == 1 ? 2 : 0) + digit) % 4 == 0
      return pack(4, isLeap ? 1 : 0, 0)
    case 5: return digit <= 1 ? pack(6, x, digit) : nil
    case 6: return days(month: y * 10 + digit, isLeap: x == 1).map { pack(7, 0, $0 - 28) }
    case 8: return digit <= 3 ? pack(9, digit, y) : nil
    default:
      let day = x * 10 + digit
      return day >= 1 && day <= 28 + y ? pack(10, 0, 0) : nil
    }
  }

  /// `2026-11-20T09:26:00Z`, with up to nine digits after a point, and a zone.
  static func instant(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    let (place, x) = (state >> 6, state >> 3 & 7)
    switch place {
    case ..<10: return day(state, scalar)
    case 10: return scalar == "T" ? pack(11, 0, 0) : nil
    case 11, 40: return digit(scalar).flatMap { $0 <= 2 ? pack(place + 1, $0, 0) : nil }
    case 12, 41: return digit(scalar).flatMap { x < 2 || $0 <= 3 ? pack(place + 1, 0, 0) : nil }
    case 13, 16, 42: return scalar == ":" ? pack(place + 1, 0, 0) : nil
    case 14, 17, 43: return digit(scalar).flatMap { $0 <= 5 ? pack(place + 1, 0, 0) : nil }
    case 15, 18: return digit(scalar).map { _ in pack(place + 1, 0, 0) }
    case 44: return digit(scalar).map { _ in pack(end, 0, 0) }
    case 19 where scalar == ".": return pack(20, 0, 0)
    case 20: return digit(scalar).map { _ in pack(21, 0, 0) }
    case 21..<29 where digit(scalar) != nil: return pack(place + 1, 0, 0)
    case 19, 21...29:
      if scalar == "Z" { return pack(end, 0, 0) }
      return scalar == "+" || scalar == "-" ? pack(40, 0, 0) : nil
    default: return nil
    }
  }

  private static func pack(_ place: Int, _ x: Int, _ y: Int) -> Int { place << 6 | x << 3 | y }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value) - 48 : nil
  }

  private static func days(month: Int, isLeap: Bool) -> Int? {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: nil
    }
  }
}
