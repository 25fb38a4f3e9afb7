/// Links that wait for their turn, in the order of their arrival.
struct EntryQueue<Link: Sendable>: Sendable {
  private var entries: [Entry<Link>?] = []
  /// The position of the first entry: those before it are taken.
  private var head = 0

  var count: Int { entries.count - head }
  var arrivals: [Arrival] { entries[head...].compactMap { $0?.arrival } }
  var isEmpty: Bool { count == 0 }

  mutating func removeFirst() -> Entry<Link>? {
    guard head < entries.count else { return nil }
    defer {
      entries[head] = nil
      head += 1
      if head > 32, head * 2 > entries.count {
        entries.removeFirst(head)
        head = 0
      }
    }
    return entries[head]
  }

  /// Puts an entry behind those that arrived before it.
  mutating func insert(_ entry: Entry<Link>) {
    var position = entries.count
    while position > head, let before = entries[position - 1], before.id > entry.id { position -= 1 }
    entries.insert(entry, at: position)
  }

  /// Puts several, in any order, behind those that arrived before them.
  mutating func insert(_ others: [Entry<Link>]) {
    guard others.count > 1 else {
      others.forEach { insert($0) }
      return
    }
    entries = (entries[head...] + others).compactMap { $0 }.sorted { $0.id < $1.id }
    head = 0
  }
}
