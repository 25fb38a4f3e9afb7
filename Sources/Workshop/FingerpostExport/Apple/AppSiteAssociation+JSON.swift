internal import FingerpostAnalysis

// Text ↔ association.

extension AppSiteAssociation {
  /// The largest file that Apple's systems take, in bytes.
  public static let limit = 128 * 1024

  /// The file: one component a line, so that two releases can be compared by line.
  ///
  /// Inverse of ``init(_:)``, lines aside.
  public var json: String {
    JSON.line { json in
      json.member("applinks") { json in
        defaults.write(to: &json)
        json.member("details", details, isTall: true) { details, json in
          json.member("appIDs", details.appIDs)
          details.defaults.write(to: &json)
          json.member("components", details.components, isTall: true) { $0.write(to: &$1) }
        }
        if variables.isEmpty { return }
        json.member("substitutionVariables") { json in
          for variable in variables { json.member(variable.name, variable.texts) }
        }
      }
    }
  }

  /// The same file in fewer bytes.
  var withoutComments: Self {
    var short = self
    for index in short.details.indices {
      for component in short.details[index].components.indices {
        short.details[index].components[component].comment = nil
      }
    }
    return short
  }

  /// Reads a file as it is served. Services other than `applinks` are skipped; a file with only such services claims no links.
  ///
  /// - Throws: `DocumentErrors` with everything that is wrong: invalid JSON, values of other types, unknown keys.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) { self = try AssociationReader(bytes).association }
}

extension AppSiteAssociation.Defaults {
  fileprivate func writeMembers(to json: inout JSON) {
    if let isCaseSensitive { json.member("caseSensitive", bare: isCaseSensitive) }
    if let isPercentEncoded { json.member("percentEncoded", bare: isPercentEncoded) }
  }

  fileprivate func write(to json: inout JSON) {
    if self != Self() { json.member("defaults", writeMembers) }
  }

  static let keys = ["caseSensitive", "percentEncoded"]

  /// Reads the member under one of the keys; none under another.
  fileprivate mutating func read(_ key: String, _ node: JSONNode) throws(DocumentError) {
    if key == Self.keys[0] { isCaseSensitive = try node.bool() }
    if key == Self.keys[1] { isPercentEncoded = try node.bool() }
  }
}

extension AppSiteAssociation.Component {
  /// Writes the members of its object.
  func write(to json: inout JSON) {
    if let path { json.member("/", path) }
    switch query {
    case nil: break
    case .pattern(let pattern): json.member("?", pattern)
    case .items(let items): json.member("?") { for item in items { $0.member(item.key, item.value) } }
    }
    if let fragment { json.member("#", fragment) }
    if isExclusion { json.member("exclude", bare: true) }
    comparison.writeMembers(to: &json)
    if let comment { json.member("comment", comment) }
  }
}

/// Reads a file, and collects what is wrong, and what is old.
package struct AssociationReader {
  package private(set) var association = AppSiteAssociation()
  /// Old forms, which should not be written any more, and files and components that match no links.
  package private(set) var remarks: [DocumentError] = []
  private var faults: [DocumentError] = []
  /// The values of all components, in order.
  private var nodes: [JSONNode] = []

  package init(_ bytes: [UInt8]) throws(DocumentErrors) {
    do throws(DocumentError) {
      let root = try JSONNode(bytes)
      if let links = root["applinks"] { try read(links) } else { try readOthers(root) }
    } catch {
      faults.append(error)
    }
    if !faults.isEmpty { throw DocumentErrors(faults) }
    remarks += zip(association.reasonsForNoLinks, nodes).compactMap { reason, node in
      reason.map { node.error($0).asRemark(.documentNoClaims) }
    }
  }

  private init() {}

  /// The services that a file may be about beside universal links, or instead of them.
  private static let others = ["activitycontinuation", "appclips", "webcredentials"]

  /// A file about other services claims no links; any other document is an error.
  private mutating func readOthers(_ root: JSONNode) throws(DocumentError) {
    let known = Self.others.filter { root[$0] != nil }
    guard !known.isEmpty else {
      _ = try root.member("applinks")
      return
    }
    _ = try members(root, Self.others + ["applinks"])
    let names = known.map { "\"\($0)\"" }.joined(separator: " and ")
    remarks.append(
      root.error("the file claims no links: it has \(names), and no \"applinks\"").asRemark(.documentNoClaims))
  }

  /// A list of components in another file.
  static func components(_ list: JSONNode) throws(DocumentError) -> [AppSiteAssociation.Component] {
    var (reader, components) = (AssociationReader(), [AppSiteAssociation.Component]())
    for node in try list.elements() { components.append(try reader.component(node)) }
    if let fault = reader.faults.first { throw fault }
    return components
  }

  /// Goes on after a fault in one value.
  private mutating func part(_ read: (inout Self) throws(DocumentError) -> Void) {
    do throws(DocumentError) { try read(&self) } catch { faults.append(error) }
  }

  /// Remarks on an old form.
  private mutating func old(_ node: JSONNode, _ message: String) {
    remarks.append(node.error(message).asRemark(.documentOldForm))
  }

  /// The members of an object, of which all keys are known.
  private mutating func members(
    _ node: JSONNode, _ known: [String]
  ) throws(DocumentError) -> [(key: String, node: JSONNode)] {
    let members = try node.members()
    for (key, node) in members where !known.contains(key) {
      faults.append(node.error("the key \"\(key)\" is unknown here" + didYouMean(nearestWord(to: key, among: known))))
    }
    return members
  }

  private mutating func read(_ links: JSONNode) throws(DocumentError) {
    for (key, node) in try members(links, ["apps", "details", "defaults", "substitutionVariables"]) {
      part { reader throws(DocumentError) in
        switch key {
        case "apps": reader.old(node, "\"apps\" is ignored since iOS 13")
        case "details": try reader.readDetails(node)
        case "defaults": reader.association.defaults = try reader.defaults(node)
        case "substitutionVariables": try reader.readVariables(node)
        default: break
        }
      }
    }
    if links["details"] == nil { faults.append(links.error("the key \"details\" is missing")) }
    checkNames(links)
  }

  private mutating func readVariables(_ node: JSONNode) throws(DocumentError) {
    for (name, texts) in try node.members() {
      part { reader throws(DocumentError) in
        if name.contains(where: { "$()".contains($0) }) {
          throw texts.error("a name cannot contain \"$\", \"(\" or \")\"")
        }
        let all = try texts.elements().map { (node) throws(DocumentError) in
          let text = try node.text()
          if text.contains("$(") { throw node.error("a variable cannot contain another variable") }
          return text
        }
        reader.association.variables.append(.init(name: name, texts: all))
      }
    }
  }

  private mutating func readDetails(_ node: JSONNode) throws(DocumentError) {
    if node.isObject {
      // The form of 2015: an object with the identifiers as its keys.
      old(node, "an object of identifiers is the form of 2015: write a list, with \"appIDs\" and \"components\"")
    }
    let apps: [(id: String?, node: JSONNode)] =
      try node.isObject ? node.members().map { ($0.key, $0.node) } : node.elements().map { (nil, $0) }
    for (id, node) in apps {
      part { reader throws(DocumentError) in try reader.readApp(node, id: id) }
    }
  }

  private mutating func readApp(_ node: JSONNode, id: String?) throws(DocumentError) {
    var details = AppSiteAssociation.Details(appIDs: id.map { [$0] } ?? [], components: [])
    var (paths, hasComponents) = ([AppSiteAssociation.Component](), false)
    var (pathNodes, componentNodes) = ([JSONNode](), [JSONNode]())
    for (key, node) in try members(node, ["appID", "appIDs", "components", "defaults", "paths"]) {
      switch key {
      case "appID":
        details.appIDs.append(try node.text())
        if id == nil { old(node, "\"appID\" is the old form: write \"appIDs\", a list") }
      case "appIDs": details.appIDs += try node.texts()
      case "defaults": details.defaults = try defaults(node)
      case "components":
        hasComponents = true
        componentNodes = try node.elements()
        for node in componentNodes {
          part { reader throws(DocumentError) in details.components.append(try reader.component(node)) }
        }
      case "paths":
        old(node, "\"paths\" is the form before iOS 13: write \"components\"")
        pathNodes = try node.elements()
        paths = try pathNodes.map { (node) throws(DocumentError) in try Self.component(ofPath: node) }
      default: break
      }
    }
    if details.appIDs.isEmpty { faults.append(node.error("\"appIDs\" is missing, or has no app")) }
    // Systems that know components pass the paths over.
    if !hasComponents { details.components = paths }
    nodes += hasComponents ? componentNodes : pathNodes
    association.details.append(details)
  }

  /// A pattern of a list of paths: `NOT /help/*` excludes.
  private static func component(ofPath node: JSONNode) throws(DocumentError) -> AppSiteAssociation.Component {
    let text = try node.text()
    var component = AppSiteAssociation.Component(path: text.hasPrefix("NOT ") ? String(text.dropFirst(4)) : text)
    component.isExclusion = text.hasPrefix("NOT ")
    component.line = node.line
    return component
  }

  private mutating func component(_ node: JSONNode) throws(DocumentError) -> AppSiteAssociation.Component {
    var component = AppSiteAssociation.Component()
    component.line = node.line
    for (key, node) in try members(node, ["/", "?", "#", "exclude", "comment"] + AppSiteAssociation.Defaults.keys) {
      switch key {
      case "/": component.path = try node.text()
      case "#": component.fragment = try node.text()
      case "exclude": component.isExclusion = try node.bool()
      case "comment": component.comment = try node.text()
      case "?" where node.isObject:
        let items = try node.members().map { (key, node) throws(DocumentError) in
          AppSiteAssociation.Component.Item(key: key, value: try node.text())
        }
        component.query = .items(items)
      case "?": component.query = .pattern(try node.text())
      default: try component.comparison.read(key, node)
      }
    }
    return component
  }

  private mutating func defaults(_ node: JSONNode) throws(DocumentError) -> AppSiteAssociation.Defaults {
    var defaults = AppSiteAssociation.Defaults()
    for (key, node) in try members(node, AppSiteAssociation.Defaults.keys) { try defaults.read(key, node) }
    return defaults
  }

  /// An undefined variable matches only its own name, which is surely a mistake.
  private mutating func checkNames(_ links: JSONNode) {
    let known = Set(association.variables.map(\.name) + ApplePattern.knownNames)
    let lengths = Dictionary(association.variables.map { ($0.name, $0.texts.reduce(0) { $0 + $1.utf8.count }) }) {
      $0 + $1
    }
    var length = 0
    for component in association.details.flatMap(\.components) {
      let patterns = component.patterns.map { ApplePattern($0) }
      let names = patterns.flatMap(\.names)
      length += patterns.reduce(0) { $0 + $1.text.utf8.count } + names.reduce(0) { $0 + (lengths[$1] ?? 0) }
      for name in names where !known.contains(name) {
        let message = "the variable $(\(name)) of \(component.text) is not defined"
        faults.append(links.error(message + didYouMean(nearestWord(to: name, among: known.sorted()))))
      }
    }
    if length > Self.longest {
      faults.append(links.error("the patterns with their variables are longer than \(Self.longest) bytes"))
    }
  }

  /// The most bytes of all patterns, in which each variable stands for its texts.
  private static let longest = 2_000_000
}

extension AppSiteAssociation.Component {
  var patterns: [String] {
    let query: [String] =
      switch query {
      case nil: []
      case .pattern(let pattern): [pattern]
      case .items(let items): items.map(\.value)
      }
    return [path, fragment].compactMap(\.self) + query
  }
}
