import FingerpostCore

// Texts of the types that every table knows: at the bounds, of many magnitudes, in every spelling that reads.

extension Random {
  mutating func integer(_ type: IntegerType, isPlain: Bool) -> String {
    if isPlain { return String(within(1...99)) }
    return switch type {
    case .uint8: integer(UInt8.self)
    case .int8: integer(Int8.self)
    case .uint16: integer(UInt16.self)
    case .int16: integer(Int16.self)
    case .uint32: integer(UInt32.self)
    case .int32: integer(Int32.self)
    case .uint: integer(UInt64.self)
    case .int: integer(Int64.self)
    }
  }

  private mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> String {
    switch below(4) {
    case 0: String(pick(Number.min, Number.max))
    case 1: String(pick(Number.min + 1, Number.max - 1, 0, 1, Number(clamping: -1)))
    case 2: String(Number(truncatingIfNeeded: next()))
    default: String(Number(clamping: chance(50) ? Int64(clamping: magnitude()) : -Int64(clamping: magnitude())))
    }
  }

  mutating func double(isPlain: Bool) -> String {
    if isPlain { return pick("1.5", "0", "2", "-3.25", "10", "99.9") }
    if chance(30) { return pick("0", "-0", "1.50", "0.1", "-1", "100.0", "0.000", "123456789012345678901234567890") }
    let value = pick(
      Double(bitPattern: next()), Double(magnitude()) / 1000, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.0.nextUp, 1.0 / 3)
    return ParameterType.decimal(value) ?? "0"
  }

  mutating func uuid() -> String {
    let digits = chance(20) ? "0123456789ABCDEFabcdef" : "0123456789abcdef"
    let characters = Array(digits)
    return [8, 4, 4, 4, 12].map { count in
      String((0..<count).map { _ in pick(characters) ?? "0" })
    }.joined(separator: "-")
  }

  mutating func date(isPlain: Bool) -> String {
    if !isPlain, chance(20) { return pick("0000-01-01", "0000-02-29", "9999-12-31", "2024-02-29", "1582-10-10") }
    let year = isPlain ? within(2000...2030) : below(10_000)
    return "\(padded: year, 4)-\(padded: within(1...12), 2)-\(padded: within(1...28), 2)"
  }

  mutating func instant(isPlain: Bool) -> String {
    if !isPlain, chance(10) {
      return pick("0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "2001-01-01T00:00:00.000000001Z")
    }
    let day = date(isPlain: isPlain)
    let time = "\(padded: below(24), 2):\(padded: below(60), 2):\(padded: below(60), 2)"
    if isPlain { return "\(day)T\(time)Z" }
    let fraction = chance(50) ? "" : ".\("\(padded: below(1_000_000_000), 9)".prefix(within(1...9)))"
    // At the ends of the calendar an offset would lead out of it.
    let isInside = day > "0000-01-01" && day < "9999-12-31"
    return "\(day)T\(time)\(fraction)\(isInside ? pick("Z", "+01:00", "-00:30", "+14:00", "-23:59") : "Z")"
  }
}
