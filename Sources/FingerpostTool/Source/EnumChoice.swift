import FingerpostEngine

/// Why a name chooses no enum.
enum EnumChoice: Error {
  case unknown(String, _ known: [String])
  case ambiguous(String, [String])

  var message: String {
    switch self {
    case .unknown(let name, let known):
      let near = nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" }
      let list = known.isEmpty ? "; there is none" : "; there are \(known.joined(separator: ", "))"
      return "no @Routes enum is named \"\(name)\"\(near ?? list)"
    case .ambiguous(let name, let all): return "\"\(name)\" may be one of several: \(all.joined(separator: ", "))"
    }
  }
}
