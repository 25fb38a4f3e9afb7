package import FingerpostAnalysis

// A part of a count as a line of ASCII, and read back: counts add up on a cluster, where lines are records.
//
//     {"fingerpost":"count","version":1,"table":"9ae1…","routes":[{"route":"home",…,"count":7}],"unmatched":{…},"unread":{…}}

extension LinkCount {
  private static let version = 1

  /// The line, with its end. The same counts give the same line.
  package var partial: String {
    var json = JSON()
    json.object { json in
      json.member("fingerpost", "count")
      json.member("version", bare: Self.version)
      json.member("table", fingerprint)
      json.member("routes", zip(routes, tallies)) { $1.write($0.0, $0.1) }
      json.member("unmatched") { json in
        json.write(unmatched)
        let kept = groups.kept
        json.member("bound", bare: kept.bound)
        json.member("groups", kept.groups) { $1.write($0) }
      }
      json.member("unread") { $0.write(unread) }
    }
    json.endLine()
    return json.text.inASCII
  }

  /// Reads a line.
  ///
  /// - Throws: `DocumentError` for what is not part of a count.
  package init(partial line: [UInt8]) throws(DocumentError) {
    let root = try JSONNode(line, limit: 1 << 28)
    guard let kind = root["fingerpost"], try kind.text() == "count" else {
      throw root.error("this is not a partial count of \"fingerpost count --partial\"")
    }
    let version = try root.member("version")
    guard try version.number() == "\(Self.version)" else { throw version.error("a newer fingerpost wrote this part") }
    let nodes = try root.member("routes").elements()
    self.init(
      routes: try nodes.map { node throws(DocumentError) in
        Route(
          name: try node.member("route").text(), method: try node.member("method").textOrNull(),
          template: try node.member("template").text(), httpRoute: try node.member("httpRoute").text(),
          isDeprecated: try node["deprecated"]?.bool() ?? false,
          isGone: try node["gone"]?.bool() ?? false)
      }, fingerprint: try root.member("table").text())
    tallies = try nodes.map { node throws(DocumentError) in try Tally(node) }
    let other = try root.member("unmatched")
    unmatched = try Tally(other)
    let groups = try other.member("groups").elements().map { node throws(DocumentError) in
      Groups.Group(
        shape: Array(try node.member("shape").text().utf8), count: try node.member("count").natural(),
        error: try node.member("error").natural(), example: Example(Array(try node.member("example").text().utf8)),
        referrer: try node.example("referrer"), nearest: try node["nearest"]?.text())
    }
    self.groups = Groups(groups, bound: try other.member("bound").natural())
    unread = try Tally(try root.member("unread"))
  }
}

extension LinkCount.Tally {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    self.init()
    count = try node.member("count").natural()
    notCanonical = try node["notCanonical"]?.natural() ?? 0
    if let list = try node["statuses"]?.elements() {
      guard list.count == Self.classes.upperBound + 1 else {
        throw node.error("there are \(Self.classes.upperBound) classes of statuses")
      }
      for (index, element) in list.enumerated() { statuses[index] = try element.natural() }
    }
    (example, referrer) = (try node.example("example"), try node.example("referrer"))
  }
}

extension JSONNode {
  fileprivate func textOrNull() throws(DocumentError) -> String? { try isNull ? nil : text() }

  fileprivate func example(_ key: String) throws(DocumentError) -> Example {
    Example(try self[key].map { node throws(DocumentError) in Array(try node.text().utf8) })
  }

  /// A number that counts something.
  fileprivate func natural() throws(DocumentError) -> Int {
    let text = try number()
    // Sums of many parts stay within 64 bits.
    guard let number = Int(text), (0...(Int.max >> 16)).contains(number) else {
      throw error("a count is expected, not \(text)")
    }
    return number
  }
}

extension JSON {
  fileprivate mutating func write(_ route: LinkCount.Route, _ tally: LinkCount.Tally) {
    member("route", route.name)
    if let method = route.method { member("method", method) } else { member("method", bare: "null") }
    member("template", route.template)
    member("httpRoute", route.httpRoute)
    if route.isDeprecated { member("deprecated", bare: true) }
    if route.isGone { member("gone", bare: true) }
    write(tally)
  }

  fileprivate mutating func write(_ tally: LinkCount.Tally) {
    member("count", bare: tally.count)
    if tally.notCanonical > 0 { member("notCanonical", bare: tally.notCanonical) }
    let statuses = ([0] + LinkCount.Tally.classes).map { tally.statuses[$0] }
    if statuses.contains(where: { $0 > 0 }) {
      key("statuses")
      array(statuses) { $1.bare("\($0)") }
    }
    if let text = tally.example.text { member("example", text) }
    if let text = tally.referrer.text { member("referrer", text) }
  }

  mutating func write(_ group: Groups.Group) {
    member("shape", String(decoding: group.shape, as: UTF8.self))
    member("count", bare: group.count)
    member("error", bare: group.error)
    member("example", group.example.text ?? "")
    if let text = group.referrer.text { member("referrer", text) }
    if let nearest = group.nearest { member("nearest", nearest) }
  }
}

extension String {
  /// The JSON text with escapes for all that is not ASCII.
  fileprivate var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = ""
    for unit in utf16 {
      if unit < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return text
  }
}
