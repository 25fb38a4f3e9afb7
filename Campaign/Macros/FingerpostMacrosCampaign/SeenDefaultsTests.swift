import Fingerpost
import FingerpostAnalysis
import Foundation
import Testing

@testable import FingerpostMacrosTests

enum SeenOuter {
  enum Sort: String, RouteParameter, CaseIterable { case far, away = "aw ay" }
  typealias Inner = Sort
  struct Deep { typealias Order = Inner }
}

enum SeenSort: String { case best, new = "n&w", `default`, raw = #"a\b"#, esc = "q\"\u{e9}e\u{301}\t" }
extension SeenSort: RouteParameter, CaseIterable {}
extension SeenSort { static let usual = SeenSort.new; static var first: Self { .best } }

enum SeenLevel: Int, RouteParameter, CaseIterable { case minus = -2, next, zero, ten = 0x0A, eleven }
enum SeenByte: UInt8, RouteParameter { case a = 0b1, b, c = 0xff }
enum SeenText: Swift.String, RouteParameter, CaseIterable { case x, y }
typealias SeenNumbers = Array<Int>

/// The lock of an enum's router is the lock of its source, however a default or an enum is spelled.
@Suite struct SeenDefaultsTests {
  @Routes(.path)
  enum Link: Routable {
    @Route("strings?{a}&{b}&{c}&{d}&{e}&{f}") case strings(
      a: String = "q\"\\ \u{e9}", b: String = #"raw \n "x""#,
      c: String = """
      two \
        lines \
      joined
      """, d: String = "é", e: String = "\t\u{7f}\u{202e}", f: String? = "")
    @Route("ext?{a}&{b}&{c}&{d}&{e}") case ext(
      a: SeenSort = .best, b: SeenSort = .`default`, c: SeenSort = SeenSort.default,
      d: SeenSort = .esc, e: [SeenSort] = [.raw, .new])
    @Route("statics?{a}&{b}") case statics(a: SeenSort = .usual, b: SeenSort = .first)
    @Route("levels?{a}&{b}&{c}&{d}&{e}") case levels(
      a: SeenLevel = .minus, b: SeenLevel = .next, c: SeenLevel? = .zero, d: [SeenLevel] = [.ten, .eleven],
      e: SeenByte = .c)
    @Route("other?{a}&{b}&{c}&{d}") case other(
      a: SeenOuter.Sort = .away, b: SeenOuter.Inner = SeenOuter.Inner.far,
      c: SeenOuter.Deep.Order = SeenOuter.Sort.away, d: SeenOuter.Deep.Order? = SeenOuter.Deep.Order.far)
    @Route("numbers?{a}&{b}&{c}&{d}&{e}&{f}&{g}&{h}") case numbers(
      a: Int = -0, b: Double = -0.0, c: Double = 0x1p4, d: Double = 1_000.50, e: Int = +7, f: Double = 1e22,
      g: Int = 0o17, h: Double = 100000000000000000000)
    @Route("sugar?{a}&{b}&{c}&{d}&{e}") case sugar(
      a: Optional<SeenSort> = .best, b: Array<SeenSort> = [.best], c: Swift.Optional<Int> = 3,
      d: SeenNumbers = [-1, 0x10], e: Swift.Array<Swift.Int> = [1, 2])
    @Route("texts?{a}") case texts(a: SeenText = .y)
    @Route("calls?{a}&{b}&{c}&{d}&{e}&{f}") case calls(
      a: [Int] = .init(), b: [Int] = [Int](), c: String = "a" + "b", d: String = "\(1)",
      e: String = String(describing: 1),
      f: Int = (-(3)))
    @Route("as?{a}&{b}&{c}&{d}") case casts(
      a: Int = 3 as Int, b: SeenSort = SeenSort.best as SeenSort, c: SeenSort? = Optional(.best),
      d: SeenSort = SeenSort(rawValue: "best") ?? .new)
    @Route("some?{a}&{b}") case some(a: Int? = .some(3), b: SeenSort? = .some(.best))
    @Route("big?{a}&{b}&{c}") case big(a: UInt8 = 255, b: Int16 = -32_768, c: UInt = 0xFFFF_FFFF_FFFF_FFFF)
    @Route("date?{a}&{b}&{c}") case date(
      a: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), b: Float = 2, c: Date? = nil)
    @Route("nested/({a}/{b})") case nested(a: Own = .b, b: Own.Deep = Own.Deep.d)
    @Gone("gone/{x}?{sort}", "gone") @Route("home?{sort}") case home(sort: SeenSort = .best)
    @Route("frag#{x}") case frag(x: Own = Own.b)
    @Route("word#{x}") case word(x: SeenSort = .new)
    enum Own: String, RouteParameter, CaseIterable {
      case a = "ä", b = "b/c"
      enum Deep: String, RouteParameter, CaseIterable { case c, d }
    }
  }

  @Test func `defaults in all spellings`() throws {
    try SourceLock.expect(
      Link.self,
      unknown: [
        "calls.a", "calls.b", "calls.c", "calls.d", "calls.e", "calls.f", "casts.a", "casts.b", "casts.c", "casts.d",
        "date.a", "date.b", "numbers.a", "numbers.f", "some.a", "some.b", "statics.a", "statics.b",
      ])
  }
}
