import FingerpostEngine

/// Why a name chooses no enum.
enum EnumChoice: Error {
  case unknown(String, _ known: [String])
  case ambiguous(String, [String])

  var message: String {
    switch self {
    case .unknown(let name, let known):
      let near = nearest(to: name, among: known).map { suggestion($0) }
      let list = known.isEmpty ? "; there is none" : "; there \(known.count == 1 ? "is" : "are") \(known.listed)"
      return "no @Routes enum is named \"\(name)\"\(near ?? list)"
    case .ambiguous(let name, let all): return "\"\(name)\" may be one of several: \(all.listed)"
    }
  }
}

extension [String] {
  /// The names in a row, of many the first.
  var listed: String {
    prefix(8).joined(separator: ", ") + (count > 8 ? " and \(count - 8) more" : "")
  }
}
