internal import FingerpostAnalysis
package import FingerpostEngine

/// Counts the lines of logs by the routes of a table.
///
///     let counter = LinkCounter(table)
///     var count = LinkCount(table)
///     counter.count(bytes[...], into: &count)   // whole lines
package struct LinkCounter: Sendable {
  private let table: RouteTable
  /// Where the parts of a request stand, of lines that are JSON.
  private let keys: JSONKeys?
  private let get: KnownMethod
  private let methods: [(name: [UInt8], method: KnownMethod)]
  /// Of each route, whether it is the one of its name that prints.
  private let prints: [Bool]
  /// How links of the table's origins begin.
  private let starts: [(text: [UInt8], start: LinkStart)]
  private let longest: Int

  /// The most bytes of a line that is shown as an example of what is no request.
  private static let longestExample = 256
  /// Of how many links it is kept whether they are canonical: logs repeat themselves.
  private static let mostKnown = 1 << 13

  package init(_ table: RouteTable, keys: JSONKeys? = nil) {
    (self.table, self.keys) = (table, keys)
    get = table.known(nil)
    methods = (["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] + table.methods).map {
      (Array($0.utf8), table.known($0))
    }
    prints = table.routes.indices.map { index in
      let printing = table.inOrderOfPrinting(table.aliases(of: index))
      return printing.first { table.routes[$0].template.flags.isPrinted } == index
    }
    starts = ([.path] + table.origins).compactMap(table.start)
    longest = table.options.text.limits.bytes
  }

  /// Counts whole lines; the last may have no end.
  package func count(_ lines: ArraySlice<UInt8>, into count: inout LinkCount) {
    unsafe lines.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = unsafe Self.lineEnd(in: bytes, from: start)
        let isReturn = unsafe end > start && bytes[end - 1] == UInt8(ascii: "\r")
        unsafe add(UnsafeBufferPointer(rebasing: bytes[start..<(isReturn ? end - 1 : end)]), &count)
        start = end + 1
      }
    }
  }

  /// Where the line ends that begins at `start`: eight bytes are looked at together.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let (raw, ones) = (UnsafeRawBufferPointer(bytes), 0x0101_0101_0101_0101 as UInt64)
    var index = start
    while index + 8 <= raw.count {
      let word = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let other = word ^ (ones &* UInt64(UInt8(ascii: "\n")))
      let found = (other &- ones) & ~other & (ones &* 0x80)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while unsafe index < raw.count && raw[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  private func add(_ line: UnsafeBufferPointer<UInt8>, _ count: inout LinkCount) {
    if let keys {
      guard let request = unsafe JSONLine(Array(line)[...], keys) else { return unsafe addUnread(line, &count) }
      let url = Array(request.url.utf8)
      return unsafe url.withUnsafeBufferPointer { url in
        let method = Array((request.method ?? "").utf8)
        unsafe method.withUnsafeBufferPointer { unsafe add(url, $0, request.statusClass, &count) }
      }
    }
    guard let request = unsafe LogLine(line) else { return unsafe addUnread(line, &count) }
    let target = unsafe UnsafeBufferPointer(rebasing: line[request.target])
    let isBare = request.method.isEmpty
    if isBare, unsafe !Self.isLink(target), unsafe find(target, get).index < 0 { return unsafe addUnread(line, &count) }
    unsafe add(target, UnsafeBufferPointer(rebasing: line[request.method]), request.statusClass, &count)
  }

  private func addUnread(_ line: UnsafeBufferPointer<UInt8>, _ count: inout LinkCount) {
    count.unread.count += 1
    let shown = unsafe Self.shown(line, Self.longestExample)
    count.unread.example.offer(shown, count: shown.count)
  }

  /// The beginning of a text as UTF-8, which it may not be.
  private static func shown(_ text: UnsafeBufferPointer<UInt8>, _ length: Int) -> [UInt8] {
    let start = unsafe UnsafeBufferPointer(rebasing: text.prefix(length))
    if unsafe start.allSatisfy({ $0 < 0x80 }) { return unsafe Array(start) }
    return Array(unsafe String(decoding: start, as: UTF8.self).utf8)
  }

  private func add(
    _ target: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, _ status: Int, _ count: inout LinkCount
  ) {
    let method = unsafe known(name)
    // A text that is too long for the table is a link all the same.
    guard unsafe target.count > longest || isText(target) else { return unsafe addUnread(target, &count) }
    let (route, isWrittenSo) = unsafe target.count > longest ? (-1, false) : find(target, method)
    guard route >= 0 else { return unsafe addUnmatched(target, name, status, &count) }
    count.tallies[route].count += 1
    count.tallies[route].statuses[status] += 1
    if unsafe !(isWrittenSo && prints[route]) && !isCanonical(target, route, name, &count) {
      count.tallies[route].notCanonical += 1
    }
    unsafe count.tallies[route].example.offer(Array(target), count: target.count)
  }

  private func addUnmatched(
    _ target: UnsafeBufferPointer<UInt8>, _ method: UnsafeBufferPointer<UInt8>, _ status: Int, _ count: inout LinkCount
  ) {
    count.unmatched.count += 1
    count.unmatched.statuses[status] += 1
    // What another method might read shows its own.
    let isGet = unsafe method.isEmpty || method.elementsEqual("GET".utf8)
    let shown = unsafe (isGet ? [] : Array(method) + [UInt8(ascii: " ")]) + Self.shown(target, 2 * Self.longestExample)
    unsafe count.groups.add(shape(of: target), example: shown, length: shown.count)
  }

  // MARK: What a link is

  private func find(_ target: UnsafeBufferPointer<UInt8>, _ method: KnownMethod) -> (index: Int, isWrittenSo: Bool) {
    unsafe table.index(of: target, method, asTarget: target.first == UInt8(ascii: "/"), start: start(of: target))
  }

  /// The origin of the table that a link begins with; of a path that of bare paths.
  private func start(of target: UnsafeBufferPointer<UInt8>) -> LinkStart? {
    if unsafe target.first == UInt8(ascii: "/") { return starts.first?.start }
    return starts.dropFirst().first { text, _ in
      // A host may begin as another one does.
      unsafe target.starts(with: text)
        && (text.last == UInt8(ascii: "/") || target.count == text.count || "/?#".utf8.contains(target[text.count]))
    }?.start
  }

  private func known(_ name: UnsafeBufferPointer<UInt8>) -> KnownMethod {
    if name.isEmpty { return get }
    if let known = methods.first(where: { unsafe $0.name.elementsEqual(name) }) { return known.method }
    return unsafe table.known(String(decoding: name, as: UTF8.self))
  }

  /// Whether a word is a link, whatever reads it: a path, or what has a scheme.
  private static func isLink(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe text.first == UInt8(ascii: "/") { return true }
    let scheme = unsafe text.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return unsafe !scheme.isEmpty && scheme.endIndex + 2 < text.count && text[scheme.endIndex] == UInt8(ascii: ":")
      && text[scheme.endIndex + 1] == UInt8(ascii: "/") && text[scheme.endIndex + 2] == UInt8(ascii: "/")
  }

  private func isText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.allSatisfy { (0x20..<0x7F).contains($0) } || UTF8Rule.firstInvalid(in: Array(text)[...]) == nil
  }

  /// Whether the link is written as its route prints it.
  private func isCanonical(
    _ target: UnsafeBufferPointer<UInt8>, _ route: Int, _ method: UnsafeBufferPointer<UInt8>, _ count: inout LinkCount
  ) -> Bool {
    if table.isGone(route) { return true }
    let key = unsafe Array(method) + [UInt8(ascii: " ")] + Array(target)
    if let known = count.canonical[key] { return known }
    let text = unsafe String(decoding: target, as: UTF8.self)
    let name = unsafe method.isEmpty ? nil : String(decoding: method, as: UTF8.self)
    let isCanonical = table.answer(text, method: name, asTarget: text.hasPrefix("/"))?.isCanonical ?? true
    if count.canonical.count >= Self.mostKnown { count.canonical.removeAll(keepingCapacity: true) }
    count.canonical[key] = isCanonical
    return isCanonical
  }

  /// The shape of the path; an origin that is not the table's stays before it.
  private func shape(of target: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var (start, end) = unsafe (0, start(of: target)?.length ?? 0)
    if end == 0, unsafe target.first != UInt8(ascii: "/") && Self.isLink(target) {
      let mark = unsafe target.firstIndex(of: UInt8(ascii: ":")) ?? 0
      end = unsafe target[(mark + 3)...].firstIndex { "/?#".utf8.contains($0) } ?? target.count
    } else {
      start = end
    }
    return unsafe PathShape.shape(
      of: UnsafeBufferPointer(rebasing: target[end...]), behind: UnsafeBufferPointer(rebasing: target[start..<end]))
  }

  // MARK: What is near

  /// Names the nearest route of the most frequent groups.
  package func findNearest(in count: inout LinkCount, most: Int = 100) {
    for (shape, group) in count.groups.sorted.prefix(most) where group.nearest == nil {
      guard let example = group.example.text else { continue }
      let link = example.split(separator: " ").last.map(String.init) ?? example
      count.groups.setNearest(table.nearest(to: link)?.route.name, of: shape)
    }
  }
}
