import Counted
import FingerpostEngine
import Foundation

/// Looks every URL of a list up in a table, many times over, and says how long one lookup takes.
///
/// The instructions of one lookup are counted by running it under valgrind: see `Benchmarks/instructions`.
@main
struct LookupBenchmark {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let text = options.isHelp ? Options.usage : try run(options)
      do { try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8)) } catch {
        throw Failure("cannot write the output: \(error.localizedDescription)")
      }
    } catch {
      FileHandle.standardError.write(Data("lookup: \(error)\n".utf8))
      exit(2)
    }
  }

  static func run(_ options: Options) throws -> String {
    let building = try Tables.table(options.routes)
    let table = building.table
    var urls = try Tables.urls(options.urls)
    if options.order == .random {
      var random = SplitMix64(state: 1)
      urls.shuffle(using: &random)
    }
    let plain = urls.count { table.lookup($0.url, method: $0.method) != nil }
    let found = urls.count { (try? table.match($0.url, method: $0.method)) != nil }
    // The texts side by side, and everything lent: the loop counts no references of its own.
    let (methods, texts) = (urls.map(\.method), urls.map(\.url))
    let ends = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    let bytes = texts.flatMap(\.utf8)

    var checksum = 0
    let time = measured(rounds: options.rounds) {
      switch options.mode {
      case .bytes:
        bytes.withUnsafeBufferPointer { bytes in
          for index in texts.indices {
            let text = UnsafeBufferPointer(rebasing: bytes[ends[index]..<ends[index + 1]])
            if let lookup = table.lookup(utf8: text, method: methods.span[index]) {
              checksum &+= lookup.index &+ lookup.count
            } else {
              checksum &+= matched(texts[index], methods[index], table)
            }
          }
        }
      case .string:
        for index in texts.indices {
          if let lookup = table.lookup(texts.span[index], method: methods.span[index]) {
            checksum &+= lookup.index &+ lookup.count
          } else {
            checksum &+= matched(texts[index], methods[index], table)
          }
        }
      case .match:
        for index in texts.indices { checksum &+= matched(texts.span[index], methods.span[index], table) }
      }
    }
    let lookups = options.rounds * urls.count
    let nanoseconds = lookups == 0 ? 0 : time / .nanoseconds(1) / Double(lookups)
    let rows: [(String, String, isText: Bool)] = [
      ("mode", options.mode.rawValue, true),
      ("order", options.order.rawValue, true),
      ("routes", "\(table.routes.count)", false),
      ("urls", "\(urls.count)", false),
      ("found", "\(found)", false),
      ("plain", "\(plain)", false),
      ("lookups", "\(lookups)", false),
      ("buildMilliseconds", String(format: "%.2f", building.time / .milliseconds(1)), false),
      ("tableMegabytes", building.megabytes.map { String(format: "%.2f", $0) } ?? "null", false),
      ("nanosecondsPerLookup", String(format: "%.1f", nanoseconds), false),
      ("checksum", "\(checksum)", false),
    ]
    if options.isJSON {
      return "{" + rows.map { "\"\($0.0)\":" + ($0.isText ? "\"\($0.1)\"" : $0.1) }.joined(separator: ",") + "}"
    }
    return rows.map { $0.0.padding(toLength: 22, withPad: " ", startingAt: 0) + $0.1 }.joined(separator: "\n")
  }

  private static func matched(_ url: String, _ method: String?, _ table: RouteTable) -> Int {
    guard let match = try? table.match(url, method: method) else { return 1 }
    return match.index &+ match.values.count
  }
}

/// The same shuffle in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
