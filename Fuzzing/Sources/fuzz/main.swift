import Foundation
import Laws
import LibFuzzer

// fuzz LAW [OPTION OR FILE]…: the options and files are libFuzzer's. Without a law, the laws are listed.

// libFuzzer starts the program again to merge inputs, and knows its own options alone: the law is in the environment then.
let inherited = ProcessInfo.processInfo.environment["FINGERPOST_LAW"]
let arguments = CommandLine.arguments
guard let name = inherited ?? arguments.dropFirst().first, let law = Law.all.first(where: { $0.name == name }) else {
  print(Law.all.map(\.name).joined(separator: "\n"))
  exit(arguments.count > 1 ? 2 : 0)
}
setenv("FINGERPOST_LAW", law.name, 1)
let check = law.check

let options = arguments.dropFirst(inherited == nil ? 2 : 1)
var words: [UnsafeMutablePointer<CChar>?] = ([arguments[0]] + options).map { strdup($0) } + [nil]
var count = Int32(words.count - 1)
words.withUnsafeMutableBufferPointer { words in
  var start = words.baseAddress
  let status = LLVMFuzzerRunDriver(&count, &start) { data, size in
    do throws(Broken) {
      try check(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch {
      FileHandle.standardError.write(Data("the law is broken: \(error.message)\n".utf8))
      abort()
    }
    return 0
  }
  exit(status)
}
