import FingerpostEngine
import FingerpostInput

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

extension Console {
  /// The process's own input, output and files.
  static var system: Console {
    #if !os(WASI)
      // A reader that goes away is then an error of `write`, which ends quietly, and not a signal that kills.
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
    return Console(
      files: .system,
      write: Descriptor.output.put,
      complain: { try? Descriptor.errors.put($0) },
      isTerminal: Descriptor.output.isTerminal,
      isErrorTerminal: Descriptor.errors.isTerminal,
      variable: { ProcessInfo.processInfo.environment[$0] })
  }

  /// The words after the program's name; nil if one is not UTF-8, which a `String` would repair and so hide.
  static var arguments: [String]? {
    let words = CommandLine.arguments
    for index in words.indices {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      guard UTF8Rule.firstInvalid(in: bytes[...]) == nil else { return nil }
    }
    return Array(words.dropFirst())
  }

  static func end(_ status: Int32) -> Never { exit(status) }
}
