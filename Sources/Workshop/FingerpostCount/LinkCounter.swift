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
  private let get: Request.Method
  private let methods: [(name: [UInt8], method: Request.Method)]
  private let routes: [Route]
  /// Of each route, the first of its name that prints.
  private let printing: [Int]
  /// How links of the table's origins begin.
  private let starts: [(text: [UInt8], source: Location.Source)]
  /// Whether an origin stands for many hosts.
  private let hasWildcard: Bool
  /// The most bytes of a link.
  private let longest: Int

  /// What is asked about a route with each link.
  private struct Route {
    /// It has no canonical text.
    let isGone: Bool
    /// Whether links to it are to change.
    let isOld: Bool
  }

  /// The most bytes of a line that is shown as an example of what is not a request.
  private static let longestExample = 256

  package init(_ table: RouteTable, keys: JSONKeys? = nil) {
    (self.table, self.keys) = (table, keys)
    get = table.number(of: nil)
    methods = (["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] + table.methods).map {
      (Array($0.utf8), table.number(of: $0))
    }
    routes = table.routes.indices.map { index in
      let isGone = table.isGone(index)
      return Route(isGone: isGone, isOld: isGone || table.routes[index].template.flags.deprecation != nil)
    }
    printing = table.routes.indices.map(table.printing)
    starts = ([.path] + table.allOrigins).compactMap(table.start)
    hasWildcard = table.allOrigins.contains { $0.description.contains("://*") }
    longest = table.options.text.limits.bytes
  }

  /// Counts whole lines; the last may have no end.
  package func count(_ lines: ArraySlice<UInt8>, into count: inout LinkCount) {
    unsafe lines.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = unsafe bytes.index(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
        let isReturn = unsafe end > start && bytes[end - 1] == UInt8(ascii: "\r")
        let line = unsafe UnsafeBufferPointer(rebasing: bytes[start..<(isReturn ? end - 1 : end)])
        unsafe LoggedRequest.read(line, keys) { request in
          guard let request, add(request, &count) else { return unsafe addUnread(line, &count) }
        }
        start = end + 1
      }
    }
  }

  private func addUnread(_ line: UnsafeBufferPointer<UInt8>, _ count: inout LinkCount) {
    count.unread.count += 1
    count.unread.example.offer(unsafe Self.shown(line, Self.longestExample))
  }

  /// The beginning of a text as UTF-8, which it may not be.
  private static func shown(_ text: UnsafeBufferPointer<UInt8>, _ length: Int) -> [UInt8] {
    let start = unsafe UnsafeBufferPointer(rebasing: text.prefix(length))
    return unsafe start.isASCII ? Array(start) : Array(String(decoding: start, as: UTF8.self).utf8)
  }

  /// - Returns: false, and nothing is counted, for what is not a link.
  private func add(_ request: LoggedRequest, _ count: inout LinkCount) -> Bool {
    let slot = RecentLinks.slot(of: request)
    switch count.recent[request, slot] {
    case .route(let index, let isCanonical):
      add(request, route: index, isCanonical, &count)
      return true
    case .group(let index, let generation) where generation == count.groups.generation:
      add(request, group: index, &count)
      return true
    default: return find(request, slot, &count)
    }
  }

  @inline(__always)
  private func add(_ request: LoggedRequest, route index: Int, _ isCanonical: Bool, _ count: inout LinkCount) {
    count.tallies[index].count &+= 1
    count.tallies[index].statuses[request.statusClass] &+= 1
    if !isCanonical { count.tallies[index].notCanonical &+= 1 }
    if routes[index].isOld, unsafe !request.referrer.isEmpty { count.tallies[index].referrer.offer(referrer(request)) }
  }

  @inline(__always)
  private func add(_ request: LoggedRequest, group index: Int, _ count: inout LinkCount) {
    count.unmatched.count &+= 1
    count.unmatched.statuses[request.statusClass] &+= 1
    count.groups.add(unsafe request.referrer.isEmpty ? [] : referrer(request), to: index)
  }

  private func referrer(_ request: LoggedRequest) -> [UInt8] {
    unsafe Self.shown(request.referrer, Self.longestExample)
  }

  /// Counts a request that did not come lately.
  private func find(_ request: LoggedRequest, _ slot: Int, _ count: inout LinkCount) -> Bool {
    let target = unsafe request.target
    // A text that is too long for the table is a link all the same.
    let isTooLong = target.count > longest
    guard unsafe isTooLong || isText(target) else { return false }
    let (index, spelling) = unsafe isTooLong ? (-1, .unknown) : find(target, known(request.method))
    guard index >= 0 else {
      guard request.isLink else { return false }
      let group = unsafe count.groups.index(of: shape(of: target))
      // A request by another method shows its own.
      let isGet = unsafe request.methodLength == 0 || request.method.equals(Array("GET".utf8))
      let shown = unsafe isGet ? target : request.text
      count.groups.offer(unsafe Self.shown(shown, 2 * Self.longestExample), to: group)
      add(request, group: group, &count)
      count.recent.keep(.group(group, generation: count.groups.generation), of: request, in: slot)
      return true
    }
    let isCanonical = isCanonical(request, index, spelling)
    unsafe count.tallies[index].example.offer(target)
    add(request, route: index, isCanonical, &count)
    count.recent.keep(.route(index, isCanonical: isCanonical), of: request, in: slot)
    return true
  }

  // MARK: What a link is

  private func find(
    _ target: UnsafeBufferPointer<UInt8>, _ method: Request.Method
  ) -> (index: Int, spelling: LinkSpelling) {
    unsafe table.index(
      of: target, method, asTarget: target.first == UInt8(ascii: "/"), source: start(of: target), printing: printing)
  }

  /// The origin of the table that a link begins with; of a path that of bare paths.
  private func start(of target: UnsafeBufferPointer<UInt8>) -> Location.Source? {
    if unsafe target.first == UInt8(ascii: "/") { return starts.first?.source }
    let known = starts.dropFirst().first { text, _ in
      // A host may begin as another one does.
      unsafe target.begins(with: text)
        && (text.last == UInt8(ascii: "/") || target.count == text.count || "/?#".utf8.contains(target[text.count]))
    }
    return known?.source ?? (hasWildcard ? unsafe ownStart(of: target) : nil)
  }

  /// The same for a host that an origin with a wildcard stands for, spelled as links of it are printed.
  private func ownStart(of target: UnsafeBufferPointer<UInt8>) -> Location.Source? {
    guard let colon = unsafe target.firstIndex(of: UInt8(ascii: ":")), target.count - colon > 3 else { return nil }
    let rest = unsafe target[(colon + 3)...]
    let end = unsafe rest.firstIndex { "/?#".utf8.contains($0) } ?? target.count
    let text = unsafe String(decoding: target[..<end], as: UTF8.self)
    guard let origin = try? Origin(parsing: text), let start = table.start(of: origin) else { return nil }
    return start.text.elementsEqual(text.utf8) ? start.source : nil
  }

  private func known(_ name: UnsafeBufferPointer<UInt8>) -> Request.Method {
    if name.isEmpty { return get }
    if let known = methods.first(where: { unsafe name.equals($0.name) }) { return known.method }
    return unsafe table.number(of: String(decoding: name, as: UTF8.self))
  }

  private func isText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.isASCII || UTF8Rule.firstInvalid(in: Array(text)[...]) == nil
  }

  /// Whether the link is written as its route prints it.
  private func isCanonical(_ request: LoggedRequest, _ route: Int, _ spelling: LinkSpelling) -> Bool {
    if routes[route].isGone { return true }
    if spelling != .unknown { return spelling == .canonical }
    let text = unsafe String(decoding: request.target, as: UTF8.self)
    let method = unsafe request.methodLength == 0 ? nil : String(decoding: request.method, as: UTF8.self)
    return table.answer(text, method: method, asTarget: text.hasPrefix("/"))?.isCanonical ?? true
  }

  /// The shape of the path; an origin that is not the table's stays before it.
  private func shape(of target: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var (start, end) = unsafe (0, start(of: target)?.prefix.utf8.count ?? 0)
    if end == 0, let authority = unsafe LoggedRequest.authority(of: target) {
      end = unsafe target[authority...].firstIndex { "/?#".utf8.contains($0) } ?? target.count
    } else {
      start = end
    }
    // The slash that bare paths begin with is a part of them.
    if unsafe target.first == UInt8(ascii: "/") { (start, end) = (0, 0) }
    return unsafe PathShape.shape(
      of: UnsafeBufferPointer(rebasing: target[end...]), behind: UnsafeBufferPointer(rebasing: target[start..<end]))
  }

  // MARK: What is near

  /// Names the nearest route of the most frequent groups.
  package func findNearest(in count: inout LinkCount, most: Int = 100) {
    let frequent = count.groups.all.indices.sorted { count.groups.all[$0].count > count.groups.all[$1].count }
    for index in frequent.prefix(most) {
      guard count.groups.all[index].nearest == nil, let example = count.groups.all[index].example.text else { continue }
      let link = example.split(separator: " ").last.map(String.init) ?? example
      count.groups.setNearest(table.nearest(to: link)?.route.name, at: index)
    }
  }
}
