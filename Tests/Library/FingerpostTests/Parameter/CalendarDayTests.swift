import Foundation
import SeededRandom
import Testing

@testable import Fingerpost

struct CalendarDayTests {
  static let days: [(String, Int, Int, Int)] = [
    ("0000-01-01", 0, 1, 1), ("0000-02-29", 0, 2, 29), ("0001-01-01", 1, 1, 1), ("0999-12-31", 999, 12, 31),
    ("1582-10-10", 1582, 10, 10), ("1900-02-28", 1900, 2, 28), ("1970-01-01", 1970, 1, 1),
    ("2000-02-29", 2000, 2, 29), ("2024-02-29", 2024, 2, 29), ("2026-11-20", 2026, 11, 20),
    ("9999-12-31", 9999, 12, 31),
  ]

  @Test(arguments: days) func `a day reads from its text and prints as it`(
    text: String, year: Int, month: Int, day: Int
  ) {
    let value = CalendarDay(parameter: text)
    #expect(value == CalendarDay(year: year, month: month, day: day))
    #expect(value.map { [$0.year, $0.month, $0.day] } == [year, month, day])
    #expect(value?.parameter == text)
    #expect(value?.description == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-2", "2026-1-20", "26-11-20", "2026-11-200", "2026-11-20 ", "2026/11/20", "20261120",
    "2026-00-10", "2026-13-01", "2026-01-00", "2026-01-32", "2026-02-29", "1900-02-29", "2100-02-29", "-026-11-20",
    "+026-11-20", "10000-01-01", "2026-11-20T00:00:00Z", "٢٠٢٦-11-20", "2026-11-20\u{301}", "2026–11–20", "--------",
    "2026--1-20", "2026-11--1", "\0", "2026-11-20\0",
  ])
  func `nothing else is a day`(text: String) { #expect(CalendarDay(parameter: text) == nil) }

  static let none: [(Int, Int, Int)] = [
    (-1, 12, 31), (10000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 2, 29), (1900, 2, 29),
    (2026, 4, 31), (.min, .min, .min), (.max, .max, .max), (2026, -1, 1), (2026, 1, -1), (.min, 2, 29), (.max, 2, 29),
  ]

  @Test(arguments: none) func `numbers that no day has make none`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test func `a day is the engine's date`() { #expect(CalendarDay.parameterType == .date) }

  @Test func `in JSON a day is its text`() throws {
    let days = try #require(CalendarDay(parameter: "2026-11-20").map { [$0] })
    #expect(String(decoding: try JSONEncoder().encode(days), as: UTF8.self) == #"["2026-11-20"]"#)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: Data(#"["2026-11-20"]"#.utf8)) == days)
    for text in [#"["2026-02-29"]"#, "[20261120]", "[null]", #"[{"year":2026}]"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDay].self, from: Data(text.utf8)) }
    }
  }

  @Test func `days are numbered one after the other, without a gap, through every year`() throws {
    // The calendar by its definition, a month at a time.
    var number = CalendarDay.numbers.lowerBound
    for year in 0...9999 {
      let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in [1, 15, length] {
          let value = CalendarDay(year: year, month: month + 1, day: day)
          let expected = number + Int64(day - 1)
          if value == nil || value?.number != expected || CalendarDay(number: expected) != value {
            Issue.record("\(year)-\(month + 1)-\(day) is not number \(expected)")
          }
        }
        if CalendarDay(year: year, month: month + 1, day: length + 1) != nil {
          Issue.record("\(year)-\(month + 1) has \(length + 1) days")
        }
        number += Int64(length)
      }
    }
    #expect(number == CalendarDay.numbers.upperBound)
    #expect(CalendarDay(parameter: "2001-01-01")?.number == 0)
  }

  @Test(arguments: [Int64.min, -730_852, 2_921_574, .max]) func `a number outside all years is no day`(number: Int64) {
    #expect(CalendarDay(number: number) == nil)
  }

  @Test func `random days read back, are canonical, and compare as their numbers and their texts do`() throws {
    var random = Random("days")
    var last = try #require(CalendarDay(number: 0))
    for _ in 0..<Random.draws(20_000) {
      let number = Int64.random(in: CalendarDay.numbers, using: &random)
      let day = try #require(CalendarDay(number: number))
      let text = day.parameter
      #expect(day.number == number, "\(text) \(Random.note)")
      #expect(CalendarDay(parameter: text) == day, "\(text) \(Random.note)")
      #expect(ParameterType.date.canonical(text) == text, "\(text) \(Random.note)")
      #expect((day < last) == (day.number < last.number), "\(day) \(last) \(Random.note)")
      #expect((day < last) == (text < last.parameter), "\(day) \(last) \(Random.note)")
      last = day
    }
  }
}
