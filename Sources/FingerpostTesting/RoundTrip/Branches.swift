import FingerpostCore

/// Which branches of a route's groups values were made up for, and which of them make a destination.
struct Branches {
  private struct Branch: Hashable {
    let group: Int
    let choice: Int
  }

  private var tries: [Branch: (count: Int, first: Captures)] = [:]
  private var read: Set<Branch> = []

  mutating func add(_ captures: Captures, isRead: Bool) {
    for (group, choice) in captures.choices.enumerated() {
      let branch = Branch(group: group, choice: choice)
      tries[branch] = ((tries[branch]?.count ?? 0) + 1, tries[branch]?.first ?? captures)
      if isRead { read.insert(branch) }
    }
  }

  /// What was made up for branches none of whose values make a destination; nothing where that is so of all.
  var unread: [Captures] {
    guard !read.isEmpty else { return [] }
    let dead = tries.filter { !read.contains($0.key) && $0.value.count >= 8 }
    return dead.sorted { ($0.key.group, $0.key.choice) < ($1.key.group, $1.key.choice) }.map(\.value.first)
  }
}
