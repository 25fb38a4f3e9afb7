import FingerpostCore
import Foundation

/// Decodes the items of a feed out of JSON, with a destination and with a plain text in its place, and says what an item takes.
///
///     decoding [--items COUNT] [--only plain|typed|linked|lenient] [--form compact|scheme|web]
@main
struct DecodingBenchmark {
  struct Item<Destination: Codable>: Codable {
    let title: String
    let destination: Destination
  }

  static func main() throws {
    let words = CommandLine.arguments
    func value(_ option: String) -> String? {
      words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    let count = value("--items").flatMap { Int($0) } ?? 100_000
    let form = value("--form").flatMap(AppLink.TextForm.init) ?? .compact
    let items = (0..<count).map { Item(title: "Tap to go to number \($0)", destination: AppLink.text($0, form: form)) }
    let data = try JSONEncoder().encode(items)

    let kinds: [(name: String, decode: (Data) throws -> Int)] = [
      ("plain", { try JSONDecoder().decode([Item<String>].self, from: $0).count }),
      ("typed", { try JSONDecoder().decode([Item<AppLink>].self, from: $0).count }),
      ("linked", { try JSONDecoder().decode([Item<LinkedDestination<AppLink>>].self, from: $0).count }),
      ("lenient", { try JSONDecoder().decode([Item<LenientDestination<AppLink>>].self, from: $0).count }),
    ]
    // The first link builds the table.
    _ = AppLink(link: "home")
    for kind in kinds where value("--only").map({ $0 == kind.name }) ?? true {
      let clock = ContinuousClock()
      var decoded = 0
      let time = try clock.measure { decoded = try kind.decode(data) }
      let perItem = time / .nanoseconds(max(1, count))
      let name = kind.name.padding(toLength: 8, withPad: " ", startingAt: 0)
      print("\(name) \(decoded) items  \(Int(perItem)) ns an item")
    }
  }
}
