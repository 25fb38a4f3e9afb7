import Fingerpost
import Foundation
import Resilient

/// A class after a parameter.
final class Slug: RouteParameter, Hashable, Sendable {
  let words: [String]

  init(words: [String]) { self.words = words }

  init?(parameter text: String) {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    words = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }

  var parameter: String { words.joined(separator: "-") }
  static func == (left: Slug, right: Slug) -> Bool { left.words == right.words }
  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// A resilient type after a parameter.
extension Ticket: RouteParameter {
  /// "ab~7"
  public init?(parameter text: String) {
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), String(number) == parts[1] else { return nil }
    self.init(text: String(parts[0]), number: number)
  }

  /// "ab~7"
  public var parameter: String { "\(text)~\(number)" }
}

enum Sort: String, CaseIterable, RouteParameter { case new, top, best }

protocol Shown: Sendable { var text: String { get } }
extension String: Shown { var text: String { self } }

@Routes(.path)
indirect enum Deep: Routable, Hashable {
  @Route("leaf/{text}") case leaf(text: String)
  @Route("pair/{a}/({b})") case pair(a: Int, b: String?)
}

@Routes(.path)
enum Shape: Routable {
  @Route("plain") case plain
  @Route("w/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}/{j}/{k}/{l}/{m}/{n}/{o}/{p}/{q}/{r}/{s}/{t}")
  case wide(
    a: Int, b: String, c: UInt8, d: String, e: Double, f: Bool, g: String, h: Int64, i: String, j: Sort, k: String,
    l: UUID, m: Int8, n: String, o: Slug, p: Ticket, q: String, r: UInt16, s: Float, t: String)
  @Route("labels/{of}/{in}/{self}") case labels(of: String, `in`: Int, `self`: String)
  @Route("bare/{x}/{y}") case bare(String, Int)
  @Route("maybe/({a}/({b}))?({c})") case maybe(a: Int?, b: String?, c: Slug?)
  @Route("lists/{*rest}?{n}&{s}") case lists(rest: [String], n: [Int], s: [Sort])
  @Route("either/({a}|by-name/{b})") case either(EitherBranch<Int, String>)
  @Route("boxed/{id}/{text}") indirect case boxed(id: Int, text: String)
  @Route("slug/{slug}") case slug(Slug)
  @Route("ticket/{ticket}") case ticket(Ticket)
  @Route("page/({page=1})?{size=20}#{line=1}") case page(page: Int, size: UInt8, line: Int)
  @Mount("deep/{id}") case deep(id: Int, Deep)
}

/// Cases that no route makes lie in the same memory.
enum Mixed: Sendable {
  case number(Int)
  case texts(String, String)
  case hidden(any Shown)
  case place(Place)
}

/// A generic enum, bound by reflection.
enum Page<Item: RouteParameter & Hashable>: Hashable, Sendable {
  case item(Item)
  case items(tag: [Item], extra: Item?)
  indirect case far(Item, at: Int)
  case none
}

/// What is not an enum, with an existential in it.
struct Show: Sendable {
  let value: any Shown
  let number: Int
}
